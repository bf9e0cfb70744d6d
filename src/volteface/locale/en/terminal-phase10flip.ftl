# Phase 10 FLIP! in the terminal. New ids go into all four languages, with the same variables.

## Phases. $groups is what a phase asks for, from phase10flip-runs and phase10flip-sets.

terminal-p10-phases =
    { $phases ->
        [one] The phase, and who is on it
       *[other] The { $phases } phases, and who is where
    }
terminal-p10-phase = Phase { $phase }
terminal-p10-phase-laid = Phase { $phase } laid
terminal-p10-phase-asks = phase { $phase }, { $groups }
terminal-p10-run-of =
    { $count ->
        [one] run of { $size }
       *[other] { $count } runs of { $size }
    }
terminal-p10-set-of =
    { $count ->
        [one] set of { $size }
       *[other] { $count } sets of { $size }
    }
terminal-p10-next = Next: phase { $phase }, { $groups }.

## Piles. $back is what is on a card's other side.

terminal-p10-draw-pile = Draw pile
terminal-p10-discard-pile = Discard pile
terminal-p10-draw-short = Draw { $cards }
terminal-p10-discard-short = Discard { $cards }
terminal-p10-back = back { $back }, face unknown
terminal-p10-its-back = back { $back }
terminal-p10-empty = empty
terminal-p10-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
terminal-p10-flips = flips the table
terminal-p10-has-flip = a FLIP card

## How far it is to the phase

terminal-p10-short =
    { $short ->
        [0] Your phase is ready to lay.
        [one] One card short of your phase.
       *[other] { $short } cards short of your phase.
    }
terminal-p10-then-short =
    { $short ->
        [0] completes your phase
        [one] then one card short
       *[other] then { $short } cards short
    }
terminal-p10-lacks =
    { $short ->
        [0] ready!
        [one] one card short
       *[other] { $short } cards short
    }
terminal-p10-completing = Would do: { $faces }
terminal-p10-may-complete =
    { $cards ->
        [one] { $completing } of the { $cards } card it may be completes your phase
       *[other] { $completing } of the { $cards } cards it may be complete your phase
    }

## What there is to do. On buttons, so kept short.

terminal-p10-lay = Lay phase { $phase }
terminal-p10-hit = Add to a group
terminal-p10-discard = Discard
terminal-p10-choose-card = then choose a card
terminal-p10-more = and { $count } more
terminal-p10-hit-on = { $card } on { $group }, of { $name }
terminal-p10-as = as { $number }
terminal-p10-pick = Choose the cards myself
terminal-p10-pick-done = That is the group
terminal-p10-points-left =
    { $points ->
        [one] { $points } point left in hand
       *[other] { $points } points left in hand
    }
terminal-p10-left-list = { $left }: { $faces }
terminal-p10-ask-discard = { $name }, which card do you discard?
terminal-p10-ask-card = Where does { $face } go?
terminal-p10-ask-hit = Which card, and where?
terminal-p10-ask-lay = How do you lay phase { $phase }: { $groups }?
terminal-p10-ask-star =
    { $stars ->
        [one] Which number is the star? It keeps it for good.
       *[other] Which numbers are the stars? They keep them for good.
    }
terminal-p10-ask-pick = Group { $number } of { $groups }: pick { $group }
terminal-p10-ask-sure = Lay these cards?
terminal-p10-key-lay = Lay your phase
terminal-p10-key-sort = Sort
terminal-p10-key-peek = Backs

## Line by line

terminal-p10-line-side = In play: the { $side }.
terminal-p10-line = { $name }: { $phase }; { $hand }; { $total } in all.
terminal-p10-line-laid = phase { $phase } laid, { $groups }
terminal-p10-line-laid-before = phase laid, { $groups }
terminal-p10-line-draw = Draw pile: { $shown }
terminal-p10-line-discard = Discard pile: { $shown }
terminal-p10-line-hand = Your hand: { $faces }
terminal-p10-holds =
    { $cards ->
        [one] { $cards } card, whose back is { $backs }
       *[other] { $cards } cards, whose backs are { $backs }
    }
terminal-p10-holds-open =
    { $cards ->
        [one] { $cards } card: { $faces }
       *[other] { $cards } cards: { $faces }
    }
terminal-p10-holds-none = no cards
terminal-p10-typed-lay = Or write the groups, such as { $example } (the * is a star, = its number).
terminal-p10-typed-discard = Or write the card, such as { $example }.
terminal-p10-unreadable = “{ $word }” is not a card. Write cards like { $example }.

## The end of a round

terminal-p10-recap = { $name }: { $laid }; { $cost }; { $total } in all.
terminal-p10-recap-laid = phase laid
terminal-p10-recap-not-laid = phase not laid
terminal-p10-recap-none = no cards left, no points
terminal-p10-recap-cards =
    { $points ->
        [one] in hand { $faces }: { $points } point
       *[other] in hand { $faces }: { $points } points
    }
terminal-p10-out = went out

## Help. $phases is how many there are.

terminal-p10-signs = ⇄ marks a FLIP, ❖ is any colour, ★ any number.

## What is asked. $name is whose turn it is.

phase10flip-ask-draw-or-take = Your turn, { $name }. Draw pile or discard pile?
phase10flip-ask-take-only = Your turn, { $name }. The draw pile is empty, so take the discard.
phase10flip-ask-draw-only = Your turn, { $name }. Draw a card.
phase10flip-ask-lay-or-discard = { $name }, lay your phase, or discard and end your turn?
phase10flip-ask-hit-or-discard = { $name }, add to a group, or discard and end your turn?

## Rounds, in the words of this game

terminal-p10-round = Round { $round }
terminal-p10-round-over = Round { $round } is over
