higher-title = Higher
edition-village = Village rules
edition-town = Town rules

higher-card = the { $number }
higher-card-hidden = a card
higher-word-higher = Higher
higher-word-lower = Lower

# Events
higher-event-got-card = { $seat } gets { $card }.
higher-event-said =
    { $higher ->
        [yes] { $seat } says: higher!
       *[no] { $seat } says: not higher.
    }

# Refusals
refused-not-dealt-yet = Nobody is asked now.
refused-all-is-dealt = Everybody has a card already.
refused-card = There is no such card: { $card }.

# Rulings
higher-ruling-highest-card = What is the highest card?
higher-ruling-highest-card-number = { $number }
higher-ruling-equal-cards = Does a card beat an equal one?
higher-ruling-equal-cards-beat = Yes
higher-ruling-equal-cards-lose = No

# Terminal
higher-ask = { $name }, does your card beat your left neighbour’s?
higher-seat =
    { $said ->
        [yes] { $name } has { $card } and said: higher.
        [no] { $name } has { $card } and said: not higher.
       *[nothing] { $name } has { $card }.
    }
higher-score =
    { $right ->
        [yes] { $name } was right with { $card }: 1 point.
       *[no] { $name } was wrong with { $card }: no point.
    }
higher-help = Everybody has a secret card. Say whether yours beats your left neighbour’s; if you are right you get a point.
