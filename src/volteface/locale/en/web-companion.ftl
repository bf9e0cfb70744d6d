# The companion for real cards, in the browser: starting, the pads, the score sheet, sharing.

## Starting

companion-title = Real cards
companion-kept = Games kept so far
companion-none-kept = Nothing kept yet. The first game you start shows up here.
companion-import = Open a file
companion-import-note = A score sheet (CSV) or a whole game (JSON), saved here or elsewhere.
companion-which-game = Which game?
companion-who = Who’s playing?
companion-random-dealer = Random dealer
companion-groups = Groups that played before
companion-add = Add a name
companion-add-this = Add this name
companion-in-seat-order = in seat order
companion-move = { $name }, seat { $seat }. Move with the up and down keys.
companion-moved = { $name } sits on seat { $seat } now.
companion-remove = Take { $name } off
companion-deals-first = deals first
companion-deals-first-name = { $name } deals first
companion-few = The rulebook asks for { $least } or more. You play anyway: a house rule.
companion-second-deck = So many of you: shuffle in a second deck.
companion-challenge = The challenge for one or two: { $target } points within { $rounds } rounds.
companion-what-to-enter = What do you want to enter?
companion-way-cards = Every card
companion-way-cards-note = Tap each card as it falls: odds and advice
companion-way-scores = Only scores
companion-way-scores-note = Two taps a player after each round
companion-variant-standard = To the last phase
companion-variant-standard-note = The first to lay it wins
companion-variant-ten-rounds = Ten rounds
companion-variant-ten-rounds-note = Fewest points win
companion-rulebook = Rulebook
companion-edition-en = English
companion-edition-fr = French
companion-edition-qc = Quebec
companion-edition-es = Spanish
companion-edition-en31 = English, new
companion-none = None
companion-on = On
companion-off = Off
companion-start = Start
companion-soon = It begins as soon as everybody is named.

## Around the pad

companion-round = Round { $round }
companion-round-of = Round { $round }/{ $rounds }
companion-over = The end
companion-left = { $left } left
companion-sheet = Score sheet
companion-fix = Fix a card
companion-screen = Big screen
companion-back-to-pad = Back to the pad
companion-seats = Everybody at the table
companion-tab = { $name }: { $points } in this round, { $total } in all. { $status }
companion-status-stay = Stays
companion-status-frozen = Frozen
companion-status-bust = Bust
companion-status-seven = Flip 7
companion-status-done = Entered
companion-offline =
    { $entries ->
        [0] No connection. Keep going: what you enter is sent later.
        [one] No connection. One entry waits to be sent.
       *[other] No connection. { $entries } entries wait to be sent.
    }
companion-unsettled =
    { $entries ->
        [one] One entry does not fit. What is right?
       *[other] { $entries } entries do not fit. What is right?
    }
companion-settle = What is right?
companion-settled = Settled
companion-written-by = { $name }, round { $round }
companion-counts = Counts now
companion-counts-by = Counts now, by { $name }
companion-settle-this = This one
companion-settle-instead = This one: { $entry }
companion-settle-count = Count it: the table is right
companion-settle-both = Both happened
companion-settle-drop = Leave it out
companion-redo = Redo
companion-undo = Undo
companion-undo-what = Undo: { $entry }
companion-changes = Changes
companion-changed = Changed: { $entry }
companion-inserted = Added: { $entry }
companion-removes = Removed

## What was written

companion-tell-took = { $name }: { $card }
companion-tell-stayed = { $name } stays
companion-tell-target = { $name }, on { $target }
companion-tell-bust = { $name }: bust
companion-tell-score = { $name }: { $points }
companion-tell-reshuffled = Shuffled
companion-tell-turn = { $name }’s turn
companion-tell-players = Players: { $names }
companion-tell-round = New round
companion-tell-total = { $name }: { $total } in all
companion-tell-stop = Stopped

## Every card

companion-who-deals = Who deals first?
companion-name-deals = { $name } deals.
companion-gets = { $name } gets a…
companion-gets-which = { $name } gets a card. Which one?
companion-points-so-far = { $points } points
companion-three-left =
    { $cards ->
        [one] Flip Three: one more card.
       *[other] Flip Three: { $cards } more cards.
    }
companion-target-freeze = Who freezes?
companion-target-flip3 = Who flips three?
companion-target-chance = Who gets it?
companion-targets = Who gets the card: { $card }
companion-keys = Cards
companion-key =
    { $effect ->
        [bust] { $card }, { $left } left, would bust
        [saved] { $card }, { $left } left, a Second Chance saves
        [flip7] { $card }, { $left } left, would be Flip 7
       *[other] { $card }, { $left } left
    }
companion-stays = Stays
companion-hit = Hit
companion-stay = Stay
companion-chance = { $percent } % bust
companion-chance-cards =
    { $bad ->
        [one] { $bad } card of { $cards }.
       *[other] { $bad } cards of { $cards }.
    }
companion-worth = A hit wins { $win } and risks { $risk }.
companion-inexact = Roughly: not every card of this deck was entered.
companion-gone = By what was entered, no card like this is left: { $card }. Did it really come up?
companion-gone-count = Yes, count it
companion-leave-it = Leave it
companion-score-by-number = Score by number
companion-score-by-number-note = For when somebody forgot a card: the others go on card by card.
companion-set-turn = It is { $name }’s turn
companion-set-turn-note = If the pad and the table disagree, the table is right.
companion-odds = Odds and advice
companion-odds-note = Everybody at this table sees whether they are on.
companion-reshuffled = The discards were shuffled in just now

## Fixing a card

companion-deal = Deal
companion-lap = Lap { $lap }
companion-fix-hint = Tap an entry to change, move or remove it.
companion-got = { $name } got a…
companion-also-got = { $name } also got…
companion-remove-entry = It never happened
companion-on-whom = On whom?
companion-whose = Whose was it?
companion-then = Then this changes:
companion-change-it = Change it
companion-other-target = Other target
companion-not-theirs = Not { $name }’s
companion-add-before = Add one before
companion-remove-it = Remove

## Only scores

companion-has = { $name } has…
companion-typed = Typed: { $digits }
companion-two-digits = Two digits, and it moves on. For 7, type 0 and 7.
companion-so-many = That many? Then tap the arrow again.
companion-tap-cards = Tap the cards in front of { $name }.
companion-makes = { $total } + { $sum } makes { $all }
companion-how = Cards or points
companion-tap-the-cards = Tap the cards
companion-type-the-points = Type the points
companion-erase = Delete
companion-clear = Clear
companion-bust = Bust
companion-seven = Flip 7
companion-next = Next
companion-done = Done

## Between rounds and at the end

companion-phase = Phase { $phase }
companion-plus = + { $points }
companion-people = Who plays
companion-people-change = Somebody comes, leaves or moves
companion-people-note = From the next round on. Somebody new begins with 0 points; whoever leaves keeps theirs on the sheet.
companion-people-keep = That’s us now
companion-next-round = Next round
companion-tie = A tie at { $total }: another round decides.
companion-wins =
    { $count ->
        [0] Not this time!
        [one] { $names } wins!
       *[other] { $names } win!
    }
companion-no-deal = You dealt the cards yourselves, so there is no deal to verify, and it counts in nobody’s record.
companion-replay = Replay
companion-again = Play again
companion-stop = Stop here: whoever leads has won

## The score sheet

companion-cell = { $name }, round { $round }: { $points }, { $total } in all
companion-no-round-yet = The first round goes here
companion-deals = deals
companion-tap-to-correct = Tap to correct
companion-totals = Totals by round
companion-in-round = { $name } in round { $round }
companion-change = Change
companion-nothing-else = Nothing else changes.
companion-rest-stays = All the rest stays as it is.
companion-then-unsettled = { $entry } does not fit any more. { $why }
companion-then-comes = { $name } is at the table.
companion-then-leaves = { $name } is not at the table.
companion-then-in = No bust: { $name } is back in, with { $points } points.
companion-then-out = { $name } is bust.
companion-then-total = { $name }: { $before } in all, now { $after }.
companion-then-points = { $name }: { $before } points, now { $after }.
companion-then-turn = { $name }’s turn now.
companion-then-round-over = Round { $round } is over.
companion-then-not-over = The game is not over yet.
companion-then-left = { $left } cards left in the deck.
companion-ask-to-write = Let me write too
companion-has-asked = The host has been asked

## The menu

companion-right = The table is right
companion-right-note = If the printed cards say something else, set it. The list of changes says so.
companion-right-whose = Whose total?
companion-right-total = Total, { $total } so far
companion-right-set = Set it
companion-writers = Who writes
companion-open = Everybody with the link
companion-open-note = Otherwise you let people write one by one.
companion-may-write = may write
companion-asks = would like to write
companion-asked =
    { $count ->
        [one] { $names } would like to write
       *[other] { $names } would like to write
    }
companion-no-writers = Nobody has asked yet. Share the link; whoever opens it can ask.
companion-other-table = Another table
companion-leave = To the home page

## Sharing

companion-screen-here = This game is kept on this device. To show it on another screen, put it on the server first.
companion-screen-how = Open this link on the television or the tablet; it follows along.
companion-screen-link = Link for the big screen
companion-screen-this = Show it on this screen
companion-screen-type = Or type this address
companion-follow = Follow our game, round by round:
companion-follow-title = For everybody’s phone
companion-follow-link = Link that follows along
companion-put = Put it on the server
companion-put-note = With everything that was entered. Then other phones and a big screen can follow.
companion-put-offline = Possible as soon as the server answers again.
companion-put-done = The game is on the server now. It goes on here.
companion-share-picture = As a picture
companion-share-picture-note = Everybody’s total
companion-share-csv = As a spreadsheet
companion-share-csv-note = CSV, a row for each player and round
companion-share-json = Everything
companion-share-json-note = JSON, with all corrections; can be opened again
