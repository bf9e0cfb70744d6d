# Words about tables.

## What a table refuses

refused-game-has-begun = La partie a commencé.
refused-game-is-not-over = La partie n’est pas encore finie.
refused-game-is-kept-already = La partie { $table } est déjà ici.
refused-game-takes-too-much = Vérifier cette partie prend trop de temps ou trop de mémoire, elle n’a donc pas été ajoutée.
refused-game-is-paused = La partie est en pause.
refused-no-game-is-running = Aucune partie n’est en cours à cette table.
refused-not-seated = Tu n’as pas de place à cette table.
refused-seat-is-taken = Cette place est déjà prise.
refused-only-the-host = Seul l’hôte peut le faire.
refused-only-people-host = Seule une personne peut être l’hôte.
refused-nobody-to-remove = Il n’y a personne à faire lever ici.
refused-nobody-is-away = Personne n’est absent à cette place.
refused-time-limit-or-waiting = Une table a une limite de temps, ou elle attend tout le monde : pas les deux.
refused-removed-by-the-host = L’hôte a confié ta place à un robot.
refused-people-still-play = Quelqu’un joue encore.
refused-removed-from-the-table = L’hôte t’a fait quitter cette table. Lui seul peut te laisser revenir.
refused-nobody-to-let-in = Il n’y a personne de ce nom à laisser revenir.
refused-no-latecomers = À cette table, on ne prend pas la place d’un robot en cours de partie.
refused-seated-already = Tu as déjà une place.
refused-pause-changes-nothing = Cela ne changerait rien.
refused-chat-is-off = Les messages sont coupés à cette table.
refused-undo-others-have-moved = Impossible de reprendre ce coup : d’autres ont joué depuis, ou il n’est pas de toi.
refused-undo-something-was-seen = Impossible de reprendre ce coup : quelqu’un a vu quelque chose depuis.
refused-log-is-secret-until-the-end = Le journal complet est visible une fois la partie finie.
refused-stale = La table a changé entre-temps. La voici telle qu’elle est.
refused-not-asked = Ce n’est pas à toi de décider.
refused-no-identity = Dis d’abord qui tu es.
refused-name-is-empty = Il manque ton nom : il faut au moins une lettre ou un signe.
refused-name-is-too-long = Ce nom est trop long : { $most } lettres ou signes au plus.
refused-name-cannot-be-shown = Ce nom contient des signes impossibles à afficher.
refused-no-such-code = Aucune table n’attend sous ce code. Une lettre est peut-être fausse, ou la partie a commencé.
refused-too-fast = Un instant : c’était trop à la fois.
refused-no-such-table = Cette table n’existe pas ici.
refused-not-kept = Cela n’a pas pu être gardé et ne compte donc pas.
refused-game-is-damaged = Ce qui est gardé de cette partie est illisible. Tes autres parties ne sont pas touchées.
refused-unreadable = Ce message est illisible.
refused-unknown-host = Ce serveur ne répond pas au nom « { $host } ».
refused-no-such-key = Cet appareil n’existe pas.
refused-our-fault = Quelque chose s’est mal passé de notre côté.
refused-bots-restart = Les robots redémarrent. Réessaie dans un instant.
refused-game-was-moved = Cette partie continue ailleurs : elle y a été déplacée.
refused-only-games-against-bots = Seule une partie jouée contre des robots, sans autre personne, peut être déplacée.
refused-hints-are-off = À cette table, il n’y a pas d’indices.

## Why a connection is closed

closing-too-slow = La connexion est trop lente pour suivre la table.
closing-restart = Le serveur redémarre. Un instant.
closing-data-deleted = Tes données ont été supprimées : cette page ne te connaît plus.
closing-key-revoked = L’accès de cet appareil a été retiré.

## With real cards

refused-real-cards-have-no-seats = Avec de vraies cartes, tout le monde est assis à la vraie table. Ici, il y a juste les noms.
refused-only-with-real-cards = C’est réservé aux tables avec de vraies cartes.
refused-only-writers = Il faut que l’hôte t’ait permis d’écrire.
refused-name-the-players-first = Qui joue? Donne d’abord tous les noms.
refused-too-many-writers = Trop de monde l’a déjà demandé.
refused-nobody-asked-to-write = Cette personne n’a pas demandé à écrire.
refused-real-cards-cannot-be-played-on = On ne peut pas continuer ici une partie avec de vraies cartes : personne ne sait ce qui reste dans le paquet.

## The daily deck

refused-deck-is-not-out = Ce paquet-là n’est pas encore sorti.
refused-daily-rules = Le paquet du jour a ses propres règles; ouvre-le depuis sa page.
refused-no-rematch-of-a-day = Il y a un seul paquet par jour. À demain!
refused-not-the-daily-deck = Cette partie n’a pas été jouée avec un paquet du jour.
refused-no-such-deck = Il n’y a pas de paquet pour ce jour-là ici.
