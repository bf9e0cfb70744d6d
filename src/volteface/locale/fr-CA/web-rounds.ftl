# The browser's words for the pace of an evening: next round, rematch, series, the result. New ids go into all four languages.

## Ready for the next round. $names is a list of names, already joined.

web-ready-note = C’est noté.
web-ready-waiting =
    { $count ->
        [one] On attend { $names }.
       *[other] On attend { $names }.
    }
web-is-ready = d’accord pour la suite
web-is-not-ready = pas encore
web-who-is-ready = Qui veut la suite
web-round-has-begun =
    { $game_id ->
        [phase10flip] La manche suivante a commencé.
       *[other] La ronde suivante a commencé.
    }
web-round-has-begun-yours =
    { $game_id ->
        [phase10flip] La manche suivante a commencé, et c’est à toi.
       *[other] La ronde suivante a commencé, et c’est à toi.
    }
web-to-the-table = À la table

## Only bots still play

web-skip =
    { $game_id ->
        [phase10flip] Aller à la fin de la manche
       *[other] Aller à la fin de la ronde
    }
web-bot-speed = Les robots jouent
web-bot-speed-calm = tranquillement
web-bot-speed-normal = à vitesse normale
web-bot-speed-fast = vite

## The rematch. $name is who wants one, $names who comes.

web-rematch-called = { $name } veut une revanche.
web-rematch-come = J’arrive!
web-rematch-coming = En route : { $names }.
web-is-nearby = regarde encore le résultat
web-rematch-starts-in =
    { $seconds ->
        [one] La revanche commence dans { $seconds } seconde, ou dès que tout le monde est là.
       *[other] La revanche commence dans { $seconds } secondes, ou dès que tout le monde est là.
    }
web-rematch-wait = Attendre
web-rematch-waits = La revanche attend le signal de l’hôte.
web-rematch-starts = Départ automatique

## A series

web-series =
    { $games ->
        [one] { $games } partie jusqu’ici
       *[other] { $games } parties jusqu’ici
    }
web-series-title = La série
web-series-wins =
    { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }

## The result. $others are the other winners, already joined.

web-you-win =
    { $count ->
        [one] Tu as gagné!
       *[other] Victoire partagée avec { $others }!
    }
web-share-result = Partager le résultat
web-picture = Le résultat en image
web-picture-failed = Ce navigateur ne peut pas créer l’image.
web-picture-save = Enregistrer
web-picture-copied = L’image est copiée.
web-picture-after =
    { $game_id ->
        [phase10flip] { $rounds ->
            [one] après { $rounds } manche
           *[other] après { $rounds } manches
        }
       *[other] { $rounds ->
            [one] après { $rounds } ronde
           *[other] après { $rounds } rondes
        }
    }

## Spectators

web-spectators =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
web-spectator = dans le public

## My turn

web-turn-sound = Un son quand c’est à moi
web-vibration = Vibreur

## What happened at the table

web-table-event-skipped =
    { $game_id ->
        [phase10flip] { $name } va à la fin de la manche.
       *[other] { $name } va à la fin de la ronde.
    }
web-table-event-bot-speed-set = Les robots jouent à une autre vitesse.
