# Today's deck in the browser: the deck of Phase 10 FLIP!, everybody's results, and friends.

web-daily-games = ¿Qué juego?
web-daily-played = jugado
web-daily-new-day = Ha empezado un nuevo día: estas son las cartas de hoy.
web-daily-turns =
    { $score ->
        [one] turno.
       *[other] turnos.
    }
web-daily-note-no-cost = Donde elegiste otra cosa, no te costó nada.
web-daily-analyse = Analizar
web-daily-fewer = Mostrar menos
web-daily-picture = Guardar la imagen
web-daily-share-turns =
    { $score ->
        [one] { $day }: { $score } turno (bot: { $solver })
       *[other] { $day }: { $score } turnos (bot: { $solver })
    }

## Everybody's results

web-daily-played-points =
    { $players ->
        [0] Aquí todavía no ha terminado nadie.
        [one] Ha terminado una persona, con { $half }.
       *[other] Han terminado { $players }. La mitad hizo { $half } o más.
    }
web-daily-played-turns =
    { $players ->
        [0] Aquí todavía no ha terminado nadie.
        [one] Ha terminado una persona, en { $half } turnos.
       *[other] Han terminado { $players }. La mitad necesitó { $half } turnos o menos.
    }
web-daily-name-shown = Tu nombre y tu resultado estarán en la tabla de hoy, para quienes ya han jugado.
web-daily-standings = La tabla de hoy
web-daily-players =
    { $players ->
        [one] Ha terminado { $players } persona
       *[other] Han terminado { $players } personas
    }
web-daily-better-than = Mejor que el { $percent } % aquí.

## Friends, by link

web-daily-friends = Amistades
web-daily-friend-made = Es el resultado de { $name }.
web-daily-friend-first = Juega antes con las mismas cartas. Después verás las rondas de { $name } junto a las tuyas.
web-daily-both = Los dos resultados
web-daily-rounds-of = Las rondas de { $name }
web-daily-mine = Mi resultado

## The deck of Phase 10 FLIP!

web-daily-phase10flip-above = Tres fases
web-daily-phase10flip-below = pocos turnos
web-daily-phase10flip-rule = Baja las fases 1, 2 y 3 y quédate sin cartas cada vez. Cuentan los turnos; 20 por ronda como mucho.
web-daily-phase10flip-rule-solver = Después, nuestro mejor bot juega con tus cartas y comparas.
web-daily-phase10flip-solver = Nuestro mejor bot, con tus cartas
web-daily-phase10flip-solver-short = Bot
web-daily-phase10flip-solver-note = Cuantos menos turnos, mejor. El bot ve lo mismo que tú, y juega las dos opciones hasta el final de la ronda con estas mismas cartas; así que la suerte también cuenta.
web-daily-phase10flip-choice =
    { $best ->
        [draw] Ronda { $round }, turno { $turn }: tomaste el descarte, el bot roba.
        [take] Ronda { $round }, turno { $turn }: robaste, el bot toma el descarte.
        [lay] Ronda { $round }, turno { $turn }: podías bajar tu fase.
        [hit] Ronda { $round }, turno { $turn }: podías añadir una carta.
       *[discard] Ronda { $round }, turno { $turn }: descartaste { $card }; el bot, { $other }.
    }
web-daily-phase10flip-note-none =
    { $decisions ->
        [one] El bot habría elegido como tú.
       *[other] El bot habría elegido como tú, las { $decisions } veces.
    }
web-daily-phase10flip-cost =
    { $turns ->
        [one] Eso costó { $turns } turno.
       *[other] Eso costó { $turns } turnos.
    }
web-daily-phase10flip-gain =
    { $turns ->
        [one] Ganaste { $turns } turno.
       *[other] Ganaste { $turns } turnos.
    }

web-daily-sign-draw = robó
web-daily-sign-take = tomó un descarte
web-daily-sign-lay = bajó la fase
web-daily-sign-hit = añadió cartas
web-daily-sign-flip = FLIP
web-daily-sign-out = sin cartas
web-daily-sign-stopped = sin más turnos
