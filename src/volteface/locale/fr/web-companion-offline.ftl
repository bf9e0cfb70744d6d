# Vraies cartes sans connexion : les entrées que le serveur n’a pas prises ensuite.

companion-refused =
    { $entries ->
        [one] Une entrée n’est pas passée. Elle reste ici.
       *[other] { $entries } entrées ne sont pas passées. Elles restent ici.
    }
companion-refused-title = Pas passé
companion-refused-again = Renvoyer
