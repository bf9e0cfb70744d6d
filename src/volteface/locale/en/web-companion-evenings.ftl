# Statistics over evenings with real cards.

companion-evenings = Our evenings
companion-evenings-note = Everything that was kept with real cards, group by group.
companion-no-evenings = Nothing to count yet. Keep a game with real cards, and it shows up here.
companion-evening-won = Won
companion-evening-of = { $won } of { $games }
companion-evening-average = Points a round
companion-evening-best = Best round
companion-evening-worst = Most points
companion-evening-busts = Busts
companion-evening-sevens = Flip 7s
companion-evening-laid = Phases laid
companion-evening-out = Went out
companion-evening-luck = Luck
companion-evening-luck-note = Busts compared with what the odds predict; fewer is luck. Only where every card was entered.
companion-evening-busts-of = Busts: { $busts }, expected: { $expected }
companion-evening-last = Last played { $date }
companion-evening-here = On this device
companion-evening-games =
    { $games ->
        [one] One game
       *[other] { $games } games
    }
companion-evening-luck-is =
    { $luck ->
        [good] lucky
        [bad] unlucky
       *[even] even
    }
