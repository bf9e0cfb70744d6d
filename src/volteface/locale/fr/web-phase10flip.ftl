# The browser's own words for Phase 10 FLIP!. New ids go into all four languages, with the same variables.

## The top of the table

web-phase10flip-round = Manche { $round }
web-phase10flip-left =
    { $cards ->
        [one] { $cards } carte à piocher
       *[other] { $cards } cartes à piocher
    }
web-phase10flip-ten-phases =
    { $phases ->
        [one] Une phase
        [10] Dix phases
       *[other] { $phases } phases
    }
web-phase10flip-ribbon =
    { $mine ->
        [yes] Volte-face ! Tu retournes la table.
       *[no] Volte-face ! { $name } retourne la table.
    }

## The others

web-phase10flip-others = Les autres
web-phase10flip-phase = Phase { $phase }
web-phase10flip-phase-laid = Phase { $phase } posée
web-phase10flip-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-phase10flip-sits-out = Regarde cette manche
web-phase10flip-backs-seen =
    { $cards ->
        [one] { $cards } carte. Au dos : { $faces }.
       *[other] { $cards } cartes. Au dos : { $faces }.
    }
web-phase10flip-hand-open =
    { $cards ->
        [one] { $cards } carte, visible : { $faces }.
       *[other] { $cards } cartes, visibles : { $faces }.
    }
web-phase10flip-laid-by = Sur la table, chez { $name }
web-phase10flip-on-the-table = Sur la table
web-phase10flip-nothing-laid = Aucune phase sur la table pour l’instant
web-phase10flip-add-to = { $number } ici : { $group }, chez { $name }
web-phase10flip-run-title =
    { $colour ->
        [red] Suite rouge
        [yellow] Suite jaune
        [green] Suite verte
        [blue] Suite bleue
       *[none] Suite libre
    }
web-phase10flip-set-title = Série de { $number }

## The piles

web-phase10flip-piles = Pioche et talon
web-phase10flip-draw = Pioche
web-phase10flip-take = Prends
web-phase10flip-face-unknown = Face inconnue
web-phase10flip-draw-pile = Pioche
web-phase10flip-discard-pile = Talon
web-phase10flip-back-shows = { $cards } en tout, dos visible
web-phase10flip-draw-shows =
    { $cards ->
        [one] { $cards } carte. Au dos : { $back }.
       *[other] { $cards } cartes. Au dos de la première : { $back }.
    }
web-phase10flip-any-colour = { $face }, couleur au choix
web-phase10flip-pile-empty = Vide
web-phase10flip-discard-here = Défausser ici. Sur le dessus : { $top }
web-phase10flip-ends-your-turn = Finit ton tour

## Your hand

web-phase10flip-you = Toi
web-phase10flip-your-hand =
    { $cards ->
        [one] Ta main : { $cards } carte
       *[other] Ta main : { $cards } cartes
    }
web-phase10flip-card-held = { $face }, au dos { $back }
web-phase10flip-card-turned = dos { $back }, face { $face }
web-phase10flip-just-drawn = tout juste piochée
web-phase10flip-fits = va sur un groupe
web-phase10flip-holding = Comment tu tiens tes cartes
web-phase10flip-sort-colour = Trier par couleur
web-phase10flip-sort-number = Trier par chiffre
web-phase10flip-by-colour = Couleur
web-phase10flip-by-number = Chiffre
web-phase10flip-backs = Dos
web-phase10flip-phase-open = Phase { $phase }. Voir toutes les phases
web-phase10flip-laid-note = Posée. Vide maintenant ta main.
web-phase10flip-complete = Tu l’as !
web-phase10flip-short =
    { $cards ->
        [one] Il manque { $cards } carte
       *[other] Il manque { $cards } cartes
    }
web-phase10flip-short-of = Il manque une carte : { $faces }
web-phase10flip-short-many = Il manque une carte ; { $faces } faces conviendraient

## What is asked, and the four steps of a turn

web-phase10flip-ask-draw = Une carte
web-phase10flip-ask-discard = Défausse
web-phase10flip-ask-hit = Ajout ou talon
web-phase10flip-ask-ready = Phase { $phase } prête !
web-phase10flip-step-draw = Pioche
web-phase10flip-step-phase = Phase
web-phase10flip-step-hit = Ajout
web-phase10flip-step-discard = Talon
web-phase10flip-hit = Ajoute
web-phase10flip-discard = Défausse
web-phase10flip-lay-down = Pose
web-phase10flip-see-how = Voir comment
web-phase10flip-pick-a-card = Choisis une carte
web-phase10flip-flips-the-table = retourne la table
web-phase10flip-nothing-fits = Rien ne va
web-phase10flip-fits-nowhere = Ne va nulle part
web-phase10flip-choose-where =
    { $places ->
        [one] { $places } façon
       *[other] { $places } façons
    }
web-phase10flip-where = Où ?
web-phase10flip-hit-on =
    { $mine ->
        [yes] { $becomes ->
            [red] { $number } : ta suite devient rouge
            [yellow] { $number } : ta suite devient jaune
            [green] { $number } : ta suite devient verte
            [blue] { $number } : ta suite devient bleue
           *[none] { $number } sur ta { $group }
        }
       *[no] { $becomes ->
            [red] { $number } chez { $name } : la suite devient rouge
            [yellow] { $number } chez { $name } : la suite devient jaune
            [green] { $number } chez { $name } : la suite devient verte
            [blue] { $number } chez { $name } : la suite devient bleue
           *[none] { $number } chez { $name }, { $group }
        }
    }

## Laying a phase down

web-phase10flip-run-of = Suite couleur de { $size }
web-phase10flip-set-of = Série de { $size }
web-phase10flip-choose-layout = Choisis comment la poser.
web-phase10flip-choose-cards = Touche les cartes.
web-phase10flip-choose-myself = Choisir les cartes une à une
web-phase10flip-suggestions = Suggestions
web-phase10flip-lightest = Main la plus légère
web-phase10flip-keeps-stars =
    { $stars ->
        [one] Garder l’étoile
       *[other] Garder { $stars } étoiles
    }
web-phase10flip-another-way = Autrement
web-phase10flip-points-left =
    { $points ->
        [one] reste { $points } point
       *[other] reste { $points } points
    }
web-phase10flip-star-plays =
    { $stars ->
        [one] L’étoile vaut
       *[other] Les étoiles valent
    }
web-phase10flip-this-star-plays = { $face } : joue comme
web-phase10flip-for-good = pour de bon
web-phase10flip-left-in-hand = Reste dans ta main
web-phase10flip-not-yet = Pas encore
web-phase10flip-take-out = Retirer : { $face }
web-phase10flip-put-in = Mettre : { $face }

## Moments

web-phase10flip-skip = Passer
web-phase10flip-about-turn = Volte-face !
web-phase10flip-out = Main vide !
web-phase10flip-moment-flip =
    { $mine ->
        [yes] Tu retournes tout : { $side ->
            [intense] { side-intense }
           *[colour] { side-colour }
        }
       *[no] { $name } retourne tout : { $side ->
            [intense] { side-intense }
           *[colour] { side-colour }
        }
    }
web-phase10flip-moment-out =
    { $mine ->
        [yes] Plus une carte. La manche est à toi.
       *[no] Plus une carte pour { $name }. La manche s’arrête pour toute la table.
    }
web-phase10flip-moment-laid =
    { $mine ->
        [yes] est posée. À toi les ajouts.
       *[no] posée par { $name }
    }

## Between two rounds

web-phase10flip-round-over = Manche { $round }
web-phase10flip-went-out =
    { $mine ->
        [yes] Tu as vidé ta main. Les cartes qui restent coûtent aux autres.
       *[no] { $name } a vidé sa main. Les cartes qui restent coûtent aux autres.
    }
web-phase10flip-nobody-out = Aucune main vide. Les cartes qui restent coûtent à toute la table.
web-phase10flip-laid-next = Posée ; ensuite, phase { $phase }
web-phase10flip-again = Encore la phase { $phase }
web-phase10flip-round-points =
    { $points ->
        [one] { $points } point dans cette manche
       *[other] { $points } points dans cette manche
    }
web-phase10flip-in-all = { $points } en tout
web-phase10flip-cost = En main : { $faces }

## When the game is over

web-phase10flip-phases-done =
    { $phases ->
        [one] { $phases } phase
       *[other] { $phases } phases
    }
web-phase10flip-last-hands = Les dernières mains

## Alone: today's deck

web-phase10flip-alone-round = Manche { $round } sur { $rounds }, tour { $turn }
web-phase10flip-alone-out = Main vidée au tour { $turns }.
web-phase10flip-alone-stopped = Les vingt tours sont passés.
web-phase10flip-alone-turns =
    { $turns ->
        [one] { $turns } tour dans cette manche
       *[other] { $turns } tours dans cette manche
    }
web-phase10flip-alone-so-far = { $turns } jusqu’ici
web-phase10flip-not-laid-next = Pas posée ; ensuite : phase { $phase }
