# Vraies cartes : ce que tous doivent savoir de la table, par exemple que les risques sont masqués.

companion-no-odds = Risques masqués
companion-refused =
    { $entries ->
        [one] Une entrée n’a pas passé. Elle reste ici.
       *[other] { $entries } entrées n’ont pas passé. Elles restent ici.
    }
companion-refused-title = Pas passé
companion-refused-again = Renvoyer
companion-group-name = Nom du groupe
companion-import-bad = Ce fichier n’est ni une feuille de pointage, ni une partie enregistrée ici.
