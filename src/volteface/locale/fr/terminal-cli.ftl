# The command line: help, and what is wrong with the words that were typed.
# Names of commands and options are never translated.


## Help

cli-usage = Utilisation : { $command }
cli-options-word = OPTIONS
cli-command-word = COMMANDE …
cli-arguments = Arguments
cli-options = Options
cli-commands = Commandes
cli-help-option = Afficher cette aide.
cli-default = [par défaut : { $value }]
cli-required = [obligatoire]
cli-type-number = NOMBRE
cli-type-text = TEXTE
cli-type-file = FICHIER

## What each command does

cli-volteface = Jouer aux jeux de cartes qui se retournent, compter les points, les étudier, les enseigner. Non officiel.
cli-check = Vérifier des cas de règles ; le code de retour n’est 0 que si tous passent.
cli-play = Jouer dans le terminal. Chaque coup est gardé, et une partie peut reprendre à tout moment.
cli-replay = Revoir une partie finie, coup par coup ou manche par manche, ou la laisser défiler.
cli-games = Lister les parties gardées, la dernière d’abord ; ou en supprimer.
cli-games-delete = Supprimer des parties pour de bon. Aucun autre programme ne doit avoir ouvert le fichier des parties pendant ce temps.
cli-export = Écrire une partie finie dans un fichier que `replay` et `verify` savent lire.
cli-import = Ajouter une partie finie depuis un fichier, et dire si ses tirages ont pu être vérifiés.
cli-verify = Recalculer tous les tirages d’une partie finie et dire ce qui a été vérifié. Le code de retour est 0 si la partie tient, 1 si elle ne tient pas, 2 si elle est illisible.
cli-rules = Montrer ce que répond chaque édition d’un jeu, d’où vient la réponse, et quelles règles maison la changent.
cli-how-to-play = Expliquer comment on joue.
cli-serve = Ouvrir des tables jusqu’à l’arrêt ; chaque coup est gardé avant que quiconque le voie.
cli-site = Écrire tout le jeu dans un dossier de fichiers : n’importe quel serveur web peut le donner, et il se joue sans serveur.
cli-schema = Afficher le schéma JSON de tout ce qui circule entre serveur et pages.
cli-lab = Jouer des millions de parties et calculer des probabilités exactes.
cli-lab-simulate = Faire jouer beaucoup de parties entre robots, et dire ce que fait chacun.
cli-lab-solve = Afficher les points exacts que rapporte en moyenne chaque choix dans cette manche.

## Arguments and options

cli-option-version = Afficher la version.
cli-option-game = Le jeu, par exemple flip7.
cli-play-option-game = Le jeu ; flip7 si rien n’est dit.
cli-lab-solve-option-game = flip7 : le jeu dont les manches sont résolues.
cli-verify-option-game = Une partie finie : son nom (voir `volteface games`), ou un fichier exporté.
cli-option-log = Une partie finie : son nom (voir `volteface games`), ou un fichier exporté.
cli-option-edition = La règle à suivre ; par défaut celle de ta langue.
cli-rules-option-edition = Montrer cette édition seule, avec ses sources et nos lectures.
cli-rules-option-search = Chercher la règle d’une situation en mots simples, comme « paquet vide ».
cli-lab-simulate-option-edition = La règle à suivre ; sinon la première que cite `volteface rules`.
cli-lab-solve-option-edition = La règle à suivre, si les cartes te sont demandées.
cli-option-seats = À combien on joue, si cela compte.
cli-play-option-seats = À combien on joue, robots compris ; à 4 si rien n’est dit.
cli-option-bots = Le niveau des robots : easy, medium ou hard. Ou des robots par leur nom, dans l’ordre des autres places, par exemple 'counter,exec:python3 mon_robot.py' ; une virgule dans une commande se met entre guillemets.
cli-lab-simulate-option-bots = Un robot par place, séparés par des virgules, par exemple counter,threshold:25,threshold:25.
cli-option-bot-seconds = Secondes qu’un robot externe (exec:) peut prendre pour un coup.
cli-option-people = Les noms des personnes à ce clavier, séparés par des virgules ; des robots prennent les autres places.
cli-option-language = Une de { $languages } ; sinon celle de ton système.
cli-option-rule = Une règle maison, NOM=RÉPONSE ; peut être répétée.
cli-option-deck = Un fichier qui cite les cartes d’un vrai paquet, pour un jeu qui en prend un.
cli-option-seed = Le même nombre distribue les mêmes cartes.
cli-lab-simulate-option-seed = Le même nombre joue les mêmes parties.
cli-option-pace = Secondes pendant lesquelles chaque événement se voit.
cli-replay-option-pace = Secondes par coup quand la partie défile.
cli-serve-option-pace = Secondes pendant lesquelles un robot semble réfléchir.
cli-option-plain = Ligne par ligne, pour les tubes et les lecteurs d’écran.
cli-replay-option-plain = Afficher toute l’histoire, ligne par ligne.
cli-option-step = Avec --plain : attendre Entrée après chaque coup.
cli-option-resume = Reprendre une partie gardée : son nom (voir `volteface games`), ou `last`.
cli-option-database = Un autre fichier de parties : sqlite:///FICHIER, ou seulement FICHIER.
cli-option-player = Seulement les parties où joue quelqu’un de ce nom.
cli-option-most = Pas plus que ce nombre, la dernière d’abord.
cli-option-tables = Les noms que montre `volteface games`.
cli-option-yes = Ne pas demander.
cli-option-table = Le nom que montre `volteface games`.
cli-option-file = Une partie écrite par `export`.
cli-export-option-file = Où écrire la partie.
cli-option-paths = Des fichiers de cas, ou des dossiers dont tous les *.yaml sont lus.
cli-option-as-json = Afficher un objet JSON.
cli-check-option-as-json = Afficher un objet JSON par cas et par édition.
cli-option-as-csv = Afficher une ligne par robot, avec des virgules.
cli-option-everything = Montrer aussi là où toutes les éditions sont d’accord.
cli-option-markdown = Afficher du Markdown.
cli-option-typescript = Sous forme de types pour la page.
cli-option-out = Le dossier à écrire ; nouveau, vide, ou déjà écrit par cette commande.
cli-option-server = L’adresse d’un serveur pour jouer en réseau ; il doit accepter le site (--allow-origin).
cli-option-base = Le chemin ou l’adresse où sera le site, par exemple /volteface/ ou https://example.org/volteface/ : il a alors aussi un 404.html et, avec une adresse, des aperçus de lien complets.
cli-option-host = L’adresse où écouter ; 0.0.0.0 pour tout le réseau.
cli-option-port = Le port où écouter.
cli-option-tls-cert = Un certificat, pour https.
cli-option-tls-key = La clé du certificat.
cli-option-bot = Un robot externe qui peut s’asseoir ici, NOM=exec:COMMANDE ; peut être répété.
cli-option-allow-host = Un nom de serveur auquel répondre, en plus de celui de cette machine ; .example.org pour tous ceux d’en dessous. Peut être répété.
cli-option-allow-origin = Un autre site dont les pages peuvent se servir de ce serveur, par exemple https://example.org. Peut être répété.
cli-option-behind-proxy = Prendre les adresses d’un proxy sur cette machine.
cli-option-lan = Laisser entrer les téléphones du même réseau ; affiche un code QR.
cli-option-opens = Ouvrir le navigateur.
cli-option-position = Une position comme dans docs/lab.md, ou rien pour que les cartes te soient demandées.
cli-option-games = Combien de parties.
cli-option-jobs = Combien de cœurs ; tous si rien n’est dit.
cli-option-fixed-seats = Laisser chaque robot à sa place ; sinon ils avancent d’une place vers la gauche à chaque partie.
cli-option-plot = Dessiner le résultat dans ce fichier, par exemple resultat.png.

## What is wrong with the words that were typed. $option, $name and $command are as typed.

cli-error = Erreur : { $problem }
cli-try-help = Pour de l’aide : { $command }
cli-aborted = Arrêté ; rien n’a changé.
cli-missing =
    { $kind ->
        [option] Il manque l’option { $name }.
       *[argument] Il manque { $name }.
    }
cli-no-such-option = Il n’y a pas d’option { $option }.
cli-possible = Peut-être : { $known } ?
cli-needs-a-value = L’option { $option } demande une valeur.
cli-takes-no-value = L’option { $option } ne prend pas de valeur.
cli-no-such-command = Il n’y a pas de commande { $command }.
cli-extra = C’est trop : { $words }
cli-bad-value = { $name } : cette valeur ne convient pas.
cli-needs = { $name } demande { $needs }.
cli-whole-number =
    { $ends ->
        [both] un nombre entier entre { $least } et { $most }
        [least] un nombre entier, { $least } ou plus
       *[none] un nombre entier
    }
cli-any-number =
    { $ends ->
        [both] un nombre entre { $least } et { $most }
        [least] un nombre, { $least } ou plus
       *[none] un nombre
    }

## What cannot be done. $reason is what the system says.

problem-unknown =
    { $kind ->
        [game] Jeu inconnu
        [edition] Édition inconnue
        [ruling] Question inconnue
        [bot] Robot inconnu
        [language] Langue inconnue
        [card] Carte inconnue
        [phase] Phase inconnue
       *[name] Nom inconnu
    } : « { $name } ». Connus ici : { $known }.
problem-no-file = Il n’y a pas de fichier { $file }.
problem-no-path = Il n’y a ni fichier ni dossier { $path }.
problem-cannot-read = { $file } est illisible : { $reason }.
problem-cannot-write = Impossible d’écrire dans { $file } : { $reason }.
problem-there-already = { $file } existe déjà ; rien n’a été écrit.
problem-kept-already = La partie { $table } est déjà gardée ; rien n’a changé.
problem-no-place = « { $database } » ne peut pas garder de parties ici. Donne sqlite:///FICHIER, ou seulement un fichier.
problem-tls = Pour https, donne à la fois --tls-cert et --tls-key.
problem-no-bot = « { $text } » ne nomme aucun robot. Écris NOM=exec:COMMANDE, par exemple mien=exec:python3 mon_robot.py.
problem-no-lab = Le laboratoire a besoin de NumPy et de Numba. Installe-les avec : { $command }
problem-no-plots = Une image a besoin de matplotlib. Installe-le avec : { $command }
problem-no-output = Impossible d’écrire la sortie : { $reason }.
problem-nobody-decides = Dans cette position, personne n’a rien à décider.
problem-no-such-line = « { $cards } » n’est une ligne possible pour personne : { $reason }
problem-too-many-cards = Il n’y a pas autant de cartes « { $card } » dans le paquet.
