# How to play Flip 7, one section a message: -title above, the text below. New ids go into all four languages.
# Arguments: every ruling by its name, such as $initial_deal, and $seats. One or two seats may play a challenge.

flip7-guide-goal-title = Le but
flip7-guide-goal =
    { $challenge_rounds ->
        [0] { flip7-goal-race }
       *[other] { $seats ->
            [1] { flip7-goal-challenge }
            [2] { flip7-goal-challenge }
           *[other] { flip7-goal-race }
        }
    }
flip7-goal-race = Fais des points, ronde après ronde, jusqu’à ce que quelqu’un en ait { $target_score }. Le plus haut total gagne alors la partie.
flip7-goal-challenge = Cette table joue le défi : atteindre { $target_score } points en { $challenge_rounds } rondes au plus.
flip7-guide-turn-title = Ton tour
flip7-guide-turn =
    { $initial_deal ->
        [one_card] Tout le monde commence la ronde avec une carte, face visible.
       *[none] Tout le monde commence la ronde sans carte.
    } À ton tour, choisis : piger une carte de plus, ou mettre fin à ta ronde et garder tes points. Puis c’est à la personne suivante.{ $empty_stay ->
        [refused] {" "}Sans carte devant toi, tu dois piger.
       *[allowed] {""}
    }
flip7-guide-bust-title = Le doublon
flip7-guide-bust = Un chiffre que tu as déjà te fait perdre ta ronde : tu n’es plus en jeu et tu n’y fais aucun point. Le 12 existe en douze exemplaires, le 11 en onze, toujours une carte de moins, jusqu’au 1 et au 0, qui sont seuls. Les grands chiffres rapportent donc plus, et font perdre plus souvent.
flip7-guide-flip7-title = Flip 7
flip7-guide-flip7 = Sept chiffres différents devant toi, c’est un Flip 7. La ronde s’arrête aussitôt pour tout le monde, et tu as 15 points de plus. Le 0 compte parmi les sept.
flip7-guide-modifiers-title = Les cartes Bonus
flip7-guide-modifiers = Une carte + ajoute ses points. Le ×2 double tes chiffres, et rien d’autre. Elles ne font jamais perdre et ne comptent pas parmi les sept, mais un doublon te les enlève aussi.
flip7-guide-actions-title = Les cartes Action
flip7-guide-actions =
    { $freeze_self ->
        [only_when_alone] Qui pige un Gel ou un Retourne trois le joue tout de suite sur quelqu’un qui est encore en jeu; le Gel sur soi seulement s’il ne reste personne d’autre.
       *[allowed] Qui pige un Gel ou un Retourne trois le joue tout de suite sur quelqu’un qui est encore en jeu, soi-même compris. S’il ne reste personne d’autre, c’est pour toi.
    }
flip7-guide-freeze-title = Gel
flip7-guide-freeze = La personne visée ne pige plus dans cette ronde et garde les points devant elle.
flip7-guide-flip3-title = Retourne trois
flip7-guide-flip3 =
    La personne visée doit piger les trois prochaines cartes; seuls un doublon ou un Flip 7 l’arrêtent avant. { $second_chance_in_flip_three ->
        [deferred] Les cartes Action parmi les trois attendent que les trois soient pigées, la Deuxième chance aussi.
       *[at_once] Un Gel ou un Retourne trois parmi les trois attend que les trois soient pigées; une Deuxième chance aide tout de suite.
    } { $deferred_after_bust ->
        [dropped] Après un doublon, les cartes en attente sont perdues.
       *[played] Même après un doublon, les cartes en attente se jouent sur d’autres.
    }
flip7-guide-chance-title = Deuxième chance
flip7-guide-chance =
    Garde-la devant toi. Quand un chiffre te ferait perdre, on défausse les deux cartes, et tu restes en jeu. On n’en garde qu’une : la deuxième va à quelqu’un qui n’en a pas. { $spare_second_chance_alone ->
        [kept] Si tu es la dernière personne en jeu, tu la gardes.
       *[discarded] Si personne ne peut la prendre, on la défausse.
    } À la fin de la ronde, elle est perdue.
flip7-guide-points-title = Les points
flip7-guide-points = La ronde s’arrête quand il n’y reste personne, ou sur un Flip 7. Sans doublon, additionne tes chiffres, double-les avec le ×2, puis ajoute les cartes +, puis 15 pour un Flip 7.
flip7-guide-deck-title = Le paquet
flip7-guide-deck =
    { $reshuffle_each_round ->
        [yes] On mélange toutes les cartes avant chaque ronde.
       *[no] Les cartes jouées restent de côté, et la ronde suivante continue avec le reste du paquet. Quand il est vide, on mélange la défausse. Compter les cartes, ça paie!
    }
flip7-guide-end-title = La fin
flip7-guide-end =
    { $challenge_rounds ->
        [0] { flip7-end-race }
       *[other] { $seats ->
            [1] { flip7-end-challenge }
            [2] { flip7-end-challenge }
           *[other] { flip7-end-race }
        }
    }
flip7-end-race =
    La partie s’arrête après la ronde où quelqu’un atteint { $target_score } points. Le plus haut total gagne. { $tie ->
        [round_for_tied] En cas d’égalité, seules les personnes à égalité jouent une ronde de plus.
        [shared] En cas d’égalité, la victoire est partagée.
       *[round_for_all] En cas d’égalité, tout le monde joue une ronde de plus.
    }
flip7-end-challenge = Le défi est réussi avec { $target_score } points après { $challenge_rounds } rondes, ou avant.
