# The lab: what simulations and the solver print. Names of games, bots and rulings are as typed.

lab-playing = Parties
lab-compiling = Compilation du moteur pour cette machine; c’est si long la première fois seulement
lab-title = { $game } { $edition } : { NUMBER($games) } parties, graine { $seed }
lab-bot = robot
lab-wins = gagnées
lab-by-seat = gagnées par place, %
lab-measure-points_per_round = points par manche
lab-measure-bust_rate = doublons
lab-measure-flip_seven_rate = Flip 7
lab-measure-phase_rate = phase posée
lab-measure-rounds_per_phase = manches par phase
lab-measure-flips_per_round = FLIP par manche
lab-measure-out_rate = main vidée
lab-rounds = { $rounds } manches par partie; ± est un intervalle de confiance à 95 %.
lab-speed =
    { $engine ->
        [kernels] { $seconds } s avec le moteur compilé, { $jobs } à la fois : { $speed } parties/s.
       *[readable] { $seconds } s avec le moteur lisible, { $jobs } à la fois : { $speed } parties/s.
    }
lab-undecided = Parties que personne n’a gagnées : { NUMBER($undecided) }; gagnées à plusieurs : { NUMBER($shared) }.

## The solver. Points are those of this round.

lab-best = Le mieux
lab-worth = { $choice }, qui vaut { $points } points de cette ronde
lab-bust-next = Perdre la ronde à la carte suivante
lab-bust-end = Perdre la ronde à la fin
lab-bust-bar = doublon
lab-chart = Les points de cette ronde en jouant au mieux :
lab-who-gets = Qui reçoit la carte : { $card }
lab-target = cible
lab-before = avant
lab-after = après
lab-loses = perd
lab-ask-own = Tes cartes (par exemple 3 7 11 +4 x2 chance; rien si tu n’en as pas)
lab-ask-seen = Toutes les autres cartes qui ne sont plus dans le paquet

## What the lab cannot do

problem-games-count = Une simulation joue de 1 à { $most } parties, pas { $games }.
problem-seed = Une graine est un nombre entier de 0 à { $most }.
problem-plot-name = { $file } ne peut pas être dessiné : son nom doit finir par { $known }.
problem-long-game = Avec ces règles, une partie n’a pas fini en { $most } manches.
problem-no-strategy = { $file } n’est pas une table de stratégie : { $reason }.
problem-strategy-shape = { $file } n’est pas une table de stratégie : il y faut une rangée de { $most } nombres entiers.
problem-too-many-modifiers = Trois paquets de Flip 7 n’ont pas autant de bonus d’une sorte, ni de Deuxième chance.
problem-line-is-out = Seule une ligne encore dans la ronde peut être calculée.
problem-no-target = Dans cette position, personne n’a de cible à choisir.
