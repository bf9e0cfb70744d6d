# The browser's own words, for both games. New ids go into all four languages, with the same variables.

## Everywhere

web-close = Fermer
web-back = Retour
web-loading = Un instant …
web-you = toi
web-your-turn = À toi de jouer.
web-language = Langue
web-go-home = Accueil
web-unreachable = Le serveur ne répond pas. Nouvel essai …
web-nowhere = Rien ici
web-nowhere-note = Cette adresse ne mène nulle part. Les tables sont par là.
web-no-such-table = Table introuvable
web-no-such-table-note = Il manque peut-être une lettre au lien. Redemande-le, ou ouvre ta propre table.
web-games = Jeux

## Home

web-tagline = Deux jeux de cartes à retourner, entre amis ou avec des robots, gratuits et sans compte.
web-unofficial = Non officiel : sans lien avec les éditeurs.
web-flip7-pitch =
    Encore une carte ?
    Cap sur 200.
web-phase10flip-pitch =
    Deux faces :
    la tienne et la leur.
web-play = Jouer
web-play-game = Jouer à { $game }
web-light-theme = Thème clair
web-dark-theme = Thème sombre
web-you-and-options = Toi et tes options
web-join = Rejoindre une table
web-join-placeholder = Code ou lien
web-join-how = Tape les cinq lettres du code de la table, ou colle son lien.
web-my-tables = Tes parties en cours
web-lobby = Salon
web-rules = Règles
web-how-to-play = Comment jouer
web-rules-source = Source : { $source }
web-rules-note = Chaque édition, ses réponses
web-about = À propos

## A new table

web-your-name = Ton nom
web-no-account = Ni compte, ni courriel. Ce navigateur se souvient de toi.
web-play-with-bots = Avec des robots
web-invite-friends = Inviter des amis
web-options = Options
web-seats = Joueurs
web-seats-number =
    { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }
web-seconds-left =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
web-bots-play = Les robots jouent
web-bots-play-random = au hasard
web-bots-play-threshold = prudemment
web-bots-play-counter = bien : ils comptent les cartes
web-bots-play-greedy = simplement
web-bots-play-planner = bien : ils prévoient
web-edition = Édition des règles
web-edition-differs =
    { $count ->
        [one] { $count } réponse diffère de : { $edition }
       *[other] { $count } réponses diffèrent de : { $edition }
    }
web-instead-of = au lieu de : { $answer }
web-house-rule = Règle maison
web-house-rules = Règles maison
web-house-rules-count =
    { $count ->
        [one] { $count } règle maison
       *[other] { $count } règles maison
    }
web-no-house-rules = Revenir au livret
web-number-between = Un nombre entier de { $least } à { $most }, s’il te plaît.
web-turn-time = Temps par tour
web-no-turn-time = Sans limite de temps
web-waits = Attendre tout le monde
web-waits-note = Aucun robot ne joue à la place d’une personne absente
web-waits-on = La table attend tout le monde ; aucun robot ne joue à la place d’une personne absente
web-waits-off = Un robot joue à la place d’une personne absente, après deux appels
web-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
web-turn-seconds =
    { $seconds ->
        [one] { $seconds } seconde par tour
       *[other] { $seconds } secondes par tour
    }
web-hints = Chances et conseils
web-hints-table = Si la table peut les voir
web-hints-mine = Sur ton écran
web-hints-on = Chances et conseils permis
web-hints-off = Ni chances, ni conseils
web-listed = Annoncée dans le salon
web-listed-note = Tout le monde peut la trouver et entrer
web-private = Privée : par son lien seulement

## A table that gathers

web-guest-names = Loutre, Renard, Blaireau, Héron, Lynx, Merle, Lièvre, Hibou, Phoque, Pie, Castor, Mésange
web-take-a-seat = Prends une place
web-take-a-seat-note =
    { $known ->
        [yes] { $host } t’attend. Touche une place.
       *[no] Touche une place.
    }
web-who-plays = Qui joue ?
web-who-plays-note = Quand tes amis arrivent, ils s’assoient d’une touche.
web-sit = S’asseoir
web-sit-here = S’asseoir ici
web-move-here = Changer de place
web-sit-instead = Prendre la place occupée par { $name }
web-seat-number = place { $seat }
web-add-bot = Robot
web-add-bot-to = Mettre un robot à la place { $seat }
web-host = hôte
web-is-here = ici
web-is-not-here = a fermé la page
web-start = Commencer
web-bots-fill =
    { $seats ->
        [one] Un robot prend la place libre.
       *[other] Des robots prennent les { $seats } places libres.
    }
web-waiting-for-host =
    { $known ->
        [yes] { $host } lancera la partie.
       *[no] L’hôte lancera la partie.
    }
web-invite = Inviter
web-invite-to-watch = Inviter à regarder
web-invitation = Viens jouer à { $game } avec moi.
web-link = Lien vers cette table
web-qr = Code QR du lien vers cette table
web-qr-larger = Afficher le code QR en grand
web-qr-scan = À scanner
web-code = Code
web-code-letters = Code de cette table : { $letters }
web-code-where = à taper sur { $place }
web-only-here = Personne d’autre ne peut entrer par ici : cette page n’est ouverte que sur cet ordinateur.
web-only-here-how = Pour faire entrer les téléphones et ordinateurs du même réseau, arrête tout et relance ainsi. Tes tables sont gardées.
web-share = Partager
web-copy = Copier
web-copied = Copié ! Il ne reste qu’à l’envoyer.
web-copy-yourself = Copie toi-même le lien sélectionné.
web-agreed = Ce qui est convenu

## The lobby

web-lobby-empty = Aucune table ouverte pour l’instant. La tienne serait la première.
web-open-table = Ouvrir une table
web-nobody-yet = personne encore
web-free-seats =
    { $seats ->
        [0] complet
        [one] { $seats } place libre
       *[other] { $seats } places libres
    }
web-watch = regarder

## Around the table

web-menu = Menu
web-beside = À côté de la table
web-story = Récit
web-story-earlier = Plus tôt
web-story-unread =
    { $unread ->
        [one] Récit, { $unread } nouveau message
       *[other] Récit, { $unread } nouveaux messages
    }
web-why-this = Quelle règle ? { $text }
web-what-happened = Que s’est-il passé ?
web-rules-by = Cette table suit : { $edition }
web-other-books = Les autres livrets
web-this-table = cette table
web-all-rules = Toutes les questions et réponses
web-undo = Reprendre
web-chat = Messages
web-chat-is-off = L’hôte a coupé les messages. Les réactions restent.
web-say-something = Dis quelque chose
web-send = Envoyer
web-reactions = Réactions
web-reaction-1 = applaudissements
web-reaction-2 = rire
web-reaction-3 = surprise
web-reaction-4 = cri
web-reaction-5 = glacé
web-reaction-6 = bonne chance
web-reaction-7 = boum
web-reaction-8 = cœur
web-sound = Sons
web-theme = Thème
web-theme-auto = comme l’appareil
web-theme-light = clair
web-theme-dark = sombre
web-motion = Mouvement
web-motion-auto = comme l’appareil
web-motion-full = complet
web-motion-reduced = réduit
web-you-host = La table est à toi
web-pause = Pause
web-resume = Reprendre la partie
web-make-host = Confier la table à { $name }
web-remove = Retirer { $name }
web-remove-person = Faire quitter la table : { $name }
web-remove-ask = Faire partir { $name } ?
web-remove-note = La place sera libre. { $name } le saura et ne pourra pas se rasseoir sans ton accord.
web-remove-note-playing = Un robot continue. { $name } le saura et ne pourra pas revenir sans ton accord.
web-remove-yes = Faire partir
web-remove-no = Garder
web-removed-people = Tu as fait partir
web-let-in = Laisser revenir { $name }
web-let-in-short = Laisser revenir
web-you-are-removed = Plus à cette table
web-you-are-removed-note = L’hôte t’a fait quitter cette table. Si c’est une erreur, demande-lui de te laisser revenir : cette page continuera toute seule.
web-late-seats = On peut arriver plus tard et prendre la place d’un robot
web-late-seats-note = Dès la manche suivante
web-take-a-bots-seat = Jouer aussi
web-take-a-bots-seat-note = Tu prends la place d’un robot, avec ses points, au début de la prochaine manche.
web-claim = Remplacer { $name }
web-claimed = Dès la prochaine manche, tu joues à la place du robot { $name }.
web-claimed-by = { $claimer } prend cette place
web-drop-claim = Je préfère regarder
web-leave = Quitter la partie
web-leave-note = Un robot joue à ta place. Tu peux la reprendre à tout moment.
web-watching = Tu regardes.
web-bot-plays-for-you = Un robot joue pour toi.
web-asked-again =
    { $seconds ->
        [one] Tu es là ? Un robot joue pour toi dans { $seconds } seconde.
       *[other] Tu es là ? Un robot joue pour toi dans { $seconds } secondes.
    }
web-asked-again-said = Ton temps est écoulé. C’est encore à toi : un robot va bientôt jouer pour toi.
web-asked-again-other =
    { $seconds ->
        [one] Dernier appel pour { $name } : { $seconds } seconde, puis un robot joue.
       *[other] Dernier appel pour { $name } : { $seconds } secondes, puis un robot joue.
    }
web-waited-for = { $name } n’est plus là. La table attend.
web-let-bot-play = Laisser jouer un robot
web-too-late = Ton coup est arrivé trop tard : la table avait continué. Il n’a pas été joué.
web-take-back = Reprendre ma place
web-away =
    { $seconds ->
        [one] { $name } n’est plus là. Un robot joue dans { $seconds } seconde.
       *[other] { $name } n’est plus là. Un robot joue dans { $seconds } secondes.
    }
web-stands-in =
    { $why ->
        [time] Un robot joue pour { $name } : temps écoulé
        [away] Un robot joue pour { $name }, qui n’est plus là
        [removed] Un robot joue pour { $name }
       *[left] Un robot joue pour { $name }, qui a quitté
    }
web-paused = La partie est en pause.
web-offline = Hors ligne. Rien n’est perdu ; nouvel essai …
web-offline-waiting = Ton coup partira dès ton retour.
web-try-again = Réessayer
web-closed = Le serveur a fermé cette table. Recharge la page.

## Between rounds, and the end

web-round-is-over = La manche est finie
web-next-round = Manche suivante
web-see-result = Le résultat
web-goes-on-in =
    { $seconds ->
        [one] Suite dans { $seconds } seconde
       *[other] Suite dans { $seconds } secondes
    }
web-game-over = La partie est finie
web-wins =
    { $count ->
        [one] { $names } gagne !
       *[other] Victoire partagée : { $names } !
    }
web-nobody-wins = Personne ne gagne
web-chart = Totaux par manche
web-chart-rounds =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
web-chart-as-table = En chiffres
web-rematch = Revanche
web-join-rematch = À la revanche

## Revoir une partie

web-replay = Revoir la partie
web-replay-watch = Revoir la partie
web-replay-at =
    { $move ->
        [0] Manche { $round }, avant le premier coup
       *[other] Manche { $round }, coup { $move } sur { $moves }
    }
web-replay-move = Coup { $move } sur { $moves }
web-replay-moves = Coups de la partie
web-replay-round = Manche { $round }
web-replay-jump = Aller à une manche
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-back = Un coup en arrière
web-replay-forward = Un coup en avant
web-replay-round-back = Au début d’une manche
web-replay-round-forward = À la manche suivante
web-replay-view = Vue
web-replay-open = Tout visible
web-replay-speed = Vitesse
web-replay-times = { $speed }×
web-replay-save = Enregistrer dans un fichier
web-replay-save-note = La partie entière, avec le secret de ses donnes. Elle s’ouvre sur tout serveur Volteface et peut être vérifiée.
web-replay-file = Ouvrir une partie depuis un fichier
web-replay-file-note = Une partie finie, enregistrée ici ou ailleurs. Elle s’ouvre pour être revue, et tu la retrouves parmi tes parties.
web-replay-choose = Choisir un fichier
web-replay-torn = { $file } n’est pas une partie finie et entière : le fichier est peut-être abîmé, modifié, ou c’est autre chose. Rien n’a été ouvert.
web-replay-unfinished = Pas encore finie
web-replay-unfinished-note = Une partie se revoit une fois finie. Celle-ci est encore en cours.
web-replay-to-table = À la table
web-replay-try-again = Réessayer
web-replay-unverified = Non vérifiée : cette partie vient d’un fichier, et rien ne prouve ses donnes.
web-replay-play-on = Continuer à partir d’ici
web-replay-play-on-note = Une nouvelle table : tu prends une place, des robots les autres. Les cartes à venir sont distribuées à nouveau.
web-replay-play-on-over = La partie est finie ici. Reviens à un coup pour continuer.
web-replay-your-seat = La place que tu prends
web-replay-begin = Continuer

## What happens at a table besides moves. $name is a player's name; $why and $on say more where there is more to say.

web-table-event-sat-down = { $name } prend place.
web-table-event-bot-seated = { $name }, un robot, prend place.
web-table-event-seat-freed = Une place se libère.
web-table-event-host-changed =
    { $who ->
        [me] C’est toi l’hôte, maintenant.
        [other] C’est { $name } l’hôte, maintenant.
       *[nobody] L’hôte a changé.
    }
web-table-event-chat-switched =
    { $on ->
        [yes] Les messages sont ouverts.
       *[no] Les messages sont coupés.
    }
web-table-event-started = La partie commence.
web-table-event-paused = La partie est en pause.
web-table-event-resumed = La partie reprend.
web-table-event-stood-in =
    { $why ->
        [time] Temps écoulé : un robot joue pour { $name }.
        [removed] { $name } laisse sa place à un robot, à la demande de l’hôte.
       *[other] Un robot joue pour { $name }.
    }
web-table-event-took-back = { $name } est de retour.
web-table-event-removed = L’hôte a fait quitter la table à { $name }.
web-table-event-readmitted = { $name } peut revenir.
web-table-event-late-seats-switched =
    { $on ->
        [yes] On peut arriver plus tard et prendre la place d’un robot.
       *[no] Personne ne prend plus la place d’un robot en cours de partie.
    }
web-table-event-seat-claimed = { $name } jouera dès la prochaine manche à la place du robot { $bot }.
web-table-event-claim-dropped = { $bot } garde sa place.
web-table-event-took-over = { $name } prend la place du robot { $replaced }, avec ses points.
web-table-event-bot-failed = Le robot { $name } a échoué ; un autre joue.
web-table-event-branched = La partie continue à partir d’un moment d’une partie finie.
web-table-event-moved =
    { $away ->
        [yes] La partie continue ailleurs.
       *[no] La partie continue ici ; elle a commencé ailleurs.
    }

## About

web-about-what-title = Ce que c’est
web-about-what = Un endroit pour jouer à Flip 7, dans toutes ses éditions, et à Phase 10 FLIP!, entre amis et avec des robots. Ouvre une table, envoie le lien, joue. Les mêmes jeux tournent dans un terminal, et le moteur est là pour qui écrit des robots.
web-about-unofficial-title = Un projet non officiel
web-about-unofficial = Volteface n’est ni affilié à un éditeur, ni approuvé ou parrainé par lui. Flip 7 est une marque de USAopoly, Inc. ; Phase 10 est une marque de Mattel, Inc. Les mots et les dessins sont les nôtres, et une décision est notre lecture d’un livret.
web-about-fair-title = La donne est-elle honnête ?
web-about-fair = Avant la première carte, le serveur s’engage sur un secret, et chaque joueur y ajoute son propre hasard. La partie finie, le secret est montré, et chacun peut refaire toute la donne et comparer.
web-about-data-title = Ce qui est gardé
web-about-data = Le nom que tu as choisi, tes parties, et un seul cookie pour que ta place reste à toi. Pas de compte, pas d’adresse e-mail, rien qui vienne d’ailleurs.
web-about-source-title = Code ouvert
web-about-source = Le code est sous licence MIT : les règles, les robots, les tables et cette page.

## The way to the page that checks the deals

web-fair = Vérifier les donnes
web-fair-about-link = Vérifier les donnes d’une partie
web-fair-table-title = La donne est-elle juste ?
web-fair-table = Les cartes dépendent déjà d’un secret que personne à la table ne connaît, et de ce que chacun ajoute en s’asseyant. Voici l’empreinte du secret. Ton navigateur s’en souvient, et à la fin il peut vérifier chaque carte.

web-me-all = Tes parties et ton bilan
web-played = Tes parties finies
web-played-won =
    { $shared ->
        [yes] Victoire partagée.
       *[no] Victoire !
    }
web-played-lost = Partie gagnée par { $names }.
web-played-nobody = Personne n’a gagné.
web-check = Vérifier
web-newcomer-hints = Conseils pour débuter
