# The companion for real cards: what does not fit what happened before.

## What does not fit what happened before

misfit-not-at-the-table = { $player } no está en la mesa.
misfit-not-in-this-round = { $player } no juega esta ronda.
misfit-no-cards-now = Ahora no se descubre ninguna carta.
misfit-no-round = No hay ninguna ronda en marcha.
misfit-target-first = Primero: ¿para quién es esta carta: { $card }? ({ $player })
misfit-not-their-turn = Le toca a { $turn }, no a { $player }.
misfit-card-is-due = { $player } tiene que sacar antes una carta.
misfit-no-target-now = { $player } no tiene ninguna carta que jugar a nadie.
misfit-score-is-missing = Puntos, cartas o cero: hay que poner algo.
misfit-number-twice = Hay un número repetido: eso es un fallo.
misfit-more-than-seven = Siete números distintos terminan la ronda.
misfit-seats = Con estas reglas no se puede jugar con este número: { $seats }.
misfit-round-is-running = La ronda no ha terminado.
misfit-game-is-over = La partida ha terminado.
misfit-who-deals = ¿Quién reparte primero?
misfit-same-name = Hay dos nombres iguales.
misfit-cannot-count = Así no puede contar. Cámbialo o déjalo fuera.
misfit-entered-elsewhere = Alguien ha anotado otra cosa del mismo momento.
misfit-changed-elsewhere = Alguien ha cambiado lo mismo.
misfit-only-scores = En Phase 10 FLIP! solo se apuntan los puntos: las manos están ocultas.
misfit-out-has-laid = Quien cierra ha bajado su fase: { $player }.
misfit-out-has-no-cards = { $player } ha cerrado: no le quedan cartas.
misfit-no-such-phase = Aquí no hay fase { $phase }.
