# The terminal's own words. New ids go into all four languages, with the same variables.

terminal-title = Volteface
terminal-subtitle = Flip 7. Non officiel.
terminal-edition = Règles : { $edition }
terminal-house-rules = Règles maison : { $rulings }

## The table

terminal-your-turn = À ton tour.
terminal-turn-of = { $name } réfléchit.
terminal-after-you = Après toi.
terminal-you = toi
terminal-bot = robot
terminal-round = Ronde { $round }
terminal-challenge-round = Défi : ronde { $round } sur { $rounds }
terminal-target =
    { $points ->
        [one] But : { $points } point
       *[other] But : { $points } points
    }
terminal-total = Total
terminal-totals = Totaux
terminal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-in-all = { $points } en tout
terminal-this-round = { $points } cette ronde
terminal-line-empty = pas encore de carte
terminal-dealer-mark = distribue
terminal-chance-held = a une Deuxième chance
terminal-numbers-to-seven =
    { $numbers ->
        [one] Flip 7 : encore { $numbers } chiffre
       *[other] Flip 7 : encore { $numbers } chiffres
    }

## Cards left, and the odds: counts first, per cent second

terminal-cards-left =
    { $cards ->
        [one] encore { $cards } carte
       *[other] encore { $cards } cartes
    }
terminal-discarded =
    { $cards ->
        [one] { $cards } carte à la défausse
       *[other] { $cards } cartes à la défausse
    }
terminal-odds-bust =
    { $bust ->
        [one] { $bust } carte sur les { $left } qui restent te ferait perdre ta ronde ({ $percent } %)
       *[other] { $bust } cartes sur les { $left } qui restent te feraient perdre ta ronde ({ $percent } %)
    }
terminal-odds-none = Aucune carte ne peut te faire perdre ta ronde.
terminal-odds-saved = Ta Deuxième chance te couvre.
terminal-odds-unknown = Il ne reste aucune carte à piger.
terminal-hit-risk = { $bust } sur { $left }
terminal-stay-keeps = garder { $points }

## Story and standings

terminal-story = Ce qui s’est passé
terminal-standings = Classement
terminal-rank = { $rank }. { $name } : { $points }
terminal-leads = en tête
terminal-round-over = Ronde { $round } finie
terminal-game-over = Partie finie
terminal-winner = { $name } gagne!
terminal-winners = Victoire partagée : { $names }!
terminal-nobody-wins = Personne ne gagne cette fois.
terminal-draw = Partie nulle.
terminal-well-played = Bien joué, tout le monde.
terminal-press-to-go-on = { $key } pour continuer
terminal-press-for-new-game = { $key } pour une nouvelle partie

## Before a game. How strongly bots play is an adjective that fits a game's difficulty, and may be typed after --bots.

terminal-start-game = Jeu
terminal-start-rules = Règles
terminal-start-seats = Places
terminal-start-bots = Robots
terminal-strength-easy = facile
terminal-strength-medium = moyen
terminal-strength-hard = difficile
terminal-bots-play = Robots : { $strength }. Pour choisir : --bots { $choices }
terminal-key-start = Commencer
terminal-key-select = Ligne
terminal-key-change = Changer

## Saving and resuming

terminal-resume-hint = Pour continuer plus tard : { $command }

## Keys

terminal-keys = Touches
terminal-key-hit = Piger
terminal-key-stay = Finir sa ronde
terminal-key-choose = Choisir
terminal-key-go-on = Continuer
terminal-key-odds = Risque
terminal-key-help = Aide
terminal-key-undo = Reprendre
terminal-key-save = Enregistrer
terminal-key-new-game = Nouvelle partie
terminal-key-language = Langue
terminal-key-quit = Quitter
terminal-key-back = Retour

## Help

terminal-help = Aide
terminal-quit-question = Quitter la partie?
terminal-quit-saved = Rien n’est perdu : la partie est enregistrée.
terminal-yes = Oui
terminal-no = Non
terminal-too-small = La fenêtre est petite. { $columns } colonnes et { $rows } lignes suffiraient.

## The table on the screen. On buttons and in lanes, so kept short; never with a gender.

terminal-lane-yours = à toi
terminal-lane-decides = réfléchit
terminal-lane-absent = ne joue pas
terminal-left = Ce qui reste
terminal-odds-short = Perdre : { $bust } des { $left } cartes, { $percent } %
terminal-odds-short-none = Aucune carte ne fait perdre
terminal-odds-short-saved = Une Deuxième chance protège
terminal-odds-seven = Flip 7 : { $seven } des { $left } cartes, { $percent } %
terminal-odds-value = Vaut { $points } en moyenne
terminal-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-target-points = { $points } là, { $total } en tout
terminal-three =
    { $cards ->
        [0] Retourne trois pour { $name } : tout est pigé
        [one] Retourne trois pour { $name } : encore { $cards } carte
       *[other] Retourne trois pour { $name } : encore { $cards } cartes
    }
terminal-three-waiting = en attente : { $cards }

## The table line by line

terminal-line = { $name }, { $status } : { $cards }. { $points } cette ronde, { $total } en tout.
terminal-recap = { $name } : { $sum } font { $points }. { $total } en tout.
terminal-recap-bust = { $name } : { $sum }, mais un doublon de trop. { $total } en tout.
terminal-plain-reply = Ta réponse? Ou bien : ? pour l’aide, o pour les chances, q pour quitter.
terminal-plain-unknown = « { $reply } » n’est pas dans la liste.
terminal-plain-odds-shown = Les chances sont affichées.
terminal-plain-odds-hidden = Les chances sont cachées.
terminal-plain-step = Entrée pour le coup suivant.
terminal-plain-rests = La partie s’arrête là pour l’instant.

## More keys, and the replay

terminal-key-theme = Jour ou nuit
terminal-key-hurry = Accélérer
terminal-key-step = Pas à pas
terminal-key-round = Ronde
terminal-key-ends = Début, fin
terminal-key-autoplay = Lecture
terminal-replay-position = Coup { $move } sur { $moves }
terminal-replay-begins = La table est mise.

## What cannot be played, and what to write instead

problem-too-many-seats = Ce jeu se joue à { $most } au plus, pas à { $seats }.
problem-too-few-seats =
    { $least ->
        [one] Avec ces règles il faut { $least } personne, pas { $seats }. Une règle maison le permet : { $option }
       *[other] Avec ces règles il faut { $least } personnes ou plus, pas { $seats }. Une règle maison le permet : { $option }
    }
problem-too-many-people = { $people } personnes ne tiennent pas sur { $seats } places.
problem-same-name = Deux personnes ne peuvent pas s’appeler { $name }.
problem-rule = « { $rule } » n’est pas une règle maison. Écris NOM=RÉPONSE, par exemple { $example }.

## Saved games

terminal-kept = Chaque coup est gardé. Cette partie : { $table }
terminal-not-kept = Ce coup ne compte pas, car il n’a pas pu être gardé. { $why }
terminal-resumed = Partie reprise : { $table }, donne { $round }
problem-name = Chaque joueur a besoin d’un nom de 1 à { $most } caractères affichables.
problem-agreed = Une partie enregistrée garde ses règles, ses places et ses noms : enlève { $option }.
problem-other-game = { $table } est une partie de { $game }.
problem-nothing-to-resume = Aucune partie n’attend d’être reprise.
problem-finished = { $table } est finie. Pour la revoir : { $command }

## Several people at one keyboard, each with a hand of their own

terminal-pass = Passe le clavier à { $name }. Les autres ne regardent pas.
terminal-pass-ready = { $name } est là : montrer la main
terminal-key-viewer = Point de vue
terminal-replay-open = toutes les mains visibles
terminal-replay-seen-by = comme { $name } l’a vu

## What happens at a table

terminal-bot-failed =
    { $why ->
        [hung] Le programme qui joue pour { $name } n’a pas répondu à temps.
        [died] Le programme qui joue pour { $name } s’est arrêté.
       *[cheated] Le programme qui joue pour { $name } n’a donné aucune réponse permise par les règles.
    } Un autre robot continue à sa place.

## Flip 7: what is asked, and words for buttons and labels. $name is whose turn it is.

word-stay = Mettre fin à sa ronde
status-active = en jeu
status-stayed = ronde finie
status-frozen = gel
status-busted = ronde perdue
flip7-ask-hit-or-stay = À ton tour, { $name }. Tu piges une autre carte?
flip7-ask-hit-only = À ton tour, { $name }. Rien à garder encore : pige une carte.
flip7-ask-freeze = { $name }, à qui va le Gel?
flip7-ask-flip3 = { $name }, qui pige trois cartes?
flip7-ask-give = { $name }, à qui va ta Deuxième chance en trop?
