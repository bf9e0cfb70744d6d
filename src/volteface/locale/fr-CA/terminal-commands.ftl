# Words of the commands besides playing.

## The rules command. $game is a game’s title, $edition an edition’s title.

rules-by = D’après : { $edition }.
rules-title = { $game } : les réponses de chaque édition
rules-title-edition = { $game } selon une édition : { $edition }
rules-none = Toutes les éditions donnent les mêmes réponses.
rules-question = Question
rules-rule = règle { $rule }
rules-sources = Sources : { $sources }
rules-source = Source : { $source }
rules-house = Règle maison { $option } : { $answer }
rules-house-number = Règle maison { $name } : un nombre de { $least } à { $most }
rules-editions = Éditions
rules-edition = { $title } : { $source }
rules-numbers = Les numéros de règle renvoient à { $file }.
rules-generated = Produit par la commande { $command }. Ne pas modifier à la main.

## Saved games

games-none = Aucune partie n’est gardée ici. Pour en commencer une : { $command }
games-none-with = Personne du nom de « { $player } » n’a joué de partie gardée ici.
games-id = Partie
games-when = Dernier coup
games-game = Jeu
games-players = Joueurs
games-state = État
games-stage-gathering = pas commencée
games-stage-playing = en cours
games-stage-over = finie
games-delete-ask =
    { $games ->
        [one] Supprimer cette partie pour de bon ?
       *[other] Supprimer ces { $games } parties pour de bon ?
    }
games-deleted =
    { $games ->
        [one] La partie est supprimée.
       *[other] { $games } parties sont supprimées.
    }
games-imported = importée
games-imported-unverified = importée, non vérifiée
import-verified = Toutes les donnes de cette partie ont été recalculées : ce sont bien celles qui étaient promises.
import-unverified = Non vérifiée : rien ne prouve les donnes de cette partie. Tu peux la regarder, mais rien ne dit qu’elles étaient honnêtes.

## Verification

verify-commitment = Le secret est bien celui qui avait été fixé avant la première carte : { $commitment }
verify-entropy =
    { $seats ->
        [one] Une place a ajouté sa part de hasard à la donne.
       *[other] { $seats } places ont ajouté leur part de hasard à la donne.
    }
verify-deals =
    { $deals ->
        [one] L’unique tirage a été recalculé à l’identique.
       *[other] Les { $deals } tirages ont été recalculés à l’identique.
    }
verify-elsewhere =
    { $deals ->
        [one] Un tirage vient d’une autre partie, continuée ici; c’est là-bas qu’il se vérifie.
       *[other] { $deals } tirages viennent d’une autre partie, continuée ici; c’est là-bas qu’ils se vérifient.
    }
verify-moves =
    { $moves ->
        [one] L’unique coup a été rejoué selon les règles.
       *[other] Les { $moves } coups ont été rejoués selon les règles.
    }
verify-holds = La partie { $table } est en règle.
verify-does-not-hold = { $game } n’est pas en règle : { $problem }
verify-nothing-dealt = Aucune donne de la partie { $table } n’a été faite à sa propre table : rien n’est donc prouvé sur ses cartes. Vérifie la partie dont elle est la suite.
