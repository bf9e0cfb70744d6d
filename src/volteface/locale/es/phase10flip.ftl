# Phase 10 FLIP!: its cards and phases, what happens, what is asked, what is refused, and its rulings.
# Which variables an event has is said at the top of en/phase10flip.ftl.
# There is no Spanish rulebook at hand; a run is an escalera, a set a serie, and either of them a grupo.

phase10flip-title = Phase 10 FLIP!

## Colours, and their letters on a card. Red, yellow, green and blue have four different letters in each language.

colour-red = rojo
colour-yellow = amarillo
colour-green = verde
colour-blue = azul
colour-red-letter = R
colour-yellow-letter = A
colour-green-letter = V
colour-blue-letter = Z

## The two sides of every card

side-colour = lado COLOR
side-intense = lado INTENSO

## Faces and cards. $colour is red, yellow, green, blue, or none on the INTENSE side.

face-number =
    { $colour ->
        [red] { $number } { colour-red }
        [yellow] { $number } { colour-yellow }
        [green] { $number } { colour-green }
        [blue] { $number } { colour-blue }
       *[none] { $number }
    }
face-star =
    { $colour ->
        [red] estrella roja
        [yellow] estrella amarilla
        [green] estrella verde
        [blue] estrella azul
       *[none] estrella
    }
face-flip = { $face } FLIP
the-number = el { $face }
the-star = la { $face }
card-two-faces = { $front } / { $back }

## What a phase asks for

phase10flip-runs =
    { $count ->
        [one] una escalera de { $size } de un color
        [2] dos escaleras de { $size } de un color
       *[other] { $count } escaleras de { $size } de un color
    }
phase10flip-sets =
    { $count ->
        [one] una serie de { $size }
        [2] dos series de { $size }
       *[other] { $count } series de { $size }
    }

## Groups on the table. $numbers is a list such as 4 ★5 6, with ★ before a number that a star stands for.

phase10flip-group-run =
    { $colour ->
        [red] { $numbers } en rojo
        [yellow] { $numbers } en amarillo
        [green] { $numbers } en verde
        [blue] { $numbers } en azul
       *[none] { $numbers } de cualquier color
    }
phase10flip-group-set =
    { $cards ->
        [2] dos { $number }
        [3] tres { $number }
        [4] cuatro { $number }
       *[other] { $cards } × { $number }
    }
phase10flip-group-stars =
    { $stars ->
        [one] { $group } (una estrella)
       *[other] { $group } ({ $stars } estrellas)
    }

## What happened

phase10flip-event-round-began =
    { $playing_all ->
        [yes] Ronda { $round }. Reparte { $dealer }.
       *[no] Ronda { $round }, solo para { $playing }. Reparte { $dealer }.
    }
phase10flip-event-hands-dealt = Diez cartas por persona. Los descartes empiezan con: { $discard }.
phase10flip-event-pile-renewed =
    { $cards ->
        [one] El montón se ha acabado: { $cards } descarte hace uno nuevo.
       *[other] El montón se ha acabado: se barajan { $cards } descartes y hacen uno nuevo.
    }
phase10flip-event-drew =
    { $face_kind ->
        [hidden] { $seat } roba una carta. En el dorso: { $back }.
       *[number] { $seat } roba { $face }. En el dorso: { $back }.
    }
phase10flip-event-took = { $seat } toma de los descartes: { $card }.
phase10flip-event-laid-down = { $seat } baja la fase { $phase }: { $groups }.
phase10flip-event-hit-made =
    { $same ->
        [yes]
            { $face_kind ->
                [star] { $seat } añade { $face }, que vale { $number }, a su propio grupo { $group }.
               *[number] { $seat } añade { $face } a su propio grupo { $group }.
            }
       *[no]
            { $face_kind ->
                [star] { $seat } añade { $face }, que vale { $number }, al grupo { $group } de { $target }.
               *[number] { $seat } añade { $face } al grupo { $group } de { $target }.
            }
    }{ $becomes ->
        [red] {" "}La escalera pasa a ser roja.
        [yellow] {" "}La escalera pasa a ser amarilla.
        [green] {" "}La escalera pasa a ser verde.
        [blue] {" "}La escalera pasa a ser azul.
       *[none] {""}
    }
phase10flip-event-discarded = { $seat } descarta { $face }.
phase10flip-event-flipped =
    { $side ->
        [intense] ¡Media vuelta! { $seat } da la vuelta a la mesa: { side-intense }.
       *[colour] ¡Media vuelta! { $seat } da la vuelta a la mesa: { side-colour }.
    }
phase10flip-event-went-out = Ni una carta más: { $seat } cierra. La ronda acaba para todo el mundo.
phase10flip-event-round-stopped =
    { $why ->
        [pile] El montón se ha acabado. La ronda acaba aquí, y nadie la ha ganado.
       *[stall] Tantos turnos, y nadie cierra. La ronda acaba aquí.
    }
phase10flip-event-round-scored =
    { $laid_count ->
        [0] La ronda ha acabado, y nadie ha bajado su fase. Puntos: { $scores }. En total: { $totals }.
       *[other] La ronda ha acabado. Fase bajada por { $laid }. Puntos: { $scores }. En total: { $totals }.
    }
phase10flip-event-tie-break = Empate: { $tied }. Repiten la última fase, y gana quien cierre primero.
phase10flip-event-game-ended =
    { $why ->
        [rounds] Era la última ronda. Con menos puntos que nadie, ¡gana { $winners }!
        [tie-break] El empate está roto. ¡Gana { $winners }!
       *[phases] La última fase está completa. ¡Gana { $winners }!
    }

## Why a move is refused. $card is a face, or a whole card.

refused-nobody-is-asked = Ahora nadie tiene que jugar una carta.
refused-nothing-to-shuffle = Ahora no hay nada que barajar.
refused-other-cards-are-shuffled = No son estas las cartas que hay que barajar.
refused-pile-is-empty = Este montón está vacío. Toma una carta del otro.
refused-card-is-drawn-already = Ya tienes tu carta de este turno.
refused-draw-first = Toma primero una carta del montón o de los descartes.
refused-card-is-not-in-hand = No está en tu mano: { $card }.
refused-name-the-whole-card = Tienes cartas distintas con la misma cara: { $card }. Di cuál, por sus dos caras.
refused-hit-needs-own-phase = Baja primero tu fase. Luego añade donde quieras.
refused-no-such-group = Ese grupo no está en la mesa.
refused-cannot-go-out-without-a-phase = Sin fase no se puede cerrar. Guarda tu última carta.
refused-phase-must-be-laid = Tienes tu fase en la mano, y con estas reglas hay que bajarla antes de descartar.
refused-phase-is-laid-already = Tu fase de esta ronda ya está en la mesa.
refused-last-card-is-discarded = Con estas reglas la última carta va a los descartes. Guarda una.
refused-phase-asks-for-other-groups = Tu fase pide otros grupos.
refused-phase-shows-both-sides = Una fase se baja con un solo lado de las cartas.
refused-group-has-too-few-cards = Un grupo tiene menos cartas de las que pide tu fase.
refused-group-has-too-many-cards = Un grupo tiene más cartas de las que pide tu fase. Bájalo sin ellas y añádelas después.
refused-numbers-go-from-1-to-12 = Los números van del 1 al 12.
refused-numbered-card-keeps-its-number = Una carta con número vale ese número y ningún otro.
refused-set-has-one-number = Todas las cartas de una serie tienen el mismo número.
refused-run-is-consecutive = Los números de una escalera van seguidos, sin huecos.
refused-run-has-one-colour = Todas las cartas de una escalera tienen el mismo color.
refused-phase-needs-a-numbered-card = Solo con estrellas no hay fase. Hace falta al menos una carta con número.
refused-group-needs-a-numbered-card = Con estas reglas hace falta una carta con número en cada grupo.
refused-groups-are-alike = Con estas reglas dos grupos de una fase son distintos: las escaleras en color, las series en número.
refused-run-is-full = Esta escalera ya va del 1 al 12. No queda sitio.
refused-card-is-not-next-to-the-run = Esta carta no va en ningún extremo de la escalera.
refused-star-needs-a-number = Di qué número vale la estrella.

## Rulings: the question, then each answer

phase10flip-ruling-minimum-seats = ¿Cuántas personas hacen falta?
phase10flip-ruling-minimum-seats-number = { $number } o más

phase10flip-ruling-variant = ¿Cómo se gana la partida?
phase10flip-ruling-variant-standard = gana quien completa antes la última fase
phase10flip-ruling-variant-ten-rounds = una ronda por fase, se baje o no; después gana quien tiene menos puntos

phase10flip-ruling-phases-to-win = ¿Cuántas fases hay que completar?
phase10flip-ruling-phases-to-win-number =
    { $number ->
        [one] { $number } fase
       *[other] { $number } fases
    }

phase10flip-ruling-own-backs = ¿Se puede mirar el dorso de las cartas propias?
phase10flip-ruling-own-backs-seen = sí
phase10flip-ruling-own-backs-hidden = no

phase10flip-ruling-laying = ¿Hay que bajar la fase en cuanto se puede?
phase10flip-ruling-laying-optional = no, cuando se quiera
phase10flip-ruling-laying-compulsory = sí

phase10flip-ruling-equal-groups = ¿Pueden dos escaleras de una fase tener el mismo color, o dos series el mismo número?
phase10flip-ruling-equal-groups-allowed = sí
phase10flip-ruling-equal-groups-refused = no

phase10flip-ruling-lay-down-size = ¿Se puede bajar un grupo más grande de lo que pide la fase?
phase10flip-ruling-lay-down-size-exact = no, el resto se añade después
phase10flip-ruling-lay-down-size-at-least = sí

phase10flip-ruling-numbered-card = ¿Dónde hace falta una carta que no sea estrella?
phase10flip-ruling-numbered-card-per-phase = en algún lugar de la fase
phase10flip-ruling-numbered-card-per-group = en cada uno de sus grupos

phase10flip-ruling-flip-when = ¿Qué cartas FLIP dan la vuelta a la mesa?
phase10flip-ruling-flip-when-discarded = las que se descartan
phase10flip-ruling-flip-when-discarded-or-laid = las que se descartan, se bajan o se añaden

phase10flip-ruling-last-discard-flips = Si el descarte que acaba la ronda es un FLIP, ¿se da la vuelta a la mesa antes de contar los puntos?
phase10flip-ruling-last-discard-flips-yes = sí
phase10flip-ruling-last-discard-flips-no = no, la ronda ya ha acabado

phase10flip-ruling-going-out = ¿Cómo puede salir de la mano la última carta?
phase10flip-ruling-going-out-hit-or-discard = bajada, añadida o descartada
phase10flip-ruling-going-out-discard-only = solo descartada

phase10flip-ruling-exhausted-pile = ¿Y si un turno empieza sin montón?
phase10flip-ruling-exhausted-pile-reshuffle = se barajan todos los descartes menos el de arriba
phase10flip-ruling-exhausted-pile-end-round = la ronda acaba

phase10flip-ruling-stall-turns = ¿Tras cuántos turnos acaba una ronda como muy tarde?
phase10flip-ruling-stall-turns-number =
    { $number ->
        [one] { $number } turno
       *[other] { $number } turnos
    }

## The readings we follow where the rulebook is silent

reading-nothing-forbids-looking = Nada prohíbe girar una carta propia, y su dorso estaba a la vista antes de tomarla.
reading-hands-are-hidden = Nadie más ve lo que se podría bajar, así que nadie podría exigirlo.
reading-each-group-by-itself = Cada grupo tiene que ser por sí solo una escalera o una serie; nada lo compara con otro.
reading-the-rest-are-hits = La lista de fases da tamaños, y lo que sobra se puede añadir enseguida.
reading-only-the-discard-orders-it = Solo el último paso del turno ordena dar la vuelta, y la carta jugada queda debajo de los descartes.
reading-the-order-is-unconditional = La orden de dar la vuelta no tiene condiciones, y la única excepción es para la primera carta de los descartes.
reading-the-game-goes-on = Nada dice que la ronda acabe, así que los descartes vuelven a servir y se sigue jugando.
reading-rounds-must-end = Si nadie bajara nunca su fase, la ronda no acabaría: le ponemos fin.
