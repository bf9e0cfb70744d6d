# Words about tables and kept games.

## What a table refuses

refused-game-has-begun = La partida ya ha empezado.
refused-game-is-not-over = La partida aún no ha terminado.
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
verify-moves =
    { $moves ->
        [one] La única jugada se ha repetido según las reglas.
       *[other] Las { $moves } jugadas se han repetido según las reglas.
    }
verify-holds = La partida { $table } es correcta.
