# Vraies cartes sans connexion : les entrées que le serveur n’a pas prises ensuite.

companion-refused =
    { $entries ->
        [one] Une entrée n’a pas passé. Elle reste ici.
       *[other] { $entries } entrées n’ont pas passé. Elles restent ici.
    }
companion-refused-title = Pas passé
companion-refused-again = Renvoyer
