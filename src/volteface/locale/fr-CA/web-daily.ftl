# Today's deck in the browser.

web-daily-flip7-above = Cinq rondes
web-daily-flip7-below = en solitaire
web-daily-rule-same = Les mêmes cartes, dans le même ordre, pour tout le monde.
web-daily-flip7-rule = Gel et Retourne trois? C’est pour toi. Pour qui d’autre?
web-daily-flip7-rule-solver = Puis le solveur joue ton paquet, et tu compares.
web-daily-week = Ta semaine
web-daily-streak =
    { $days ->
        [0] Pas encore de série
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }
web-daily-today = auj.
web-daily-go-on = Continuer
web-daily-points =
    { $score ->
        [one] point.
       *[other] points.
    }
web-daily-practice = Entraînement : ça ne compte pas.
web-daily-rounds = Tes rondes
web-daily-flip7-solver = Le solveur, avec ton paquet
web-daily-flip7-solver-short = Solveur
web-daily-flip7-solver-note = Le solveur compte les cartes et pèse les points de la ronde; pour lui, les cartes Action vont à quelqu’un d’autre.
web-daily-flip7-note =
    { $move ->
        [hit] Ronde { $round } : tu as pigé à { $points }. Le solveur aurait fini; ça coûte { $cost } points en moyenne.
       *[stay] Ronde { $round } : tu as fini à { $points }. Le solveur aurait pigé; ça coûte { $cost } points en moyenne.
    }
web-daily-flip7-note-lucky = Ronde { $round } : tu as pigé à { $points }, le solveur aurait fini, et c’est passé.
web-daily-flip7-note-none =
    { $decisions ->
        [one] Le solveur aurait choisi comme toi.
       *[other] Le solveur aurait choisi comme toi, les { $decisions } fois.
    }
web-daily-send = Partager
web-daily-replay = Revoir
web-daily-practise = Rejouer pour s’entraîner
web-daily-share-points = { $day } : { $score } points (solveur : { $solver })
web-daily-copied = Copié. Colle-le où tu veux.
web-daily-not-copied = Impossible de copier.
web-daily-next = Prochain paquet dans { $hours } h { $minutes } min
web-daily-todays = Au paquet du jour
web-daily-chain = Quelqu’un pouvait-il connaître ce paquet avant?
web-daily-chain-open = Oui. Sans serveur, le paquet ne dépend que de la date : qui sait calculer connaît celui de demain. Il est le même pour toutes les parties sans serveur.
web-daily-chain-first = Non. Le serveur révèle un secret par jour, et les avait tous fixés avant. Reviens demain : ce navigateur comparera.
web-daily-chain-right = Non. Le secret du jour ramène à celui que ce navigateur a vu le { $day } : il était déjà fixé.
web-daily-chain-wrong = Attention : le secret du jour ne ramène pas à celui que ce navigateur a vu le { $day }.
web-daily-chain-how = Le SHA-256 du secret du jour est celui d’hier. Le secret du jour :

web-daily-sign-number = un chiffre
web-daily-sign-plus = un bonus
web-daily-sign-freeze = Gel
web-daily-sign-flip3 = Retourne trois
web-daily-sign-chance = Deuxième chance
web-daily-sign-stay = ronde finie
web-daily-sign-bust = ronde perdue
web-daily-sign-seven = Flip 7
