# Words about tables.

## What a table refuses

refused-game-has-begun = La partida ya ha empezado.
refused-game-is-not-over = La partida aún no ha terminado.
refused-game-is-kept-already = La partida { $table } ya está aquí.
refused-game-takes-too-much = Comprobar esta partida lleva demasiado tiempo o demasiada memoria, así que no se ha añadido.
refused-game-is-paused = La partida está en pausa.
refused-no-game-is-running = No hay ninguna partida en curso en esta mesa.
refused-not-seated = No tienes sitio en esta mesa.
refused-seat-is-taken = Ese sitio ya está ocupado.
refused-only-the-host = Solo puede hacerlo quien lleva la mesa.
refused-only-people-host = Solo una persona puede llevar la mesa.
refused-nobody-to-remove = Ahí no hay nadie a quien sacar.
refused-nobody-is-away = Ahí no falta nadie.
refused-time-limit-or-waiting = Una mesa tiene límite de tiempo o espera a todos: las dos cosas no.
refused-removed-by-the-host = Quien lleva la mesa ha dado tu sitio a un bot.
refused-people-still-play = Todavía juega alguien en esta ronda.
refused-removed-from-the-table = Quien lleva la mesa te ha sacado de ella. Solo esa persona puede dejarte volver.
refused-nobody-to-let-in = No hay nadie así a quien dejar volver.
refused-no-latecomers = En esta mesa nadie ocupa el sitio de un bot durante la partida.
refused-seated-already = Ya tienes sitio.
refused-pause-changes-nothing = Eso no cambiaría nada.
refused-chat-is-off = El chat está apagado en esta mesa.
refused-undo-others-have-moved = No puedes deshacer esa jugada: otros han jugado después, o no es tuya.
refused-undo-something-was-seen = No puedes deshacer esa jugada: alguien ha visto algo desde entonces.
refused-log-is-secret-until-the-end = El registro completo se ve cuando termina la partida.
refused-stale = La mesa ha cambiado entretanto. Aquí está tal como es.
refused-not-asked = No te toca decidir.
refused-no-identity = Primero di quién eres.
refused-name-is-empty = Falta tu nombre: necesita al menos una letra o un signo.
refused-name-is-too-long = Este nombre es demasiado largo: como mucho { $most } letras o signos.
refused-name-cannot-be-shown = Este nombre tiene signos que no se pueden mostrar.
refused-no-such-code = Ninguna mesa espera con este código. Quizá haya una letra mal, o la partida ya ha empezado.
refused-too-fast = Un momento: eso fue demasiado de una vez.
refused-no-such-table = Aquí no existe esa mesa.
refused-not-kept = Eso no se ha podido guardar, así que no cuenta.
refused-game-is-damaged = Lo guardado de esta partida no se puede leer. Tus otras partidas están bien.
refused-unreadable = Eso no se puede leer.
refused-unknown-host = Este servidor no responde al nombre «{ $host }».
refused-no-such-key = No existe ese dispositivo.
refused-our-fault = Algo ha fallado por nuestra parte.
refused-bots-restart = Los bots se están reiniciando. Inténtalo de nuevo en un momento.
refused-game-was-moved = Esta partida sigue en otro sitio: se ha trasladado allí.
refused-only-games-against-bots = Solo se puede trasladar una partida de una persona contra bots.
refused-hints-are-off = En esta mesa no hay pistas.

## Why a connection is closed

closing-too-slow = La conexión es demasiado lenta para seguir la mesa.
closing-restart = El servidor se está reiniciando. Un momento.
closing-data-deleted = Tus datos se han borrado: esta página ya no te conoce.
closing-key-revoked = Se ha retirado el acceso de este dispositivo.

## With real cards

refused-real-cards-have-no-seats = Con cartas de verdad, la gente está sentada a la mesa de verdad. Aquí solo están los nombres.
refused-only-with-real-cards = Eso es solo para mesas con cartas de verdad.
refused-only-writers = Hace falta permiso de quien lleva la mesa.
refused-name-the-players-first = ¿Quién juega? Pon primero todos los nombres.
refused-too-many-writers = Ya lo ha pedido demasiada gente.
refused-nobody-asked-to-write = Esa persona no ha pedido escribir.
refused-real-cards-cannot-be-played-on = Una partida con cartas de verdad no se puede seguir aquí: nadie sabe qué queda en el montón.

## The daily deck

refused-deck-is-not-out = Esas cartas aún no han salido.
refused-daily-rules = Las cartas de hoy tienen sus propias reglas; ábrelas desde su página.
refused-no-rematch-of-a-day = Solo se juega una vez al día. ¡Hasta mañana!
refused-not-the-daily-deck = Esta partida no se jugó con las cartas de un día.
refused-no-such-deck = Aquí no hay cartas para ese día.
