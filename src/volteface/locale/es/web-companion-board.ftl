# The big screen for real cards.

companion-lost = Buscando el servidor…
companion-race = Carrera a { $goal }
companion-hit-or-stay = ¿Otra o plantarse?
companion-is-winner = ¡Gana!
companion-went-out = sin cartas
companion-this-round = +{ $points } esta ronda
companion-legend-done = hechas
companion-legend-laid = bajada esta ronda
companion-legend-next = fase siguiente
companion-fewest-win = En caso de empate, ganan menos puntos
companion-deals-next = Ahora reparte { $name }.
companion-which-rule = ¿Qué regla?
