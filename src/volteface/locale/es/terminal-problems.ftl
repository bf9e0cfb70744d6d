# What the command line says about files, addresses, programs and servers.

## A server and a site. $address is a web address.

server-is-at = Volteface está en { $address }  (Ctrl+C para pararlo.)
server-keeps = Cada jugada se guarda en { $file }.
server-or-terminal = Para jugar en el terminal: { $command }
server-for-phones = Para los móviles de la misma red: { $address }
site-written = Escritos { $size } MB en { $folder }. Para probarlo: { $command }

## Cases

check-result = { NUMBER($passed, useGrouping: 0) } bien, { NUMBER($failed, useGrouping: 0) } mal

## What a server cannot do. $reason is what the system says.

problem-port = No se puede escuchar en el puerto { $port } de { $host }: { $reason }. Elige otro con --port, o --port 0 para cualquiera que esté libre.
problem-no-address = Este equipo no tiene ninguna dirección «{ $host }» en la que escuchar.
problem-no-certificate = { $certificate } y { $key } no son un certificado y su clave: { $reason }.
problem-no-origin = «{ $text }» no es el origen de un sitio. Escribe https://example.org, sin ruta.
problem-no-client = La página del juego no está aquí: para construirla hace falta Node 20.19 o más nuevo, con npm. Instálalo; después ejecuta scripts/play en una copia del repositorio, o instala Volteface otra vez (pip install --force-reinstall --no-deps y la carpeta de la copia).
problem-no-engine = La página se construyó aquí sin el motor que juega en el navegador, y sin él un sitio no sirve de nada. Constrúyela otra vez cuando se puedan descargar paquetes: scripts/play lo hace, y scripts/test también.
problem-no-site = { $folder } contiene algo que no es un sitio nuestro. Elige una carpeta nueva o vacía.

## Bots

problem-command = No se entiende la orden «{ $command }»: { $reason }.
problem-no-command = Falta la orden después de «exec:». Escribe una, por ejemplo exec:python3 mi_bot.py.
problem-no-program = Aquí no hay ningún programa «{ $program }» que pueda jugar como bot.
problem-bot-argument = El bot { $bot } no lleva nada después del nombre, pero pone «:{ $argument }».
problem-threshold = Dile al bot threshold con cuántos puntos se planta, por ejemplo threshold:25.

## Rules and positions

problem-answer = «{ $given }» no responde a { $name }. Respuestas posibles: { $allowed }.
problem-own-deck = Flip 7 se juega con su propia baraja; la pregunta decks dice cuántas hacen falta.
problem-few-for-the-book = Con este reglamento hay que ser al menos { $least }, no { $seats }. La regla de la casa minimum_seats permite ser menos.
problem-seats = Este juego es para { $least } a { $most } jugadores, no para { $seats }.
problem-no-position = Esto no es una posición de { $game }: { $reason }

## Files of games

problem-in-file = { $file }: { $problem }
problem-no-log = Esto no es una partida guardada, o está dañada: { $reason }.
problem-newer-log = Esta partida se guardó con una versión más nueva de este programa.
problem-other-rules = Esta partida se jugó con la versión { $version } de las reglas; este programa las conoce hasta la versión { $known }.
problem-no-such-game = Aquí no hay ninguna partida { $table }.
problem-no-database = { $file } no se puede abrir como archivo de partidas: { $reason }.
problem-foreign-database = { $file } es de otro programa; no se ha cambiado nada.
problem-newer-database = { $file } se escribió con una versión más nueva de este programa; no se ha cambiado nada.
problem-other-server = Otro servidor está usando { $file }, y solo puede uno.
problem-file-in-use = Otro programa tiene abierto { $file }, por ejemplo un servidor o una partida en un terminal. Ciérralo antes; no se ha borrado nada.
