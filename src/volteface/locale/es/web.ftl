# The browser's own words, for both games. New ids go into all four languages, with the same variables.

## Everywhere

web-close = Cerrar
web-back = Volver
web-loading = Un momento …
web-you = tú
web-your-turn = Te toca.
web-language = Idioma
web-go-home = Inicio
web-unreachable = No se puede llegar al servidor. Probando de nuevo …
web-nowhere = Aquí no hay nada
web-nowhere-note = Esta dirección no lleva a ninguna parte. Las mesas están por aquí.
web-no-such-table = Esa mesa no existe
web-no-such-table-note = Quizá falte una letra en el enlace. Pídelo otra vez o abre tu propia mesa.
web-games = Juegos

## Home

web-tagline = Dos juegos de cartas que dan la vuelta, con amigos o bots, gratis y sin cuenta.
web-unofficial = No oficial: sin relación con las editoriales.
web-flip7-pitch =
    ¿Una carta más?
    Carrera a 200.
web-phase10flip-pitch =
    Dos caras:
    la tuya y la ajena.
web-play = Jugar
web-play-game = Jugar a { $game }
web-light-theme = Tema claro
web-dark-theme = Tema oscuro
web-you-and-options = Tú y tus opciones
web-join = Entrar en una mesa
web-join-placeholder = Código o enlace
web-join-how = Escribe las cinco letras del código de la mesa, o pega su enlace.
web-my-tables = Tus partidas
web-lobby = Sala
web-rules = Reglas
web-how-to-play = Cómo se juega
web-rules-source = Fuente: { $source }
web-rules-note = La respuesta de cada edición
web-about = Acerca de

## A new table

web-your-name = Tu nombre
web-no-account = Sin cuenta ni correo. Este navegador te recuerda.
web-play-with-bots = Jugar con bots
web-invite-friends = Invitar amigos
web-options = Opciones
web-seats = Jugadores
web-seats-number =
    { $seats ->
        [one] { $seats } jugador
       *[other] { $seats } jugadores
    }
web-seconds-left =
    { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
web-bots-play = Los bots juegan
web-bots-play-random = al azar
web-bots-play-threshold = con prudencia
web-bots-play-counter = bien: cuentan las cartas
web-bots-play-greedy = de forma sencilla
web-bots-play-planner = bien: planean
web-edition = Reglamento
web-edition-differs =
    { $count ->
        [one] { $count } respuesta difiere de: { $edition }
       *[other] { $count } respuestas difieren de: { $edition }
    }
web-instead-of = en vez de: { $answer }
web-house-rule = Regla de la casa
web-house-rules = Reglas de la casa
web-house-rules-count =
    { $count ->
        [one] { $count } regla de la casa
       *[other] { $count } reglas de la casa
    }
web-no-house-rules = Volver al reglamento
web-number-between = Un número entero de { $least } a { $most }, por favor.
web-turn-time = Tiempo por turno
web-no-turn-time = Sin límite de tiempo
web-waits = Esperar a todos
web-waits-note = Ningún bot juega por quien no está
web-waits-on = La mesa espera a todos; ningún bot juega por quien no está
web-waits-off = Un bot juega por quien no está, tras avisar dos veces
web-seconds =
    { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
web-turn-seconds =
    { $seconds ->
        [one] { $seconds } segundo por turno
       *[other] { $seconds } segundos por turno
    }
web-hints = Probabilidades y consejos
web-hints-table = Si la mesa puede verlos
web-hints-mine = En tu pantalla
web-hints-on = Probabilidades y consejos permitidos
web-hints-off = Sin probabilidades ni consejos
web-listed = Anunciada en la sala
web-listed-note = Cualquiera puede encontrarla y entrar
web-private = Privada: solo por su enlace

## A table that gathers

web-guest-names = Nutria, Zorro, Tejón, Garza, Lince, Mirlo, Liebre, Búho, Foca, Urraca, Castor, Gorrión
web-take-a-seat = Toma asiento
web-take-a-seat-note =
    { $known ->
        [yes] { $host } te espera. Toca un sitio.
       *[no] Toca un sitio.
    }
web-who-plays = ¿Quién juega?
web-who-plays-note = Quien entre se sienta con un toque.
web-sit = Sentarse
web-sit-here = Siéntate aquí
web-move-here = Cambiar aquí
web-sit-instead = Sentarse en lugar de { $name }
web-seat-number = sitio { $seat }
web-add-bot = Bot
web-add-bot-to = Poner un bot en el sitio { $seat }
web-host = lleva la mesa
web-is-here = aquí
web-is-not-here = tiene la página cerrada
web-start = Empezar
web-bots-fill =
    { $seats ->
        [one] Un bot ocupa el sitio libre.
       *[other] Los bots ocupan los { $seats } sitios libres.
    }
web-waiting-for-host =
    { $known ->
        [yes] { $host } empezará la partida.
       *[no] Quien lleva la mesa empezará la partida.
    }
web-invite = Invitar
web-invite-to-watch = Invitar a mirar
web-invitation = Ven a jugar a { $game } conmigo.
web-link = Enlace a esta mesa
web-qr = Código QR del enlace a esta mesa
web-qr-larger = Mostrar el código QR en grande
web-qr-scan = Escanéalo
web-code = Código
web-code-letters = Código de esta mesa: { $letters }
web-code-where = se escribe en { $place }
web-only-here = Nadie más puede entrar por aquí: esta página solo está abierta en este ordenador.
web-only-here-how = Para que entren móviles y ordenadores de la misma red, detén el programa y arráncalo así. Tus mesas se conservan.
web-share = Compartir
web-copy = Copiar
web-copied = Copiado. Ya puedes enviarlo.
web-copy-yourself = Copia tú el enlace marcado.
web-agreed = Lo acordado

## The lobby

web-lobby-empty = Ahora no hay mesas abiertas. La tuya sería la primera.
web-open-table = Abrir una mesa
web-nobody-yet = nadie todavía
web-free-seats =
    { $seats ->
        [0] completa
        [one] { $seats } sitio libre
       *[other] { $seats } sitios libres
    }
web-watch = mirar

## Around the table

web-menu = Menú
web-beside = Junto a la mesa
web-story = Relato
web-story-earlier = Antes
web-story-unread =
    { $unread ->
        [one] Relato, { $unread } mensaje nuevo
       *[other] Relato, { $unread } mensajes nuevos
    }
web-why-this = ¿Qué regla? { $text }
web-what-happened = ¿Qué ha pasado?
web-rules-by = Esta mesa sigue: { $edition }
web-other-books = Los otros reglamentos
web-this-table = esta mesa
web-all-rules = Todas las preguntas y respuestas
web-undo = Deshacer
web-chat = Chat
web-chat-is-off = Quien lleva la mesa ha apagado el chat. Quedan las reacciones.
web-say-something = Di algo
web-send = Enviar
web-reactions = Reacciones
web-reaction-1 = aplauso
web-reaction-2 = risa
web-reaction-3 = sorpresa
web-reaction-4 = grito
web-reaction-5 = helado
web-reaction-6 = suerte
web-reaction-7 = bum
web-reaction-8 = corazón
web-sound = Sonidos
web-theme = Tema
web-theme-auto = como el dispositivo
web-theme-light = claro
web-theme-dark = oscuro
web-motion = Movimiento
web-motion-auto = como el dispositivo
web-motion-full = completo
web-motion-reduced = reducido
web-you-host = Llevas la mesa
web-pause = Pausar
web-resume = Seguir
web-make-host = Dar la mesa a { $name }
web-remove = Quitar a { $name }
web-remove-person = Sacar a { $name } de la mesa
web-remove-ask = ¿Sacar a { $name }?
web-remove-note = El sitio queda libre. { $name } recibe un aviso y no puede volver a sentarse si no lo permites.
web-remove-note-playing = Sigue un bot. { $name } recibe un aviso y no puede volver si no lo permites.
web-remove-yes = Sacar
web-remove-no = Dejar
web-removed-people = Has sacado a
web-let-in = Dejar volver a { $name }
web-let-in-short = Dejar volver
web-you-are-removed = Fuera de la mesa
web-you-are-removed-note = Quien lleva la mesa te ha sacado de ella. Si ha sido un error, pídele que te deje volver: esta página seguirá sola.
web-late-seats = Quien llegue tarde puede ocupar el sitio de un bot
web-late-seats-note = Desde la ronda siguiente
web-take-a-bots-seat = Jugar también
web-take-a-bots-seat-note = Ocupas el sitio de un bot, con sus puntos, cuando empiece la próxima ronda.
web-claim = Ocupar el sitio: { $name }
web-claimed = Desde la próxima ronda juegas en el sitio del bot { $name }.
web-claimed-by = { $claimer } ocupa este sitio
web-drop-claim = Prefiero mirar
web-leave = Dejar la partida
web-leave-note = Un bot juega por ti. Puedes recuperar tu sitio cuando quieras.
web-watching = Estás mirando.
web-bot-plays-for-you = Un bot juega por ti.
web-asked-again =
    { $seconds ->
        [one] ¿Sigues ahí? Un bot juega por ti en { $seconds } segundo.
       *[other] ¿Sigues ahí? Un bot juega por ti en { $seconds } segundos.
    }
web-asked-again-said = Se acabó tu tiempo. Aún te toca: pronto jugará un bot por ti.
web-asked-again-other =
    { $seconds ->
        [one] Último aviso para { $name }: { $seconds } segundo y juega un bot.
       *[other] Último aviso para { $name }: { $seconds } segundos y juega un bot.
    }
web-waited-for = { $name } no está. La mesa espera.
web-let-bot-play = Que juegue un bot
web-too-late = Tu jugada llegó tarde: la mesa había seguido. No se ha hecho.
web-take-back = Recuperar mi sitio
web-away =
    { $seconds ->
        [one] { $name } no está. Un bot sigue en { $seconds } segundo.
       *[other] { $name } no está. Un bot sigue en { $seconds } segundos.
    }
web-stands-in =
    { $why ->
        [time] Un bot juega por { $name }: se acabó el tiempo
        [away] Un bot juega por { $name }, que no está
        [removed] Un bot juega por { $name }
       *[left] Un bot juega por { $name }, que se ha ido
    }
web-paused = La partida está en pausa.
web-offline = Sin conexión. No se pierde nada; probando de nuevo …
web-offline-waiting = Tu jugada se envía en cuanto vuelvas.
web-try-again = Probar ya
web-closed = El servidor ha cerrado esta mesa. Recarga la página.

## Between rounds, and the end

web-round-is-over = La ronda ha terminado
web-next-round = Siguiente ronda
web-see-result = El resultado
web-goes-on-in =
    { $seconds ->
        [one] Sigue sola en { $seconds } segundo
       *[other] Sigue sola en { $seconds } segundos
    }
web-game-over = La partida ha terminado
web-wins =
    { $count ->
        [one] ¡Gana { $names }!
       *[other] ¡Ganan { $names }!
    }
web-nobody-wins = No gana nadie
web-chart = Totales por ronda
web-chart-rounds =
    { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }
web-chart-as-table = En números
web-rematch = Revancha
web-join-rematch = A la revancha

## Repeticiones

web-replay = Repetición
web-replay-watch = Ver la repetición
web-replay-at =
    { $move ->
        [0] Ronda { $round }, antes de la primera jugada
       *[other] Ronda { $round }, jugada { $move } de { $moves }
    }
web-replay-move = Jugada { $move } de { $moves }
web-replay-moves = Jugadas de la partida
web-replay-round = Ronda { $round }
web-replay-jump = Ir a una ronda
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-back = Una jugada atrás
web-replay-forward = Una jugada adelante
web-replay-round-back = Al inicio de una ronda
web-replay-round-forward = A la ronda siguiente
web-replay-view = Vista
web-replay-open = Todo a la vista
web-replay-speed = Velocidad
web-replay-times = { $speed }×
web-replay-save = Guardar en un archivo
web-replay-save-note = La partida entera con el secreto de sus repartos. Se abre en cualquier servidor de Volteface y se puede comprobar.
web-replay-file = Abrir una partida de un archivo
web-replay-file-note = Una partida terminada que alguien guardó aquí o en otro sitio. Se abre como repetición y queda entre tus partidas.
web-replay-choose = Elegir un archivo
web-replay-torn = { $file } no es una partida terminada y completa: quizá esté dañado, cambiado, o sea otra cosa. No se ha abierto nada.
web-replay-unfinished = Aún sin terminar
web-replay-unfinished-note = Una partida se puede volver a ver cuando ha terminado. Esta sigue en juego.
web-replay-to-table = A la mesa
web-replay-try-again = Probar otra vez
web-replay-unverified = Sin verificar: esta partida viene de un archivo, y nada demuestra sus repartos.
web-replay-play-on = Seguir desde aquí
web-replay-play-on-note = Una mesa nueva: tú ocupas un sitio y los bots los demás. Las cartas que faltan se reparten de nuevo.
web-replay-play-on-over = Aquí la partida ha terminado. Vuelve a una jugada para seguir desde ella.
web-replay-your-seat = Juegas como
web-replay-begin = Seguir

## What happens at a table besides moves. $name is a player's name; $why and $on say more where there is more to say.

web-table-event-sat-down = { $name } se sienta.
web-table-event-bot-seated = { $name }, un bot, se sienta.
web-table-event-seat-freed = Queda un sitio libre.
web-table-event-host-changed =
    { $who ->
        [me] Ahora llevas tú la mesa.
        [other] Ahora lleva la mesa { $name }.
       *[nobody] Ahora lleva la mesa otra persona.
    }
web-table-event-chat-switched =
    { $on ->
        [yes] El chat está encendido.
       *[no] El chat está apagado.
    }
web-table-event-started = Empieza la partida.
web-table-event-paused = La partida está en pausa.
web-table-event-resumed = La partida sigue.
web-table-event-stood-in =
    { $why ->
        [time] Se acabó el tiempo: un bot juega por { $name }.
        [removed] Quien lleva la mesa da el sitio de { $name } a un bot.
       *[other] Un bot juega por { $name }.
    }
web-table-event-took-back = { $name } ha vuelto.
web-table-event-removed = Quien lleva la mesa ha sacado a { $name }.
web-table-event-readmitted = { $name } puede volver.
web-table-event-late-seats-switched =
    { $on ->
        [yes] Quien llegue tarde puede ocupar el sitio de un bot.
       *[no] Ya nadie puede ocupar el sitio de un bot durante la partida.
    }
web-table-event-seat-claimed = { $name } jugará desde la próxima ronda en el sitio del bot { $bot }.
web-table-event-claim-dropped = { $bot } conserva su sitio.
web-table-event-took-over = { $name } ocupa el sitio del bot { $replaced }, con sus puntos.
web-table-event-bot-failed = El bot { $name } ha fallado; otro sigue jugando.
web-table-event-branched = La partida sigue desde un momento de otra ya terminada.
web-table-event-moved =
    { $away ->
        [yes] La partida sigue en otro sitio.
       *[no] La partida sigue aquí; empezó en otro sitio.
    }

## About

web-about-what-title = Qué es esto
web-about-what = Un lugar para jugar a Flip 7, en todas sus ediciones, y a Phase 10 FLIP! con amigos y bots. Abre una mesa, envía el enlace y juega. Los mismos juegos funcionan en un terminal, y el motor está ahí para quien escriba bots.
web-about-unofficial-title = Un proyecto no oficial
web-about-unofficial = Volteface no está afiliado, avalado ni patrocinado por ninguna editorial. Flip 7 es una marca de USAopoly, Inc.; Phase 10 es una marca de Mattel, Inc. Los textos y dibujos son nuestros, y una decisión es nuestra lectura de un reglamento.
web-about-fair-title = ¿Es limpio el reparto?
web-about-fair = Antes de la primera carta el servidor se compromete con un secreto, y cada jugador añade su propio azar. Al terminar se muestra el secreto, y cualquiera puede repetir todo el reparto y comparar.
web-about-data-title = Qué se guarda
web-about-data = El nombre que elegiste, tus partidas y una sola cookie para que tu sitio siga siendo tuyo. Sin cuenta, sin correo, nada de otros sitios.
web-about-source-title = Código abierto
web-about-source = El código tiene licencia MIT: las reglas, los bots, las mesas y esta página.

## The way to the page that checks the deals

web-fair = Comprobar los repartos
web-fair-about-link = Comprobar los repartos de una partida
web-fair-table-title = ¿Es justo el reparto?
web-fair-table = Las cartas ya dependen de un secreto que nadie en la mesa conoce y de lo que cada cual añade al sentarse. Esta es la huella del secreto. Tu navegador la recuerda y, al acabar, puede comprobar cada carta.

web-me-all = Tus partidas y tu balance
web-played = Tus partidas acabadas
web-played-won =
    { $shared ->
        [yes] Victoria compartida.
       *[no] ¡Has ganado!
    }
web-played-lost = Victoria de { $names }.
web-played-nobody = No ganó nadie.
web-check = Comprobar
web-newcomer-hints = Consejos para empezar
