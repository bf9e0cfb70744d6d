# Real cards of Phase 10 FLIP!: entering a round, and “Is this a phase?”.

companion-nobody-out = Nobody went out
companion-tell-out = { $name } went out
companion-tell-hand = { $name }: { $fives } × 5, { $tens } × 10, { $twenties } × 20
companion-tell-phase = { $name } is on phase { $phase }
companion-phase-laid = Phase { $phase } laid
companion-phase-next = Phase { $phase } next
companion-phase-again = Phase { $phase } again
companion-laid = Laid
companion-out = Out
companion-laid-name = { $name } laid their phase
companion-out-name = { $name } went out
companion-in-all = { $total } in all
companion-phases-done = { $done } of { $phases } phases done
companion-holds = { $name } holds…
companion-to-count = { $cards } cards to count.
companion-of-cards = { $cards } of { $of }
companion-tap-the-hand = One tap for each card left.
companion-key-fives = A card from 1 to 9, 5 points; { $count } so far
companion-key-tens = A 10, 11 or 12, 10 points; { $count } so far
companion-key-twenties = A star, 20 points; { $count } so far
companion-fives = 1–9
companion-tens = 10–12
companion-twenties = stars
companion-type-it = Type it
companion-two-digits-hand = Two digits, and it moves on; 05 for 5.
companion-then-hand = Then { $name }’s cards.
companion-side = Side in play
companion-side-colour = Colour side
companion-side-intense = Intense side
companion-who-out = Who went out?
companion-who-out-note = Tap Out on their row. That lays their phase too.
companion-all-counted = All counted
companion-all-counted-note = The round is scored once the connection is back.
companion-tie-break = Tie: whoever goes out first wins.
companion-tied = Tie at phase { $phase }: { $names } play it again. Whoever goes out first wins.
companion-set-phase = Set somebody’s phase
companion-whose-phase = Whose phase?
companion-is-phase = Is this a phase?
companion-what-to-check = What to check
companion-check-phase = Lay a phase
companion-check-hit = Hit a card
companion-tap-your-cards = Tap your cards
companion-phase-yes = Phase { $phase }: yes!
companion-lay-it = Lay it like this.
companion-would-do = Would do: { $cards }.
companion-nearest = Phase { $phase } would be nearer.
companion-another-way = Another way: { $points } points left
companion-left-over = Left over
companion-your-hand = Your hand
companion-take-off = Take off: { $card }
companion-no-more-copies = The deck has no more of that card.
companion-phase-before = Phase before
companion-next-for = Phase { $phase }, next for { $name }
companion-phase-after = Next phase
companion-run-of = Run of { $size }
companion-set-of = Set of { $size }
companion-run = A run
companion-set = A set
companion-group = Group on the table
companion-colour = Colour
companion-star = Star
companion-new-hand = New hand
companion-tap-the-group = May I hit it?
companion-tap-the-group-note = Tap the group on the table, then your card.
companion-on-the-table = On the table
companion-your-card = Your card
companion-hit-yes = Yes: it fits
companion-hit-no = No: not there
companion-hit-as = As { $numbers }.
companion-tell-laid =
    { $laid ->
        [no] { $name } has not laid
       *[yes] { $name } laid their phase
    }
companion-tell-side =
    { $side ->
        [intense] FLIP: the INTENSE side is up
       *[colour] FLIP: the COLOUR side is up
    }
companion-flip-to =
    { $side ->
        [intense] Intense side. Tap for FLIP
       *[colour] Colour side. Tap for FLIP
    }
companion-cards-short =
    { $short ->
        [one] One card short
       *[other] { $short } cards short
    }
companion-cards =
    { $cards ->
        [one] One card
       *[other] { $cards } cards
    }
