# Statistics over evenings with real cards.

companion-evenings = Nos soirées
companion-evenings-note = Tout ce qui a été noté avec de vraies cartes, groupe par groupe.
companion-no-evenings = Rien à compter pour l’instant. Note une partie avec de vraies cartes, et elle sera ici.
companion-evening-won = Gagnées
companion-evening-of = { $won } sur { $games }
companion-evening-average = Points en moyenne
companion-evening-best = Meilleure ronde
companion-evening-worst = Le plus de points
companion-evening-busts = Rondes perdues
companion-evening-sevens = Flip 7
companion-evening-laid = Phases posées
companion-evening-out = A fini
companion-evening-luck = Chance
companion-evening-luck-note = Rondes perdues comparées à la moyenne des probabilités; moins, c’est de la chance. Seulement quand chaque carte a été notée.
companion-evening-busts-of = Rondes perdues : { $busts }, attendues : { $expected }
companion-evening-last = Dernière partie le { $date }
companion-evening-here = Sur cet appareil
companion-evening-games =
    { $games ->
        [one] Une partie
       *[other] { $games } parties
    }
companion-evening-luck-is =
    { $luck ->
        [good] chance
        [bad] malchance
       *[even] normal
    }
