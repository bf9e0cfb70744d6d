# Vraies cartes : ce que tous doivent savoir de la table, par exemple que les risques sont masqués.

companion-no-odds = Risques masqués
companion-refused =
    { $entries ->
        [one] Une entrée n’est pas passée. Elle reste ici.
       *[other] { $entries } entrées ne sont pas passées. Elles restent ici.
    }
companion-refused-title = Pas passé
companion-refused-again = Renvoyer
companion-group-name = Nom du groupe
companion-import-bad = Ce fichier n’est ni une feuille de score, ni une partie enregistrée ici.
