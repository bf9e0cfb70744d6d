# Flip 7: its cards, what happens, what is asked, what is refused, and its rulings.
# Which variables an event has is said at the top of en/flip7.ftl.

flip7-title = Flip 7

## Cards, as they are named in a sentence

card-0 = 0
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-10 = 10
card-11 = 11
card-12 = 12
card-plus2 = +2
card-plus4 = +4
card-plus6 = +6
card-plus8 = +8
card-plus10 = +10
card-times2 = ×2
card-freeze = Bloqueo
card-flip3 = Saca Tres
card-chance = Vida Extra

## Words for buttons and labels

word-hit = ¡Una más!
flip7-suggestion =
    { $best ->
        [hit] Mejor una más: { $hit } de media, frente a { $stay }
       *[stay] Mejor pasar: { $stay }, frente a { $hit } de media
    }
word-flip3 = Saca Tres
word-round = Ronda
word-deck = Montón

## What happened

flip7-event-round-began =
    { $playing_all ->
        [yes] Ronda { $round }. Reparte { $dealer }.
       *[no] Ronda { $round }, solo para { $playing }. Reparte { $dealer }.
    }
flip7-event-reshuffled =
    { $cards ->
        [one] Se barajan los descartes: { $cards } carta en el montón.
       *[other] Se barajan los descartes: { $cards } cartas en el montón.
    }
flip7-event-all-shuffled = Se barajan todas las cartas: son { $cards }.
flip7-event-dealt = Para { $seat }: { $card }.
flip7-event-busted =
    { $points ->
        [0] Segundo { $card }: { $seat } falla. No se pierde nada.
        [one] Segundo { $card }: { $seat } falla. Adiós a { $points } punto.
       *[other] Segundo { $card }: { $seat } falla. Adiós a { $points } puntos.
    }
flip7-event-saved = Segundo { $card }, Vida Extra. ¡{ $seat } sigue en juego!
flip7-event-flipped-seven = ¡Flip 7! Siete distintos para { $seat }. La ronda acaba para todo el mundo.
flip7-event-stayed =
    { $by_itself ->
        [yes]
            { $points ->
                [0] { $seat } se planta, aún sin puntos.
                [one] { $seat } se planta y guarda { $points } punto.
               *[other] { $seat } se planta y guarda { $points } puntos.
            }
       *[no]
            { $points ->
                [0] No quedan cartas: { $seat } acaba aquí, aún sin puntos.
                [one] No quedan cartas: { $seat } acaba aquí y guarda { $points } punto.
               *[other] No quedan cartas: { $seat } acaba aquí y guarda { $points } puntos.
            }
    }
flip7-event-frozen =
    { $same ->
        [yes]
            { $points ->
                [0] { $seat } se queda el Bloqueo, aún sin puntos.
                [one] { $seat } se queda el Bloqueo, y { $points } punto.
               *[other] { $seat } se queda el Bloqueo, y { $points } puntos.
            }
       *[no]
            { $points ->
                [0] Bloqueo de { $by }: { $seat } acaba aquí, aún sin puntos.
                [one] Bloqueo de { $by }: { $seat } acaba aquí con { $points } punto.
               *[other] Bloqueo de { $by }: { $seat } acaba aquí con { $points } puntos. Hay sitios peores.
            }
    }
flip7-event-flip-three-began =
    { $same ->
        [yes] { $seat } se queda Saca Tres. Tres cartas, una a una.
       *[no] { $by } da Saca Tres a { $seat }. Tres cartas, una a una.
    }
flip7-event-flip-three-stopped = No quedan cartas: el Saca Tres de { $seat } acaba aquí.
flip7-event-card-waits = { $card } espera a que { $seat } tenga las tres cartas.
flip7-event-card-assigned =
    { $same ->
        [yes] { $seat } elige quedarse { $card }. La carta espera su turno.
       *[no] { $seat } elige: { $card } para { $target }. La carta espera su turno.
    }
flip7-event-second-chance-kept = { $seat } tiene una Vida Extra.
flip7-event-second-chance-given = Un regalo para { $target }: la Vida Extra que le sobra a { $seat }.
flip7-event-card-dropped =
    { $why ->
        [owner-busted] { $card } no tiene efecto: { $seat } ha fallado.
        [owner-frozen] { $card } no tiene efecto: un Bloqueo ha sacado a { $seat } de la ronda.
        [target-out] { $card } no tiene efecto: quien eligió { $seat } ya no está en juego.
       *[nobody] { $card } no tiene efecto: { $seat } no tiene a quién dar la carta.
    }
flip7-event-round-scored = La ronda ha acabado. Puntos: { $scores }. En total: { $totals }.
flip7-event-tie-break =
    { $playing_all ->
        [yes] Empate en cabeza: { $tied }. Otra ronda, para todo el mundo.
       *[no] Empate en cabeza: { $tied }. Otra ronda, solo para { $playing }.
    }
flip7-event-game-ended =
    { $why ->
        [challenge]
            { $winners_count ->
                [0] El reto acaba aquí. La próxima vez será.
                [one] ¡Reto superado! Bien jugado, { $winners }.
               *[other] ¡Reto superado, en compañía! Bien jugado, { $winners }.
            }
        [round-cap]
            { $winners_count ->
                [0] Era la última ronda, y la cabeza es compartida: empate.
                [one] Era la última ronda. { $winners } va en cabeza, y gana.
               *[other] Era la última ronda. Victoria compartida: { $winners }.
            }
       *[target]
            { $winners_count ->
                [0] La partida ha acabado. No gana nadie.
                [one] La partida ha acabado. ¡Gana { $winners }!
               *[other] La partida ha acabado. ¡Ganan { $winners }!
            }
    }

## Why a move is refused. $seat is a player's name, or a number where there is no such seat; $card a card's name.

refused-no-card-is-due = Ahora no hay que descubrir ninguna carta.
refused-card-is-not-in-the-deck = Ya no queda en el montón: { $card }.
refused-nobody-is-asked-to-hit-or-stay = Ahora nadie tiene que elegir entre sacar una más y pasar.
refused-stay-needs-a-card = Para pasar hace falta al menos una carta delante. Saca una primero.
refused-no-such-card-to-play = Ahora no hay que jugar esa carta.
refused-target = { $seat } no puede recibir esta carta: { $card }.

## Rulings: the question, then each answer

flip7-ruling-target-score = ¿Con cuántos puntos acaba la partida?
flip7-ruling-target-score-number =
    { $number ->
        [one] { $number } punto
       *[other] { $number } puntos
    }

flip7-ruling-minimum-seats = ¿Cuántas personas hacen falta?
flip7-ruling-minimum-seats-number = { $number } o más

flip7-ruling-decks = ¿Con cuántas barajas se juega?
flip7-ruling-decks-auto = una; dos para más de 18 personas
flip7-ruling-decks-1 = una
flip7-ruling-decks-2 = dos
flip7-ruling-decks-3 = tres

flip7-ruling-initial-deal = ¿Qué recibe cada persona antes de la primera decisión?
flip7-ruling-initial-deal-one-card = una carta
flip7-ruling-initial-deal-none = nada

flip7-ruling-flip-three-replaces-deal = ¿Sustituye un Saca Tres durante el primer reparto a la primera carta de quien lo recibe?
flip7-ruling-flip-three-replaces-deal-yes = sí
flip7-ruling-flip-three-replaces-deal-no = no, esa carta llega también

flip7-ruling-deal-to-seats-out = ¿Recibe aún su primera carta quien ya está fuera?
flip7-ruling-deal-to-seats-out-yes = sí
flip7-ruling-deal-to-seats-out-no = no

flip7-ruling-empty-stay = ¿Se puede pasar sin ninguna carta delante?
flip7-ruling-empty-stay-allowed = sí, sin puntos
flip7-ruling-empty-stay-refused = no, hay que sacar una

flip7-ruling-freeze-self = ¿Puede quedarse el Bloqueo quien lo saca?
flip7-ruling-freeze-self-allowed = sí
flip7-ruling-freeze-self-only-when-alone = solo si no queda nadie más en juego

flip7-ruling-second-chance-in-flip-three = ¿Desde cuándo ayuda una Vida Extra que sale en un Saca Tres?
flip7-ruling-second-chance-in-flip-three-at-once = desde el primer momento
flip7-ruling-second-chance-in-flip-three-deferred = después de las tres cartas

flip7-ruling-second-chance-protects = ¿Qué números repetidos perdona una Vida Extra?
flip7-ruling-second-chance-protects-always = todos
flip7-ruling-second-chance-protects-on-hits-only = solo los de ¡Una más!

flip7-ruling-spare-second-chance-alone = ¿Qué pasa con una Vida Extra sobrante cuando no queda nadie más en juego?
flip7-ruling-spare-second-chance-alone-discarded = se descarta
flip7-ruling-spare-second-chance-alone-kept = se guarda

flip7-ruling-deferred-order = ¿Cómo actúan varias cartas que han esperado al final de un Saca Tres?
flip7-ruling-deferred-order-one-by-one = una a una, cada una hasta el final
flip7-ruling-deferred-order-assigned-first = primero se elige para quién es cada una, luego actúan en ese orden

flip7-ruling-deferred-after-bust = ¿Qué pasa con las cartas en espera de quien falla?
flip7-ruling-deferred-after-bust-played = se juegan, para alguien aún en juego
flip7-ruling-deferred-after-bust-dropped = se pierden

flip7-ruling-deferred-after-freeze = ¿Qué pasa con tus cartas en espera si un Bloqueo ya te ha sacado de la ronda?
flip7-ruling-deferred-after-freeze-played = se juegan, para alguien aún en juego
flip7-ruling-deferred-after-freeze-dropped = se pierden

flip7-ruling-deferred-second-chance-after-bust = ¿Qué pasa con una Vida Extra en espera de quien falla?
flip7-ruling-deferred-second-chance-after-bust-given = se da a alguien que no tenga
flip7-ruling-deferred-second-chance-after-bust-discarded = se descarta

flip7-ruling-used-flip-three = ¿Adónde va un Saca Tres una vez dadas sus cartas?
flip7-ruling-used-flip-three-stays = se queda en la mesa hasta el final de la ronda
flip7-ruling-used-flip-three-discarded = a los descartes, enseguida

flip7-ruling-two-doubles = ¿Qué hacen dos ×2 en una misma fila?
flip7-ruling-two-doubles-multiply = multiplicar por cuatro
flip7-ruling-two-doubles-once = doblar una vez

flip7-ruling-reshuffle-each-round = ¿Se barajan todas las cartas antes de cada ronda?
flip7-ruling-reshuffle-each-round-yes = sí
flip7-ruling-reshuffle-each-round-no = no, el montón sigue

flip7-ruling-reshuffle-this-round = ¿Entran en un montón nuevo los descartes de esta ronda?
flip7-ruling-reshuffle-this-round-yes = sí
flip7-ruling-reshuffle-this-round-no = no, solo los de rondas anteriores

flip7-ruling-reshuffle-when = ¿Cuándo se convierten los descartes en un montón nuevo?
flip7-ruling-reshuffle-when-needed = cuando hace falta una carta
flip7-ruling-reshuffle-when-emptied = en cuanto el montón se agota

flip7-ruling-tie = ¿Y si el total más alto es compartido?
flip7-ruling-tie-round-for-all = otra ronda, para todo el mundo
flip7-ruling-tie-round-for-tied = otra ronda, entre quienes empatan
flip7-ruling-tie-shared = la victoria se comparte

flip7-ruling-challenge-rounds = ¿En cuántas rondas deben llegar a la meta una o dos personas?
flip7-ruling-challenge-rounds-number =
    { $number ->
        [0] no hay reto
        [one] { $number } ronda
       *[other] { $number } rondas
    }

flip7-ruling-round-cap = ¿Tras cuántas rondas acaba la partida como muy tarde?
flip7-ruling-round-cap-number =
    { $number ->
        [one] { $number } ronda
       *[other] { $number } rondas
    }

## The readings we follow where a rulebook is silent

reading-deal-goes-on = El reparto sigue de asiento en asiento como si nada se hubiera cruzado.
reading-out-receives-nothing = Quien está fuera de la ronda ya no recibe nada.
reading-choice-is-unconditional = La opción de pasar se ofrece sin condiciones.
reading-drawer-is-in-the-round = Quien saca la carta también está en la ronda; el texto dice «otra persona» cuando quiere dejarla fuera.
reading-only-named-cards-wait = Solo se nombran Bloqueo y Saca Tres como cartas que esperan.
reading-hit-is-any-card = Allí la palabra inglesa para ¡Una más! solo quiere decir recibir otra carta.
reading-order-drawn = Actúan en el orden en que salieron, y actuar es acabar antes de que empiece la siguiente.
reading-busted-may-choose = Incluso quien ha fallado puede elegir; así que también quien ha recibido un Bloqueo.
reading-only-a-bust-drops = Las cartas en espera se pierden al fallar, y nunca de otro modo.
reading-can-only-be-handed-over = Hay que elegir a otra persona, y con esta carta eso solo puede ser dársela.
reading-table-until-round-ends = Como cualquier carta que alguien tiene delante, se queda allí hasta el final de la ronda.
reading-each-card-in-turn = Cada carta hace lo que dice, una después de otra.
reading-when-a-card-is-needed = El texto habla de necesidad: no se baraja nada hasta que hace falta una carta.
reading-no-challenge = No hay en ellas ningún reto para una o dos personas.
reading-most-boxes-say-three = Las otras cajas dicen tres personas o más. Solo la española añade un reto para una o dos, y esta hoja no tiene ninguno.
reading-nobody-holds-two = En general, la hoja deja que quien se queda solo guarde una carta de Acción; de una segunda Vida Extra dice que hay que darla. Así que nadie guarda dos y, si nadie puede quedársela, se descarta, como en las otras reglas.
reading-a-discard-is-a-discard = La hoja no dice nada y las demás difieren: la mayoría baraja todos los descartes, la española solo los de rondas anteriores. Los usamos todos: un descarte es un descarte.
reading-nothing-of-an-empty-deck = La hoja no dice nada de un montón vacío. Como en las demás, no se baraja nada hasta que hace falta una carta.
reading-used-up-can-wait = El texto dice: cuando se acaba el montón. Se puede esperar a barajar hasta que haga falta una carta.
reading-before-the-fifth-round = «Antes de 5 rondas» puede ser en cuatro como mucho o hasta el final de la quinta. Lo leemos como cuatro como mucho.
reading-games-must-end = Si todo el mundo pasara siempre, la partida no acabaría nunca: le ponemos fin.

## Why a question cannot arise in an edition

moot-no-initial-deal = nadie recibe cartas antes de la primera decisión
moot-assigned-before-acting = ya se ha elegido para quién es cada carta en espera antes de que actúe la primera
moot-second-chance-never-waits = una Vida Extra nunca espera aquí
