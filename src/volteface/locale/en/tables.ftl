# Words about tables.

## What a table refuses

refused-game-has-begun = The game has begun.
refused-game-is-not-over = The game is not over yet.
refused-game-is-kept-already = The game { $table } is here already.
refused-game-takes-too-much = Checking this game takes too long or too much memory, so it was not added.
refused-game-is-paused = The game is paused.
refused-no-game-is-running = No game is running at this table.
refused-not-seated = You have no seat at this table.
refused-seat-is-taken = Somebody sits there already.
refused-only-the-host = Only the host may do that.
refused-only-people-host = Only a person can be the host.
refused-nobody-to-remove = There is nobody to remove there.
refused-nobody-is-away = Nobody is away there.
refused-time-limit-or-waiting = A table has a time limit, or it waits for everybody: not both.
refused-removed-by-the-host = The host has given your seat to a bot.
refused-people-still-play = Somebody is still playing this round.
refused-removed-from-the-table = The host has removed you from this table. Only they can let you in again.
refused-nobody-to-let-in = There is nobody of that name to let back in.
refused-no-latecomers = At this table nobody may take a bot’s seat during the game.
refused-seated-already = You have a seat already.
refused-pause-changes-nothing = That would change nothing.
refused-chat-is-off = The chat is off at this table.
refused-undo-others-have-moved = Your last move cannot be taken back: others have moved since, or it was not yours.
refused-undo-something-was-seen = That move cannot be taken back: somebody has seen something since.
refused-log-is-secret-until-the-end = The whole log can be seen once the game is over.
refused-stale = The table has moved on since. Here it is as it stands.
refused-not-asked = It is not your turn to decide.
refused-no-identity = First say who you are.
refused-name-is-empty = Your name is missing: it needs at least one letter or sign.
refused-name-is-too-long = This name is too long: at most { $most } letters or signs.
refused-name-cannot-be-shown = This name has signs in it that cannot be shown.
refused-no-such-code = No table is waiting under this code. Perhaps a letter is wrong, or its game has begun.
refused-too-fast = One moment: that was too much at once.
refused-no-such-table = There is no such table here.
refused-not-kept = That could not be kept, so it does not count.
refused-game-is-damaged = What is stored of this game cannot be read. Your other games are fine.
refused-unreadable = That cannot be read.
refused-unknown-host = This server does not answer to the name “{ $host }”.
refused-no-such-key = There is no such device.
refused-our-fault = Something went wrong on our side.
refused-bots-restart = The bots are just being restarted. Try again in a moment.
refused-game-was-moved = This game goes on elsewhere: it was moved there.
refused-only-games-against-bots = Only a game of one person against bots can be moved.
refused-hints-are-off = At this table there are no hints.

## Why a connection is closed

closing-too-slow = The connection is too slow to follow the table.
closing-restart = The server is restarting. One moment.
closing-data-deleted = Your data was deleted, so this page no longer knows you.
closing-key-revoked = The access of this device was revoked.

## With real cards

refused-real-cards-have-no-seats = With real cards, everybody sits at the real table. Only their names are here.
refused-only-with-real-cards = That is only for tables with real cards.
refused-only-writers = Only the people whom the host lets write may do that.
refused-name-the-players-first = Who’s playing? Name everybody first.
refused-too-many-writers = Too many people have asked already.
refused-nobody-asked-to-write = That person has not asked to write.
refused-real-cards-cannot-be-played-on = A game with real cards cannot be played on here: nobody knows what is left of the deck.

## The daily deck

refused-deck-is-not-out = That deck is not out yet.
refused-daily-rules = The daily deck has rules of its own; open it from its page.
refused-no-rematch-of-a-day = There is one deck a day. Come back tomorrow.
refused-not-the-daily-deck = This game was not played with a daily deck.
refused-no-such-deck = There is no deck for that day here.
