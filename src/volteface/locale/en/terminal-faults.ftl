# What is wrong with files of games, positions, decks and rule cases, and what the system or the JSON reader said of them.

## Causes, as parts of a sentence

# $code is the system’s name of the error, $text what it says in English.
system-fault =
    { $code ->
        [ENOENT] there is no such file or folder
        [EACCES] access is denied
        [EPERM] that is not allowed
        [EISDIR] it is a folder
        [ENOTDIR] a part of the path is no folder
        [EEXIST] it is there already
        [ENOSPC] the disk is full
        [EDQUOT] the disk space allowed is used up
        [EFBIG] the file gets too large
        [EROFS] it can only be read
        [EIO] the disk fails
        [ENAMETOOLONG] the name is too long
        [EADDRINUSE] it is in use already
        [EADDRNOTAVAIL] there is no such address here
        [SQLITE_NOTADB] it is no SQLite file
        [SQLITE_CORRUPT] the file is damaged
        [SQLITE_CANTOPEN] it cannot be opened
        [SQLITE_BUSY] another program is using it
        [SQLITE_READONLY] it can only be read
        [SQLITE_FULL] the disk is full
        [QUOTE] a quotation mark is not closed
       *[other] { $text }
    }
# $field is a path such as $.header.seats.
json-fault =
    { $why ->
        [torn] the file is cut off
        [malformed] it is not JSON
        [missing] { $field } is missing
       *[other] { $field } cannot be read
    }

## Files of games

problem-in-line = { $file }, line { $line }: { $problem }
problem-no-move = This is no move of { $game }: { $reason }.
problem-not-replayed = Entry { $entry } cannot be replayed: { $problem }
problem-cannot-keep = This game cannot be kept: { $problem }
problem-cannot-go-on = This game cannot go on here: { $problem }
problem-damaged-game = The game { $table } is damaged here: { $problem }

# What does not fit in the log of a game. $entry is the number of an entry, $most how much there may be.
log-fault =
    { $why ->
        [too-early] The secret was revealed before the game was over.
        [other-secret] The secret is not the one that was committed to before the first card.
        [no-commitment] This game has no commitment: it was not dealt verifiably.
        [other-seats] The seats at the head of the log are not those of the table.
        [other-rules] The rules at the head of the log are not those the game began with.
        [never-began] This game never began.
        [not-over] The secret has not been revealed: the game is not over.
        [no-secret] The revealed secret cannot be read.
        [other-events] Entry { $entry }: something else happened than the log says.
        [branched-late] Entry { $entry } says in the middle of the game that it continues another one.
        [missing] Entry { $entry } is missing.
        [amended] Entry { $entry } changes a move: such a game was not dealt verifiably.
        [before-the-start] Entry { $entry } is a move before the game began.
        [taken-back] Entry { $entry }: what was taken back could not be.
        [other-deal] Entry { $entry }: the Dealer’s move is not the one that the secret and the seats make.
        [real-cards] This game was played with real cards: people dealt them, so there is no deal to verify.
        [over] This game is over.
        [not-finished] This game is not over; only finished games can be imported.
        [not-running] This game is not running.
        [not-opened] The first entry does not open a table.
        [too-many-entries] A game has 1 to { $most } entries, and this one has another number.
        [large-deck] A deck has at most { $most } cards, and this one has more.
        [no-name] A player has no name.
        [not-shown] This game cannot be shown.
        [amends-nothing] Entry { $entry } changes a move that does not count.
        [amended-import] Entry { $entry } changes a move: such games cannot be imported.
        [not-the-turn] Entry { $entry } is a move of somebody whose turn it was not.
        [other-position] Entry { $entry } leads to another position than the one that was played.
        [outside-the-game] Entry { $entry } is a move before the game began, or after its end.
        [no-seat] Entry { $entry } names a seat that does not exist.
        [no-time] Entry { $entry } has an impossible time.
        [repeated] Entry { $entry } repeats an earlier one.
        [text] Entry { $entry } has a text that is too long or cannot be shown.
        [long-note] Entry { $entry } is a note with too much in it.
        [opened-twice] Entry { $entry }: a table is opened once, by the first entry.
        [branched-nowhere] Entry { $entry } continues another game from an impossible place.
        [seated-late] Entry { $entry } seats somebody, or begins the game, when it has already begun.
        [early-latecomer] Entry { $entry } has somebody come late to a game that has not begun.
        [revealed-twice] Entry { $entry } reveals the secret too early, or again.
        [no-event] Entry { $entry } says nothing of what happened at the table.
        [takes-nothing] Entry { $entry } takes nothing back.
        [takes-nothing-early] A move was taken back before the game began.
        [entry-not-shown] Entry { $entry } cannot be shown.
       *[unreadable] Entry { $entry } cannot be read.
    }

## Positions, moves and cards as text. $text is what was written, $example how it should look.

problem-no-such-move = “{ $text }” is no move: { $reason }
notation-line = the line of seat { $seat }: { $problem }
notation-fault =
    { $why ->
        [seat] “{ $text }” is no seat; seats are a, b, c and so on.
        [head] it does not begin with “{ $text }” and an edition.
        [one-part] it has one part only; parts are separated by “|”.
        [empty-part] there is nothing between two of its “|”.
        [part] “{ $text }” is no part of a position.
        [seat-order] seat { $text } is out of order.
        [seat-parts] seat { $text } needs its points and its status, such as “{ $example }”.
        [house] the house rule “{ $text }” needs an answer, such as “{ $example }”.
        [progress] its second part does not read like “{ $example }”.
        [pile] “{ $text }” does not say how many cards a pile has, such as “{ $example }”.
        [number] “{ $text }” is no number, or too large a one.
        [choice] a choice needs a seat and a card, such as “{ $example }”.
        [three] a Flip Three needs a seat and its cards to deal, such as “{ $example }”.
        [move] “{ $text }” is no move; one reads like “{ $example }”.
        [verb] there is no word “{ $text }”.
        [no-seat] there is no seat { $text }.
        [less-than-nothing] a pile holds less than nothing.
        [too-many] a pile holds more than { $text } of a card.
        [scores] not every seat has a score.
        [between-rounds] nothing waits between rounds.
        [bust] it holds the number { $text } twice, which is a bust.
        [seven-numbers] with seven numbers the round is over.
        [not-kept] the card “{ $text }” is not kept in a line.
        [flip-three] a Flip Three under way lies before nobody.
        [none-due] a card is due, but the deck has none.
        [no-choice] there is nothing to choose.
        [not-asked] seat { $text } cannot be asked now.
        [none-left] no card is left for a hit.
        [face] “{ $text }” is no face: a COLOUR face is r, y, g or b, then 1 to 12 or *; an INTENSE face is 1 to 12 or * alone; a FLIP adds ^.
        [colour-face] “{ $text }” is no COLOUR face: it is r, y, g or b, then 1 to 12 or *, then ^ for a FLIP.
        [intense-face] “{ $text }” is no INTENSE face: it is 1 to 12 or *, then ^ for a FLIP.
       *[card] “{ $text }” is no card; one is written COLOUR/INTENSE, such as { $example }.
    }

## Deck files. $text is what was found.

deck-fault =
    { $why ->
        [cards] there are { $text } cards before this line; a deck has 104.
        [header] “{ $text }” is no header; a deck file starts with “phase10flip deck 1”.
        [torn] the file is cut off; it stops here without “end”.
        [after-end] there is something after “end”.
        [incomplete] the header is incomplete; it has { $text }.
        [field] this line should read “{ $text }: …”.
       *[value] “{ $text }” cannot be read.
    }

## Rule cases. $text is what was written, $known what it may be.

check-failed = { $file }: { $case }: { $problem }
check-whole-file = (the whole file)
case-unreadable = cannot be read: { $problem }
case-unplayable = cannot be played: { $error }
case-several = { $first }; { $next }
case-cause = { $problem }
case-fault =
    { $why ->
        [no-list] a file of cases is a list
        [no-edition] it names no edition
        [expects-nothing] it expects nothing
        [given-key] unknown key { $text } in given
        [then-key] unknown key { $text } in then
        [seats] given must name its seats, each once
        [no-text] { $text } should be text
        [no-number] “{ $text }” is no whole number
        [no-mapping] { $text } should be a mapping
        [no-seat] “{ $text }” is no seat; the seats are { $known }
        [status] “{ $text }” is no status: { $known }
        [side] “{ $text }” is no side: { $known }
        [yes] “{ $text }” is neither yes nor no
        [few-seats] { $text } cannot play by these rules: it takes { $known } or more
        [copies] there are too many cards “{ $text }”: the deck holds { $known }
        [turn] it cannot be the turn of { $text } now
        [no-order] the cards are shuffled, but the case gives no { $text } for it
        [star] “{ $text }”: a star must say which number it stands for
        [group] “{ $text }” names no group; it should read like { $known }
        [backs] “{ $text }” may be several cards with different backs; name the whole card
        [small-deck] the deck is too small to deal everybody a hand
        [groups] what is laid is a list of groups
        [group-count] phase { $text } has { $known } groups
        [laid-card] “{ $text }” is no laid card
        [cannot-lie] “{ $text }” cannot lie so
       *[decision] “{ $text }” is no decision
    }
# $found is what came out, $wanted what the case expects.
case-refusal =
    { $why ->
        [changed] “{ $text }” was refused, but changed the position
        [accepted] “{ $text }” should be refused, but was accepted
        [next] “next” is not possible now; asked is { $found }
        [nobody-asked] nobody asked for “{ $text }”; asked is { $found }
        [not-over] the round is not over; asked is { $found }
        [refused] “{ $text }” is refused: { $found }
        [no-group] run { $text }: there is no such group
        [is-a-set] run { $text }: it is a set
       *[differs] { $text }: expected { $wanted }, but got { $found }
    }
