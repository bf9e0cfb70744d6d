# Ce qu’un navigateur garde de quelqu’un, et comment tout se supprime.

web-storage-games =
    { $games ->
        [0] Aucune partie n’est gardée dans ce navigateur.
        [one] { $games } partie est gardée dans ce navigateur.
       *[other] { $games } parties sont gardées dans ce navigateur.
    }
web-storage-used = Volteface y prend { $size } Mo.
web-storage-kept = Le navigateur les garde jusqu’à ce que tu les effaces.
web-storage-not-kept = Le navigateur n’a pas voulu. Une fois l’appli sur ton écran d’accueil, il accepte le plus souvent.
web-storage-may-go = Le navigateur peut tout effacer si la place manque.
web-storage-keep = Demander au navigateur de tout garder
web-storage-fetch = Se préparer à jouer sans réseau ({ $size } Mo)
web-storage-save = Tout enregistrer dans un fichier
web-storage-restore = Reprendre un fichier enregistré
web-storage-restored =
    { $games ->
        [0] Rien de nouveau dans ce fichier.
        [one] { $games } partie est revenue.
       *[other] { $games } parties sont revenues.
    }
web-storage-known =
    { $known ->
        [one] { $known } était déjà là.
       *[other] { $known } étaient déjà là.
    }
web-storage-refused =
    { $refused ->
        [one] { $refused } n’a pas pu être lue.
       *[other] { $refused } n’ont pas pu être lues.
    }
web-storage-note = Le fichier contient tes parties, même en cours. Garde-le pour toi tant qu’une partie dure : ses cartes y sont.

web-forget-goes-local = les parties de cet appareil où tu es la seule personne à avoir joué
web-forget = Supprimer mes données
web-forget-note = Ton nom, tes clés, ta liste de parties et ton bilan, sur ce serveur et sur tous tes appareils.
web-forget-question = Tout supprimer ?
web-forget-goes = Ce qui part
web-forget-goes-name = ton nom, et ce qui permet à tes appareils d’être toi
web-forget-goes-games = ta liste de parties et ton bilan
web-forget-goes-notes = ce que ce navigateur a noté de tes tables
web-forget-stays = Ce qui reste
web-forget-stays-logs = les journaux des parties, avec les noms portés à la table : la preuve des autres en dépend
web-forget-stays-running = une partie en cours : un robot joue à ta place
web-forget-yes = Supprimer pour de bon
web-forget-no = Garder
web-forget-done = C’est fait. Plus personne ici ne te connaît.
