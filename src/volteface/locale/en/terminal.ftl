# The terminal's own words. New ids go into all four languages, with the same variables.

terminal-title = Volteface
terminal-subtitle = Flip 7. Unofficial.
terminal-edition = Rules: { $edition }
terminal-house-rules = House rules: { $rulings }

## The table

terminal-your-turn = Your turn.
terminal-turn-of = { $name } is deciding.
terminal-after-you = After you.
terminal-you = you
terminal-bot = bot
terminal-round = Round { $round }
terminal-challenge-round = Challenge: round { $round } of { $rounds }
terminal-target =
    { $points ->
        [one] First to { $points } point
       *[other] Race to { $points }
    }
terminal-total = Total
terminal-totals = Totals
terminal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-in-all = { $points } in all
terminal-this-round = { $points } this round
terminal-line-empty = no card yet
terminal-dealer-mark = deals
terminal-chance-held = Second Chance held
terminal-numbers-to-seven =
    { $numbers ->
        [one] Flip 7: { $numbers } number to go
       *[other] Flip 7: { $numbers } numbers to go
    }

## Cards left, and the odds: counts first, per cent second

terminal-cards-left =
    { $cards ->
        [one] { $cards } card left
       *[other] { $cards } cards left
    }
terminal-discarded =
    { $cards ->
        [one] { $cards } card in the discard pile
       *[other] { $cards } cards in the discard pile
    }
terminal-odds-bust =
    { $left ->
        [one] { $bust } of the { $left } card left would bust you ({ $percent }%)
       *[other] { $bust } of the { $left } cards left would bust you ({ $percent }%)
    }
terminal-odds-none = No card left can bust you.
terminal-odds-saved = A Second Chance has you covered.
terminal-odds-unknown = No card is left to draw.
terminal-hit-risk = { $bust } of { $left }
terminal-stay-keeps = keep { $points }

## Story and standings

terminal-story = What happened
terminal-standings = Standings
terminal-rank = { $rank }. { $name }: { $points }
terminal-leads = leads
terminal-round-over = Round { $round } is over
terminal-game-over = Game over
terminal-winner = { $name } wins!
terminal-winners = { $names } share the win!
terminal-nobody-wins = Nobody wins this time.
terminal-draw = A draw.
terminal-well-played = Well played, all.
terminal-press-to-go-on = Press { $key } to go on
terminal-press-for-new-game = Press { $key } for a new game

## Before a game. How strongly bots play is an adjective that fits a game's difficulty, and may be typed after --bots.

terminal-start-game = Game
terminal-start-rules = Rules
terminal-start-seats = Players
terminal-start-bots = Bots
terminal-strength-easy = easy
terminal-strength-medium = medium
terminal-strength-hard = hard
terminal-bots-play = Bots: { $strength }. To choose: --bots { $choices }
terminal-key-start = Start
terminal-key-select = Select
terminal-key-change = Change

## Saving and resuming

terminal-resume-hint = To go on later: { $command }

## Keys

terminal-keys = Keys
terminal-key-hit = Hit
terminal-key-stay = Stay
terminal-key-choose = Choose
terminal-key-go-on = Go on
terminal-key-odds = Odds
terminal-key-help = Help
terminal-key-undo = Take back
terminal-key-save = Save
terminal-key-new-game = New game
terminal-key-language = Language
terminal-key-quit = Quit
terminal-key-back = Back

## Help

terminal-help = Help
terminal-quit-question = Quit the game?
terminal-quit-saved = Nothing is lost: the game is saved.
terminal-yes = Yes
terminal-no = No
terminal-too-small = This window is small. { $columns } columns and { $rows } rows would be enough.

## The table on the screen. On buttons and in lanes, so kept short; never with a gender.

terminal-lane-yours = your turn
terminal-lane-decides = deciding
terminal-lane-absent = sits out
terminal-left = What is left
terminal-odds-short = Bust: { $bust } of the { $left } cards, { $percent }%
terminal-odds-short-none = No card left can bust
terminal-odds-short-saved = Covered by a Second Chance
terminal-odds-seven = Flip 7: { $seven } of the { $left }, { $percent }%
terminal-odds-value = Worth { $points } on average
terminal-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-target-points = { $points } now, { $total } in all
terminal-three =
    { $cards ->
        [0] Flip Three for { $name }: all dealt
        [one] Flip Three for { $name }: { $cards } more card
       *[other] Flip Three for { $name }: { $cards } more cards
    }
terminal-three-waiting = waiting: { $cards }

## The table line by line

terminal-line = { $name }, { $status }: { $cards }. { $points } this round, { $total } in all.
terminal-recap = { $name }: { $sum } makes { $points }. { $total } in all.
terminal-recap-bust = { $name }: bust. { $sum } would have counted. { $total } in all.
terminal-plain-reply = Your answer? Also: ? for help, o for odds, q to quit.
terminal-plain-unknown = “{ $reply }” is none of these.
terminal-plain-odds-shown = The odds are shown.
terminal-plain-odds-hidden = The odds are hidden.
terminal-plain-step = Press Enter for the next move.
terminal-plain-rests = The game rests here.

## More keys, and the replay

terminal-key-theme = Light or dark
terminal-key-hurry = Skip ahead
terminal-key-step = Step
terminal-key-round = Round
terminal-key-ends = First, last
terminal-key-autoplay = Play
terminal-replay-position = Move { $move } of { $moves }
terminal-replay-begins = The table is set.

## What cannot be played, and what to write instead

problem-too-many-seats = This game seats { $most } players at most, not { $seats }.
problem-too-few-seats =
    { $least ->
        [one] By these rules it takes { $least } player, not { $seats }. A house rule allows it: { $option }
       *[other] By these rules it takes { $least } players or more, not { $seats }. A house rule allows it: { $option }
    }
problem-too-many-people = { $people } people do not fit on { $seats } seats.
problem-same-name = Two players cannot both be called { $name }.
problem-rule = “{ $rule }” is not a house rule. Write NAME=ANSWER, such as { $example }.

## Saved games

terminal-kept = Every move is kept. This game: { $table }
terminal-not-kept = That move does not count, because it could not be saved. { $why }
terminal-resumed = Resumed { $table }, round { $round }
problem-name = Every player needs a name of 1 to { $most } characters that can be printed.
problem-agreed = A saved game keeps its rules, seats and players: leave out { $option }.
problem-other-game = { $table } is a game of { $game }.
problem-nothing-to-resume = There is no unfinished game to resume.
problem-finished = { $table } is finished. To look at it: { $command }

## Several people at one keyboard, each with a hand of their own

terminal-pass = Pass the keyboard to { $name }. Nobody else looks.
terminal-pass-ready = { $name } is here: show the hand
terminal-key-viewer = Whose view
terminal-replay-open = all hands open
terminal-replay-seen-by = as { $name } saw it

## What happens at a table

terminal-bot-failed =
    { $why ->
        [hung] { $name }’s program did not answer in time.
        [died] { $name }’s program has stopped.
       *[cheated] { $name }’s program gave no answer that the rules allow.
    } Another bot plays on.

## Flip 7: what is asked, and words for buttons and labels. $name is whose turn it is.

word-stay = Stay
status-active = still in
status-stayed = stayed
status-frozen = frozen
status-busted = bust
flip7-ask-hit-or-stay = Your turn, { $name }. One more card?
flip7-ask-hit-only = Your turn, { $name }. Nothing to keep yet, so take a card.
flip7-ask-freeze = { $name }, who freezes?
flip7-ask-flip3 = { $name }, who flips three?
flip7-ask-give = { $name }, who gets your spare Second Chance?
