# The big screen for real cards.

companion-lost = Looking for the server…
companion-race = Race to { $goal }
companion-hit-or-stay = Hit or stay?
companion-is-winner = Wins!
companion-went-out = went out
companion-this-round = +{ $points } this round
companion-legend-done = done
companion-legend-laid = laid this round
companion-legend-next = next phase
companion-fewest-win = Fewest points win a tie
companion-deals-next = { $name } deals next.
companion-which-rule = Which rule?
