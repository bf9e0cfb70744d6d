# Flip 7 in the browser. New ids go into all four languages, with the same variables.
# On buttons and in lanes, so kept short; never with a gender. $mine is yes if it is about whoever reads it, else no.

web-flip7-round = Round { $round }
web-flip7-round-of = Round { $round }/{ $rounds }
web-flip7-challenge-round = Challenge: round { $round } of { $rounds }
web-flip7-left =
    { $cards ->
        [one] { $cards } left
       *[other] { $cards } left
    }
web-flip7-cards-left =
    { $cards ->
        [one] card left
       *[other] cards left
    }
web-flip7-discarded = { $cards } in the discard pile
web-flip7-dealer = { $name } deals
web-flip7-deals = deals
web-flip7-race = Race to { $target }
web-flip7-in-all = { $points } in all
web-flip7-points-now =
    { $points ->
        [one] { $points } point this round
       *[other] { $points } points this round
    }
web-flip7-this-round = this round
web-flip7-leads = leads
web-flip7-players = Players
web-flip7-bot = bot
web-flip7-you = You
web-flip7-yourself = Yourself
web-flip7-no-card = no card yet

## What a player is doing

web-flip7-doing-stayed = Stayed
web-flip7-doing-frozen = Frozen
web-flip7-doing-busted = Bust
web-flip7-doing-waiting = Waiting
web-flip7-doing-next = next
web-flip7-doing-after-you = After you
web-flip7-doing-deciding = deciding
web-flip7-doing-absent = sits out

## Your own place

web-flip7-your-turn = Your turn
web-flip7-turn-of = { $name }, your turn
web-flip7-you-are-next = are next. Breathe.
web-flip7-you-in-turns =
    { $turns ->
        [one] play in { $turns } turn
       *[other] play in { $turns } turns
    }
web-flip7-more-numbers =
    { $numbers ->
        [one] { $numbers } more number for a Flip 7
       *[other] { $numbers } more numbers for a Flip 7
    }
web-flip7-button-stay = Stay
web-flip7-keep = keep
web-flip7-risk = bust
web-flip7-one-more = one more card
web-flip7-cannot-stay = Nothing to keep yet, so take a card.
web-flip7-watching = { $name } is deciding
web-flip7-odds-bust =
    { $left ->
        [one] { $bust } of the { $left } card left would bust you
       *[other] { $bust } of the { $left } cards left would bust you
    }
web-flip7-odds-saved =
    { $cards ->
        [one] { $cards } of the { $left } cards left repeats: your Second Chance has you covered
       *[other] { $cards } of the { $left } cards left repeat: your Second Chance has you covered
    }
web-flip7-odds-none = No card left can bust you
web-flip7-odds-unknown = No card is left to draw

## Whom to play a card on

web-flip7-pick-freeze = Who freezes?
web-flip7-pick-freeze-means = They keep their points and take no more cards.
web-flip7-pick-freeze-do = Freeze { $name }
web-flip7-pick-freeze-then =
    { $mine ->
        [yes] You keep { $points } and go to { $total }
       *[no] { $name } keeps { $points } and goes to { $total }
    }
web-flip7-pick-flip3 = Who flips three?
web-flip7-pick-flip3-means = Three cards, one by one. No way back.
web-flip7-pick-flip3-do = Three for { $name }
web-flip7-pick-flip3-then =
    { $mine ->
        [yes] You have { $points } this round
       *[no] { $name } has { $points } this round
    }
web-flip7-pick-give = Who gets it?
web-flip7-pick-give-means = You hold one already, so this Second Chance is a gift.
web-flip7-pick-give-do = Give to { $name }
web-flip7-pick-give-then =
    { $mine ->
        [yes] You have { $points } this round
       *[no] { $name } has { $points } this round
    }
web-flip7-pick-somebody = Tap a player
web-flip7-pick-none = Choose first

## A Flip Three

web-flip7-three-of = { $name } flips 3
web-flip7-three-yours = You flip 3
web-flip7-three-from =
    { $mine ->
        [yes] A gift from you. No way back now.
       *[no] A gift from { $name }. No way back now.
    }
web-flip7-three-own = Kept, not given. No way back now.
web-flip7-three-nested = A Flip Three inside a Flip Three, { $depth } deep.
web-flip7-fate-new = new
web-flip7-fate-waits = waits
web-flip7-fate-saved = saved
web-flip7-fate-bust = bust
web-flip7-fate-kept = kept
web-flip7-fate-turning = turning…
web-flip7-waits =
    { $cards ->
        [one] { $card } waits its turn
       *[other] { $card } waits, and { $cards } cards in all
    }
web-flip7-waits-then =
    { $mine ->
        [yes] After the third card, you pick who gets it.
       *[no] After the third card, { $name } picks who gets it.
    }
web-flip7-waits-for = It is meant for { $name }.

## Moments. $card is the number that came twice.

web-flip7-skip = Skip
web-flip7-moment-bust = Bust!
web-flip7-moment-bust-means =
    { $card ->
        [0] Two zeros.
        [1] Two ones.
        [2] Two twos.
        [3] Two threes.
        [4] Two fours.
        [5] Two fives.
        [6] Two sixes.
        [7] Two sevens.
        [8] Two eights.
        [9] Two nines.
        [10] Two tens.
        [11] Two elevens.
       *[12] Two twelves.
    } { $points ->
        [0] Nothing was lost.
        [one] { $points } point, gone.
       *[other] { $points } points, gone.
    }
web-flip7-moment-freeze = Frozen
web-flip7-moment-freeze-means =
    { $mine ->
        [yes]
            { $given ->
                [yes] { $by } freezes you. You keep { $points }. Not a bad place to stop.
               *[no] You keep { $points }. Not a bad place to stop.
            }
       *[no] { $name } keeps { $points }. Not a bad place to stop.
    }
web-flip7-moment-save = Saved!
web-flip7-moment-save-means = A second { $card }, a Second Chance. Still in.
web-flip7-moment-seven = Flip 7!
web-flip7-moment-seven-means =
    { $mine ->
        [yes] Seven different, all yours. The round stops for all.
       *[no] Seven different for { $name }. The round stops for all.
    }

## The end of a round

web-flip7-seven-of = { $name } flips seven
web-flip7-seven-yours = You flip seven
web-flip7-part-numbers = numbers
web-flip7-part-double = double
web-flip7-part-plus = bonus
web-flip7-part-seven = seven
web-flip7-recap-bust = { $card } came twice
web-flip7-needs =
    { $mine ->
        [yes] You need { $points } more. Breathe.
       *[no] { $name } needs { $points } more. Breathe.
    }

## What is left, and luck

web-flip7-what-is-left = What is left
web-flip7-left-of = { $card }: { $left } left
web-flip7-worth-hit = if you hit, on average
web-flip7-worth-stay = if you stay
web-flip7-best = Better choice
web-flip7-luck = Luck
web-flip7-luck-means = Points that the cards brought, against what they bring on average.
web-flip7-luck-of =
    { $busts ->
        [one] { $busts } bust; { $expected } expected
       *[other] { $busts } busts; { $expected } expected
    }
