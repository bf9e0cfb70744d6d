# What the command line says about files, addresses, programs and servers.

## A server and a site. $address is a web address.

server-is-at = Volteface est à l’adresse { $address }  (Ctrl+C pour arrêter.)
server-keeps = Chaque coup est gardé dans { $file }.
server-or-terminal = Pour jouer dans le terminal : { $command }
server-for-phones = Pour les téléphones du même réseau : { $address }
site-written = { $size } Mo écrits dans { $folder }. Pour l’essayer : { $command }

## Cases

check-result = réussis : { NUMBER($passed, useGrouping: 0) }, échoués : { NUMBER($failed, useGrouping: 0) }

## What a server cannot do. $reason is what the system says.

problem-port = Impossible d’écouter sur { $host }, port { $port } : { $reason }. Choisis-en un autre avec --port, ou --port 0 pour n’importe lequel qui est libre.
problem-no-address = Cette machine n’a pas d’adresse « { $host } » où écouter.
problem-no-certificate = { $certificate } et { $key } ne sont pas un certificat et sa clé : { $reason }.
problem-no-origin = « { $text } » n’est pas l’origine d’un site. Écris https://example.org, sans chemin.
problem-no-client = La page du jeu n’est pas là : pour la construire il faut Node 20.19 ou plus récent, avec npm. Installe-le; puis lance scripts/play dans une copie du dépôt, ou réinstalle Volteface (pip install --force-reinstall --no-deps et le dossier de la copie).
problem-no-engine = La page a été construite ici sans le moteur qui joue dans le navigateur, et sans lui un site ne sert à rien. Reconstruis-la quand les paquets peuvent être téléchargés : scripts/play le fait, scripts/test aussi.
problem-no-site = { $folder } contient autre chose qu’un de nos sites. Choisis un dossier nouveau ou vide.

## Bots

problem-command = La commande « { $command } » est illisible : { $reason }.
problem-no-command = Il manque la commande après « exec: ». Écris-en une, par exemple exec:python3 mon_robot.py.
problem-no-program = Il n’y a pas de programme « { $program } » à lancer comme robot ici.
problem-bot-argument = Le robot { $bot } ne prend rien après son nom, mais il y a « :{ $argument } ».
problem-threshold = Dis au robot threshold à combien de points s’arrêter, par exemple threshold:25.

## Rules and positions

problem-answer = « { $given } » ne répond pas à { $name }. Réponses possibles : { $allowed }.
problem-own-deck = Flip 7 se joue avec son propre paquet; la question decks dit combien il en faut.
problem-few-for-the-book = Avec cette règle, il faut être au moins { $least }, pas { $seats }. La règle maison minimum_seats permet de jouer à moins.
problem-seats = Ce jeu se joue de { $least } à { $most }, pas à { $seats }.
problem-no-position = Ce n’est pas une position de { $game } : { $reason }

## Files of games

problem-in-file = { $file } : { $problem }
problem-no-log = Ce n’est pas une partie enregistrée, ou elle est abîmée : { $reason }.
problem-newer-log = Cette partie a été enregistrée par une version plus récente de ce programme.
problem-other-rules = Cette partie a été jouée avec la version { $version } des règles; ce programme les connaît jusqu’à la version { $known }.
problem-no-such-game = Il n’y a pas de partie { $table } ici.
problem-no-database = { $file } ne s’ouvre pas comme fichier de parties : { $reason }.
problem-foreign-database = { $file } appartient à un autre programme; rien n’y a changé.
problem-newer-database = { $file } a été écrit par une version plus récente de ce programme; rien n’y a changé.
problem-other-server = { $file } sert déjà à un autre serveur, et un seul peut s’en servir.
problem-file-in-use = Un autre programme a ouvert { $file }, un serveur ou une partie dans un terminal par exemple. Arrête-le d’abord; rien n’a été supprimé.
