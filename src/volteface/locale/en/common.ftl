# Words that fit every game: lists, editions, general readings and refusals, what rules are shown with.

## Lists of names. A list is built pair by pair; list-last joins the last name.
## list-last-before-i is list-last before a name that sounds like i, which only Spanish tells apart.

list-nobody = nobody
list-more = { $first }, { $next }
list-last = { $first } and { $last }
list-last-before-i = { $first } and { $last }
list-score = { $name } { $points }

## Editions

edition-en = English rulebook
edition-fr = French rulebook
edition-qc = Quebec sheet
edition-es = Spanish rulebook
edition-en31 = Current English printing

## Readings that any game may lean on

reading-agreed = The rulebooks that speak agree, and nothing in this one says otherwise.
reading-invents-least = No rulebook speaks, so we take the answer that adds no new penalty, bonus or forced move.

## Refusals that any game may give. $seat is a player's name, or a number where there is no such seat.

refused-dealer-is-known = The first dealer is already known.
refused-no-such-seat = There is no seat { $seat } at this table.
refused-game-is-over = The game is over.
refused-round-is-not-over = This round is not over yet.

## How rules are shown

rules-differ = Where the editions differ
rules-agree = Where they give the same answer
rules-moot = Cannot arise here: { $why }.
rules-reading = Our reading: { $why }
rules-legend = What the signs mean
rules-mark-explicit = the rulebook says so
rules-mark-reading = the rulebook is silent; this is our reading
rules-mark-moot = the question cannot arise in this edition; the answer serves house rules that make it arise
rules-unofficial = Unofficial: our own words and our own readings, not the publisher's.
