# Today's deck in the browser: the deck of Phase 10 FLIP!, everybody's results, and friends.

web-daily-games = Quel jeu?
web-daily-played = joué
web-daily-new-day = Un nouveau jour a commencé : voici le paquet du jour.
web-daily-turns =
    { $score ->
        [one] tour.
       *[other] tours.
    }
web-daily-note-no-cost = Là où tu as choisi autrement, ça ne t’a rien coûté.
web-daily-analyse = Analyser
web-daily-fewer = En montrer moins
web-daily-picture = Enregistrer l’image
web-daily-share-turns =
    { $score ->
        [one] { $day } : { $score } tour (robot : { $solver })
       *[other] { $day } : { $score } tours (robot : { $solver })
    }

## Everybody's results

web-daily-played-points =
    { $players ->
        [0] Personne ne l’a encore fini ici.
        [one] Une personne l’a fini, avec { $half }.
       *[other] { $players } l’ont fini. La moitié a { $half } ou plus.
    }
web-daily-played-turns =
    { $players ->
        [0] Personne ne l’a encore fini ici.
        [one] Une personne l’a fini, en { $half } tours.
       *[other] { $players } l’ont fini. La moitié en { $half } tours ou moins.
    }
web-daily-name-shown = Ton nom et ton résultat seront dans le tableau du jour, pour tous ceux qui ont joué.
web-daily-standings = Le tableau du jour
web-daily-players =
    { $players ->
        [one] { $players } personne a fini
       *[other] { $players } personnes ont fini
    }
web-daily-better-than = Mieux que { $percent } % ici.

## Friends, by link

web-daily-friends = Tes amis
web-daily-friend-made = Joué par { $name }.
web-daily-friend-first = Joue d’abord les mêmes cartes. Ensuite, tu verras les rondes jouées par { $name } à côté des tiennes.
web-daily-both = Les deux résultats
web-daily-rounds-of = Les rondes jouées par { $name }
web-daily-mine = Mon résultat

## The deck of Phase 10 FLIP!

web-daily-phase10flip-above = Trois phases
web-daily-phase10flip-below = en peu de tours
web-daily-phase10flip-rule = Pose les phases 1, 2 et 3 et vide ta main chaque fois. Les tours comptent; 20 au plus par manche.
web-daily-phase10flip-rule-solver = Puis notre meilleur robot joue ton paquet, et tu compares.
web-daily-phase10flip-solver = Notre meilleur robot, avec ton paquet
web-daily-phase10flip-solver-short = Robot
web-daily-phase10flip-solver-note = Moins de tours, c’est mieux. Le robot voit ce que tu as vu, et joue les deux choix jusqu’à la fin de la manche avec ces mêmes cartes; la chance compte donc aussi.
web-daily-phase10flip-choice =
    { $best ->
        [draw] Manche { $round }, tour { $turn } : tu as pris la défausse, le robot pige.
        [take] Manche { $round }, tour { $turn } : tu as pigé, le robot prend la défausse.
        [lay] Manche { $round }, tour { $turn } : tu pouvais poser ta phase.
        [hit] Manche { $round }, tour { $turn } : tu pouvais ajouter une carte.
       *[discard] Manche { $round }, tour { $turn } : tu as défaussé { $card }, le robot { $other }.
    }
web-daily-phase10flip-note-none =
    { $decisions ->
        [one] Le robot aurait choisi comme toi.
       *[other] Le robot aurait choisi comme toi, les { $decisions } fois.
    }
web-daily-phase10flip-cost =
    { $turns ->
        [one] Ça a coûté { $turns } tour.
       *[other] Ça a coûté { $turns } tours.
    }
web-daily-phase10flip-gain =
    { $turns ->
        [one] Tu as gagné { $turns } tour.
       *[other] Tu as gagné { $turns } tours.
    }

web-daily-sign-draw = carte pigée
web-daily-sign-take = défausse reprise
web-daily-sign-lay = phase posée
web-daily-sign-hit = cartes ajoutées
web-daily-sign-flip = FLIP
web-daily-sign-out = main vidée
web-daily-sign-stopped = plus de tours
