# What is wrong with files of games, positions, decks and rule cases, and what the system or the JSON reader said of them.

## Causes, as parts of a sentence

# $code is the system’s name of the error, $text what it says in English.
system-fault =
    { $code ->
        [ENOENT] il n’y a pas de fichier ou de dossier de ce nom
        [EACCES] l’accès est refusé
        [EPERM] ce n’est pas permis
        [EISDIR] c’est un dossier
        [ENOTDIR] une partie du chemin n’est pas un dossier
        [EEXIST] il existe déjà
        [ENOSPC] le disque est plein
        [EDQUOT] la place permise sur le disque est épuisée
        [EFBIG] le fichier devient trop grand
        [EROFS] on ne peut que le lire
        [EIO] le disque ne répond pas bien
        [ENAMETOOLONG] le nom est trop long
        [EADDRINUSE] il est déjà pris
        [EADDRNOTAVAIL] cette adresse n’existe pas ici
        [SQLITE_NOTADB] ce n’est pas un fichier SQLite
        [SQLITE_CORRUPT] le fichier est abîmé
        [SQLITE_CANTOPEN] impossible de l’ouvrir
        [SQLITE_BUSY] un autre programme s’en sert
        [SQLITE_READONLY] on ne peut que le lire
        [SQLITE_FULL] le disque est plein
        [QUOTE] il manque un guillemet fermant
       *[other] { $text }
    }
# $field is a path such as $.header.seats.
json-fault =
    { $why ->
        [torn] le fichier est tronqué
        [malformed] ce n’est pas du JSON
        [missing] il manque { $field }
       *[other] { $field } est illisible
    }

## Files of games

problem-in-line = { $file }, ligne { $line } : { $problem }
problem-no-move = Ce n’est pas un coup du jeu { $game } : { $reason }.
problem-not-replayed = L’entrée { $entry } ne peut pas être rejouée : { $problem }
problem-cannot-keep = Cette partie ne peut pas être gardée : { $problem }
problem-cannot-go-on = Cette partie ne peut pas continuer ici : { $problem }
problem-damaged-game = La partie { $table } est abîmée ici : { $problem }

# What does not fit in the log of a game. $entry is the number of an entry, $most how much there may be.
log-fault =
    { $why ->
        [too-early] Le secret a été montré avant la fin de la partie.
        [other-secret] Le secret n’est pas celui qui avait été fixé avant la première carte.
        [no-commitment] Rien n’a été promis avant cette partie : ses donnes ne peuvent pas être vérifiées.
        [other-seats] Les places en tête du journal ne sont pas celles de la table.
        [other-rules] Les règles en tête du journal ne sont pas celles du début de la partie.
        [never-began] Cette partie n’a jamais commencé.
        [not-over] Le secret n’est pas montré : la partie n’est pas finie.
        [no-secret] Le secret montré est illisible.
        [other-events] Entrée { $entry } : il s’est passé autre chose que ce que dit le journal.
        [branched-late] L’entrée { $entry } dit au beau milieu de la partie qu’elle en continue une autre.
        [missing] L’entrée { $entry } manque.
        [amended] L’entrée { $entry } change un coup : les donnes d’une telle partie ne peuvent pas être vérifiées.
        [before-the-start] L’entrée { $entry } est un coup avant le début de la partie.
        [taken-back] Entrée { $entry } : on est revenu sur un coup qui ne peut pas être repris.
        [other-deal] Entrée { $entry } : le tirage n’est pas celui que donnent le secret et les places.
        [real-cards] Cette partie s’est jouée avec de vraies cartes : ce sont les gens qui ont distribué, il n’y a donc aucune donne à vérifier.
        [over] Cette partie est finie.
        [not-finished] Cette partie n’est pas finie; seules les parties finies peuvent être importées.
        [not-running] Cette partie n’est pas en cours.
        [not-opened] La première entrée n’ouvre pas de table.
        [too-many-entries] Une partie compte de 1 à { $most } entrées, pas celle-ci.
        [large-deck] Un paquet compte au plus { $most } cartes; celui-ci en a davantage.
        [no-name] Quelqu’un n’a pas de nom.
        [not-shown] Cette partie ne peut pas être montrée.
        [amends-nothing] L’entrée { $entry } change un coup qui ne compte pas.
        [amended-import] L’entrée { $entry } change un coup : de telles parties ne peuvent pas être importées.
        [not-the-turn] L’entrée { $entry } est un coup de quelqu’un dont ce n’était pas le tour.
        [other-position] L’entrée { $entry } mène à une autre position que celle qui a été jouée.
        [outside-the-game] L’entrée { $entry } est un coup avant le début de la partie, ou après sa fin.
        [no-seat] L’entrée { $entry } nomme une place qui n’existe pas.
        [no-time] L’entrée { $entry } a une heure impossible.
        [repeated] L’entrée { $entry } en répète une autre.
        [text] L’entrée { $entry } contient un texte trop long, ou qui ne peut pas être montré.
        [long-note] L’entrée { $entry } est une note beaucoup trop longue.
        [opened-twice] Entrée { $entry } : une table s’ouvre une seule fois, à la première entrée.
        [branched-nowhere] L’entrée { $entry } continue une autre partie à partir d’un endroit impossible.
        [seated-late] L’entrée { $entry } assied quelqu’un, ou commence la partie, alors qu’elle a déjà commencé.
        [early-latecomer] L’entrée { $entry } fait arriver quelqu’un en retard à une partie qui n’a pas commencé.
        [revealed-twice] L’entrée { $entry } montre le secret trop tôt, ou une deuxième fois.
        [no-event] L’entrée { $entry } ne dit rien de ce qui s’est passé à la table.
        [takes-nothing] L’entrée { $entry } ne reprend aucun coup.
        [takes-nothing-early] Un coup a été repris avant le début de la partie.
        [entry-not-shown] L’entrée { $entry } ne peut pas être montrée.
       *[unreadable] L’entrée { $entry } est illisible.
    }

## Positions, moves and cards as text. $text is what was written, $example how it should look.

problem-no-such-move = « { $text } » n’est pas un coup : { $reason }
notation-line = la ligne de la place { $seat } : { $problem }
notation-fault =
    { $why ->
        [seat] « { $text } » n’est pas une place; les places sont a, b, c et ainsi de suite.
        [head] elle ne commence pas par « { $text } » et une édition.
        [one-part] elle n’a qu’une partie; les parties sont séparées par « | ».
        [empty-part] il n’y a rien entre deux de ses « | ».
        [part] « { $text } » n’est pas une partie d’une position.
        [seat-order] la place { $text } n’est pas dans l’ordre.
        [seat-parts] il faut à la place { $text } ses points et son état, par exemple « { $example } ».
        [house] il faut une réponse à la règle maison « { $text } », par exemple « { $example } ».
        [progress] sa deuxième partie ne se lit pas comme « { $example } ».
        [pile] « { $text } » ne dit pas combien de cartes a une pile, par exemple « { $example } ».
        [number] « { $text } » n’est pas un nombre, ou il est trop grand.
        [choice] il faut à un choix une place et une carte, par exemple « { $example } ».
        [three] il faut à un Retourne trois une place et ses cartes à donner, par exemple « { $example } ».
        [move] « { $text } » n’est pas un coup; un coup s’écrit comme « { $example } ».
        [verb] il n’y a pas de mot « { $text } ».
        [no-seat] il n’y a pas de place { $text }.
        [less-than-nothing] une pile contient moins que rien.
        [too-many] une pile contient plus de { $text } fois la même carte.
        [scores] il manque des points à une place.
        [between-rounds] rien n’attend entre deux rondes.
        [bust] elle contient deux fois le chiffre { $text } : la ronde est perdue.
        [seven-numbers] avec sept chiffres, la ronde est finie.
        [not-kept] la carte « { $text } » ne se garde pas dans une ligne.
        [flip-three] un Retourne trois en cours n’est devant personne.
        [none-due] une carte doit venir, mais le paquet est vide.
        [no-choice] il n’y a rien à choisir.
        [not-asked] ce n’est pas à la place { $text } de jouer maintenant.
        [none-left] il ne reste aucune carte à prendre.
        [face] « { $text } » n’est pas une face : une face COLOUR est r, y, g ou b, puis 1 à 12 ou *; une face INTENSE est 1 à 12 ou * seulement; un FLIP ajoute ^.
        [colour-face] « { $text } » n’est pas une face COLOUR : c’est r, y, g ou b, puis 1 à 12 ou *, puis ^ pour un FLIP.
        [intense-face] « { $text } » n’est pas une face INTENSE : c’est 1 à 12 ou *, puis ^ pour un FLIP.
       *[card] « { $text } » n’est pas une carte; une carte s’écrit COLOUR/INTENSE, par exemple { $example }.
    }

## Deck files. $text is what was found.

deck-fault =
    { $why ->
        [cards] il y a { $text } cartes avant cette ligne; un paquet en a 104.
        [header] « { $text } » n’est pas un début; un fichier de paquet commence par « phase10flip deck 1 ».
        [torn] le fichier est tronqué; il s’arrête ici sans « end ».
        [after-end] il y a quelque chose après « end ».
        [incomplete] le début est incomplet; il comprend { $text }.
        [field] il faut ici une ligne « { $text }: … ».
       *[value] « { $text } » est illisible.
    }

## Rule cases. $text is what was written, $known what it may be.

check-failed = { $file } : { $case } : { $problem }
check-whole-file = (tout le fichier)
case-unreadable = illisible : { $problem }
case-unplayable = injouable : { $error }
case-several = { $first }; { $next }
case-cause = { $problem }
case-fault =
    { $why ->
        [no-list] un fichier de cas est une liste
        [no-edition] il ne nomme aucune édition
        [expects-nothing] il n’attend rien
        [given-key] clé inconnue { $text } dans given
        [then-key] clé inconnue { $text } dans then
        [seats] given doit nommer ses places, une fois chacune
        [no-text] { $text } devrait être du texte
        [no-number] « { $text } » n’est pas un nombre entier
        [no-mapping] { $text } devrait être une liste de clés et de valeurs
        [no-seat] « { $text } » n’est pas une place; les places sont { $known }
        [status] « { $text } » n’est pas un état : { $known }
        [side] « { $text } » n’est pas une face : { $known }
        [yes] « { $text } » n’est ni yes ni no
        [few-seats] on ne peut pas jouer à { $text } avec ces règles : il faut être au moins { $known }
        [copies] il y a trop de cartes « { $text } » : le paquet en a { $known }
        [turn] ce ne peut pas être le tour de la place { $text } maintenant
        [no-order] les cartes sont mélangées, mais le cas ne donne pas de { $text }
        [star] « { $text } » : une étoile doit dire quel chiffre elle remplace
        [group] « { $text } » ne nomme aucun groupe; cela s’écrit comme { $known }
        [backs] « { $text } » peut être plusieurs cartes aux dos différents; donne la carte entière
        [small-deck] le paquet est trop petit pour donner une main à tout le monde
        [groups] ce qui est posé est une liste de groupes
        [group-count] la phase { $text } a { $known } groupes
        [laid-card] « { $text } » n’est pas une carte posée
        [cannot-lie] « { $text } » ne peut pas être posé ainsi
       *[decision] « { $text } » n’est pas une décision
    }
# $found is what came out, $wanted what the case expects.
case-refusal =
    { $why ->
        [changed] « { $text } » a été refusé, mais la position a changé
        [accepted] « { $text } » devrait être refusé, mais a été accepté
        [next] « next » n’est pas possible maintenant; on attend { $found }
        [nobody-asked] personne n’attend « { $text } »; on attend { $found }
        [not-over] la manche n’est pas finie; on attend { $found }
        [refused] « { $text } » est refusé : { $found }
        [no-group] run { $text } : il n’y a pas de tel groupe
        [is-a-set] run { $text } : c’est une série, pas une suite
       *[differs] { $text } : attendu { $wanted }, obtenu { $found }
    }
