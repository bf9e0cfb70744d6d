# What the command line says about files, addresses, programs and servers.

## A server and a site. $address is a web address.

server-is-at = Volteface is at { $address }  (Ctrl+C stops it.)
server-keeps = Every move is kept in { $file }.
server-or-terminal = To play in the terminal: { $command }
server-for-phones = For phones in the same network: { $address }
site-written = Wrote { $size } MB to { $folder }. To try it: { $command }

## Cases

check-result = { NUMBER($passed, useGrouping: 0) } passed, { NUMBER($failed, useGrouping: 0) } failed

## What a server cannot do. $reason is what the system says.

problem-port = Cannot listen on port { $port } of { $host }: { $reason }. Choose another one with --port, or --port 0 for any that is free.
problem-no-address = There is no address “{ $host }” on this machine to listen on.
problem-no-certificate = { $certificate } and { $key } are not a certificate and its key: { $reason }.
problem-no-origin = “{ $text }” is not the origin of a site. Say https://example.org, without a path.
problem-no-client = The browser client is not here: building it needs Node 20.19 or newer with npm. Install that; then, in a clone, run scripts/play, or install Volteface again (pip install --force-reinstall --no-deps and the clone’s folder).
problem-no-engine = The client here was built without the engine that plays in the browser, and a site is nothing without it. Build it again while packages can be downloaded: scripts/play does, and so does scripts/test.
problem-no-site = { $folder } contains something other than one of our sites. Choose a new or empty folder.

## Bots

problem-command = The command “{ $command }” cannot be read: { $reason }.
problem-no-command = There is no command after “exec:”. Write one, such as exec:python3 my_bot.py.
problem-no-program = There is no program “{ $program }” here that could be started as a bot.
problem-bot-argument = The bot { $bot } takes nothing after its name, but got “:{ $argument }”.
problem-threshold = The bot threshold needs the points it stays at, such as threshold:25.

## Rules and positions

problem-answer = “{ $given }” does not answer { $name }. Allowed: { $allowed }.
problem-own-deck = Flip 7 is played with its own deck; the ruling decks says how many of them.
problem-few-for-the-book = By this rulebook it takes at least { $least } to play, not { $seats }. The house rule minimum_seats allows fewer.
problem-seats = This game is for { $least } to { $most } players, not { $seats }.
problem-no-position = This is not a position of { $game }: { $reason }

## Files of games

problem-in-file = { $file }: { $problem }
problem-no-log = This is not a saved game, or it is damaged: { $reason }.
problem-newer-log = This game was saved by a newer version of this program.
problem-other-rules = This game was played by rules version { $version }; this program knows them up to version { $known }.
problem-no-such-game = There is no game { $table } here.
problem-no-database = { $file } cannot be opened as a file of games: { $reason }.
problem-foreign-database = { $file } belongs to another program; nothing in it was changed.
problem-newer-database = { $file } was written by a newer version of this program; nothing in it was changed.
problem-other-server = Another server is using { $file }, and only one can.
problem-file-in-use = Another program has { $file } open, such as a server or a game in a terminal. Stop it first; nothing was deleted.
