# The lab: what simulations and the solver print. Names of games, bots and rulings are as typed.

lab-playing = Playing
lab-compiling = Compiling the kernels for this machine; only the first time takes so long
lab-title = { $game } { $edition }: { NUMBER($games) } games, seed { $seed }
lab-bot = bot
lab-wins = wins
lab-by-seat = wins by seat, %
lab-measure-points_per_round = points a round
lab-measure-bust_rate = busts
lab-measure-flip_seven_rate = Flip 7
lab-measure-phase_rate = phase laid
lab-measure-rounds_per_phase = rounds a phase
lab-measure-flips_per_round = flips a round
lab-measure-out_rate = went out
lab-rounds = { $rounds } rounds a game; ± is a 95 % confidence interval.
lab-speed =
    { $engine ->
        [kernels] { $seconds } s on the kernels, { $jobs } at a time: { $speed } games/s.
       *[readable] { $seconds } s on the readable engine, { $jobs } at a time: { $speed } games/s.
    }
lab-undecided = Games that nobody won: { NUMBER($undecided) }; that several won together: { NUMBER($shared) }.

## The solver. Points are those of this round.

lab-best = Best
lab-worth = { $choice }, worth { $points } points of this round
lab-bust-next = Bust by the next card
lab-bust-end = Bust in the end
lab-bust-bar = bust
lab-chart = The score of this round under best play:
lab-who-gets = Who gets the card: { $card }
lab-target = target
lab-before = before
lab-after = after
lab-loses = loses
lab-ask-own = Your cards (such as 3 7 11 +4 x2 chance; nothing if none)
lab-ask-seen = All other cards that are out of the deck

## What the lab cannot do

problem-games-count = A simulation plays 1 to { $most } games, not { $games }.
problem-seed = A seed is a whole number from 0 to { $most }.
problem-plot-name = { $file } cannot be drawn: its name has to end in one of { $known }.
problem-long-game = By these rules, a game did not end within { $most } rounds.
problem-no-strategy = { $file } is not a strategy table: { $reason }.
problem-strategy-shape = { $file } is not a strategy table: it needs one row of { $most } integers.
problem-too-many-modifiers = No three decks of Flip 7 have so many modifiers of a kind, or Second Chances.
problem-line-is-out = Only a line that is still in the round can be solved.
problem-no-target = Nobody has to choose a target in this position.
