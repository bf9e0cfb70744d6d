# The page about yourself: your games, your record, your other devices, your data.

web-me = You
web-me-nobody = This browser does not know you yet. Play a game, and it will.

web-played-none = No game is over yet.
web-played-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-played-with = with { $names }
web-played-more = Show more
web-played-real-cards = Real cards: no deal to verify
web-scores = Score sheet
web-scores-of = Score sheet of { $game }, { $date }
web-real-cards-mark = Real cards
web-played-imported = From a file
web-played-unverified = From a file, unverified
web-watch-again = Replay
web-replay-of = Replay of { $game }, { $date }
web-check-of = Check the deals of { $game }, { $date }
web-rematch-of = Rematch of { $game }, { $date }

web-record = Your record
web-record-people = Against people
web-record-bots = Against bots
web-record-won =
    { $games ->
        [one] { $won } of { $games } game won
       *[other] { $won } of { $games } games won
    }
web-record-none = not yet
web-record-note = A game counts as against people if one more person sat at the table. Games played on from a replay do not count.

web-carry = Another device
web-carry-note = Be yourself on your phone and on your laptop: the same games, the same record.
web-carry-make = Make a link
web-carry-warning = Whoever opens this link can be you. Open it on your own device, and show it to nobody.
web-carry-link = Link for your other device
web-carry-qr = QR code of the link for your other device
web-carry-copied = Copied. Open it on your other device.
web-carry-gone = This link leads to nobody. Make a new one on the other device.
web-carry-same = You are { $name } here already.
web-carry-question = Be { $name } here?
web-carry-fresh = { $name }'s games and record come to this browser. Say yes only if you are { $name }.
web-carry-instead = This browser is { $old } now. If it becomes { $name }, the games and the record of { $old } are lost to it, unless another device of yours still has them. Say yes only if you are { $name }.
web-carry-yes = Be { $name }
web-carry-no = No
web-carry-stay = Stay { $old }
web-carry-done = You are { $name } here now.

web-devices = Your devices
web-devices-note = Every browser and every link you play with. Sign out those you have lost or do not recognise.
web-devices-this = This browser
web-devices-since = Since { $when }
web-devices-revoke = Sign out
web-devices-gone = Signed out.
