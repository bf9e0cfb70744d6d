# The command line: help, and what is wrong with the words that were typed.
# Names of commands and options are never translated.


## Help

cli-usage = Usage: { $command }
cli-options-word = OPTIONS
cli-command-word = COMMAND …
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-help-option = Show this help.
cli-default = [by default: { $value }]
cli-required = [required]
cli-type-number = NUMBER
cli-type-text = TEXT
cli-type-file = FILE

## What each command does

cli-volteface = Play, score, study and teach the flip card games. Unofficial.
cli-check = Run rule cases against the engine; the exit code is 0 only if all of them pass.
cli-play = Play in the terminal. Every move is saved, and a game can be resumed at any time.
cli-replay = Step through a finished game by move or by round, or play it back automatically.
cli-games = List the games that are kept, the latest first; or delete some of them.
cli-games-delete = Delete games for good. No other program may have the file of games open meanwhile.
cli-export = Write a finished game to a file that `replay` and `verify` read.
cli-import = Take a finished game in from a file, and say whether its deals could be verified.
cli-verify = Recompute every deal of a finished game and say what was checked. The exit code is 0 if the game holds, 1 if it does not, and 2 if it cannot be read.
cli-rules = Show what each edition of a game answers, where the answer comes from, and which house rules change it.
cli-how-to-play = Tell how a game is played.
cli-serve = Serve tables until stopped; every move is kept before anybody sees it.
cli-site = Write the whole game as a folder of static files: any web server can serve it, and it plays without one.
cli-schema = Print the JSON schema of everything on the wire.
cli-lab = Play millions of games and work out exact odds.
cli-lab-simulate = Play many games between bots and report on each of them.
cli-lab-solve = Print the exact expected points of this round for each choice.

## Arguments and options

cli-option-version = Print the version.
cli-option-game = The game, such as flip7.
cli-play-option-game = The game; flip7 if none is named.
cli-lab-solve-option-game = flip7: the game whose rounds are solved.
cli-verify-option-game = A finished game: its id (see `volteface games`), or an exported file.
cli-option-log = A finished game: its id (see `volteface games`), or an exported file.
cli-option-edition = The rulebook; by default that of your language.
cli-rules-option-edition = Show this edition alone, with its sources and readings.
cli-rules-option-search = Find the rules for a situation in plain words, such as “deck empty”.
cli-lab-simulate-option-edition = The rulebook; if none is named, the first that `volteface rules` lists.
cli-lab-solve-option-edition = The rulebook, if you are asked for the cards.
cli-option-seats = How many play, if that matters.
cli-play-option-seats = How many players, bots included; 4 if not said.
cli-option-bots = How the bots play: easy, medium or hard. Or bots by name, in turn over the other seats, such as 'counter,exec:python3 my_bot.py'; a comma in a command needs quotes.
cli-lab-simulate-option-bots = A bot for each seat, with commas between them, such as counter,threshold:25,threshold:25.
cli-option-bot-seconds = Seconds that an external bot (exec:) may take for a move.
cli-option-people = Names of the people at this keyboard, with commas between them; bots take the other seats.
cli-option-language = One of { $languages }; else what your system speaks.
cli-option-rule = A house rule as NAME=ANSWER; may be repeated.
cli-option-deck = A file that lists the cards of a real deck, for a game that takes one.
cli-option-seed = The same number deals the same cards.
cli-lab-simulate-option-seed = The same number plays the same games.
cli-option-pace = Seconds that each event is shown.
cli-replay-option-pace = Seconds per move during automatic playback.
cli-serve-option-pace = Seconds a bot seems to think.
cli-option-plain = Line by line, for pipes and screen readers.
cli-replay-option-plain = Print the whole story, line by line.
cli-option-step = With --plain: wait for Enter after every move.
cli-option-resume = Resume a saved game: its id (see `volteface games`), or `last`.
cli-option-database = Another file of games: sqlite:///FILE, or just FILE.
cli-option-player = Only games with a player of this name.
cli-option-most = At most this many, the latest first.
cli-option-tables = The ids that `volteface games` shows.
cli-option-yes = Do not ask.
cli-option-table = The id that `volteface games` shows.
cli-option-file = A game that `export` wrote.
cli-export-option-file = Where to write the game.
cli-option-paths = Case files, or folders whose *.yaml files are all read.
cli-option-as-json = Print one JSON object.
cli-check-option-as-json = Print one JSON object per case and edition.
cli-option-as-csv = Print one line per bot, with commas.
cli-option-everything = Also show where all editions agree.
cli-option-markdown = Print Markdown.
cli-option-typescript = As types for the browser client.
cli-option-out = The folder to write; new, empty, or written by this command before.
cli-option-server = The address of a server to play over the network with; it has to allow the site (--allow-origin).
cli-option-base = The path or the address that the site will be at, such as /volteface/ or https://example.org/volteface/: then it has a 404.html, too, and with an address its link previews are complete.
cli-option-host = The address to listen on; 0.0.0.0 for the whole network.
cli-option-port = The port to listen on.
cli-option-tls-cert = A certificate, for https.
cli-option-tls-key = The certificate’s key.
cli-option-bot = A bot from outside that may sit down here, as NAME=exec:COMMAND; may be repeated.
cli-option-allow-host = A host name to answer to, besides this machine’s own; .example.org for all below it. May be repeated.
cli-option-allow-origin = Another site whose pages may use this server, such as https://example.org. May be repeated.
cli-option-behind-proxy = Take addresses from a proxy on this machine.
cli-option-lan = Let phones in the same network in; prints a QR code.
cli-option-opens = Open the browser.
cli-option-position = A position as docs/lab.md shows one, or nothing to be asked for the cards.
cli-option-games = How many games.
cli-option-jobs = How many cores; all of them if not said.
cli-option-fixed-seats = Keep every bot on its seat; otherwise they move one seat to the left from game to game.
cli-option-plot = Draw the result into this file, such as result.png.

## What is wrong with the words that were typed. $option, $name and $command are as typed.

cli-error = Error: { $problem }
cli-try-help = For help: { $command }
cli-aborted = Stopped; nothing was changed.
cli-missing =
    { $kind ->
        [option] The option { $name } is missing.
       *[argument] { $name } is missing.
    }
cli-no-such-option = There is no option { $option }.
cli-possible = Did you mean: { $known }?
cli-needs-a-value = The option { $option } needs a value.
cli-takes-no-value = The option { $option } takes no value.
cli-no-such-command = There is no command { $command }.
cli-extra = Too much was given: { $words }
cli-bad-value = The value of { $name } cannot be used.
cli-needs = { $name } needs { $needs }.
cli-whole-number =
    { $ends ->
        [both] a whole number from { $least } to { $most }
        [least] a whole number from { $least } on
       *[none] a whole number
    }
cli-any-number =
    { $ends ->
        [both] a number from { $least } to { $most }
        [least] a number from { $least } on
       *[none] a number
    }

## What cannot be done. $reason is what the system says.

problem-unknown =
    { $kind ->
        [game] Unknown game
        [edition] Unknown edition
        [ruling] Unknown ruling
        [bot] Unknown bot
        [language] Unknown language
        [card] Unknown card
        [phase] Unknown phase
       *[name] Unknown name
    } “{ $name }”. Known: { $known }.
problem-no-file = There is no file { $file }.
problem-no-path = There is no file or folder { $path }.
problem-cannot-read = { $file } cannot be read: { $reason }.
problem-cannot-write = { $file } cannot be written: { $reason }.
problem-there-already = { $file } is there already; nothing was written.
problem-kept-already = The game { $table } is kept already; nothing was changed.
problem-no-place = “{ $database }” is no place for games here. Give sqlite:///FILE, or just a file.
problem-tls = For https, give both --tls-cert and --tls-key.
problem-no-bot = “{ $text }” names no bot. Say NAME=exec:COMMAND, such as mine=exec:python3 my_bot.py.
problem-no-lab = The lab needs NumPy and Numba. Install them with: { $command }
problem-no-plots = A picture needs matplotlib. Install it with: { $command }
problem-no-output = The output cannot be written: { $reason }.
problem-nobody-decides = Nobody has to decide in this position.
problem-no-such-line = “{ $cards }” is not a line anybody could have: { $reason }
problem-too-many-cards = There are not that many “{ $card }” cards in the deck.
