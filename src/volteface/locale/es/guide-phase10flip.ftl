# How to play Phase 10 FLIP!, one section a message: -title above, the text below. New ids go into all four languages.
# Arguments: every ruling by its name, such as $variant.

phase10flip-guide-goal-title = El objetivo
phase10flip-guide-goal =
    { $variant ->
        [ten_rounds] Diez rondas, una fase en cada una: en la ronda 4 todo el mundo intenta la fase 4, con o sin las anteriores. Gana quien tenga menos puntos.
       *[standard] { $phases_to_win ->
            [1] Completa la fase 1 antes que nadie.
           *[other] Completa las fases 1 a { $phases_to_win }, en orden y una por ronda, antes que nadie.
        }
    }
phase10flip-guide-turn-title = Tu turno
phase10flip-guide-turn = Primero toma una carta: del montón o la de arriba de los descartes. Después baja tu fase, si la tienes. Una vez bajada, puedes añadir cartas. Al final, descarta una.
phase10flip-guide-groups-title = Escaleras y series
phase10flip-guide-groups = Una escalera son números seguidos de un solo color, por ejemplo 4, 5 y 6 rojos. Después del 12 no vuelve a empezar en el 1. Una serie son cartas del mismo número, de cualquier color.
phase10flip-guide-phases-title = Las fases
phase10flip-guide-phases =
    Bajas tu fase de una vez, de tu mano, y una sola vez por ronda. { $lay_down_size ->
        [at_least] Sus grupos pueden ser más largos de lo que pide la fase.
       *[exact] Sus grupos tienen el tamaño que pide la fase; lo que sobra se puede añadir después.
    } Lo que está en la mesa se queda en la mesa. { $variant ->
        [ten_rounds] En la ronda siguiente toca la fase siguiente, para todo el mundo.
       *[standard] Quien ha bajado su fase pasa a la siguiente en la próxima ronda; quien no, vuelve a intentar la misma.
    }
phase10flip-guide-list-title = Las diez fases
phase10flip-guide-list =
    Dos escaleras de 2
    Una escalera de 2 y una serie de 2
    Una escalera de 2 y una serie de 3
    Una escalera de 3 y una serie de 2
    Una escalera de 4 y una serie de 2
    Dos escaleras de 3
    Una escalera de 3 y una serie de 3
    Una escalera de 5 y una serie de 2
    Una escalera de 2 y una serie de 4
    Una escalera de 3 y dos series de 2
phase10flip-guide-stars-title = Las estrellas
phase10flip-guide-stars =
    Una estrella vale el número que quieras. En el lado COLOR tiene un color y solo vale para ese color. Dices su número al bajarla y ya no cambia. { $numbered_card ->
        [per_group] Cada grupo necesita al menos una carta con número.
       *[per_phase] Una fase necesita al menos una carta con número.
    }
phase10flip-guide-sides-title = Los dos lados
phase10flip-guide-sides = Cada carta tiene dos caras y solo un lado está en juego. Cada ronda empieza en el lado COLOR. En el lado INTENSO una carta es del color que quieras: allí las escaleras son fáciles.
phase10flip-guide-backs-title = Lo que ven los demás
phase10flip-guide-backs =
    Tienes hacia ti el lado en juego y los demás ven el dorso de tus cartas, igual que tú ves el de las suyas. { $own_backs ->
        [hidden] El de las tuyas no lo puedes mirar.
       *[seen] También puedes mirar el de las tuyas.
    } El montón enseña el dorso de su primera carta. Después de un FLIP, con esos dorsos se juega.
phase10flip-guide-flip-title = FLIP
phase10flip-guide-flip =
    { $flip_when ->
        [discarded_or_laid] Algunas cartas llevan la marca FLIP. Quien descarta, baja o añade una con la marca a la vista da la vuelta a la mesa:
       *[discarded] Algunas cartas llevan la marca FLIP. Quien descarta una con la marca a la vista da la vuelta a la mesa:
    } el montón, los descartes y todas las manos muestran su otro lado, y desde entonces se juega con él. Los grupos de la mesa se quedan como están.
phase10flip-guide-hitting-title = Añadir cartas
phase10flip-guide-hitting = Cuando tu fase está en la mesa, puedes añadir cartas a cualquier grupo, tuyo o de otra persona: el mismo número a una serie, el número siguiente en un extremo de una escalera. Los dos lados se pueden mezclar. Una escalera bajada con cartas del lado INTENSO toma el color de la primera carta del lado COLOR que se le añade.
phase10flip-guide-out-title = Quedarse sin cartas
phase10flip-guide-out =
    Quien se queda sin cartas acaba la ronda al instante{ $going_out ->
        [discard_only] {""}. La última carta hay que descartarla.
       *[hit_or_discard] {""}, al añadir la última o al descartarla.
    }
phase10flip-guide-pile-title = Sin montón
phase10flip-guide-pile =
    { $exhausted_pile ->
        [end_round] Cuando se acaba el montón, acaba la ronda y todo el mundo cuenta.
       *[reshuffle] Cuando se acaba el montón, se barajan los descartes, menos el de arriba, para formar uno nuevo.
    } Si nadie se queda sin cartas en { $stall_turns } turnos, la ronda también acaba.
phase10flip-guide-points-title = Los puntos
phase10flip-guide-points = Los puntos son malos. Quien se quedó sin cartas no suma ninguno. Los demás cuentan las cartas de su mano, del lado en juego: 5 por las del 1 al 9, 10 por las del 10 al 12, 20 por una estrella.
phase10flip-guide-end-title = El final
phase10flip-guide-end =
    { $variant ->
        [ten_rounds] Después de diez rondas gana quien tenga menos puntos. Si hay empate, quienes empatan vuelven a jugar la fase 10, y gana quien antes se quede sin cartas.
       *[standard] La partida acaba con la ronda en la que alguien completa la fase { $phases_to_win }. Si son varias personas, gana la que tenga menos puntos; si empatan, vuelven a jugar esa fase, y gana quien antes se quede sin cartas.
    }
