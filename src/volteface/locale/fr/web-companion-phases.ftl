# Real cards of Phase 10 FLIP!: entering a round, and “Is this a phase?”.

companion-nobody-out = Personne n’a fini
companion-tell-out = { $name } a fini
companion-tell-hand = { $name } : { $fives } × 5, { $tens } × 10, { $twenties } × 20
companion-tell-phase = { $name } en est à la phase { $phase }
companion-phase-laid = Phase { $phase } posée
companion-phase-next = Phase { $phase } ensuite
companion-phase-again = Encore la phase { $phase }
companion-laid = Posée
companion-out = Fini
companion-laid-name = { $name } a posé sa phase
companion-out-name = { $name } a fini
companion-in-all = { $total } en tout
companion-phases-done = { $done } phases sur { $phases }
companion-holds = { $name } a en main…
companion-to-count = { $cards } cartes à compter.
companion-of-cards = { $cards } sur { $of }
companion-tap-the-hand = Touche une fois par carte restante.
companion-key-fives = Une carte de 1 à 9, 5 points ; { $count } pour l’instant
companion-key-tens = Un 10, 11 ou 12, 10 points ; { $count } pour l’instant
companion-key-twenties = Une étoile, 20 points ; { $count } pour l’instant
companion-fives = 1–9
companion-tens = 10–12
companion-twenties = ★
companion-type-it = Taper
companion-two-digits-hand = Deux chiffres, et ça avance ; 05 pour 5.
companion-then-hand = Puis { $name } : ses cartes.
companion-side = Côté en jeu
companion-side-colour = Côté couleur
companion-side-intense = Côté intense
companion-who-out = Qui a fini ?
companion-who-out-note = Touche Fini sur sa ligne. Sa phase est alors posée aussi.
companion-all-counted = Tout est compté
companion-all-counted-note = La manche sera notée dès que la connexion revient.
companion-tie-break = Égalité : qui finit en premier gagne.
companion-tied = Égalité à la phase { $phase } : { $names } la rejouent. Qui finit en premier gagne.
companion-set-phase = Corriger la phase de quelqu’un
companion-whose-phase = La phase de qui ?
companion-is-phase = C’est une phase ?
companion-what-to-check = Que vérifier ?
companion-check-phase = Poser une phase
companion-check-hit = Ajouter une carte
companion-tap-your-cards = Touche tes cartes
companion-phase-yes = Phase { $phase } : oui !
companion-lay-it = Pose-la comme ça.
companion-would-do = Ferait l’affaire : { $cards }.
companion-nearest = La phase { $phase } serait plus proche.
companion-another-way = Autre façon : reste { $points } points
companion-left-over = Reste
companion-your-hand = Ta main
companion-take-off = Retirer : { $card }
companion-no-more-copies = Le paquet n’en a pas plus.
companion-phase-before = Phase précédente
companion-next-for = Phase { $phase } pour { $name }
companion-phase-after = Phase suivante
companion-run-of = Suite de { $size }
companion-set-of = Série de { $size }
companion-run = Une suite
companion-set = Une série
companion-group = Groupe sur la table
companion-colour = Couleur
companion-star = Étoile
companion-new-hand = Autre main
companion-tap-the-group = Je peux l’ajouter ?
companion-tap-the-group-note = Touche le groupe sur la table, puis ta carte.
companion-on-the-table = Sur la table
companion-your-card = Ta carte
companion-hit-yes = Oui : ça va
companion-hit-no = Non : pas là
companion-hit-as = Comme { $numbers }.
companion-tell-laid =
    { $laid ->
        [no] { $name } n’a pas posé
       *[yes] { $name } a posé sa phase
    }
companion-tell-side =
    { $side ->
        [intense] FLIP : côté INTENSE
       *[colour] FLIP : côté COULEUR
    }
companion-flip-to =
    { $side ->
        [intense] Côté intense. Touche pour retourner
       *[colour] Côté couleur. Touche pour retourner
    }
companion-cards-short =
    { $short ->
        [one] Il manque une carte
       *[other] Il manque { $short } cartes
    }
companion-cards =
    { $cards ->
        [one] Une carte
       *[other] { $cards } cartes
    }
