# Words of the first page.

web-ways = Autres entrées
web-way-cards = Vraies cartes ?
web-way-cards-short = Points, chances
web-way-cards-long = Compte les points et les cartes, connaît les chances
web-way-learn = Apprendre
web-way-learn-short = En 2 minutes
web-way-learn-long = Des leçons de deux minutes, cartes en main
web-way-today = Paquet du jour
web-way-today-short = Pareil pour tous
web-way-today-long = Un mélange par jour, le même pour tout le monde
web-way-today-done = Joué aujourd’hui
web-go-on = { $game } : reprendre
web-lobby-open =
    { $count ->
        [0] aucune
        [one] { $count } ouverte
       *[other] { $count } ouvertes
    }
web-lobby-open-tables =
    { $count ->
        [0] aucune table ouverte
        [one] { $count } table ouverte
       *[other] { $count } tables ouvertes
    }
