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
flip7-goal-race = Marque des points, manche après manche, jusqu’à ce que quelqu’un en ait { $target_score }. Le plus haut total gagne alors la partie.
flip7-goal-challenge = Cette table joue le défi : atteindre { $target_score } points en { $challenge_rounds } manches au plus.
flip7-guide-turn-title = Ton tour
flip7-guide-turn =
    { $initial_deal ->
        [one_card] Tout le monde commence la manche avec une carte, face visible.
       *[none] Tout le monde commence la manche sans carte.
    } À ton tour, choisis : Encore, et tu reçois une carte de plus, ou Stop, et tu sors de la manche en gardant tes points. Puis c’est à la personne suivante.{ $empty_stay ->
        [refused] {" "}Sans carte devant toi, tu dois dire Encore.
       *[allowed] {""}
    }
flip7-guide-bust-title = Sauter
flip7-guide-bust = Un chiffre que tu as déjà te fait sauter : tu sors de la manche et tu n’y marques rien. Le 12 existe en douze exemplaires, le 11 en onze, toujours une carte de moins, jusqu’au 1 et au 0, qui sont seuls. Les grands chiffres rapportent donc plus, et font sauter plus souvent.
flip7-guide-flip7-title = Flip 7
flip7-guide-flip7 = Sept chiffres différents devant toi, c’est un Flip 7. La manche s’arrête aussitôt pour tout le monde, et tu gagnes 15 points de plus. Le 0 compte parmi les sept.
flip7-guide-modifiers-title = Les cartes Bonus
flip7-guide-modifiers = Une carte + ajoute ses points. Le ×2 double tes chiffres, et rien d’autre. Elles ne font jamais sauter et ne comptent pas parmi les sept, mais tu les perds aussi en sautant.
flip7-guide-actions-title = Les cartes Spéciales
flip7-guide-actions =
    { $freeze_self ->
        [only_when_alone] Qui tire une carte Stop ou Trois à la suite la joue tout de suite sur quelqu’un qui est encore dans la manche ; la carte Stop sur soi seulement s’il ne reste personne d’autre.
       *[allowed] Qui tire une carte Stop ou Trois à la suite la joue tout de suite sur quelqu’un qui est encore dans la manche, soi-même compris. S’il ne reste personne d’autre, c’est pour toi.
    }
flip7-guide-freeze-title = Carte Stop
flip7-guide-freeze = La personne visée ne reçoit plus de carte dans cette manche et garde les points devant elle.
flip7-guide-flip3-title = Trois à la suite
flip7-guide-flip3 =
    La personne visée doit prendre les trois prochaines cartes ; seuls un doublon ou un Flip 7 l’arrêtent avant. { $second_chance_in_flip_three ->
        [deferred] Les cartes Spéciales parmi les trois attendent que les trois soient distribuées, la Seconde Chance aussi.
       *[at_once] Une carte Stop ou Trois à la suite parmi les trois attend que les trois soient distribuées ; une Seconde Chance aide tout de suite.
    } { $deferred_after_bust ->
        [dropped] Si la personne saute, les cartes en attente sont perdues.
       *[played] Même si la personne saute, les cartes en attente se jouent sur d’autres.
    }
flip7-guide-chance-title = Seconde Chance
flip7-guide-chance =
    Garde-la devant toi. Quand un chiffre te ferait sauter, on défausse les deux cartes, et tu restes dans la manche. On n’en garde qu’une : la deuxième va à quelqu’un qui n’en a pas. { $spare_second_chance_alone ->
        [kept] Si tu es la dernière personne en jeu, tu la gardes.
       *[discarded] Si personne ne peut la prendre, on la défausse.
    } À la fin de la manche, elle est perdue.
flip7-guide-points-title = Les points
flip7-guide-points = La manche s’arrête quand il n’y reste personne, ou sur un Flip 7. Si tu n’as pas sauté, additionne tes chiffres, double-les avec le ×2, puis ajoute les cartes +, puis 15 pour un Flip 7.
flip7-guide-deck-title = Le paquet
flip7-guide-deck =
    { $reshuffle_each_round ->
        [yes] On mélange toutes les cartes avant chaque manche.
       *[no] Les cartes jouées restent de côté, et la manche suivante continue avec le reste du paquet. Quand il est vide, on mélange la défausse. Compter les cartes, ça paie !
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
    La partie s’arrête après la manche où quelqu’un atteint { $target_score } points. Le plus haut total gagne. { $tie ->
        [round_for_tied] En cas d’égalité, seules les personnes à égalité jouent une manche de plus.
        [shared] En cas d’égalité, la victoire est partagée.
       *[round_for_all] En cas d’égalité, tout le monde joue une manche de plus.
    }
flip7-end-challenge = Le défi est réussi avec { $target_score } points après { $challenge_rounds } manches, ou avant.
