# Rules as pages: searching, sending and printing them.

web-rules-ask = C’est quoi, la dispute ?
web-rules-ask-example =
    { $game_id ->
        [phase10flip] deux suites de la même couleur
       *[flip7] une deuxième Seconde Chance
    }
web-rules-found =
    { $count ->
        [0] Rien trouvé.
        [one] Une règle trouvée.
       *[other] { $count } règles trouvées.
    }
web-rules-related = Voir aussi
web-rules-print = Imprimer
web-rules-send = Envoyer cette règle
web-rules-link = Un lien vers cette règle
web-rules-copied = Lien copié. À toi de trancher !
web-rules-all = Toutes les règles
web-rules-missing = Cette règle n’existe pas ici.
web-which-rule-now = Ce qui compte maintenant
