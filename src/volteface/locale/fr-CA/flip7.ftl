# Flip 7: its cards, what happens, what is asked, what is refused, and its rulings.
# Which variables an event has is said at the top of en/flip7.ftl.
# Words of the Quebec sheet: piger, ronde, Gel, Retourne trois, Deuxième chance. It has no word for the dealer.
# No sentence puts “de” or “que” before a name, which would have to be shortened before a vowel.

flip7-title = Flip 7

## Cards, as they are named in a sentence

card-0 = 0
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-10 = 10
card-11 = 11
card-12 = 12
card-plus2 = +2
card-plus4 = +4
card-plus6 = +6
card-plus8 = +8
card-plus10 = +10
card-times2 = ×2
card-freeze = Gel
card-flip3 = Retourne trois
card-chance = Deuxième chance

## Words for buttons and labels

word-hit = Piger
flip7-suggestion =
    { $best ->
        [hit] Mieux vaut piger : { $hit } en moyenne, contre { $stay }
       *[stay] Mieux vaut finir : { $stay }, contre { $hit } en moyenne
    }
word-flip3 = Retourne trois
word-round = Ronde
word-deck = Paquet

## What happened

flip7-event-round-began =
    { $playing_all ->
        [yes] Ronde { $round }. { $dealer } distribue.
       *[no] Ronde { $round }, seulement pour { $playing }. { $dealer } distribue.
    }
flip7-event-reshuffled =
    { $cards ->
        [one] On mélange la défausse : { $cards } carte dans le paquet.
       *[other] On mélange la défausse : { $cards } cartes dans le paquet.
    }
flip7-event-all-shuffled = On mélange toutes les cartes : il y en a { $cards }.
flip7-event-dealt = Pour { $seat } : { $card }.
flip7-event-busted =
    { $points ->
        [0] Un doublon, { $card } : { $seat } perd sa ronde. Aucun point à perdre.
        [one] Un doublon, { $card } : { $seat } perd sa ronde. Adieu, { $points } point.
       *[other] Un doublon, { $card } : { $seat } perd sa ronde. Adieu, { $points } points.
    }
flip7-event-saved = Deuxième { $card }, Deuxième chance. { $seat } est toujours là!
flip7-event-flipped-seven = Flip 7! Sept différents pour { $seat }. La ronde s’arrête pour toute la table.
flip7-event-stayed =
    { $by_itself ->
        [yes]
            { $points ->
                [0] { $seat } met fin à sa ronde, encore sans point.
                [one] { $seat } met fin à sa ronde et garde { $points } point.
               *[other] { $seat } met fin à sa ronde et garde { $points } points.
            }
       *[no]
            { $points ->
                [0] Plus de carte à piger : { $seat } s’arrête là, encore sans point.
                [one] Plus de carte à piger : { $seat } s’arrête là et garde { $points } point.
               *[other] Plus de carte à piger : { $seat } s’arrête là et garde { $points } points.
            }
    }
flip7-event-frozen =
    { $same ->
        [yes]
            { $points ->
                [0] { $seat } garde le Gel, encore sans point.
                [one] { $seat } garde le Gel, et { $points } point.
               *[other] { $seat } garde le Gel, et { $points } points.
            }
       *[no]
            { $points ->
                [0] { $by } donne un Gel à { $seat }, qui n’a encore aucun point.
                [one] { $by } donne un Gel à { $seat }, qui garde { $points } point.
               *[other] { $by } donne un Gel à { $seat }, qui garde { $points } points. On a déjà vu pire.
            }
    }
flip7-event-flip-three-began =
    { $same ->
        [yes] { $seat } garde Retourne trois. Trois cartes, une par une.
       *[no] { $by } donne Retourne trois à { $seat }. Trois cartes, une par une.
    }
flip7-event-flip-three-stopped = Plus de carte à piger : Retourne trois s’arrête là pour { $seat }.
flip7-event-card-waits = En attente pour { $seat }, après les trois cartes : { $card }.
flip7-event-card-assigned =
    { $same ->
        [yes] { $seat } choisit de garder : { $card }. L’effet attend son tour.
       *[no] { $seat } choisit : { $card } pour { $target }. L’effet attend son tour.
    }
flip7-event-second-chance-kept = { $seat } a une Deuxième chance.
flip7-event-second-chance-given = Un cadeau : { $seat } donne sa Deuxième chance en trop à { $target }.
flip7-event-card-dropped =
    { $why ->
        [owner-busted] Sans effet, { $card } : { $seat } a perdu sa ronde.
        [owner-frozen] Sans effet, { $card } : un Gel a mis fin à la ronde pour { $seat }.
        [target-out] Sans effet, { $card } : la cible choisie par { $seat } n’est plus en jeu.
       *[nobody] Sans effet, { $card } : { $seat } n’a personne à qui donner la carte.
    }
flip7-event-round-scored = La ronde est finie. Points : { $scores }. En tout : { $totals }.
flip7-event-tie-break =
    { $playing_all ->
        [yes] Égalité en tête : { $tied }. Encore une ronde, pour tout le monde.
       *[no] Égalité en tête : { $tied }. Encore une ronde, seulement pour { $playing }.
    }
flip7-event-game-ended =
    { $why ->
        [challenge]
            { $winners_count ->
                [0] Le défi s’arrête là. Ce sera pour la prochaine fois.
                [one] Défi réussi! Bien joué, { $winners }.
               *[other] Défi réussi, ensemble! Bien joué, { $winners }.
            }
        [round-cap]
            { $winners_count ->
                [0] C’était la dernière ronde, et la tête est partagée : partie nulle.
                [one] C’était la dernière ronde. { $winners } est en tête, et gagne.
               *[other] C’était la dernière ronde. Victoire partagée : { $winners }.
            }
       *[target]
            { $winners_count ->
                [0] La partie est finie. Personne ne gagne.
                [one] La partie est finie. { $winners } gagne!
               *[other] La partie est finie. Victoire partagée : { $winners }!
            }
    }

## Why a move is refused. $seat is a player's name, or a number where there is no such seat; $card a card's name.

refused-no-card-is-due = Aucune carte n’est à retourner maintenant.
refused-card-is-not-in-the-deck = Il n’en reste plus dans le paquet : { $card }.
refused-nobody-is-asked-to-hit-or-stay = Personne n’a à choisir entre piger et finir sa ronde en ce moment.
refused-stay-needs-a-card = Pour mettre fin à ta ronde, il te faut au moins une carte. Piges-en d’abord une.
refused-no-such-card-to-play = Cette carte n’est pas à jouer maintenant.
refused-target = { $seat } ne peut pas recevoir cette carte : { $card }.

## Rulings: the question, then each answer

flip7-ruling-target-score = Combien de points mettent fin à la partie?
flip7-ruling-target-score-number =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }

flip7-ruling-minimum-seats = À combien peut-on jouer?
flip7-ruling-minimum-seats-number = { $number } ou plus

flip7-ruling-decks = Avec combien de paquets joue-t-on?
flip7-ruling-decks-auto = un seul; deux à plus de 18
flip7-ruling-decks-1 = un
flip7-ruling-decks-2 = deux
flip7-ruling-decks-3 = trois

flip7-ruling-initial-deal = Que reçoit-on avant le premier choix?
flip7-ruling-initial-deal-one-card = une carte
flip7-ruling-initial-deal-none = rien

flip7-ruling-flip-three-replaces-deal = Retourne trois, pendant la première donne, remplace-t-elle la première carte de sa cible?
flip7-ruling-flip-three-replaces-deal-yes = oui
flip7-ruling-flip-three-replaces-deal-no = non, cette carte vient en plus

flip7-ruling-deal-to-seats-out = Reçoit-on encore sa première carte quand on n’est déjà plus en jeu?
flip7-ruling-deal-to-seats-out-yes = oui
flip7-ruling-deal-to-seats-out-no = non

flip7-ruling-empty-stay = Peut-on mettre fin à sa ronde sans aucune carte devant soi?
flip7-ruling-empty-stay-allowed = oui, pour aucun point
flip7-ruling-empty-stay-refused = non, il faut piger

flip7-ruling-freeze-self = Peut-on jouer un Gel sur soi-même?
flip7-ruling-freeze-self-allowed = oui
flip7-ruling-freeze-self-only-when-alone = seulement si personne d’autre n’est en jeu

flip7-ruling-second-chance-in-flip-three = À partir de quand une Deuxième chance pigée dans Retourne trois protège-t-elle?
flip7-ruling-second-chance-in-flip-three-at-once = tout de suite
flip7-ruling-second-chance-in-flip-three-deferred = après les trois cartes

flip7-ruling-second-chance-protects = Contre quels doublons une Deuxième chance protège-t-elle?
flip7-ruling-second-chance-protects-always = tous
flip7-ruling-second-chance-protects-on-hits-only = seulement ceux qu’on a choisi de piger

flip7-ruling-spare-second-chance-alone = Que devient une Deuxième chance en trop quand personne d’autre n’est en jeu?
flip7-ruling-spare-second-chance-alone-discarded = elle est défaussée
flip7-ruling-spare-second-chance-alone-kept = on la garde

flip7-ruling-deferred-order = Comment agissent plusieurs cartes qui ont attendu la fin de Retourne trois?
flip7-ruling-deferred-order-one-by-one = une par une, chacune jusqu’au bout
flip7-ruling-deferred-order-assigned-first = on choisit d’abord toutes les cibles, puis elles agissent dans cet ordre

flip7-ruling-deferred-after-bust = Que deviennent les cartes en attente si on perd sa ronde?
flip7-ruling-deferred-after-bust-played = on les joue sur quelqu’un encore en jeu
flip7-ruling-deferred-after-bust-dropped = elles sont perdues

flip7-ruling-deferred-after-freeze = Que deviennent tes cartes en attente si un Gel a déjà mis fin à ta ronde?
flip7-ruling-deferred-after-freeze-played = on les joue sur quelqu’un encore en jeu
flip7-ruling-deferred-after-freeze-dropped = elles sont perdues

flip7-ruling-deferred-second-chance-after-bust = Que devient une Deuxième chance en attente si on perd sa ronde?
flip7-ruling-deferred-second-chance-after-bust-given = on la donne à quelqu’un qui n’en a pas
flip7-ruling-deferred-second-chance-after-bust-discarded = elle est défaussée

flip7-ruling-used-flip-three = Où va Retourne trois une fois ses cartes distribuées?
flip7-ruling-used-flip-three-stays = elle reste sur la table jusqu’à la fin de la ronde
flip7-ruling-used-flip-three-discarded = à la défausse, tout de suite

flip7-ruling-two-doubles = Que font deux ×2 sur une même ligne?
flip7-ruling-two-doubles-multiply = multiplier par quatre
flip7-ruling-two-doubles-once = doubler une fois

flip7-ruling-reshuffle-each-round = Mélange-t-on toutes les cartes avant chaque ronde?
flip7-ruling-reshuffle-each-round-yes = oui
flip7-ruling-reshuffle-each-round-no = non, le paquet continue

flip7-ruling-reshuffle-this-round = Les cartes défaussées dans cette ronde vont-elles dans un nouveau paquet?
flip7-ruling-reshuffle-this-round-yes = oui
flip7-ruling-reshuffle-this-round-no = non, seulement celles des rondes d’avant

flip7-ruling-reshuffle-when = Quand la défausse devient-elle un nouveau paquet?
flip7-ruling-reshuffle-when-needed = quand il faut une carte
flip7-ruling-reshuffle-when-emptied = dès qu’il ne reste rien

flip7-ruling-tie = Et si le plus haut total est partagé?
flip7-ruling-tie-round-for-all = encore une ronde, pour tout le monde
flip7-ruling-tie-round-for-tied = encore une ronde, entre les ex aequo
flip7-ruling-tie-shared = la victoire est partagée

flip7-ruling-challenge-rounds = En combien de rondes faut-il atteindre le but, à une ou deux personnes?
flip7-ruling-challenge-rounds-number =
    { $number ->
        [0] pas de défi
        [one] { $number } ronde
       *[other] { $number } rondes
    }

flip7-ruling-round-cap = Après combien de rondes la partie finit-elle au plus tard?
flip7-ruling-round-cap-number =
    { $number ->
        [one] { $number } ronde
       *[other] { $number } rondes
    }

## The readings we follow where a rulebook is silent

reading-deal-goes-on = La donne continue de place en place, comme si de rien n’était.
reading-out-receives-nothing = Quand on n’est plus en jeu, on ne reçoit plus rien.
reading-choice-is-unconditional = Le choix de mettre fin à sa ronde est offert sans condition.
reading-drawer-is-in-the-round = Qui pige la carte est aussi en jeu; le texte dit « autre » quand il veut l’exclure.
reading-only-named-cards-wait = Seules Gel et Retourne trois sont citées comme cartes qui attendent.
reading-hit-is-any-card = Le mot anglais pour piger y veut simplement dire recevoir une carte de plus.
reading-order-drawn = Elles agissent dans l’ordre pigé, et agir veut dire finir avant que la suivante commence.
reading-busted-may-choose = Même après avoir perdu sa ronde, on choisit encore; donc aussi après un Gel.
reading-only-a-bust-drops = Les cartes en attente se perdent avec la ronde, et jamais autrement.
reading-can-only-be-handed-over = Il faut désigner quelqu’un d’autre, et pour cette carte cela ne peut vouloir dire que la donner.
reading-table-until-round-ends = Comme toute carte posée devant quelqu’un, elle y reste jusqu’à la fin de la ronde.
reading-each-card-in-turn = Chaque carte fait ce qu’elle dit, l’une après l’autre.
reading-when-a-card-is-needed = Le texte parle de besoin : on ne mélange donc rien avant qu’il faille une carte.
reading-no-challenge = Il n’y a pas de défi à une ou deux personnes.
reading-most-boxes-say-three = Les autres boîtes disent trois personnes ou plus. Seule l’espagnole ajoute un défi à une ou deux, et cette feuille n’en a pas.
reading-nobody-holds-two = En général, la feuille laisse garder une carte Action à qui reste seul; d’une deuxième Deuxième chance, elle dit qu’il faut la donner. Personne n’en garde donc deux, et si personne ne peut la prendre, on la défausse, comme dans les autres règles.
reading-a-discard-is-a-discard = La feuille n’en dit rien, et les autres règles diffèrent : la plupart mélangent toute la défausse, l’espagnole seulement celle des rondes précédentes. Nous prenons tout : une carte défaussée est défaussée.
reading-nothing-of-an-empty-deck = La feuille ne dit rien d’un paquet vide. Comme ailleurs, on ne mélange rien avant qu’il faille une carte.
reading-used-up-can-wait = Le texte dit : quand le paquet est épuisé. Mélanger peut attendre qu’il faille une carte.
reading-before-the-fifth-round = « Avant 5 rondes » peut vouloir dire en quatre au plus, ou avant la fin de la cinquième. Nous lisons : quatre au plus.
reading-games-must-end = Si tout le monde s’arrêtait toujours tout de suite, la partie ne finirait jamais : on y met fin.

## Why a question cannot arise in an edition

moot-no-initial-deal = personne ne reçoit de carte avant le premier choix
moot-assigned-before-acting = les cartes en attente ont toutes leur cible avant que la première agisse
moot-second-chance-never-waits = une Deuxième chance n’attend jamais ici
