# Phase 10 FLIP! in the terminal. New ids go into all four languages, with the same variables.

## Phases. $groups is what a phase asks for, from phase10flip-runs and phase10flip-sets.

terminal-p10-phases =
    { $phases ->
        [one] La phase, et qui en est là
       *[other] Les { $phases } phases, et qui en est où
    }
terminal-p10-phase = Phase { $phase }
terminal-p10-phase-laid = Phase { $phase } posée
terminal-p10-phase-asks = phase { $phase }, { $groups }
terminal-p10-run-of =
    { $count ->
        [one] suite de { $size }
       *[other] { $count } suites de { $size }
    }
terminal-p10-set-of =
    { $count ->
        [one] série de { $size }
       *[other] { $count } séries de { $size }
    }
terminal-p10-next = Ensuite : phase { $phase }, { $groups }.

## Piles. $back is what is on a card's other side.

terminal-p10-draw-pile = Pioche
terminal-p10-discard-pile = Talon
terminal-p10-draw-short = Pioche { $cards }
terminal-p10-discard-short = Talon { $cards }
terminal-p10-back = dos { $back }, face inconnue
terminal-p10-its-back = dos { $back }
terminal-p10-empty = rien
terminal-p10-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
terminal-p10-flips = retourne la table
terminal-p10-has-flip = une carte FLIP

## How far it is to the phase

terminal-p10-short =
    { $short ->
        [0] Ta phase est prête.
        [one] Il manque une carte à ta phase.
       *[other] Il manque { $short } cartes à ta phase.
    }
terminal-p10-then-short =
    { $short ->
        [0] complète ta phase
        [one] puis il manque une carte
       *[other] puis il manque { $short } cartes
    }
terminal-p10-lacks =
    { $short ->
        [0] prête !
        [one] manque une carte
       *[other] manquent { $short } cartes
    }
terminal-p10-completing = Feraient l’affaire : { $faces }
terminal-p10-may-complete =
    { $cards ->
        [one] { $completing } sur { $cards } carte possible complète ta phase
       *[other] { $completing } sur { $cards } cartes possibles complètent ta phase
    }

## What there is to do. On buttons, so kept short.

terminal-p10-lay = Poser la phase { $phase }
terminal-p10-hit = Ajouter à un groupe
terminal-p10-discard = Défausser
terminal-p10-choose-card = puis choisis une carte
terminal-p10-more = et { $count } de plus
terminal-p10-hit-on = { $card } sur { $group }, chez { $name }
terminal-p10-as = comme { $number }
terminal-p10-pick = Choisir les cartes moi-même
terminal-p10-pick-done = Voilà le groupe
terminal-p10-points-left =
    { $points ->
        [one] { $points } point reste en main
       *[other] { $points } points restent en main
    }
terminal-p10-left-list = { $left } : { $faces }
terminal-p10-ask-discard = { $name }, quelle carte va au talon ?
terminal-p10-ask-card = Où va { $face } ?
terminal-p10-ask-hit = Quelle carte, et où ?
terminal-p10-ask-lay = Comment poser la phase { $phase } : { $groups } ?
terminal-p10-ask-star =
    { $stars ->
        [one] Quel chiffre vaut l’étoile ? Il ne changera plus.
       *[other] Quels chiffres valent les étoiles ? Ils ne changeront plus.
    }
terminal-p10-ask-pick = Groupe { $number } sur { $groups } : choisis { $group }
terminal-p10-ask-sure = Poser ces cartes ?
terminal-p10-key-lay = Poser ta phase
terminal-p10-key-sort = Trier
terminal-p10-key-peek = Dos

## Line by line

terminal-p10-line-side = En jeu : { $side }.
terminal-p10-line = { $name } : { $phase } ; { $hand } ; { $total } en tout.
terminal-p10-line-laid = phase { $phase } posée, { $groups }
terminal-p10-line-laid-before = phase posée, { $groups }
terminal-p10-line-draw = Pioche : { $shown }
terminal-p10-line-discard = Talon : { $shown }
terminal-p10-line-hand = Ta main : { $faces }
terminal-p10-holds =
    { $cards ->
        [one] { $cards } carte, dont le dos est { $backs }
       *[other] { $cards } cartes, dont les dos sont { $backs }
    }
terminal-p10-holds-open =
    { $cards ->
        [one] { $cards } carte : { $faces }
       *[other] { $cards } cartes : { $faces }
    }
terminal-p10-holds-none = aucune carte
terminal-p10-typed-lay = Ou écris les groupes, par exemple { $example } (* est une étoile, = son chiffre).
terminal-p10-typed-discard = Ou écris la carte, par exemple { $example }.
terminal-p10-unreadable = « { $word } » n’est pas une carte. Écris-les comme { $example }.

## The end of a round

terminal-p10-recap = { $name } : { $laid } ; { $cost } ; { $total } en tout.
terminal-p10-recap-laid = phase posée
terminal-p10-recap-not-laid = phase pas posée
terminal-p10-recap-none = plus aucune carte, aucun point
terminal-p10-recap-cards =
    { $points ->
        [one] en main { $faces } : { $points } point
       *[other] en main { $faces } : { $points } points
    }
terminal-p10-out = main vide

## Help. $phases is how many there are.

terminal-p10-signs = ⇄ marque un FLIP, ❖ vaut toute couleur, ★ tout chiffre.

## What is asked. $name is whose turn it is.

phase10flip-ask-draw-or-take = À toi, { $name }. Pioche ou talon ?
phase10flip-ask-take-only = À toi, { $name }. Plus de pioche : prends la carte du talon.
phase10flip-ask-draw-only = À toi, { $name }. Pioche une carte.
phase10flip-ask-lay-or-discard = { $name }, ta phase sur la table, ou une carte au talon pour finir ?
phase10flip-ask-hit-or-discard = { $name }, un ajout, ou une carte au talon pour finir ?

## Rounds, in the words of this game

terminal-p10-round = Manche { $round }
terminal-p10-round-over = Manche { $round } finie
