# The companion for real cards, in the browser: starting, the pads, the score sheet, sharing.

## Starting

companion-title = Cartas de verdad
companion-kept = Partidas apuntadas
companion-none-kept = Todavía nada. Tu primera partida aparecerá aquí.
companion-import = Abrir un archivo
companion-import-note = Una hoja de puntos (CSV) o una partida entera (JSON), guardada aquí o en otro sitio.
companion-which-game = ¿Qué juego?
companion-who = ¿Quién juega?
companion-random-dealer = Reparte al azar
companion-groups = Grupos que ya han jugado
companion-add = Añadir un nombre
companion-add-this = Añadir este nombre
companion-in-seat-order = por orden
companion-move = { $name }, sitio { $seat }. Mueve con las flechas arriba y abajo.
companion-moved = { $name } está ahora en el sitio { $seat }.
companion-remove = Quitar a { $name }
companion-deals-first = reparte
companion-deals-first-name = { $name } reparte primero
companion-few = El reglamento pide { $least } o más. Jugáis igualmente: regla de la casa.
companion-second-deck = Sois muchos: barajad también una segunda baraja.
companion-challenge = El reto para uno o dos: { $target } puntos en { $rounds } rondas como mucho.
companion-what-to-enter = ¿Qué quieres apuntar?
companion-way-cards = Cada carta
companion-way-cards-note = Toca cada carta que sale: riesgos y consejos
companion-way-scores = Solo puntos
companion-way-scores-note = Dos toques por persona tras la ronda
companion-variant-standard = Última fase
companion-variant-standard-note = Gana quien la baje primero
companion-variant-ten-rounds = Diez rondas
companion-variant-ten-rounds-note = Gana quien tenga menos puntos
companion-rulebook = Reglas
companion-edition-en = Inglesas
companion-edition-fr = Francesas
companion-edition-qc = Quebec
companion-edition-es = Españolas
companion-edition-en31 = Ingl. nuevas
companion-none = Ninguna
companion-on = Sí
companion-off = No
companion-start = Empezar
companion-soon = Empieza en cuanto todos tengan nombre.

## Around the pad

companion-round = Ronda { $round }
companion-round-of = Ronda { $round }/{ $rounds }
companion-over = Fin
companion-left = quedan { $left }
companion-sheet = Hoja de puntos
companion-fix = Corregir una carta
companion-screen = Pantalla grande
companion-back-to-pad = Volver al bloc
companion-seats = Todos los de la mesa
companion-tab = { $name }: { $points } en esta ronda, { $total } en total. { $status }
companion-status-stay = Se planta
companion-status-frozen = Bloqueo
companion-status-bust = Ha fallado
companion-status-seven = Flip 7
companion-status-done = Apuntado
companion-offline =
    { $entries ->
        [0] Sin conexión. Sigue: lo que apuntes se envía más tarde.
        [one] Sin conexión. { $entries } apunte espera.
       *[other] Sin conexión. { $entries } apuntes esperan.
    }
companion-unsettled =
    { $entries ->
        [one] { $entries } apunte no encaja. ¿Qué es lo correcto?
       *[other] { $entries } apuntes no encajan. ¿Qué es lo correcto?
    }
companion-settle = ¿Qué es lo correcto?
companion-settled = Resuelto
companion-written-by = { $name }, ronda { $round }
companion-counts = Cuenta ahora
companion-counts-by = Cuenta ahora ({ $name })
companion-settle-this = Es esto
companion-settle-instead = Es esto: { $entry }
companion-settle-count = Cuenta: la mesa tiene razón
companion-settle-both = Pasaron las dos cosas
companion-settle-drop = Dejarlo fuera
companion-redo = Rehacer
companion-undo = Deshacer
companion-undo-what = Deshacer: { $entry }
companion-changes = Cambios
companion-changed = Corregido: { $entry }
companion-inserted = Añadido: { $entry }
companion-removes = Quitado

## What was written

companion-tell-took = { $name }: { $card }
companion-tell-stayed = { $name } se planta
companion-tell-target = { $name }, para { $target }
companion-tell-bust = { $name } falla
companion-tell-score = { $name }: { $points }
companion-tell-reshuffled = Barajado
companion-tell-turn = Le toca a { $name }
companion-tell-players = Juegan: { $names }
companion-tell-round = Ronda nueva
companion-tell-total = { $name }: { $total } en total
companion-tell-stop = Parado aquí

## Every card

companion-who-deals = ¿Quién reparte?
companion-name-deals = Reparte { $name }.
companion-gets = { $name } saca…
companion-gets-which = { $name } saca una carta. ¿Cuál?
companion-points-so-far = { $points } puntos
companion-three-left =
    { $cards ->
        [one] Saca Tres: queda { $cards } carta.
       *[other] Saca Tres: quedan { $cards } cartas.
    }
companion-target-freeze = ¿A quién?
companion-target-flip3 = ¿Quién saca tres?
companion-target-chance = ¿Para quién?
companion-targets = Para quién es esta carta: { $card }
companion-keys = Cartas
companion-key =
    { $effect ->
        [bust] { $card }, quedan { $left }, haría fallar
        [saved] { $card }, quedan { $left }, salva una Vida Extra
        [flip7] { $card }, quedan { $left }, sería Flip 7
       *[other] { $card }, quedan { $left }
    }
companion-stays = Se planta
companion-hit = Una más
companion-stay = Pasar
companion-chance = { $percent } % de fallar
companion-chance-cards = { $bad } de { $cards }.
companion-worth = Otra: gana { $win }, arriesga { $risk }.
companion-inexact = Más o menos: no se apuntaron todas las cartas de este montón.
companion-gone = Según lo apuntado ya no queda ninguna de estas: { $card }. ¿Ha salido de verdad?
companion-gone-count = Sí, cuenta
companion-leave-it = Dejarlo
companion-score-by-number = Apuntar los puntos
companion-score-by-number-note = Para cuando alguien olvidó una carta: los demás siguen carta a carta.
companion-set-turn = Le toca a { $name }
companion-set-turn-note = Si el bloc y la mesa no coinciden, la mesa tiene razón.
companion-odds = Riesgos y consejos
companion-odds-note = Toda la mesa ve si están puestos.
companion-reshuffled = Los descartes se acaban de barajar

## Fixing a card

companion-deal = Reparto
companion-lap = Vuelta { $lap }
companion-fix-hint = Toca un apunte para cambiarlo, moverlo o quitarlo.
companion-got = { $name } sacó…
companion-also-got = { $name } sacó también…
companion-remove-entry = Eso no pasó
companion-on-whom = ¿Para quién?
companion-whose = ¿De quién era?
companion-then = Entonces cambia esto:
companion-change-it = Corregir
companion-other-target = Otra persona
companion-not-theirs = No de { $name }
companion-add-before = Añadir antes
companion-remove-it = Quitar

## Only scores

companion-has = { $name } tiene…
companion-typed = Tecleado: { $digits }
companion-two-digits = Dos cifras y sigue solo. Para 7, teclea 0 y 7.
companion-so-many = ¿Tantos? Toca otra vez la flecha.
companion-tap-cards = Toca las cartas delante de { $name }.
companion-makes = { $total } + { $sum } son { $all }
companion-how = Cartas o puntos
companion-tap-the-cards = Las cartas
companion-type-the-points = Los puntos
companion-erase = Borrar
companion-clear = Vaciar
companion-bust = Falla
companion-seven = Flip 7
companion-next = Siguiente
companion-done = Listo

## Between rounds and at the end

companion-phase = Fase { $phase }
companion-plus = + { $points }
companion-people = Quién juega
companion-people-change = Alguien llega, se va o cambia
companion-people-note = Desde la próxima ronda. Quien llega empieza con 0; quien se va conserva sus puntos en la hoja.
companion-people-keep = Ahora somos estos
companion-next-round = Otra ronda
companion-tie = Empate a { $total }: otra ronda para desempatar.
companion-wins =
    { $count ->
        [0] ¡Esta vez no!
        [one] ¡Gana { $names }!
       *[other] ¡Ganan { $names }!
    }
companion-no-deal = Habéis repartido vosotros: no hay reparto que verificar, y no cuenta en el historial de nadie.
companion-replay = Repetición
companion-again = Jugar otra vez
companion-stop = Parar aquí: gana quien va delante

## The score sheet

companion-cell = { $name }, ronda { $round }: { $points }, { $total } en total
companion-no-round-yet = Aquí irá la primera ronda
companion-deals = reparte
companion-tap-to-correct = Toca para corregir
companion-totals = Totales por ronda
companion-in-round = { $name }, ronda { $round }
companion-change = Corregir
companion-nothing-else = No cambia nada más.
companion-rest-stays = Todo lo demás sigue igual.
companion-then-unsettled = { $entry } ya no encaja. { $why }
companion-then-comes = { $name } está en la mesa.
companion-then-leaves = { $name } no está en la mesa.
companion-then-in = No ha fallado: { $name } vuelve, con { $points } puntos.
companion-then-out = { $name } falla.
companion-then-total = { $name }: { $before } en total, ahora { $after }.
companion-then-points = { $name }: { $before } puntos, ahora { $after }.
companion-then-turn = Ahora le toca a { $name }.
companion-then-round-over = La ronda { $round } ha terminado.
companion-then-not-over = La partida no ha terminado.
companion-then-left = Quedan { $left } cartas en el montón.
companion-ask-to-write = Quiero apuntar también
companion-has-asked = Ya se ha pedido

## The menu

companion-right = La mesa tiene razón
companion-right-note = Si las cartas dicen otra cosa, ponlo. La lista de cambios lo dirá.
companion-right-whose = ¿El total de quién?
companion-right-total = Total, { $total } hasta ahora
companion-right-set = Ponerlo
companion-writers = Quién apunta
companion-open = Cualquiera con el enlace
companion-open-note = Si no, dejas apuntar a cada persona por separado.
companion-may-write = puede apuntar
companion-asks = quiere apuntar
companion-asked =
    { $count ->
        [one] { $names } quiere apuntar
       *[other] { $names } quieren apuntar
    }
companion-no-writers = Nadie lo ha pedido. Comparte el enlace: quien lo abra puede pedirlo.
companion-other-table = Otra mesa
companion-leave = A la portada

## Sharing

companion-screen-here = Esta partida está en este dispositivo. Para verla en otra pantalla, ponla antes en el servidor.
companion-screen-how = Abre este enlace en la tele o la tableta: sigue la partida sola.
companion-screen-link = Enlace de la pantalla grande
companion-screen-this = Verla en esta pantalla
companion-screen-type = O teclea esta dirección
companion-follow = Sigue nuestra partida, ronda a ronda:
companion-follow-title = Para el móvil de cada uno
companion-follow-link = Enlace que sigue la partida
companion-put = Ponerla en el servidor
companion-put-note = Con todo lo apuntado. Después pueden seguirla otros móviles y una pantalla grande.
companion-put-offline = En cuanto el servidor vuelva a responder.
companion-put-done = La partida está en el servidor. Sigue aquí.
companion-share-picture = Como imagen
companion-share-picture-note = El total de todos
companion-share-csv = Como hoja de cálculo
companion-share-csv-note = CSV, una fila por persona y ronda
companion-share-json = Todo
companion-share-json-note = JSON, con todas las correcciones; se puede volver a abrir
