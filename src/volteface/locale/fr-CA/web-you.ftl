# La page sur toi : tes parties, ton bilan, tes autres appareils, tes données.

web-me = Toi
web-me-nobody = Ce navigateur ne te connaît pas encore. Joue une partie, et ce sera fait.

web-played-none = Aucune partie finie pour l’instant.
web-played-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-played-with = avec { $names }
web-played-more = En voir plus
web-played-real-cards = Vraies cartes : pas de brasse à vérifier
web-scores = Feuille de scores
web-scores-of = Feuille de scores : { $game }, { $date }
web-real-cards-mark = Vraies cartes
web-played-imported = D’un fichier
web-played-unverified = D’un fichier, non vérifiée
web-watch-again = Revoir
web-replay-of = Revoir { $game }, { $date }
web-check-of = Vérifier les donnes de { $game }, { $date }
web-rematch-of = Revanche de { $game }, { $date }

web-record = Ton bilan
web-record-people = Contre des gens
web-record-bots = Contre des robots
web-record-won =
    { $games ->
        [one] { $won } partie gagnée sur { $games }
       *[other] { $won } parties gagnées sur { $games }
    }
web-record-none = pas encore
web-record-note = Une partie compte contre des gens si une autre personne était à la table. Les parties reprises d’une relecture ne comptent pas.

web-carry = Un autre appareil
web-carry-note = Sois toi-même sur ton téléphone et ton ordinateur : mêmes parties, même bilan.
web-carry-make = Créer un lien
web-carry-warning = Avec ce lien, n’importe qui peut jouer à ta place. Ouvre-le sur ton autre appareil et ne le montre à personne.
web-carry-link = Lien pour ton autre appareil
web-carry-qr = Code QR du lien pour ton autre appareil
web-carry-copied = Copié. Ouvre-le sur ton autre appareil.
web-carry-gone = Ce lien ne mène à personne. Crées-en un nouveau sur l’autre appareil.
web-carry-same = Tu es déjà { $name } ici.
web-carry-question = Être { $name } ici?
web-carry-fresh = Ce navigateur va reprendre des parties et un bilan au nom suivant : { $name }. Dis oui seulement si c’est toi.
web-carry-instead = Ici, tu es { $old }. En devenant { $name }, ce navigateur perd ces parties et ce bilan, sauf si un autre de tes appareils les a encore. Dis oui seulement si { $name }, c’est toi.
web-carry-yes = Être { $name }
web-carry-no = Non
web-carry-stay = Rester { $old }
web-carry-done = Tu es { $name } ici.

web-devices = Tes appareils
web-devices-note = Les navigateurs et les liens avec lesquels tu joues. Déconnecte ceux que tu as perdus ou ne connais pas.
web-devices-this = Ce navigateur
web-devices-since = Depuis le { $when }
web-devices-revoke = Déconnecter
web-devices-gone = C’est déconnecté.
