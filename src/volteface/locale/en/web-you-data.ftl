# What a browser keeps of somebody, and how all of it is deleted.

web-storage-games =
    { $games ->
        [0] No game is kept in this browser.
        [one] { $games } game is kept in this browser.
       *[other] { $games } games are kept in this browser.
    }
web-storage-used = Volteface takes { $size } MB here.
web-storage-kept = The browser keeps it until you delete it.
web-storage-not-kept = The browser did not agree. Once the app is on your home screen, it usually does.
web-storage-may-go = The browser may clear it when space runs out.
web-storage-keep = Ask the browser to keep it
web-storage-fetch = Get ready to play offline ({ $size } MB)
web-storage-save = Save everything as a file
web-storage-restore = Bring back a saved file
web-storage-restored =
    { $games ->
        [0] Nothing new in that file.
        [one] { $games } game is back.
       *[other] { $games } games are back.
    }
web-storage-known =
    { $known ->
        [one] { $known } was here already.
       *[other] { $known } were here already.
    }
web-storage-refused =
    { $refused ->
        [one] { $refused } could not be read.
       *[other] { $refused } could not be read.
    }
web-storage-note = The file holds your games, running ones too. Keep it to yourself while a game runs: its cards are in it.

web-forget-goes-local = the games on this device that nobody else on it played
web-forget = Delete my data
web-forget-note = Your name, your keys, your list of games and your record, on this server and on all your devices.
web-forget-question = Delete all of it?
web-forget-goes = What goes
web-forget-goes-name = your name, and what lets your devices be you
web-forget-goes-games = your list of games and your record
web-forget-goes-notes = what this browser noted of your tables
web-forget-stays = What stays
web-forget-stays-logs = the logs of games, with the names used at the table: the others' proof rests on them
web-forget-stays-running = a game that is still running: a bot plays on for you
web-forget-yes = Delete for good
web-forget-no = Keep it
web-forget-done = Done. Nobody here knows you any more.
