# Phase 10 FLIP!: its cards and phases, what happens, what is asked, what is refused, and its rulings.
# Which variables an event has is said at the top of en/phase10flip.ftl.
# Words of the rulebook: piger, pioche, talon, suite, série, ajout, étoile, manche.
# No sentence puts “de” or “que” before a name, which would have to be shortened before a vowel.

phase10flip-title = Phase 10 FLIP!

## Colours, and their letters on a card. Red, yellow, green and blue have four different letters in each language.

colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-red-letter = R
colour-yellow-letter = J
colour-green-letter = V
colour-blue-letter = B

## The two sides of every card

side-colour = côté COULEUR
side-intense = côté INTENSE

## Faces and cards. $colour is red, yellow, green, blue, or none on the INTENSE side.

face-number =
    { $colour ->
        [red] { $number } { colour-red }
        [yellow] { $number } { colour-yellow }
        [green] { $number } { colour-green }
        [blue] { $number } { colour-blue }
       *[none] { $number }
    }
face-star =
    { $colour ->
        [red] étoile rouge
        [yellow] étoile jaune
        [green] étoile verte
        [blue] étoile bleue
       *[none] étoile
    }
face-flip = { $face } FLIP
the-number = le { $face }
the-star = l’{ $face }
card-two-faces = { $front } / { $back }

## What a phase asks for

phase10flip-runs =
    { $count ->
        [one] une suite couleur de { $size }
        [2] deux suites couleur de { $size }
       *[other] { $count } suites couleur de { $size }
    }
phase10flip-sets =
    { $count ->
        [one] une série de { $size }
        [2] deux séries de { $size }
       *[other] { $count } séries de { $size }
    }

## Groups on the table. $numbers is a list such as 4 ★5 6, with ★ before a number that a star stands for.

phase10flip-group-run =
    { $colour ->
        [red] { $numbers } rouges
        [yellow] { $numbers } jaunes
        [green] { $numbers } verts
        [blue] { $numbers } bleus
       *[none] { $numbers } de couleur libre
    }
phase10flip-group-set =
    { $cards ->
        [2] deux { $number }
        [3] trois { $number }
        [4] quatre { $number }
       *[other] { $cards } × { $number }
    }
phase10flip-group-stars =
    { $stars ->
        [one] { $group } (une étoile)
       *[other] { $group } ({ $stars } étoiles)
    }

## What happened

phase10flip-event-round-began =
    { $playing_all ->
        [yes] Manche { $round }. { $dealer } distribue.
       *[no] Manche { $round }, seulement pour { $playing }. { $dealer } distribue.
    }
phase10flip-event-hands-dealt = Dix cartes par personne. Le talon commence par : { $discard }.
phase10flip-event-pile-renewed =
    { $cards ->
        [one] Plus de pioche : { $cards } carte du talon en fait une nouvelle.
       *[other] Plus de pioche : { $cards } cartes du talon, mélangées, en font une nouvelle.
    }
phase10flip-event-drew =
    { $face_kind ->
        [hidden] { $seat } pige une carte. Au dos : { $back }.
       *[number] { $seat } pige { $face }. Au dos : { $back }.
    }
phase10flip-event-took = { $seat } prend au talon : { $card }.
phase10flip-event-laid-down = { $seat } pose la phase { $phase } : { $groups }.
phase10flip-event-hit-made =
    { $same ->
        [yes]
            { $face_kind ->
                [star] { $seat } ajoute { $face }, qui vaut { $number }, à son propre groupe { $group }.
               *[number] { $seat } ajoute { $face } à son propre groupe { $group }.
            }
       *[no]
            { $face_kind ->
                [star] { $seat } ajoute { $face }, qui vaut { $number }, chez { $target }, groupe { $group }.
               *[number] { $seat } ajoute { $face } chez { $target }, groupe { $group }.
            }
    }{ $becomes ->
        [red] {" "}La suite devient rouge.
        [yellow] {" "}La suite devient jaune.
        [green] {" "}La suite devient verte.
        [blue] {" "}La suite devient bleue.
       *[none] {""}
    }
phase10flip-event-discarded = { $seat } défausse { $face }.
phase10flip-event-flipped =
    { $side ->
        [intense] Volte-face! { $seat } retourne la table : { side-intense }.
       *[colour] Volte-face! { $seat } retourne la table : { side-colour }.
    }
phase10flip-event-went-out = Plus une carte : { $seat } a vidé sa main. La manche s’arrête pour toute la table.
phase10flip-event-round-stopped =
    { $why ->
        [pile] Plus de pioche. La manche s’arrête là, et personne ne l’a gagnée.
       *[stall] Tant de tours, et aucune main vide. La manche s’arrête là.
    }
phase10flip-event-round-scored =
    { $laid_count ->
        [0] La manche est finie, sans aucune phase posée. Points : { $scores }. En tout : { $totals }.
       *[other] La manche est finie. Phase posée par { $laid }. Points : { $scores }. En tout : { $totals }.
    }
phase10flip-event-tie-break = Égalité : { $tied }. La dernière phase se rejoue entre ex aequo, et la première main vide gagne.
phase10flip-event-game-ended =
    { $why ->
        [rounds] C’était la dernière manche. { $winners } a le moins de points, et gagne!
        [tie-break] L’égalité est rompue. { $winners } gagne!
       *[phases] La dernière phase est posée. { $winners } gagne!
    }

## Why a move is refused. $card is a face, or a whole card.

refused-nobody-is-asked = Personne n’a de carte à jouer en ce moment.
refused-nothing-to-shuffle = Il n’y a rien à mélanger en ce moment.
refused-other-cards-are-shuffled = Ce ne sont pas les cartes à mélanger.
refused-pile-is-empty = Cette pile est vide. Prends dans l’autre.
refused-card-is-drawn-already = Tu as déjà ta carte pour ce tour.
refused-draw-first = Pige d’abord une carte, à la pioche ou au talon.
refused-card-is-not-in-hand = Pas dans ta main : { $card }.
refused-name-the-whole-card = Plusieurs cartes différentes de ta main montrent la même face : { $card }. Dis laquelle, par ses deux faces.
refused-hit-needs-own-phase = Pose d’abord ta propre phase. Ensuite, ajoute où tu veux.
refused-no-such-group = Ce groupe n’est pas sur la table.
refused-cannot-go-out-without-a-phase = Sans phase posée, on ne vide pas sa main. Garde ta dernière carte.
refused-phase-must-be-laid = Tu as ta phase en main, et ces règles veulent qu’elle soit posée avant la défausse.
refused-phase-is-laid-already = Ta phase de cette manche est déjà posée.
refused-last-card-is-discarded = Avec ces règles, la dernière carte va au talon. Gardes-en une pour lui.
refused-phase-asks-for-other-groups = Ta phase demande d’autres groupes.
refused-phase-shows-both-sides = Une phase se pose d’un seul côté des cartes.
refused-group-has-too-few-cards = Un groupe a moins de cartes que ta phase n’en demande.
refused-group-has-too-many-cards = Un groupe a plus de cartes que ta phase n’en demande. Pose-le sans elles, puis ajoute-les.
refused-numbers-go-from-1-to-12 = Les chiffres vont de 1 à 12.
refused-numbered-card-keeps-its-number = Une carte à chiffre vaut son chiffre, et aucun autre.
refused-set-has-one-number = Toutes les cartes d’une série ont le même chiffre.
refused-run-is-consecutive = Les chiffres d’une suite se suivent, sans trou.
refused-run-has-one-colour = Toutes les cartes d’une suite ont la même couleur.
refused-phase-needs-a-numbered-card = Des étoiles seules ne font pas une phase. Il faut au moins une carte à chiffre.
refused-group-needs-a-numbered-card = Avec ces règles, il faut une carte à chiffre dans chaque groupe.
refused-groups-are-alike = Avec ces règles, deux groupes d’une phase diffèrent : les suites par leur couleur, les séries par leur chiffre.
refused-run-is-full = Cette suite va déjà de 1 à 12. Il n’y reste pas de place.
refused-card-is-not-next-to-the-run = Cette carte ne va à aucun bout de la suite.
refused-star-needs-a-number = Dis quel chiffre vaut l’étoile.

## Rulings: the question, then each answer

phase10flip-ruling-minimum-seats = À combien peut-on jouer?
phase10flip-ruling-minimum-seats-number = { $number } ou plus

phase10flip-ruling-variant = Comment gagne-t-on la partie?
phase10flip-ruling-variant-standard = en réussissant la dernière phase avant les autres
phase10flip-ruling-variant-ten-rounds = une manche par phase, posée ou non; puis le moins de points gagne

phase10flip-ruling-phases-to-win = Combien de phases faut-il réussir?
phase10flip-ruling-phases-to-win-number =
    { $number ->
        [one] { $number } phase
       *[other] { $number } phases
    }

phase10flip-ruling-own-backs = Peut-on regarder le dos de ses propres cartes?
phase10flip-ruling-own-backs-seen = oui
phase10flip-ruling-own-backs-hidden = non

phase10flip-ruling-laying = Faut-il poser sa phase dès qu’on le peut?
phase10flip-ruling-laying-optional = non, quand on veut
phase10flip-ruling-laying-compulsory = oui

phase10flip-ruling-equal-groups = Deux suites d’une phase peuvent-elles avoir la même couleur, ou deux séries le même chiffre?
phase10flip-ruling-equal-groups-allowed = oui
phase10flip-ruling-equal-groups-refused = non

phase10flip-ruling-lay-down-size = Peut-on poser un groupe plus grand que la phase ne le demande?
phase10flip-ruling-lay-down-size-exact = non, le reste suit en ajouts
phase10flip-ruling-lay-down-size-at-least = oui

phase10flip-ruling-numbered-card = Où faut-il une carte qui ne soit pas une étoile?
phase10flip-ruling-numbered-card-per-phase = quelque part dans la phase
phase10flip-ruling-numbered-card-per-group = dans chacun de ses groupes

phase10flip-ruling-flip-when = Quelles cartes FLIP retournent la table?
phase10flip-ruling-flip-when-discarded = celles qu’on défausse
phase10flip-ruling-flip-when-discarded-or-laid = celles qu’on défausse, pose ou ajoute

phase10flip-ruling-last-discard-flips = Si la défausse qui finit la manche est une carte FLIP, la table est-elle retournée avant le compte des points?
phase10flip-ruling-last-discard-flips-yes = oui
phase10flip-ruling-last-discard-flips-no = non, la manche est finie

phase10flip-ruling-going-out = Comment la dernière carte peut-elle quitter la main?
phase10flip-ruling-going-out-hit-or-discard = posée, ajoutée ou défaussée
phase10flip-ruling-going-out-discard-only = seulement défaussée

phase10flip-ruling-exhausted-pile = Et si un tour commence sans pioche?
phase10flip-ruling-exhausted-pile-reshuffle = on mélange tout le talon, sauf la carte du dessus
phase10flip-ruling-exhausted-pile-end-round = la manche est finie

phase10flip-ruling-stall-turns = Après combien de tours une manche finit-elle au plus tard?
phase10flip-ruling-stall-turns-number =
    { $number ->
        [one] { $number } tour
       *[other] { $number } tours
    }

## The readings we follow where the rulebook is silent

reading-nothing-forbids-looking = Rien n’interdit de tourner sa propre carte, et on en a vu le dos avant de la piger.
reading-hands-are-hidden = Personne d’autre ne voit ce qu’on pourrait poser : personne ne pourrait donc l’exiger.
reading-each-group-by-itself = Chaque groupe doit être à lui seul une suite ou une série; rien ne le compare à un autre.
reading-the-rest-are-hits = La liste des phases donne des tailles, et le reste peut suivre aussitôt en ajouts.
reading-only-the-discard-orders-it = Seule la fin du tour ordonne de retourner, et la carte jouée finit sous le talon.
reading-the-order-is-unconditional = L’ordre de retourner est sans condition, et la seule exception donnée vise la première carte du talon.
reading-the-game-goes-on = Rien ne dit que la manche finit là : le talon resservira, et le jeu continue.
reading-rounds-must-end = Si personne ne posait jamais, la manche ne finirait pas : on y met fin.
