# The terminal's own words. New ids go into all four languages, with the same variables.

terminal-title = Volteface
terminal-subtitle = Flip 7. No oficial.
terminal-edition = Reglas: { $edition }
terminal-house-rules = Reglas de la casa: { $rulings }

## The table

terminal-your-turn = Te toca.
terminal-turn-of = { $name } se lo piensa.
terminal-after-you = Después de ti.
terminal-you = tú
terminal-bot = bot
terminal-round = Ronda { $round }
terminal-challenge-round = Reto: ronda { $round } de { $rounds }
terminal-target =
    { $points ->
        [one] Meta: { $points } punto
       *[other] Meta: { $points } puntos
    }
terminal-total = Total
terminal-totals = Totales
terminal-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
terminal-in-all = { $points } en total
terminal-this-round = { $points } esta ronda
terminal-line-empty = aún sin cartas
terminal-dealer-mark = reparte
terminal-chance-held = tiene una Vida Extra
terminal-numbers-to-seven =
    { $numbers ->
        [one] Flip 7: falta { $numbers } número
       *[other] Flip 7: faltan { $numbers } números
    }

## Cards left, and the odds: counts first, per cent second

terminal-cards-left =
    { $cards ->
        [one] queda { $cards } carta
       *[other] quedan { $cards } cartas
    }
terminal-discarded =
    { $cards ->
        [one] { $cards } carta en los descartes
       *[other] { $cards } cartas en los descartes
    }
terminal-odds-bust = Con { $bust } de las { $left } cartas que quedan, fallas ({ $percent } %)
terminal-odds-none = Ninguna carta puede hacerte fallar.
terminal-odds-saved = Tu Vida Extra te cubre.
terminal-odds-unknown = No quedan cartas que sacar.
terminal-hit-risk = { $bust } de { $left }
terminal-stay-keeps = guardar { $points }

## Story and standings

terminal-story = Lo que ha pasado
terminal-standings = Clasificación
terminal-rank = { $rank }. { $name }: { $points }
terminal-leads = en cabeza
terminal-round-over = Fin de la ronda { $round }
terminal-game-over = Fin de la partida
terminal-winner = ¡Gana { $name }!
terminal-winners = ¡Ganan { $names }!
terminal-nobody-wins = Esta vez no gana nadie.
terminal-draw = Empate.
terminal-well-played = Buena partida.
terminal-press-to-go-on = { $key } para seguir
terminal-press-for-new-game = { $key } para otra partida

## Before a game. How strongly bots play is an adjective that fits a game's difficulty, and may be typed after --bots.

terminal-start-game = Juego
terminal-start-rules = Reglas
terminal-start-seats = Sitios
terminal-start-bots = Bots
terminal-strength-easy = fácil
terminal-strength-medium = medio
terminal-strength-hard = difícil
terminal-bots-play = Bots: { $strength }. Para elegir: --bots { $choices }
terminal-key-start = Empezar
terminal-key-select = Fila
terminal-key-change = Cambiar

## Saving and resuming

terminal-resume-hint = Para seguir más tarde: { $command }

## Keys

terminal-keys = Teclas
terminal-key-hit = ¡Una más!
terminal-key-stay = Pasar
terminal-key-choose = Elegir
terminal-key-go-on = Seguir
terminal-key-odds = Riesgo
terminal-key-help = Ayuda
terminal-key-undo = Deshacer
terminal-key-save = Guardar
terminal-key-new-game = Otra partida
terminal-key-language = Idioma
terminal-key-quit = Salir
terminal-key-back = Volver

## Help

terminal-help = Ayuda
terminal-quit-question = ¿Salir de la partida?
terminal-quit-saved = No se pierde nada: la partida queda guardada.
terminal-yes = Sí
terminal-no = No
terminal-too-small = La ventana es pequeña. Bastarían { $columns } columnas y { $rows } filas.

## The table on the screen. On buttons and in lanes, so kept short; never with a gender.

terminal-lane-yours = te toca
terminal-lane-decides = se lo piensa
terminal-lane-absent = no juega
terminal-left = Lo que queda
terminal-odds-short = Fallar: { $bust } de { $left } cartas, { $percent } %
terminal-odds-short-none = Ninguna carta hace fallar
terminal-odds-short-saved = Una Vida Extra protege
terminal-odds-seven = Flip 7: { $seven } de { $left } cartas, { $percent } %
terminal-odds-value = Vale { $points } de media
terminal-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-target-points = { $points } ahora, { $total } en total
terminal-three =
    { $cards ->
        [0] Saca Tres para { $name }: ya están todas
        [one] Saca Tres para { $name }: falta { $cards } carta
       *[other] Saca Tres para { $name }: faltan { $cards } cartas
    }
terminal-three-waiting = a la espera: { $cards }

## The table line by line

terminal-line = { $name }, { $status }: { $cards }. { $points } esta ronda, { $total } en total.
terminal-recap = { $name }: { $sum } son { $points }. { $total } en total.
terminal-recap-bust = { $name }: { $sum }, pero un número se repitió. { $total } en total.
terminal-plain-reply = ¿Tu respuesta? También: ? para ayuda, o para las probabilidades, q para salir.
terminal-plain-unknown = «{ $reply }» no está en la lista.
terminal-plain-odds-shown = Se muestran las probabilidades.
terminal-plain-odds-hidden = Se ocultan las probabilidades.
terminal-plain-step = Pulsa Intro para la jugada siguiente.
terminal-plain-rests = La partida queda aquí por ahora.

## More keys, and the replay

terminal-key-theme = Día o noche
terminal-key-hurry = Acelerar
terminal-key-step = Paso
terminal-key-round = Ronda
terminal-key-ends = Inicio, fin
terminal-key-autoplay = Seguir
terminal-replay-position = Jugada { $move } de { $moves }
terminal-replay-begins = La mesa está puesta.

## What cannot be played, and what to write instead

problem-too-many-seats = A este juego pueden jugar { $most } personas como mucho, no { $seats }.
problem-too-few-seats =
    { $least ->
        [one] Con estas reglas hace falta { $least } persona, no { $seats }. Una regla de la casa lo permite: { $option }
       *[other] Con estas reglas hacen falta { $least } personas o más, no { $seats }. Una regla de la casa lo permite: { $option }
    }
problem-too-many-people = { $people } personas no caben en { $seats } sitios.
problem-same-name = Dos personas no pueden llamarse { $name }.
problem-rule = «{ $rule }» no es una regla de la casa. Escribe NOMBRE=RESPUESTA, por ejemplo { $example }.

## Saved games

terminal-kept = Cada jugada queda guardada. Esta partida: { $table }
terminal-not-kept = Esa jugada no cuenta, porque no se pudo guardar. { $why }
terminal-resumed = Sigue { $table }, ronda { $round }
problem-name = Cada jugador necesita un nombre de 1 a { $most } caracteres que se puedan mostrar.
problem-agreed = Una partida guardada conserva sus reglas, sus sitios y sus nombres: quita { $option }.
problem-other-game = { $table } es una partida de { $game }.
problem-nothing-to-resume = Ninguna partida espera a que la sigas.
problem-finished = { $table } ha terminado. Para verla: { $command }

## Several people at one keyboard, each with a hand of their own

terminal-pass = Pasa el teclado a { $name }. Los demás no miran.
terminal-pass-ready = { $name } está aquí: mostrar la mano
terminal-key-viewer = Punto de vista
terminal-replay-open = todas las manos a la vista
terminal-replay-seen-by = como lo vio { $name }

## What happens at a table

terminal-bot-failed =
    { $why ->
        [hung] El programa de { $name } no respondió a tiempo.
        [died] El programa de { $name } se ha detenido.
       *[cheated] El programa de { $name } no dio ninguna respuesta que permitan las reglas.
    } Otro bot sigue en su lugar.

## Flip 7: what is asked, and words for buttons and labels. $name is whose turn it is.

word-stay = Pasar
status-active = en juego
status-stayed = se planta
status-frozen = bloqueo
status-busted = ha fallado
flip7-ask-hit-or-stay = Te toca, { $name }. ¿Una más?
flip7-ask-hit-only = Te toca, { $name }. Aún no hay nada que guardar: saca una carta.
flip7-ask-freeze = { $name }, ¿para quién es el Bloqueo?
flip7-ask-flip3 = { $name }, ¿quién saca tres?
flip7-ask-give = { $name }, ¿para quién es la Vida Extra que te sobra?
