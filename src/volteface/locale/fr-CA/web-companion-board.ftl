# The big screen for real cards.

companion-lost = On cherche le serveur…
companion-race = Course à { $goal }
companion-hit-or-stay = Piger ou finir?
companion-is-winner = Victoire!
companion-went-out = a fini
companion-this-round = +{ $points } cette manche
companion-legend-done = faites
companion-legend-laid = posée cette manche
companion-legend-next = phase à venir
companion-fewest-win = À égalité, le moins de points gagne
companion-deals-next = { $name } brasse ensuite.
companion-which-rule = Quelle règle?
