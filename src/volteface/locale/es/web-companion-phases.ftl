# Real cards of Phase 10 FLIP!: entering a round, and “Is this a phase?”.

companion-nobody-out = Nadie ha cerrado
companion-tell-out = { $name } cierra
companion-tell-hand = { $name }: { $fives } × 5, { $tens } × 10, { $twenties } × 20
companion-tell-phase = { $name } va por la fase { $phase }
companion-phase-laid = Fase { $phase } bajada
companion-phase-next = Ahora, fase { $phase }
companion-phase-again = Otra vez fase { $phase }
companion-laid = Bajada
companion-out = Cierra
companion-laid-name = { $name } ha bajado su fase
companion-out-name = { $name } cierra
companion-in-all = { $total } en total
companion-phases-done = { $done } fases de { $phases }
companion-holds = { $name } tiene…
companion-to-count = { $cards } cartas por contar.
companion-of-cards = { $cards } de { $of }
companion-tap-the-hand = Un toque por cada carta que queda.
companion-key-fives = Una carta del 1 al 9, 5 puntos; { $count } por ahora
companion-key-tens = Un 10, 11 o 12, 10 puntos; { $count } por ahora
companion-key-twenties = Una estrella, 20 puntos; { $count } por ahora
companion-fives = 1–9
companion-tens = 10–12
companion-twenties = ★
companion-type-it = Escribir
companion-two-digits-hand = Dos cifras y sigue solo; 05 para 5.
companion-then-hand = Luego las cartas de { $name }.
companion-side = Lado en juego
companion-side-colour = Lado color
companion-side-intense = Lado intenso
companion-who-out = ¿Quién ha cerrado?
companion-who-out-note = Toca Cierra en su fila. Así queda bajada también su fase.
companion-all-counted = Todo contado
companion-all-counted-note = La ronda se apunta en cuanto vuelva la conexión.
companion-tie-break = Empate: gana quien cierre antes.
companion-tied = Empate en la fase { $phase }: { $names } la repiten. Gana quien cierre antes.
companion-set-phase = Corregir la fase de alguien
companion-whose-phase = ¿La fase de quién?
companion-is-phase = ¿Es una fase?
companion-what-to-check = Qué comprobar
companion-check-phase = Bajar una fase
companion-check-hit = Añadir una carta
companion-tap-your-cards = Toca tus cartas
companion-phase-yes = Fase { $phase }: ¡sí!
companion-lay-it = Bájala así.
companion-would-do = Serviría: { $cards }.
companion-nearest = La fase { $phase } estaría más cerca.
companion-another-way = De otra forma: quedan { $points } puntos
companion-left-over = Sobra
companion-your-hand = Tu mano
companion-take-off = Quitar: { $card }
companion-no-more-copies = La baraja no tiene más cartas de esas.
companion-phase-before = Fase anterior
companion-next-for = Fase { $phase }, la siguiente de { $name }
companion-phase-after = Fase siguiente
companion-run-of = Escalera de { $size }
companion-set-of = Serie de { $size }
companion-run = Una escalera
companion-set = Una serie
companion-group = Grupo en la mesa
companion-colour = Color
companion-star = Estrella
companion-new-hand = Otra mano
companion-tap-the-group = ¿Puedo añadirla?
companion-tap-the-group-note = Toca el grupo de la mesa y luego tu carta.
companion-on-the-table = En la mesa
companion-your-card = Tu carta
companion-hit-yes = Sí: encaja
companion-hit-no = No: ahí no
companion-hit-as = Como { $numbers }.
companion-tell-laid =
    { $laid ->
        [no] { $name } no ha bajado
       *[yes] { $name } ha bajado su fase
    }
companion-tell-side =
    { $side ->
        [intense] FLIP: lado INTENSO
       *[colour] FLIP: lado COLOR
    }
companion-flip-to =
    { $side ->
        [intense] Lado intenso. Toca para dar la vuelta
       *[colour] Lado color. Toca para dar la vuelta
    }
companion-cards-short =
    { $short ->
        [one] Falta una carta
       *[other] Faltan { $short } cartas
    }
companion-cards =
    { $cards ->
        [one] Una carta
       *[other] { $cards } cartas
    }
