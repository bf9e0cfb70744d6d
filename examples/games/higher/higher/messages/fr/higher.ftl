higher-title = Plus haut
edition-village = Règles du village
edition-town = Règles de la ville

higher-card = le { $number }
higher-card-hidden = une carte
higher-word-higher = Plus haut
higher-word-lower = Plus bas

# Événements
higher-event-got-card = { $seat } reçoit { $card }.
higher-event-said =
    { $higher ->
        [yes] { $seat } dit : plus haut !
       *[no] { $seat } dit : pas plus haut.
    }

# Refus
refused-not-dealt-yet = On ne demande rien à personne.
refused-all-is-dealt = Tout le monde a déjà une carte.
refused-card = Cette carte n’existe pas : { $card }.

# Questions
higher-ruling-highest-card = Quelle est la carte la plus haute ?
higher-ruling-highest-card-number = { $number }
higher-ruling-equal-cards = Une carte bat-elle une carte égale ?
higher-ruling-equal-cards-beat = Oui
higher-ruling-equal-cards-lose = Non

# Terminal
higher-ask = { $name }, ta carte bat-elle celle de ton voisin de gauche ?
higher-seat =
    { $said ->
        [yes] { $name } a { $card } et a dit : plus haut.
        [no] { $name } a { $card } et a dit : pas plus haut.
       *[nothing] { $name } a { $card }.
    }
higher-score =
    { $right ->
        [yes] { $name } avait raison avec { $card } : 1 point.
       *[no] { $name } avait tort avec { $card } : pas de point.
    }
higher-help = Chacun a une carte secrète. Dis si la tienne bat celle de ton voisin de gauche ; si tu as raison, tu marques un point.
