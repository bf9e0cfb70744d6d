# The browser's own words for Phase 10 FLIP!. New ids go into all four languages, with the same variables.

## The top of the table

web-phase10flip-round = Ronda { $round }
web-phase10flip-left =
    { $cards ->
        [one] { $cards } carta por robar
       *[other] { $cards } cartas por robar
    }
web-phase10flip-ten-phases =
    { $phases ->
        [one] Una fase
        [10] Diez fases
       *[other] { $phases } fases
    }
web-phase10flip-ribbon =
    { $mine ->
        [yes] ¡Media vuelta! Das la vuelta a la mesa.
       *[no] ¡Media vuelta! { $name } da la vuelta a la mesa.
    }

## The others

web-phase10flip-others = Las demás manos
web-phase10flip-phase = Fase { $phase }
web-phase10flip-phase-laid = Fase { $phase } bajada
web-phase10flip-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
web-phase10flip-sits-out = Mira esta ronda
web-phase10flip-backs-seen =
    { $cards ->
        [one] { $cards } carta. En el dorso: { $faces }.
       *[other] { $cards } cartas. En los dorsos: { $faces }.
    }
web-phase10flip-hand-open =
    { $cards ->
        [one] { $cards } carta a la vista: { $faces }.
       *[other] { $cards } cartas a la vista: { $faces }.
    }
web-phase10flip-laid-by = Bajado por { $name }
web-phase10flip-on-the-table = En la mesa
web-phase10flip-nothing-laid = Aún no hay fases en la mesa
web-phase10flip-add-to = { $number } aquí: { $group }, de { $name }
web-phase10flip-run-title =
    { $colour ->
        [red] Escalera roja
        [yellow] Escalera amarilla
        [green] Escalera verde
        [blue] Escalera azul
       *[none] Escalera libre
    }
web-phase10flip-set-title = Serie de { $number }

## The piles

web-phase10flip-piles = Montón y descartes
web-phase10flip-draw = Roba
web-phase10flip-take = Toma
web-phase10flip-face-unknown = Cara oculta
web-phase10flip-draw-pile = Montón
web-phase10flip-discard-pile = Descartes
web-phase10flip-back-shows = quedan { $cards }, se ve el dorso
web-phase10flip-draw-shows =
    { $cards ->
        [one] { $cards } carta. En el dorso: { $back }.
       *[other] { $cards } cartas. En el dorso de la primera: { $back }.
    }
web-phase10flip-any-colour = { $face }, cualquier color
web-phase10flip-pile-empty = Vacío
web-phase10flip-discard-here = Descartar aquí. Encima: { $top }
web-phase10flip-ends-your-turn = Acaba tu turno

## Your hand

web-phase10flip-you = Tú
web-phase10flip-your-hand =
    { $cards ->
        [one] Tu mano: { $cards } carta
       *[other] Tu mano: { $cards } cartas
    }
web-phase10flip-card-held = { $face }, en el dorso { $back }
web-phase10flip-card-turned = dorso { $back }, cara { $face }
web-phase10flip-just-drawn = recién robada
web-phase10flip-fits = encaja en un grupo
web-phase10flip-holding = Cómo llevas tus cartas
web-phase10flip-sort-colour = Ordenar por color
web-phase10flip-sort-number = Ordenar por número
web-phase10flip-by-colour = Color
web-phase10flip-by-number = Número
web-phase10flip-backs = Dorsos
web-phase10flip-phase-open = Fase { $phase }. Ver todas las fases
web-phase10flip-laid-note = En la mesa. Ahora, a soltar cartas.
web-phase10flip-complete = ¡La tienes!
web-phase10flip-short =
    { $cards ->
        [one] Falta { $cards } carta
       *[other] Faltan { $cards } cartas
    }
web-phase10flip-short-of = Falta una carta: { $faces }
web-phase10flip-short-many = Falta una carta; sirven { $faces } caras

## What is asked, and the four steps of a turn

web-phase10flip-ask-draw = Una carta
web-phase10flip-ask-discard = Descarta una
web-phase10flip-ask-hit = Añade o descarta
web-phase10flip-ask-ready = ¡Fase { $phase } lista!
web-phase10flip-step-draw = Roba
web-phase10flip-step-phase = Fase
web-phase10flip-step-hit = Añade
web-phase10flip-step-discard = Descarta
web-phase10flip-hit = Añade
web-phase10flip-discard = Descarta
web-phase10flip-lay-down = Baja
web-phase10flip-see-how = Ver cómo
web-phase10flip-pick-a-card = Elige una carta
web-phase10flip-flips-the-table = da la vuelta a la mesa
web-phase10flip-nothing-fits = Nada encaja ahora
web-phase10flip-fits-nowhere = No encaja
web-phase10flip-choose-where =
    { $places ->
        [one] { $places } manera
       *[other] { $places } maneras
    }
web-phase10flip-where = ¿Dónde?
web-phase10flip-hit-on =
    { $mine ->
        [yes] { $becomes ->
            [red] { $number }: tu escalera pasa a ser roja
            [yellow] { $number }: tu escalera pasa a ser amarilla
            [green] { $number }: tu escalera pasa a ser verde
            [blue] { $number }: tu escalera pasa a ser azul
           *[none] { $number } en tu { $group }
        }
       *[no] { $becomes ->
            [red] { $number } con { $name }: la escalera pasa a ser roja
            [yellow] { $number } con { $name }: la escalera pasa a ser amarilla
            [green] { $number } con { $name }: la escalera pasa a ser verde
            [blue] { $number } con { $name }: la escalera pasa a ser azul
           *[none] { $number } en la { $group } de { $name }
        }
    }

## Laying a phase down

web-phase10flip-run-of = Escalera de { $size }, de un color
web-phase10flip-set-of = Serie de { $size }
web-phase10flip-choose-layout = Elige cómo bajarla.
web-phase10flip-choose-cards = Toca las cartas.
web-phase10flip-choose-myself = Elegir las cartas una a una
web-phase10flip-suggestions = Sugerencias
web-phase10flip-lightest = Mano más ligera
web-phase10flip-keeps-stars =
    { $stars ->
        [one] Guardar la estrella
       *[other] Guardar { $stars } estrellas
    }
web-phase10flip-another-way = De otra manera
web-phase10flip-points-left =
    { $points ->
        [one] queda { $points } punto
       *[other] quedan { $points } puntos
    }
web-phase10flip-star-plays =
    { $stars ->
        [one] La estrella vale
       *[other] Las estrellas valen
    }
web-phase10flip-this-star-plays = { $face } vale
web-phase10flip-for-good = para siempre
web-phase10flip-left-in-hand = Queda en tu mano
web-phase10flip-not-yet = Aún no
web-phase10flip-take-out = Quitar: { $face }
web-phase10flip-put-in = Poner: { $face }

## Moments

web-phase10flip-skip = Saltar
web-phase10flip-about-turn = ¡Media vuelta!
web-phase10flip-out = ¡Cierre!
web-phase10flip-moment-flip =
    { $mine ->
        [yes] Le das la vuelta a todo: { $side ->
            [intense] { side-intense }
           *[colour] { side-colour }
        }
       *[no] { $name } le da la vuelta a todo: { $side ->
            [intense] { side-intense }
           *[colour] { side-colour }
        }
    }
web-phase10flip-moment-out =
    { $mine ->
        [yes] Ni una carta más. La ronda es tuya.
       *[no] Ni una carta más: { $name } cierra. La ronda acaba para todo el mundo.
    }
web-phase10flip-moment-laid =
    { $mine ->
        [yes] está en la mesa. Ahora puedes añadir.
       *[no] bajada por { $name }
    }

## Between two rounds

web-phase10flip-round-over = Ronda { $round }
web-phase10flip-went-out =
    { $mine ->
        [yes] Cierras. Las cartas que quedan cuestan a los demás.
       *[no] { $name } cierra. Las cartas que quedan cuestan a los demás.
    }
web-phase10flip-nobody-out = Nadie cierra. Las cartas que quedan cuestan a todo el mundo.
web-phase10flip-laid-next = Bajada; ahora, la fase { $phase }
web-phase10flip-again = Otra vez la fase { $phase }
web-phase10flip-round-points =
    { $points ->
        [one] { $points } punto en esta ronda
       *[other] { $points } puntos en esta ronda
    }
web-phase10flip-in-all = { $points } en total
web-phase10flip-cost = En la mano: { $faces }

## When the game is over

web-phase10flip-phases-done =
    { $phases ->
        [one] { $phases } fase
       *[other] { $phases } fases
    }
web-phase10flip-last-hands = Las últimas manos

## Alone: today's deck

web-phase10flip-alone-round = Ronda { $round } de { $rounds }, turno { $turn }
web-phase10flip-alone-out = Sin cartas en el turno { $turns }.
web-phase10flip-alone-stopped = Se acabaron los veinte turnos.
web-phase10flip-alone-turns =
    { $turns ->
        [one] { $turns } turno en esta ronda
       *[other] { $turns } turnos en esta ronda
    }
web-phase10flip-alone-so-far = { $turns } hasta ahora
web-phase10flip-not-laid-next = No bajada; sigue: fase { $phase }
