# Words that fit every game: lists, editions, general readings and refusals, what rules are shown with.

## Lists of names. A list is built pair by pair; list-last joins the last name.
## list-last-before-i is list-last before a name that sounds like i, which only Spanish tells apart.

list-nobody = personne
list-more = { $first }, { $next }
list-last = { $first } et { $last }
list-last-before-i = { $first } et { $last }
list-score = { $name } { $points }

## Editions

edition-en = Règles anglaises
edition-fr = Règles de France
edition-qc = Règles du Québec
edition-es = Règles espagnoles
edition-en31 = Règles anglaises actuelles

## Readings that any game may lean on

reading-agreed = Les règles qui en parlent s’entendent, et rien ici ne dit le contraire.
reading-invents-least = Aucune règle n’en parle : on prend la réponse qui n’ajoute ni pénalité, ni avantage, ni coup forcé.

## Refusals that any game may give. $seat is a player's name, or a number where there is no such seat.

refused-dealer-is-known = On sait déjà qui distribue en premier.
refused-no-such-seat = Il n’y a pas de place { $seat } à cette table.
refused-game-is-over = La partie est finie.
refused-round-is-not-over = Ce n’est pas encore fini.

## How rules are shown

rules-differ = Là où les éditions diffèrent
rules-agree = Là où elles donnent la même réponse
rules-moot = Ne se pose pas ici : { $why }.
rules-reading = Notre lecture : { $why }
rules-legend = Ce que disent les signes
rules-mark-explicit = la règle le dit
rules-mark-reading = la règle n’en dit rien; c’est notre lecture
rules-mark-moot = la question ne se pose pas dans cette édition; la réponse sert aux règles maison qui la font naître
rules-unofficial = Non officiel : nos mots et nos lectures, pas ceux de l’éditeur.
