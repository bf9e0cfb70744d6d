# The browser's own words for Phase 10 FLIP!. New ids go into all four languages, with the same variables.

## The top of the table

web-phase10flip-round = Round { $round }
web-phase10flip-left =
    { $cards ->
        [one] { $cards } card left to draw
       *[other] { $cards } cards left to draw
    }
web-phase10flip-ten-phases =
    { $phases ->
        [one] One phase
        [10] Ten phases
       *[other] { $phases } phases
    }
web-phase10flip-ribbon =
    { $mine ->
        [yes] About turn! You flipped the table.
       *[no] About turn! { $name } flipped the table.
    }

## The others

web-phase10flip-others = The others
web-phase10flip-phase = Phase { $phase }
web-phase10flip-phase-laid = Phase { $phase } laid
web-phase10flip-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-phase10flip-sits-out = Watches this round
web-phase10flip-backs-seen =
    { $cards ->
        [one] { $cards } card. Its back: { $faces }.
       *[other] { $cards } cards. Their backs: { $faces }.
    }
web-phase10flip-hand-open =
    { $cards ->
        [one] { $cards } card, open: { $faces }.
       *[other] { $cards } cards, open: { $faces }.
    }
web-phase10flip-laid-by = Laid by { $name }
web-phase10flip-on-the-table = On the table
web-phase10flip-nothing-laid = No phase on the table yet
web-phase10flip-add-to = { $number } here: { $group }, of { $name }
web-phase10flip-run-title =
    { $colour ->
        [red] Red run
        [yellow] Yellow run
        [green] Green run
        [blue] Blue run
       *[none] Open run
    }
web-phase10flip-set-title = Set of { $number }s

## The piles

web-phase10flip-piles = The piles
web-phase10flip-draw = Draw
web-phase10flip-take = Take
web-phase10flip-face-unknown = Face unknown
web-phase10flip-draw-pile = Draw pile
web-phase10flip-discard-pile = Discards
web-phase10flip-back-shows = { $cards } left, its back shows
web-phase10flip-draw-shows =
    { $cards ->
        [one] { $cards } card. On its back: { $back }.
       *[other] { $cards } cards. On the back of the top one: { $back }.
    }
web-phase10flip-any-colour = { $face }, any colour
web-phase10flip-pile-empty = Empty
web-phase10flip-discard-here = Discard here. On top: { $top }
web-phase10flip-ends-your-turn = Ends your turn

## Your hand

web-phase10flip-you = You
web-phase10flip-your-hand =
    { $cards ->
        [one] Your hand: { $cards } card
       *[other] Your hand: { $cards } cards
    }
web-phase10flip-card-held = { $face }, on the back { $back }
web-phase10flip-card-turned = back { $back }, of { $face }
web-phase10flip-just-drawn = just drawn
web-phase10flip-fits = fits a group
web-phase10flip-holding = How you hold your cards
web-phase10flip-sort-colour = Sort by colour
web-phase10flip-sort-number = Sort by number
web-phase10flip-by-colour = Colour
web-phase10flip-by-number = Number
web-phase10flip-backs = Backs
web-phase10flip-phase-open = Phase { $phase }. Show all phases
web-phase10flip-laid-note = On the table. Now get rid of your cards.
web-phase10flip-complete = You have it!
web-phase10flip-short =
    { $cards ->
        [one] { $cards } card short
       *[other] { $cards } cards short
    }
web-phase10flip-short-of = One card short: { $faces }
web-phase10flip-short-many = One card short; { $faces } different faces would do

## What is asked, and the four steps of a turn

web-phase10flip-ask-draw = Draw one
web-phase10flip-ask-discard = Discard one
web-phase10flip-ask-hit = Hit or discard
web-phase10flip-ask-ready = Phase { $phase } ready!
web-phase10flip-step-draw = Draw
web-phase10flip-step-phase = Phase
web-phase10flip-step-hit = Hit
web-phase10flip-step-discard = Discard
web-phase10flip-hit = Hit
web-phase10flip-discard = Discard
web-phase10flip-lay-down = Lay down
web-phase10flip-see-how = See how
web-phase10flip-pick-a-card = Pick a card
web-phase10flip-flips-the-table = flips the table
web-phase10flip-nothing-fits = Nothing fits now
web-phase10flip-fits-nowhere = Fits nowhere
web-phase10flip-choose-where =
    { $places ->
        [one] { $places } way
       *[other] { $places } ways
    }
web-phase10flip-where = Where?
web-phase10flip-hit-on =
    { $mine ->
        [yes] { $becomes ->
            [red] { $number } on your run: it turns red
            [yellow] { $number } on your run: it turns yellow
            [green] { $number } on your run: it turns green
            [blue] { $number } on your run: it turns blue
           *[none] { $number } on your { $group }
        }
       *[no] { $becomes ->
            [red] { $number } on the run of { $name }: it turns red
            [yellow] { $number } on the run of { $name }: it turns yellow
            [green] { $number } on the run of { $name }: it turns green
            [blue] { $number } on the run of { $name }: it turns blue
           *[none] { $number } on the { $group } of { $name }
        }
    }

## Laying a phase down

web-phase10flip-run-of = Run of { $size }, one colour
web-phase10flip-set-of = Set of { $size }
web-phase10flip-choose-layout = Pick how to lay it.
web-phase10flip-choose-cards = Tap the cards.
web-phase10flip-choose-myself = Choose the cards myself
web-phase10flip-suggestions = Suggestions
web-phase10flip-lightest = Lightest hand
web-phase10flip-keeps-stars =
    { $stars ->
        [one] Keep the star
       *[other] Keep { $stars } stars
    }
web-phase10flip-another-way = Another way
web-phase10flip-points-left =
    { $points ->
        [one] { $points } point left
       *[other] { $points } points left
    }
web-phase10flip-star-plays =
    { $stars ->
        [one] The star plays
       *[other] The stars play
    }
web-phase10flip-this-star-plays = { $face } plays as
web-phase10flip-for-good = for good
web-phase10flip-left-in-hand = Left in your hand
web-phase10flip-not-yet = Not yet
web-phase10flip-take-out = Take out: { $face }
web-phase10flip-put-in = Put in: { $face }

## Moments

web-phase10flip-skip = Skip
web-phase10flip-about-turn = About turn!
web-phase10flip-out = Out!
web-phase10flip-moment-flip =
    { $mine ->
        [yes] You turn everything over: { $side ->
            [intense] { side-intense }
           *[colour] { side-colour }
        }
       *[no] { $name } turns everything over: { $side ->
            [intense] { side-intense }
           *[colour] { side-colour }
        }
    }
web-phase10flip-moment-out =
    { $mine ->
        [yes] Not a card left. The round is yours.
       *[no] { $name } has not a card left. The round stops for all.
    }
web-phase10flip-moment-laid =
    { $mine ->
        [yes] is down. Now you may hit.
       *[no] laid by { $name }
    }

## Between two rounds

web-phase10flip-round-over = Round { $round }
web-phase10flip-went-out =
    { $mine ->
        [yes] You went out. Cards left in hand cost the others.
       *[no] { $name } went out. Cards left in hand cost the others.
    }
web-phase10flip-nobody-out = Nobody went out. Cards left in hand cost everybody.
web-phase10flip-laid-next = Laid; next: phase { $phase }
web-phase10flip-again = Once more: phase { $phase }
web-phase10flip-round-points =
    { $points ->
        [one] { $points } point in this round
       *[other] { $points } points in this round
    }
web-phase10flip-in-all = { $points } in all
web-phase10flip-cost = In hand: { $faces }

## When the game is over

web-phase10flip-phases-done =
    { $phases ->
        [one] { $phases } phase
       *[other] { $phases } phases
    }
web-phase10flip-last-hands = The last hands

## Alone: today's deck

web-phase10flip-alone-round = Round { $round } of { $rounds }, turn { $turn }
web-phase10flip-alone-out = Out in turn { $turns }.
web-phase10flip-alone-stopped = Twenty turns are over.
web-phase10flip-alone-turns =
    { $turns ->
        [one] { $turns } turn in this round
       *[other] { $turns } turns in this round
    }
web-phase10flip-alone-so-far = { $turns } so far
web-phase10flip-not-laid-next = Not laid; next: phase { $phase }
