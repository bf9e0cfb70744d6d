# The command line: help, and what is wrong with the words that were typed.
# Names of commands and options are never translated.


## Help

cli-usage = Uso: { $command }
cli-options-word = OPCIONES
cli-command-word = ORDEN …
cli-arguments = Argumentos
cli-options = Opciones
cli-commands = Órdenes
cli-help-option = Mostrar esta ayuda.
cli-default = [por defecto: { $value }]
cli-required = [obligatorio]
cli-type-number = NÚMERO
cli-type-text = TEXTO
cli-type-file = ARCHIVO

## What each command does

cli-volteface = Juega a los juegos de cartas que se dan la vuelta, cuenta los puntos, estúdialos y enséñalos. No oficial.
cli-check = Comprueba casos de reglas; el código de salida es 0 solo si todos pasan.
cli-play = Juega en el terminal. Cada jugada se guarda, y una partida se puede retomar cuando quieras.
cli-replay = Repasa una partida terminada, jugada a jugada o ronda a ronda, o deja que avance sola.
cli-games = Muestra las partidas guardadas, la última primero; o borra algunas.
cli-games-delete = Borra partidas para siempre. Mientras tanto, ningún otro programa puede tener abierto el archivo de partidas.
cli-export = Escribe una partida terminada en un archivo que `replay` y `verify` saben leer.
cli-import = Añade una partida terminada desde un archivo, y di si se pudieron comprobar sus repartos.
cli-verify = Vuelve a calcular todos los repartos de una partida terminada y di qué se comprobó. El código de salida es 0 si la partida es correcta, 1 si no lo es y 2 si no se puede leer.
cli-rules = Muestra qué responde cada edición de un juego, de dónde viene la respuesta y qué reglas de la casa la cambian.
cli-how-to-play = Explica cómo se juega.
cli-serve = Abre mesas hasta que se detenga; cada jugada se guarda antes de que nadie la vea.
cli-site = Escribe el juego entero en una carpeta de archivos: cualquier servidor web puede servirla, y se juega sin servidor.
cli-schema = Muestra el esquema JSON de todo lo que viaja entre servidor y páginas.
cli-lab = Juega millones de partidas y calcula probabilidades exactas.
cli-lab-simulate = Haz jugar muchas partidas entre bots y cuenta qué hace cada uno.
cli-lab-solve = Muestra los puntos exactos que da de media cada opción en esta ronda.

## Arguments and options

cli-option-version = Mostrar la versión.
cli-option-game = El juego, por ejemplo flip7.
cli-play-option-game = El juego; flip7 si no se dice nada.
cli-lab-solve-option-game = flip7: el juego cuyas rondas se resuelven.
cli-verify-option-game = Una partida terminada: su nombre (mira `volteface games`) o un archivo exportado.
cli-option-log = Una partida terminada: su nombre (mira `volteface games`) o un archivo exportado.
cli-option-edition = El reglamento; si no, el de tu idioma.
cli-rules-option-edition = Mostrar solo esta edición, con sus fuentes y nuestras lecturas.
cli-rules-option-search = Buscar la regla de una situación con palabras sencillas, como «montón vacío».
cli-lab-simulate-option-edition = El reglamento; si no, el primero que muestra `volteface rules`.
cli-lab-solve-option-edition = El reglamento, si se te piden las cartas.
cli-option-seats = Cuántas personas juegan, si importa.
cli-play-option-seats = Cuántos sitios, bots incluidos; 4 si no se dice nada.
cli-option-bots = El nivel de los bots: easy, medium o hard. O bots por su nombre, por orden en los otros sitios, por ejemplo 'counter,exec:python3 mi_bot.py'; una coma dentro de una orden va entre comillas.
cli-lab-simulate-option-bots = Un bot por sitio, separados por comas, por ejemplo counter,threshold:25,threshold:25.
cli-option-bot-seconds = Segundos que un bot externo (exec:) puede tardar en una jugada.
cli-option-people = Los nombres de quienes juegan con este teclado, separados por comas; los bots ocupan los otros sitios.
cli-option-language = Uno de { $languages }; si no, el de tu sistema.
cli-option-rule = Una regla de la casa, NOMBRE=RESPUESTA; se puede repetir.
cli-option-deck = Un archivo con las cartas de una baraja de verdad, para un juego que lo admita.
cli-option-seed = El mismo número reparte las mismas cartas.
cli-lab-simulate-option-seed = El mismo número juega las mismas partidas.
cli-option-pace = Segundos que se ve cada suceso.
cli-replay-option-pace = Segundos por jugada cuando avanza sola.
cli-serve-option-pace = Segundos que un bot parece pensar.
cli-option-plain = Línea a línea, para tuberías y lectores de pantalla.
cli-replay-option-plain = Mostrar toda la historia, línea a línea.
cli-option-step = Con --plain: esperar a Intro tras cada jugada.
cli-option-resume = Retomar una partida guardada: su nombre (mira `volteface games`) o `last`.
cli-option-database = Otro archivo de partidas: sqlite:///ARCHIVO, o solo ARCHIVO.
cli-option-player = Solo partidas en las que juega alguien con este nombre.
cli-option-most = Como mucho este número, la última primero.
cli-option-tables = Los nombres que muestra `volteface games`.
cli-option-yes = No preguntar.
cli-option-table = El nombre que muestra `volteface games`.
cli-option-file = Una partida escrita por `export`.
cli-export-option-file = Dónde escribir la partida.
cli-option-paths = Archivos de casos, o carpetas cuyos *.yaml se leen todos.
cli-option-as-json = Mostrar un objeto JSON.
cli-check-option-as-json = Mostrar un objeto JSON por caso y edición.
cli-option-as-csv = Mostrar una línea por bot, con comas.
cli-option-everything = Mostrar también dónde coinciden todas las ediciones.
cli-option-markdown = Mostrar Markdown.
cli-option-typescript = Como tipos para la página.
cli-option-out = La carpeta que se escribe; nueva, vacía o ya escrita por esta orden.
cli-option-server = La dirección de un servidor para jugar en red; tiene que admitir el sitio (--allow-origin).
cli-option-base = La ruta o la dirección en la que estará el sitio, por ejemplo /volteface/ o https://example.org/volteface/: entonces tiene también un 404.html y, con una dirección, vistas previas completas de sus enlaces.
cli-option-host = La dirección en la que escuchar; 0.0.0.0 para toda la red.
cli-option-port = El puerto en el que escuchar.
cli-option-tls-cert = Un certificado, para https.
cli-option-tls-key = La clave del certificado.
cli-option-bot = Un bot externo que puede sentarse aquí, NOMBRE=exec:ORDEN; se puede repetir.
cli-option-allow-host = Un nombre de servidor al que responder, además del de esta máquina; .example.org para todos los de debajo. Se puede repetir.
cli-option-allow-origin = Otro sitio cuyas páginas pueden usar este servidor, por ejemplo https://example.org. Se puede repetir.
cli-option-behind-proxy = Tomar las direcciones de un proxy en esta máquina.
cli-option-lan = Deja entrar a los móviles de la misma red; muestra un código QR.
cli-option-opens = Abrir el navegador.
cli-option-position = Una posición como en docs/lab.md, o nada para que se te pidan las cartas.
cli-option-games = Cuántas partidas.
cli-option-jobs = Cuántos núcleos; todos si no se dice nada.
cli-option-fixed-seats = Deja cada bot en su sitio; si no, avanzan un sitio a la izquierda en cada partida.
cli-option-plot = Dibujar el resultado en este archivo, por ejemplo resultado.png.

## What is wrong with the words that were typed. $option, $name and $command are as typed.

cli-error = Error: { $problem }
cli-try-help = Para ver la ayuda: { $command }
cli-aborted = Interrumpido; no ha cambiado nada.
cli-missing =
    { $kind ->
        [option] Falta la opción { $name }.
       *[argument] Falta { $name }.
    }
cli-no-such-option = No existe la opción { $option }.
cli-possible = Quizás: { $known }.
cli-needs-a-value = La opción { $option } necesita un valor.
cli-takes-no-value = La opción { $option } no lleva ningún valor.
cli-no-such-command = No existe la orden { $command }.
cli-extra = Sobra algo: { $words }
cli-bad-value = El valor de { $name } no sirve.
cli-needs = { $name } necesita { $needs }.
cli-whole-number =
    { $ends ->
        [both] un número entero de { $least } a { $most }
        [least] un número entero, { $least } o más
       *[none] un número entero
    }
cli-any-number =
    { $ends ->
        [both] un número de { $least } a { $most }
        [least] un número, { $least } o más
       *[none] un número
    }

## What cannot be done. $reason is what the system says.

problem-unknown =
    { $kind ->
        [game] Juego desconocido
        [edition] Edición desconocida
        [ruling] Pregunta desconocida
        [bot] Bot desconocido
        [language] Idioma desconocido
        [card] Carta desconocida
        [phase] Fase desconocida
       *[name] Nombre desconocido
    }: «{ $name }». Aquí se conocen: { $known }.
problem-no-file = No existe el archivo { $file }.
problem-no-path = No existe ningún archivo ni carpeta { $path }.
problem-cannot-read = No se puede leer { $file }: { $reason }.
problem-cannot-write = No se puede escribir { $file }: { $reason }.
problem-there-already = { $file } ya existe; no se ha escrito nada.
problem-kept-already = La partida { $table } ya está guardada; no ha cambiado nada.
problem-no-place = «{ $database }» no sirve aquí para guardar partidas. Da sqlite:///ARCHIVO, o solo un archivo.
problem-tls = Para https, da tanto --tls-cert como --tls-key.
problem-no-bot = «{ $text }» no nombra ningún bot. Escribe NOMBRE=exec:ORDEN, por ejemplo mio=exec:python3 mi_bot.py.
problem-no-lab = El laboratorio necesita NumPy y Numba. Instálalos con: { $command }
problem-no-plots = Una imagen necesita matplotlib. Instálalo con: { $command }
problem-no-output = No se puede escribir la salida: { $reason }.
problem-nobody-decides = En esta posición nadie tiene que decidir.
problem-no-such-line = «{ $cards }» no es una fila que alguien pueda tener: { $reason }
problem-too-many-cards = No hay tantas cartas «{ $card }» en el montón.
