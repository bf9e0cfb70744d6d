# The companion for real cards, in the browser: starting, the pads, the score sheet, sharing.

## Starting

companion-title = Vraies cartes
companion-kept = Parties notées
companion-none-kept = Rien pour l’instant. Ta première partie apparaîtra ici.
companion-import = Reprendre un fichier
companion-import-note = Une feuille de scores (CSV) ou toute une partie (JSON), enregistrée ici ou ailleurs.
companion-which-game = Quel jeu ?
companion-who = Qui joue ?
companion-random-dealer = Donneur au hasard
companion-groups = Groupes qui ont déjà joué
companion-add = Ajouter un nom
companion-add-this = Ajouter ce nom
companion-in-seat-order = dans l’ordre
companion-move = { $name }, place { $seat }. Déplacer avec les flèches haut et bas.
companion-moved = { $name } est maintenant à la place { $seat }.
companion-remove = Retirer { $name }
companion-deals-first = distribue
companion-deals-first-name = { $name } distribue en premier
companion-few = Les règles demandent au moins { $least } personnes. Vous jouez quand même : règle maison.
companion-second-deck = Vous êtes nombreux : mélangez un deuxième paquet.
companion-challenge = Le défi à un ou deux : { $target } points en { $rounds } manches au plus.
companion-what-to-enter = Que veux-tu noter ?
companion-way-cards = Chaque carte
companion-way-cards-note = Touche chaque carte retournée : risques et conseils
companion-way-scores = Les scores
companion-way-scores-note = Deux touches par personne après la manche
companion-variant-standard = Dernière phase
companion-variant-standard-note = Qui la pose d’abord gagne
companion-variant-ten-rounds = Dix manches
companion-variant-ten-rounds-note = Le moins de points gagne
companion-rulebook = Règles
companion-edition-en = Anglaises
companion-edition-fr = Françaises
companion-edition-qc = Québec
companion-edition-es = Espagnoles
companion-edition-en31 = Angl. actuelles
companion-none = Aucune
companion-on = Oui
companion-off = Non
companion-start = C’est parti
companion-soon = Ça commence dès que tout le monde a un nom.

## Around the pad

companion-round = Manche { $round }
companion-round-of = Manche { $round }/{ $rounds }
companion-over = Terminé
companion-left = reste { $left }
companion-sheet = Feuille de scores
companion-fix = Corriger une carte
companion-screen = Grand écran
companion-back-to-pad = Retour au carnet
companion-seats = Tout le monde à la table
companion-tab = { $name } : { $points } dans cette manche, { $total } en tout. { $status }
companion-status-stay = Stop
companion-status-frozen = Carte Stop
companion-status-bust = A sauté
companion-status-seven = Flip 7
companion-status-done = Noté
companion-offline =
    { $entries ->
        [0] Pas de connexion. Continue : tout sera envoyé plus tard.
        [one] Pas de connexion. { $entries } entrée attend d’être envoyée.
       *[other] Pas de connexion. { $entries } entrées attendent d’être envoyées.
    }
companion-unsettled =
    { $entries ->
        [one] { $entries } entrée ne colle pas. Qu’est-ce qui est juste ?
       *[other] { $entries } entrées ne collent pas. Qu’est-ce qui est juste ?
    }
companion-settle = Qu’est-ce qui est juste ?
companion-settled = Réglé
companion-written-by = { $name }, manche { $round }
companion-counts = Compte maintenant
companion-counts-by = Compte maintenant ({ $name })
companion-settle-this = C’est ça
companion-settle-instead = C’est ça : { $entry }
companion-settle-count = Ça compte : la table a raison
companion-settle-both = Les deux ont eu lieu
companion-settle-drop = Laisser de côté
companion-redo = Refaire
companion-undo = Annuler
companion-undo-what = Annuler : { $entry }
companion-changes = Modifications
companion-changed = Corrigé : { $entry }
companion-inserted = Ajouté : { $entry }
companion-removes = Retiré

## What was written

companion-tell-took = { $name } : { $card }
companion-tell-stayed = { $name } s’arrête
companion-tell-target = { $name }, sur { $target }
companion-tell-bust = { $name } saute
companion-tell-score = { $name } : { $points }
companion-tell-reshuffled = Mélangé
companion-tell-turn = À { $name }
companion-tell-players = À table : { $names }
companion-tell-round = Nouvelle manche
companion-tell-total = { $name } : { $total } en tout
companion-tell-stop = Arrêté là

## Every card

companion-who-deals = Qui distribue ?
companion-name-deals = { $name } distribue.
companion-gets = { $name } reçoit…
companion-gets-which = { $name } reçoit une carte. Laquelle ?
companion-points-so-far = { $points } points
companion-three-left =
    { $cards ->
        [one] Trois à la suite : encore { $cards } carte.
       *[other] Trois à la suite : encore { $cards } cartes.
    }
companion-target-freeze = Qui s’arrête là ?
companion-target-flip3 = Qui en prend trois ?
companion-target-chance = Pour qui ?
companion-targets = Pour qui est cette carte : { $card }
companion-keys = Cartes
companion-key =
    { $effect ->
        [bust] { $card }, reste { $left }, ferait sauter
        [saved] { $card }, reste { $left }, une seconde chance sauve
        [flip7] { $card }, reste { $left }, ferait Flip 7
       *[other] { $card }, reste { $left }
    }
companion-stays = S’arrête
companion-hit = Encore
companion-stay = Stop
companion-chance = { $percent } % de sauter
companion-chance-cards = { $bad } sur { $cards }.
companion-worth = Encore : gain { $win }, risque { $risk }.
companion-inexact = À peu près : toutes les cartes de ce paquet n’ont pas été notées.
companion-gone = D’après ce qui est noté, il ne reste plus aucune carte de ce genre : { $card }. Elle est vraiment sortie ?
companion-gone-count = Oui, elle compte
companion-leave-it = Laisser
companion-score-by-number = Noter les points
companion-score-by-number-note = Quand quelqu’un a oublié une carte : les autres continuent carte par carte.
companion-set-turn = C’est à { $name }
companion-set-turn-note = Si le carnet et la table ne sont pas d’accord, la table a raison.
companion-odds = Risques et conseils
companion-odds-note = Toute la table voit s’ils sont affichés.
companion-reshuffled = La défausse vient d’être mélangée au paquet

## Fixing a card

companion-deal = Donne
companion-lap = Tour { $lap }
companion-fix-hint = Touche une entrée pour la changer, la déplacer ou l’enlever.
companion-got = { $name } a eu…
companion-also-got = { $name } a eu aussi…
companion-remove-entry = Ce n’est pas arrivé
companion-on-whom = Sur qui ?
companion-whose = À qui était-ce ?
companion-then = Voici ce qui change :
companion-change-it = Corriger
companion-other-target = Autre cible
companion-not-theirs = Pas à { $name }
companion-add-before = Ajouter avant
companion-remove-it = Enlever

## Only scores

companion-has = { $name } a…
companion-typed = Tapé : { $digits }
companion-two-digits = Deux chiffres, et ça avance. Pour 7, tape 0 et 7.
companion-so-many = Tant que ça ? Touche encore la flèche.
companion-tap-cards = Touche les cartes devant { $name }.
companion-makes = { $total } + { $sum } font { $all }
companion-how = Cartes ou points
companion-tap-the-cards = Les cartes
companion-type-the-points = Les points
companion-erase = Effacer
companion-clear = Vider
companion-bust = Saute
companion-seven = Flip 7
companion-next = Suivant
companion-done = Fini

## Between rounds and at the end

companion-phase = Phase { $phase }
companion-plus = + { $points }
companion-people = Qui joue
companion-people-change = Quelqu’un arrive, part ou bouge
companion-people-note = Dès la prochaine manche. Qui arrive commence à 0 ; qui part garde ses points sur la feuille.
companion-people-keep = C’est nous maintenant
companion-next-round = Manche suivante
companion-tie = Égalité à { $total } : encore une manche pour départager.
companion-wins =
    { $count ->
        [0] Pas cette fois !
        [one] { $names } gagne !
       *[other] { $names } gagnent !
    }
companion-no-deal = Vous avez distribué vous-mêmes : il n’y a pas de donne à vérifier, et la partie ne compte dans le palmarès de personne.
companion-replay = Revoir
companion-again = Rejouer
companion-stop = Arrêter là : qui mène a gagné

## The score sheet

companion-cell = { $name }, manche { $round } : { $points }, { $total } en tout
companion-no-round-yet = La première manche ira ici
companion-deals = distribue
companion-tap-to-correct = Touche pour corriger
companion-totals = Totaux par manche
companion-in-round = { $name }, manche { $round }
companion-change = Corriger
companion-nothing-else = Rien d’autre ne change.
companion-rest-stays = Tout le reste ne change pas.
companion-then-unsettled = { $entry } ne colle plus. { $why }
companion-then-comes = { $name } est à la table.
companion-then-leaves = { $name } n’est pas à la table.
companion-then-in = Pas sauté : { $name } revient, avec { $points } points.
companion-then-out = { $name } saute.
companion-then-total = { $name } : { $before } en tout, maintenant { $after }.
companion-then-points = { $name } : { $before } points, maintenant { $after }.
companion-then-turn = C’est à { $name } maintenant.
companion-then-round-over = La manche { $round } est finie.
companion-then-not-over = La partie n’est pas finie.
companion-then-left = Il reste { $left } cartes dans le paquet.
companion-ask-to-write = Je veux noter aussi
companion-has-asked = La demande est partie

## The menu

companion-right = La table a raison
companion-right-note = Si les vraies cartes disent autre chose, fixe-le. La liste des modifications le dit.
companion-right-whose = Le total de qui ?
companion-right-total = Total, { $total } jusqu’ici
companion-right-set = Fixer
companion-writers = Qui note
companion-open = Toute personne qui a le lien
companion-open-note = Sinon, tu choisis une personne après l’autre.
companion-may-write = peut noter
companion-asks = aimerait noter
companion-asked =
    { $count ->
        [one] { $names } aimerait noter
       *[other] { $names } aimeraient noter
    }
companion-no-writers = Personne n’a demandé. Partage le lien : qui l’ouvre peut demander.
companion-other-table = Une autre table
companion-leave = Vers l’accueil

## Sharing

companion-screen-here = Cette partie est sur cet appareil. Pour la montrer ailleurs, mets-la d’abord sur le serveur.
companion-screen-how = Ouvre ce lien sur la télé ou la tablette : l’écran suit tout seul.
companion-screen-link = Lien du grand écran
companion-screen-this = Afficher sur cet écran
companion-screen-type = Ou tape cette adresse
companion-follow = Suis notre partie, manche par manche :
companion-follow-title = Pour le téléphone de chacun
companion-follow-link = Lien qui suit la partie
companion-put = Mettre sur le serveur
companion-put-note = Avec tout ce qui a été noté. Ensuite, d’autres téléphones et un grand écran peuvent suivre.
companion-put-offline = Dès que le serveur répond de nouveau.
companion-put-done = La partie est sur le serveur. On continue ici.
companion-share-picture = En image
companion-share-picture-note = Le total de tout le monde
companion-share-csv = En tableau
companion-share-csv-note = CSV, une ligne par personne et par manche
companion-share-json = Tout
companion-share-json-note = JSON, avec toutes les corrections ; peut être repris
