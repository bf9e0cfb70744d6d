# Words about tables and kept games.

## What a table refuses

refused-game-has-begun = La partida ya ha empezado.
refused-game-is-not-over = La partida aún no ha terminado.
refused-game-is-kept-already = La partida { $table } ya está aquí.
refused-game-is-paused = La partida está en pausa.
refused-no-game-is-running = No hay ninguna partida en curso en esta mesa.
refused-not-seated = No tienes sitio en esta mesa.
refused-seat-is-taken = Ese sitio ya está ocupado.
refused-only-the-host = Solo puede hacerlo quien abrió la mesa.
refused-only-people-host = Solo una persona puede llevar la mesa.
refused-nobody-to-remove = Ahí no hay nadie a quien levantar.
refused-removed-by-the-host = Quien lleva la mesa ha dado tu sitio a un bot.
refused-pause-changes-nothing = Eso no cambiaría nada.
refused-chat-is-off = El chat está apagado en esta mesa.
refused-undo-others-have-moved = No puedes deshacer esa jugada: otros han jugado después, o no es tuya.
refused-undo-something-was-seen = No puedes deshacer esa jugada: alguien ha visto algo desde entonces.
refused-log-is-secret-until-the-end = El registro completo se ve cuando termina la partida.
refused-stale = La mesa ha cambiado entretanto. Aquí está tal como es.
refused-not-asked = No te toca decidir.
refused-no-identity = Primero di quién eres.
refused-too-fast = Un momento: eso fue demasiado de una vez.
refused-no-such-table = Aquí no existe esa mesa.
refused-not-kept = Eso no se ha podido guardar, así que no cuenta.
refused-unreadable = Eso no se puede leer.
refused-our-fault = Algo ha fallado por nuestra parte.
refused-hints-are-off = En esta mesa no hay pistas.

## Why a connection is closed

closing-too-slow = La conexión es demasiado lenta para seguir la mesa.

## What happens at a table

doing-bot-failed =
    { $why ->
        [hung] El programa de { $name } no respondió a tiempo.
        [died] El programa de { $name } se ha detenido.
       *[cheated] El programa de { $name } no dio ninguna respuesta que permitan las reglas.
    } El bot { $level } sigue en su lugar.
doing-rematched = Se juega otra partida en la mesa { $table }.

## Kept games

games-none = Aquí no hay ninguna partida guardada. Empieza una con: volteface play
games-id = Partida
games-when = Última jugada
games-game = Juego
games-players = Jugadores
games-state = Estado
games-stage-gathering = sin empezar
games-stage-playing = en curso
games-stage-over = terminada

## Verification

verify-commitment = El secreto es el comprometido antes de la primera carta: { $commitment }
verify-entropy =
    { $seats ->
        [one] Un sitio añadió azar propio al reparto.
       *[other] { $seats } sitios añadieron azar propio al reparto.
    }
verify-deals =
    { $deals ->
        [one] El único reparto se ha recalculado y coincide.
       *[other] Los { $deals } repartos se han recalculado y coinciden.
    }
verify-elsewhere =
    { $deals ->
        [one] Un reparto viene de otra partida, que aquí se continuó; compruébelo allí.
       *[other] { $deals } repartos vienen de otra partida, que aquí se continuó; compruébelos allí.
    }
verify-moves =
    { $moves ->
        [one] La única jugada se ha repetido según las reglas.
       *[other] Las { $moves } jugadas se han repetido según las reglas.
    }
verify-holds = La partida { $table } es correcta.
