# Jouer sans réseau : les mots du navigateur. Un nouvel identifiant va dans les quatre langues, avec les mêmes variables.

web-offline-ready = Prêt sans réseau
web-offline-ready-note = Les parties avec des robots et les règles sont maintenant sur cet appareil.
web-offline-badge = Marche hors ligne
web-offline-strip = Pas de réseau.
web-offline-strip-ready = Parties avec des robots, vraies cartes, leçons et règles : tout marche toujours.
web-offline-strip-bare = Les règles marchent toujours. Les parties seront là aussi dès que tu auras joué une fois avec du réseau.
web-offline-lobby = hors ligne
web-offline-invite = Il faut du réseau pour inviter des amis.
web-offline-starting = On sort les cartes …
web-offline-restarting = Le jeu redémarre sur cet appareil. Rien n’est perdu.
web-on-this-device = Sur cet appareil

web-install-title = À portée de main
web-install-home = S’ouvre depuis ton écran d’accueil
web-install-anywhere = Marche en train, en avion et sur les îles
web-install-free = Ni compte ni boutique
web-install = Installer
web-install-not-now = Plus tard
web-install-ios = Touche Partager, puis « Sur l’écran d’accueil ».
web-install-menu = Ouvre le menu du navigateur, puis touche « Installer l’application » ou « Ajouter à l’écran d’accueil ».

web-update = Une nouvelle version est là.
web-update-note = C’est le bon moment. Rien ne se perd.
web-update-now = Mettre à jour
web-update-later = Plus tard
web-update-after = Après la partie

web-together = Ensemble sur cet appareil
web-together-note = Écris qui joue ici avec toi, et faites passer l’appareil. Des robots prennent les autres places.
web-together-name = Nom de la personne { $number }
web-together-remove = La personne { $number } ne joue pas
web-together-add = Une personne de plus
web-together-play = Jouer ensemble ici
web-pass-to = Passe-le à { $name }
web-pass-note = { $name }, c’est ton tour. Les autres regardent ailleurs.
web-pass-open = Je suis { $name }

web-move-send = Continuer sur le serveur
web-move-send-note = Envoie cette partie au serveur. Elle continue là-bas, sous un lien que d’autres peuvent suivre. Ici, elle s’arrête.
web-move-send-done = La partie est sur le serveur.
web-move-take = Emporter la partie
web-move-take-note = La partie continue sur cet appareil, même sans réseau. Sur le serveur, elle s’arrête.
web-move-take-done = La partie est sur cet appareil.
web-move-publish = L’envoyer au serveur
web-move-publish-note = La partie finie reçoit un lien. On peut la revoir et vérifier sa donne.
web-move-publish-done = La partie est aussi sur le serveur.
web-move-refused = Elle reste où elle était. { $why }
web-record-moved = Déplacées en cours
