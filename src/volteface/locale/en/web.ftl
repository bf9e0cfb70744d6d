# The browser's own words, for both games. New ids go into all four languages, with the same variables.

## Everywhere

web-close = Close
web-back = Back
web-loading = One moment …
web-you = you
web-your-turn = Your turn.
web-language = Language
web-go-home = Home
web-unreachable = The server cannot be reached. Trying again …
web-nowhere = Nothing here
web-nowhere-note = This address leads nowhere. The tables are this way.
web-no-such-table = No such table
web-no-such-table-note = Perhaps a letter of the link is missing. Ask for it once more, or open a table of your own.
web-games = Games

## Home

web-tagline = Two flip card games, with friends or bots, free and without an account.
web-unofficial = Unofficial: not made by the publishers.
web-flip7-pitch =
    One more card?
    Race to 200.
web-phase10flip-pitch =
    Two faces per card:
    yours, and theirs.
web-play = Play
web-play-game = Play { $game }
web-light-theme = Light theme
web-dark-theme = Dark theme
web-you-and-options = You and your options
web-join = Join a table
web-join-placeholder = Code or link
web-join-how = Type the five letters of a table’s code, or paste its link.
web-my-tables = Games you are in
web-lobby = Lobby
web-rules = Rules
web-how-to-play = How to play
web-rules-source = Read: { $source }
web-rules-note = Every edition's answer
web-about = About

## A new table

web-your-name = Your name
web-no-account = No account, no e-mail. This browser remembers you.
web-play-with-bots = Play with bots
web-invite-friends = Invite friends
web-options = Options
web-seats = Players
web-seats-number =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
web-seconds-left =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
web-bots-play = Bots play
web-bots-play-random = at random
web-bots-play-threshold = carefully
web-bots-play-counter = well: they count cards
web-bots-play-greedy = simply
web-bots-play-planner = well: they plan ahead
web-edition = Rulebook
web-edition-differs =
    { $count ->
        [one] { $count } answer differs from: { $edition }
       *[other] { $count } answers differ from: { $edition }
    }
web-instead-of = instead of: { $answer }
web-house-rule = House rule
web-house-rules = House rules
web-house-rules-count =
    { $count ->
        [one] { $count } house rule
       *[other] { $count } house rules
    }
web-no-house-rules = Back to the rulebook
web-number-between = A whole number from { $least } to { $most }, please.
web-turn-time = Time for a turn
web-no-turn-time = No time limit
web-waits = Wait for everybody
web-waits-note = No bot plays for somebody who is away
web-waits-on = The table waits for everybody; no bot plays for somebody who is away
web-waits-off = A bot plays for somebody who is away, after asking twice
web-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
web-turn-seconds =
    { $seconds ->
        [one] { $seconds } second for a turn
       *[other] { $seconds } seconds for a turn
    }
web-hints = Odds and suggestions
web-hints-table = Whether anybody at the table may see them
web-hints-mine = On your own screen
web-hints-on = Odds and suggestions are allowed
web-hints-off = No odds, no suggestions
web-listed = Listed in the lobby
web-listed-note = Anybody may find it and come in
web-private = Private: only by its link

## A table that gathers

web-guest-names = Otter, Fox, Badger, Heron, Lynx, Robin, Hare, Owl, Seal, Magpie, Beaver, Wren
web-take-a-seat = Take a seat
web-take-a-seat-note =
    { $known ->
        [yes] { $host } is waiting for you. Tap a seat.
       *[no] Tap a seat.
    }
web-who-plays = Who plays?
web-who-plays-note = Friends who come in sit down with one tap.
web-sit = Sit
web-sit-here = Sit here
web-move-here = Move here
web-sit-instead = Sit in place of { $name }
web-seat-number = seat { $seat }
web-add-bot = Bot
web-add-bot-to = Put a bot on seat { $seat }
web-host = host
web-is-here = here
web-is-not-here = has the page closed
web-start = Start
web-bots-fill =
    { $seats ->
        [one] A bot takes the free seat.
       *[other] Bots take the { $seats } free seats.
    }
web-waiting-for-host =
    { $known ->
        [yes] { $host } begins the game.
       *[no] The host begins the game.
    }
web-invite = Invite
web-invite-to-watch = Let others watch
web-invitation = Come and play { $game } with me.
web-link = Link to this table
web-qr = QR code of the link to this table
web-qr-larger = Show the QR code large
web-qr-scan = Scan this
web-code = Code
web-code-letters = Code of this table: { $letters }
web-code-where = to be typed at { $place }
web-only-here = Others cannot come in this way: this page is open on this computer only.
web-only-here-how = To let phones and computers in the same network in, stop it and start it again like this. Your tables are kept.
web-share = Share
web-copy = Copy
web-copied = Copied. Now paste it to your friends.
web-copy-yourself = Copy the marked link yourself.
web-agreed = What is agreed

## The lobby

web-lobby-empty = No table is open right now. Yours could be the first.
web-open-table = Open a table
web-nobody-yet = nobody yet
web-free-seats =
    { $seats ->
        [0] full
        [one] { $seats } free seat
       *[other] { $seats } free seats
    }
web-watch = watch

## Around the table

web-menu = Menu
web-beside = Beside the table
web-story = Story
web-story-earlier = Earlier
web-story-unread =
    { $unread ->
        [one] Story, { $unread } new message
       *[other] Story, { $unread } new messages
    }
web-why-this = Which rule? { $text }
web-what-happened = What happened?
web-rules-by = This table plays by: { $edition }
web-other-books = The other books
web-this-table = this table
web-all-rules = All questions and answers
web-undo = Take back
web-chat = Chat
web-chat-is-off = The host has turned the chat off. Reactions still fly.
web-say-something = Say something
web-send = Send
web-reactions = Reactions
web-reaction-1 = applause
web-reaction-2 = laughing
web-reaction-3 = surprised
web-reaction-4 = screaming
web-reaction-5 = freezing
web-reaction-6 = good luck
web-reaction-7 = boom
web-reaction-8 = heart
web-sound = Sounds
web-theme = Theme
web-theme-auto = like the device
web-theme-light = light
web-theme-dark = dark
web-motion = Motion
web-motion-auto = like the device
web-motion-full = full
web-motion-reduced = reduced
web-you-host = You are the host
web-pause = Pause
web-resume = Go on
web-make-host = Make { $name } the host
web-remove = Remove { $name }
web-remove-person = Remove { $name }
web-remove-ask = Remove { $name }?
web-remove-note = The seat is free then. { $name } is told, and cannot sit down again unless you allow it.
web-remove-note-playing = A bot plays on. { $name } is told, and cannot come back unless you allow it.
web-remove-yes = Remove
web-remove-no = Keep
web-removed-people = Removed by you
web-let-in = Let { $name } in again
web-let-in-short = Let in
web-you-are-removed = You were removed
web-you-are-removed-note = The host has removed you from this table. If that was a mistake, ask them to let you in again: this page goes on by itself then.
web-late-seats = Latecomers may take a bot’s seat
web-late-seats-note = From the next round on
web-take-a-bots-seat = Play along
web-take-a-bots-seat-note = You take a bot’s seat, with its points, when the next round begins.
web-claim = Take { $name }’s seat
web-claimed = From the next round on you play in place of { $name }.
web-claimed-by = { $claimer } takes this seat
web-drop-claim = I’d rather watch
web-leave = Leave the game
web-leave-note = A bot plays on for you. You can take your seat back at any time.
web-watching = You are watching.
web-bot-plays-for-you = A bot plays for you.
web-asked-again =
    { $seconds ->
        [one] Are you there? A bot plays for you in { $seconds } second.
       *[other] Are you there? A bot plays for you in { $seconds } seconds.
    }
web-asked-again-said = Your time is up. It is still your turn: a bot plays for you soon.
web-asked-again-other =
    { $seconds ->
        [one] { $name } is asked once more: { $seconds } second, then a bot plays on.
       *[other] { $name } is asked once more: { $seconds } seconds, then a bot plays on.
    }
web-waited-for = { $name } is away. The table waits.
web-let-bot-play = Let a bot play
web-too-late = Your move came too late: the table had gone on. It was not made.
web-take-back = Take my seat back
web-away =
    { $seconds ->
        [one] { $name } is away. A bot plays on in { $seconds } second.
       *[other] { $name } is away. A bot plays on in { $seconds } seconds.
    }
web-stands-in =
    { $why ->
        [time] A bot plays for { $name }: time ran out
        [away] A bot plays for { $name }, who is away
        [removed] A bot plays for { $name }
       *[left] A bot plays for { $name }, who left
    }
web-paused = The game is paused.
web-offline = You are offline. Nothing is lost; trying again …
web-offline-waiting = Your move is sent as soon as you are back.
web-try-again = Try now
web-closed = The server has closed this table. Reload the page.

## Between rounds, and the end

web-round-is-over = The round is over
web-next-round = Next round
web-see-result = The result
web-goes-on-in =
    { $seconds ->
        [one] Goes on by itself in { $seconds } second
       *[other] Goes on by itself in { $seconds } seconds
    }
web-game-over = The game is over
web-wins =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
web-nobody-wins = Nobody wins
web-chart = Totals by round
web-chart-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
web-chart-as-table = In numbers
web-rematch = Rematch
web-join-rematch = To the rematch

## Replays

web-replay = Replay
web-replay-watch = Watch the replay
web-replay-at =
    { $move ->
        [0] Round { $round }, before the first move
       *[other] Round { $round }, move { $move } of { $moves }
    }
web-replay-move = Move { $move } of { $moves }
web-replay-moves = Moves of the game
web-replay-round = Round { $round }
web-replay-jump = Jump to a round
web-replay-play = Play
web-replay-pause = Pause
web-replay-back = One move back
web-replay-forward = One move on
web-replay-round-back = Back to the start of a round
web-replay-round-forward = On to the next round
web-replay-view = View
web-replay-open = All open
web-replay-speed = Speed
web-replay-times = { $speed }×
web-replay-save = Save as a file
web-replay-save-note = The whole game with the secret behind its deals. It can be opened at any Volteface server, and checked.
web-replay-file = Open a game from a file
web-replay-file-note = A finished game that somebody saved here or elsewhere. It opens as a replay, and you find it in your games.
web-replay-choose = Choose a file
web-replay-torn = { $file } is not a whole finished game of ours: perhaps it is torn, changed, or something else. Nothing has been opened.
web-replay-unfinished = Not over yet
web-replay-unfinished-note = A game can be watched again once it is over. This one is still going on.
web-replay-to-table = To the table
web-replay-try-again = Try again
web-replay-unverified = Unverified: this game came from a file, and its deals are not proven.
web-replay-play-on = Play on from here
web-replay-play-on-note = A new table: you take one seat, bots take the others. Cards that are still to come are dealt anew.
web-replay-play-on-over = The game is over here. Go back to a move to play on from.
web-replay-your-seat = You play as
web-replay-begin = Play on

## What happens at a table besides moves. $name is a player's name; $why and $on say more where there is more to say.

web-table-event-sat-down = { $name } sits down.
web-table-event-bot-seated = { $name }, a bot, sits down.
web-table-event-seat-freed = A seat is free again.
web-table-event-host-changed =
    { $who ->
        [me] You are the host now.
        [other] { $name } is the host now.
       *[nobody] Somebody else is the host now.
    }
web-table-event-chat-switched =
    { $on ->
        [yes] The chat is on.
       *[no] The chat is off.
    }
web-table-event-started = The game begins.
web-table-event-paused = The game is paused.
web-table-event-resumed = The game goes on.
web-table-event-stood-in =
    { $why ->
        [time] Time is up: a bot plays on for { $name }.
        [removed] The host gives the seat of { $name } to a bot.
       *[other] A bot plays on for { $name }.
    }
web-table-event-took-back = { $name } is back.
web-table-event-removed = The host has removed { $name } from the table.
web-table-event-readmitted = { $name } may come in again.
web-table-event-late-seats-switched =
    { $on ->
        [yes] Latecomers may take a bot’s seat.
       *[no] Nobody may take a bot’s seat during the game.
    }
web-table-event-seat-claimed = { $name } plays from the next round on, in place of { $bot }.
web-table-event-claim-dropped = { $bot } keeps the seat.
web-table-event-took-over = { $name } takes the seat of { $replaced }, points included.
web-table-event-bot-failed = The bot { $name } failed; another one plays on.
web-table-event-branched = The game goes on from a moment of a finished one.
web-table-event-moved =
    { $away ->
        [yes] The game goes on elsewhere.
       *[no] The game goes on here; it began elsewhere.
    }

## About

web-about-what-title = What this is
web-about-what = A place to play Flip 7, in all its editions, and Phase 10 FLIP! with friends and bots. Open a table, send the link, play. The same games run in a terminal, and the rules engine is there for whoever writes bots.
web-about-unofficial-title = An unofficial project
web-about-unofficial = Volteface is not affiliated with, endorsed by or sponsored by any publisher. Flip 7 is a trademark of USAopoly, Inc.; Phase 10 is a trademark of Mattel, Inc. Words and art here are our own, and a ruling is our reading of a rulebook.
web-about-fair-title = Is the deal fair?
web-about-fair = Before the first card the server commits to a secret, and every player adds chance of their own. When the game is over the secret is shown, and anybody can deal the whole game again and compare.
web-about-data-title = What is kept
web-about-data = The name you chose, the games you played, and one cookie so that your seat stays yours. No account, no e-mail, nothing from other sites.
web-about-source-title = Open source
web-about-source = The code is under the MIT license: the rules, the bots, the tables and this page.

## The way to the page that checks the deals

web-fair = Check the deals
web-fair-about-link = Check the deals of a game
web-fair-table-title = Is the deal fair?
web-fair-table = The cards are already settled by a secret that nobody at the table knows, and by what everybody adds when they sit down. This is the secret's fingerprint. Your browser remembers it, and when the game is over it can check every card.

web-me-all = Your games and your record
web-played = Games you played
web-played-won =
    { $shared ->
        [yes] You shared the win.
       *[no] You won!
    }
web-played-lost = Won by { $names }.
web-played-nobody = Nobody won.
web-check = Check
web-newcomer-hints = Hints for newcomers
