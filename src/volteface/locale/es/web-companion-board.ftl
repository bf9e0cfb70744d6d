# The big screen for real cards.

companion-lost = Buscando el servidor…
companion-race = Carrera a { $goal }
companion-hit-or-stay = ¿Una más o pasar?
companion-is-winner = ¡Gana!
companion-went-out = ha cerrado
companion-this-round = +{ $points } esta ronda
companion-legend-done = hechas
companion-legend-laid = bajada esta ronda
companion-legend-next = fase siguiente
companion-fewest-win = En caso de empate, gana quien tenga menos puntos
companion-deals-next = Ahora reparte { $name }.
companion-which-rule = ¿Qué regla?
