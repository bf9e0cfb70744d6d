# Words of the first page.

web-ways = Otras entradas
web-way-cards = ¿Cartas de verdad?
web-way-cards-short = Puntos y riesgos
web-way-cards-long = Lleva los puntos, cuenta las cartas y sabe las probabilidades
web-way-learn = Aprender
web-way-learn-short = En 2 minutos
web-way-learn-long = Lecciones de dos minutos, con las cartas en la mano
web-way-today = Cartas de hoy
web-way-today-short = Igual para todos
web-way-today-long = Se barajan una vez al día, igual para todo el mundo
web-way-today-done = Jugado hoy
web-go-on = { $game }: seguir
web-lobby-open =
    { $count ->
        [0] ninguna
        [one] { $count } abierta
       *[other] { $count } abiertas
    }
web-lobby-open-tables =
    { $count ->
        [0] ninguna mesa abierta
        [one] { $count } mesa abierta
       *[other] { $count } mesas abiertas
    }
