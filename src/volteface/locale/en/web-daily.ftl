# Today's deck in the browser.

web-daily-flip7-above = Five rounds
web-daily-flip7-below = on your own
web-daily-rule-same = The same cards in the same order for everybody.
web-daily-flip7-rule = Freeze and Flip Three? They hit you. Who else?
web-daily-flip7-rule-solver = Then the solver plays your deck, and you compare.
web-daily-week = Your week
web-daily-streak =
    { $days ->
        [0] No days in a row yet
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
web-daily-today = today
web-daily-go-on = Go on
web-daily-points =
    { $score ->
        [one] point.
       *[other] points.
    }
web-daily-practice = Practice: it does not count.
web-daily-rounds = Your rounds
web-daily-flip7-solver = The solver, with your deck
web-daily-flip7-solver-short = Solver
web-daily-flip7-solver-note = The solver counts cards and weighs points of the round; it thinks that Freeze and Flip Three go to somebody else.
web-daily-flip7-note =
    { $move ->
        [hit] Round { $round }: you hit on { $points }. The solver would have stayed; that gives away { $cost } points on average.
       *[stay] Round { $round }: you stayed on { $points }. The solver would have hit; that gives away { $cost } points on average.
    }
web-daily-flip7-note-lucky = Round { $round }: you hit on { $points }, the solver would have stayed, and you got away with it.
web-daily-flip7-note-none =
    { $decisions ->
        [one] The solver would have chosen as you did.
       *[other] The solver would have chosen as you did, all { $decisions } times.
    }
web-daily-send = Share
web-daily-replay = Watch
web-daily-practise = Play it again for practice
web-daily-share-points = { $day }: { $score } points (solver: { $solver })
web-daily-copied = Copied. Paste it wherever you like.
web-daily-not-copied = That could not be copied.
web-daily-next = The next deck in { $hours } h { $minutes } min
web-daily-todays = To today’s deck
web-daily-chain = Could anybody know this deck before?
web-daily-chain-open = Yes. Without a server the deck follows from the date alone, so whoever can compute knows tomorrow’s. It is the same for everybody who plays without a server.
web-daily-chain-first = No. The server lets out one secret a day, and had fixed all of them before. Come back tomorrow: this browser will compare.
web-daily-chain-right = No. Today’s secret leads back to the one that this browser saw on { $day }: it was fixed by then.
web-daily-chain-wrong = Careful: today’s secret does not lead back to the one that this browser saw on { $day }.
web-daily-chain-how = SHA-256 of today’s secret is yesterday’s. Today’s secret:

web-daily-sign-number = a number
web-daily-sign-plus = a bonus
web-daily-sign-freeze = Freeze
web-daily-sign-flip3 = Flip Three
web-daily-sign-chance = Second Chance
web-daily-sign-stay = stayed
web-daily-sign-bust = bust
web-daily-sign-seven = Flip 7
