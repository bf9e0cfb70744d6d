# The browser's words for the pace of an evening: next round, rematch, series, the result. New ids go into all four languages.

## Ready for the next round. $names is a list of names, already joined.

web-ready-note = Por ti, adelante.
web-ready-waiting =
    { $count ->
        [one] Falta { $names }.
       *[other] Faltan { $names }.
    }
web-is-ready = adelante
web-is-not-ready = todavía no
web-who-is-ready = Quién quiere seguir
web-round-has-begun = La siguiente ronda ha empezado.
web-round-has-begun-yours = La siguiente ronda ha empezado y te toca.
web-to-the-table = A la mesa

## Only bots still play

web-skip = Ir al final de la ronda
web-bot-speed = Los bots juegan
web-bot-speed-calm = con calma
web-bot-speed-normal = a ritmo normal
web-bot-speed-fast = rápido

## The rematch. $name is who wants one, $names who comes.

web-rematch-called = { $name } pide la revancha.
web-rematch-come = ¡Voy!
web-rematch-coming = En camino: { $names }.
web-is-nearby = sigue mirando el resultado
web-rematch-starts-in =
    { $seconds ->
        [one] La revancha empieza en { $seconds } segundo, o en cuanto esté todo el mundo.
       *[other] La revancha empieza en { $seconds } segundos, o en cuanto esté todo el mundo.
    }
web-rematch-wait = Esperar
web-rematch-waits = La revancha espera a que la empiece quien lleva la mesa.
web-rematch-starts = Empieza sola

## A series

web-series =
    { $games ->
        [one] { $games } partida hasta ahora
       *[other] { $games } partidas hasta ahora
    }
web-series-title = La serie
web-series-wins =
    { $wins ->
        [one] { $wins } victoria
       *[other] { $wins } victorias
    }

## The result. $others are the other winners, already joined.

web-you-win =
    { $count ->
        [one] ¡Has ganado!
       *[other] ¡Victoria compartida con { $others }!
    }
web-share-result = Compartir el resultado
web-picture = El resultado en una imagen
web-picture-failed = Este navegador no puede crear la imagen.
web-picture-save = Guardar
web-picture-copied = La imagen está copiada.
web-picture-after =
    { $rounds ->
        [one] tras { $rounds } ronda
       *[other] tras { $rounds } rondas
    }

## Spectators

web-spectators =
    { $count ->
        [one] { $count } persona mirando
       *[other] { $count } personas mirando
    }
web-spectator = entre el público

## My turn

web-turn-sound = Un sonido cuando me toca
web-vibration = Vibración

## What happened at the table

web-table-event-skipped = { $name } va al final de la ronda.
web-table-event-bot-speed-set = Los bots juegan a otro ritmo.
