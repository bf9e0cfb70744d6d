# Phase 10 FLIP! in the terminal. New ids go into all four languages, with the same variables.

## Phases. $groups is what a phase asks for, from phase10flip-runs and phase10flip-sets.

terminal-p10-phases =
    { $phases ->
        [one] La fase, y quién está en ella
       *[other] Las { $phases } fases, y quién está dónde
    }
terminal-p10-phase = Fase { $phase }
terminal-p10-phase-laid = Fase { $phase } bajada
terminal-p10-phase-asks = fase { $phase }, { $groups }
terminal-p10-run-of =
    { $count ->
        [one] escalera de { $size }
       *[other] { $count } escaleras de { $size }
    }
terminal-p10-set-of =
    { $count ->
        [one] serie de { $size }
       *[other] { $count } series de { $size }
    }
terminal-p10-next = Después: fase { $phase }, { $groups }.

## Piles. $back is what is on a card's other side.

terminal-p10-draw-pile = Montón
terminal-p10-discard-pile = Descartes
terminal-p10-draw-short = Montón { $cards }
terminal-p10-discard-short = Descartes { $cards }
terminal-p10-back = dorso { $back }, cara desconocida
terminal-p10-its-back = dorso { $back }
terminal-p10-empty = nada
terminal-p10-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
terminal-p10-flips = da la vuelta a la mesa
terminal-p10-has-flip = una carta FLIP

## How far it is to the phase

terminal-p10-short =
    { $short ->
        [0] Tu fase está lista.
        [one] A tu fase le falta una carta.
       *[other] A tu fase le faltan { $short } cartas.
    }
terminal-p10-then-short =
    { $short ->
        [0] completa tu fase
        [one] después falta una carta
       *[other] después faltan { $short } cartas
    }
terminal-p10-lacks =
    { $short ->
        [0] ¡lista!
        [one] falta una carta
       *[other] faltan { $short } cartas
    }
terminal-p10-completing = Servirían: { $faces }
terminal-p10-may-complete =
    { $cards ->
        [one] { $completing } de { $cards } carta posible completa tu fase
       *[other] { $completing } de { $cards } cartas posibles completan tu fase
    }

## What there is to do. On buttons, so kept short.

terminal-p10-lay = Bajar la fase { $phase }
terminal-p10-hit = Añadir a un grupo
terminal-p10-discard = Descartar
terminal-p10-choose-card = después elige una carta
terminal-p10-more = y { $count } más
terminal-p10-hit-on = { $card } en { $group }, de { $name }
terminal-p10-as = como { $number }
terminal-p10-pick = Elegir yo las cartas
terminal-p10-pick-done = Ese es el grupo
terminal-p10-points-left =
    { $points ->
        [one] { $points } punto queda en mano
       *[other] { $points } puntos quedan en mano
    }
terminal-p10-left-list = { $left }: { $faces }
terminal-p10-ask-discard = { $name }, ¿qué carta descartas?
terminal-p10-ask-card = ¿Adónde va { $face }?
terminal-p10-ask-hit = ¿Qué carta, y adónde?
terminal-p10-ask-lay = ¿Cómo bajas la fase { $phase }: { $groups }?
terminal-p10-ask-star =
    { $stars ->
        [one] ¿Qué número vale la estrella? Ya no cambiará.
       *[other] ¿Qué números valen las estrellas? Ya no cambiarán.
    }
terminal-p10-ask-pick = Grupo { $number } de { $groups }: elige { $group }
terminal-p10-ask-sure = ¿Bajar estas cartas?
terminal-p10-key-lay = Bajar tu fase
terminal-p10-key-sort = Ordenar
terminal-p10-key-peek = Dorsos

## Line by line

terminal-p10-line-side = En juego: { $side }.
terminal-p10-line = { $name }: { $phase }; { $hand }; { $total } en total.
terminal-p10-line-laid = fase { $phase } bajada, { $groups }
terminal-p10-line-laid-before = fase bajada, { $groups }
terminal-p10-line-draw = Montón: { $shown }
terminal-p10-line-discard = Descartes: { $shown }
terminal-p10-line-hand = Tu mano: { $faces }
terminal-p10-holds =
    { $cards ->
        [one] { $cards } carta, cuyo dorso es { $backs }
       *[other] { $cards } cartas, cuyos dorsos son { $backs }
    }
terminal-p10-holds-open =
    { $cards ->
        [one] { $cards } carta: { $faces }
       *[other] { $cards } cartas: { $faces }
    }
terminal-p10-holds-none = ninguna carta
terminal-p10-typed-lay = O escribe los grupos, por ejemplo { $example } (* es una estrella, = su número).
terminal-p10-typed-discard = O escribe la carta, por ejemplo { $example }.
terminal-p10-unreadable = «{ $word }» no es una carta. Escríbelas como { $example }.

## The end of a round

terminal-p10-recap = { $name }: { $laid }; { $cost }; { $total } en total.
terminal-p10-recap-laid = fase bajada
terminal-p10-recap-not-laid = fase sin bajar
terminal-p10-recap-none = sin cartas, sin puntos
terminal-p10-recap-cards =
    { $points ->
        [one] en mano { $faces }: { $points } punto
       *[other] en mano { $faces }: { $points } puntos
    }
terminal-p10-out = mano vacía

## Help. $phases is how many there are.

terminal-p10-signs = ⇄ marca un FLIP, ❖ es cualquier color, ★ cualquier número.

## What is asked. $name is whose turn it is.

phase10flip-ask-draw-or-take = Te toca, { $name }. ¿Montón o descartes?
phase10flip-ask-take-only = Te toca, { $name }. El montón se ha acabado: toma el descarte.
phase10flip-ask-draw-only = Te toca, { $name }. Roba una carta.
phase10flip-ask-lay-or-discard = { $name }, ¿bajas tu fase, o descartas y acabas el turno?
phase10flip-ask-hit-or-discard = { $name }, ¿añades a un grupo, o descartas y acabas el turno?

## Rounds, in the words of this game

terminal-p10-round = Ronda { $round }
terminal-p10-round-over = Fin de la ronda { $round }
