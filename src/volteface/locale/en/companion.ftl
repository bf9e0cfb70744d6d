# The companion for real cards: what does not fit what happened before.

## What does not fit what happened before

misfit-not-at-the-table = { $player } is not at the table.
misfit-not-in-this-round = { $player } is not in this round.
misfit-no-cards-now = No card is turned over now.
misfit-no-round = No round is running.
misfit-target-first = First: who gets { $player }’s { $card }?
misfit-not-their-turn = It is { $turn }’s turn, not { $player }’s.
misfit-card-is-due = { $player } has to take a card first.
misfit-no-target-now = { $player } has no card to play on anybody.
misfit-score-is-missing = Points, cards or a bust: something has to be entered.
misfit-number-twice = A number is there twice: that is a bust.
misfit-more-than-seven = Seven different numbers end the round.
misfit-seats = That many cannot play by these rules: { $seats }.
misfit-round-is-running = The round is not over yet.
misfit-game-is-over = The game is over.
misfit-who-deals = Who deals first?
misfit-same-name = Two players have the same name.
misfit-cannot-count = That cannot count as it stands. Change it or leave it out.
misfit-entered-elsewhere = Somebody else entered something for the same moment.
misfit-changed-elsewhere = Somebody else changed the same entry.
misfit-only-scores = In Phase 10 FLIP! only scores are kept: hands are hidden.
misfit-out-has-laid = Whoever goes out has laid their phase: { $player }.
misfit-out-has-no-cards = { $player } went out, so no card is left.
misfit-no-such-phase = There is no phase { $phase } here.
