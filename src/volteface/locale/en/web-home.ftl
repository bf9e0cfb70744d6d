# Words of the first page.

web-ways = Other ways in
web-way-cards = Real cards?
web-way-cards-short = Scores and odds
web-way-cards-long = Keeps the score, counts the cards, knows the odds
web-way-learn = Learn
web-way-learn-short = In 2 minutes
web-way-learn-long = Two-minute lessons, hands on
web-way-today = Today’s deck
web-way-today-short = Same for all
web-way-today-long = One shuffle a day, the same for everybody
web-way-today-done = Played today
web-go-on = { $game }: go on
web-lobby-open =
    { $count ->
        [0] none
       *[other] { $count } open
    }
web-lobby-open-tables =
    { $count ->
        [0] no open tables
        [one] { $count } open table
       *[other] { $count } open tables
    }
