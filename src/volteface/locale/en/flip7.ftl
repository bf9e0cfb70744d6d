# Flip 7: its cards, what happens, what is asked, what is refused, and its rulings.
#
# Events. The message of an event is flip7-event-<tag>, with hyphens for underscores. Its variables are the event's fields:
#   $seat $by $target $dealer     players' names
#   $playing $tied $winners       lists of names, already joined; each comes with two more variables,
#                                 $playing_count (a number) and $playing_all (yes if everybody is in it, else no)
#   $scores $totals               lists of names with points, already joined
#   $card                         the card's name, from card-…
#   $same                         yes if $seat and $by (or $target) are one player, else no
#   $by_itself                    yes or no
#   $why                          the field's value, with hyphens for underscores
#   anything else                 a number
# A player's name is spoken of in the third person, and never with a gender.

flip7-title = Flip 7

## Cards, as they are named in a sentence

card-0 = 0
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-10 = 10
card-11 = 11
card-12 = 12
card-plus2 = +2
card-plus4 = +4
card-plus6 = +6
card-plus8 = +8
card-plus10 = +10
card-times2 = ×2
card-freeze = Freeze
card-flip3 = Flip Three
card-chance = Second Chance

## Words for buttons and labels

word-hit = Hit
flip7-suggestion =
    { $best ->
        [hit] Hit is better: { $hit } on average, against { $stay }
       *[stay] Stay is better: { $stay }, against { $hit } on average
    }
word-flip3 = Flip Three
word-round = Round
word-deck = Deck

## What happened

flip7-event-round-began =
    { $playing_all ->
        [yes] Round { $round }. { $dealer } deals.
       *[no] Round { $round }, for { $playing } only. { $dealer } deals.
    }
flip7-event-reshuffled =
    { $cards ->
        [one] The discards become the deck: { $cards } card.
       *[other] The discards are shuffled: { $cards } cards in the deck.
    }
flip7-event-all-shuffled = All { $cards } cards are shuffled.
flip7-event-dealt = { $card } for { $seat }.
flip7-event-busted =
    { $points ->
        [0] A second { $card }: { $seat } busts. Nothing was lost.
        [one] A second { $card }: { $seat } busts. { $points } point, gone.
       *[other] A second { $card }: { $seat } busts. { $points } points, gone.
    }
flip7-event-saved = A second { $card }, a Second Chance. { $seat } is still in.
flip7-event-flipped-seven = Flip 7! Seven different for { $seat }. The round stops for all.
flip7-event-stayed =
    { $by_itself ->
        [yes]
            { $points ->
                [0] { $seat } stays, with no points yet.
                [one] { $seat } stays and keeps { $points } point.
               *[other] { $seat } stays and keeps { $points } points.
            }
       *[no]
            { $points ->
                [0] No card is left: { $seat } stops here, with no points yet.
                [one] No card is left: { $seat } stops here and keeps { $points } point.
               *[other] No card is left: { $seat } stops here and keeps { $points } points.
            }
    }
flip7-event-frozen =
    { $same ->
        [yes]
            { $points ->
                [0] { $seat } keeps the Freeze, with no points yet.
                [one] { $seat } keeps the Freeze, and { $points } point.
               *[other] { $seat } keeps the Freeze, and { $points } points.
            }
       *[no]
            { $points ->
                [0] { $by } freezes { $seat }, who has no points yet.
                [one] { $by } freezes { $seat } at { $points } point.
               *[other] { $by } freezes { $seat } at { $points } points. Not a bad place to stop.
            }
    }
flip7-event-flip-three-began =
    { $same ->
        [yes] { $seat } keeps the Flip Three. Three cards, one by one.
       *[no] { $by } plays Flip Three on { $seat }. Three cards, one by one.
    }
flip7-event-flip-three-stopped = No card is left: { $seat }’s Flip Three stops here.
flip7-event-card-waits = { $card } waits until { $seat } has all three cards.
flip7-event-card-assigned =
    { $same ->
        [yes] { $seat } chooses to take { $card }. It waits for its turn.
       *[no] { $seat } aims { $card } at { $target }. It waits for its turn.
    }
flip7-event-second-chance-kept = { $seat } now holds a Second Chance.
flip7-event-second-chance-given = A gift: { $seat } hands the spare Second Chance to { $target }.
flip7-event-card-dropped =
    { $why ->
        [owner-busted] { $card } comes to nothing: { $seat } is out of the round.
        [owner-frozen] { $card } comes to nothing: { $seat } is frozen.
        [target-out] { $card } from { $seat } comes to nothing: its target is already out.
       *[nobody] { $card } from { $seat } comes to nothing: nobody can take it.
    }
flip7-event-round-scored = The round is over. Points: { $scores }. In all: { $totals }.
flip7-event-tie-break =
    { $playing_all ->
        [yes] { $tied } share the lead. One more round, for all.
       *[no] { $tied } share the lead. One more round, for { $playing } only.
    }
flip7-event-game-ended =
    { $why ->
        [challenge]
            { $winners_count ->
                [0] The challenge is over. Not this time; the next one is yours.
                [one] Challenge met! Well played, { $winners }.
               *[other] Challenge met, together! Well played, { $winners }.
            }
        [round-cap]
            { $winners_count ->
                [0] That was the last round, and the lead is shared: a draw.
                [one] That was the last round. { $winners } leads, and wins.
               *[other] That was the last round. { $winners } share the win.
            }
       *[target]
            { $winners_count ->
                [0] The game is over. Nobody wins.
                [one] The game is over. { $winners } wins!
               *[other] The game is over. { $winners } share the win!
            }
    }

## Why a move is refused. $seat is a player's name, or a number where there is no such seat; $card a card's name.

refused-no-card-is-due = No card is to be turned over now.
refused-card-is-not-in-the-deck = There is no { $card } left in the deck.
refused-nobody-is-asked-to-hit-or-stay = Nobody is asked to hit or stay now.
refused-stay-needs-a-card = Staying needs at least one card in front of you. Take one first.
refused-no-such-card-to-play = There is no such card to play now.
refused-target = { $seat } cannot be given this { $card }.

## Rulings: the question, then each answer

flip7-ruling-target-score = How many points end the game?
flip7-ruling-target-score-number =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }

flip7-ruling-minimum-seats = How many players does it take?
flip7-ruling-minimum-seats-number = { $number } or more

flip7-ruling-decks = How many decks are in play?
flip7-ruling-decks-auto = one; two for more than 18 players
flip7-ruling-decks-1 = one
flip7-ruling-decks-2 = two
flip7-ruling-decks-3 = three

flip7-ruling-initial-deal = What is everybody dealt before the first decision?
flip7-ruling-initial-deal-one-card = one card each
flip7-ruling-initial-deal-none = nothing

flip7-ruling-flip-three-replaces-deal = Does a Flip Three during the first deal replace the target’s own first card?
flip7-ruling-flip-three-replaces-deal-yes = yes
flip7-ruling-flip-three-replaces-deal-no = no, that card comes too

flip7-ruling-deal-to-seats-out = Is someone who is already out still dealt a first card?
flip7-ruling-deal-to-seats-out-yes = yes
flip7-ruling-deal-to-seats-out-no = no

flip7-ruling-empty-stay = May you stay with no card in front of you?
flip7-ruling-empty-stay-allowed = yes, for no points
flip7-ruling-empty-stay-refused = no, you must hit

flip7-ruling-freeze-self = May you play a Freeze on yourself?
flip7-ruling-freeze-self-allowed = yes
flip7-ruling-freeze-self-only-when-alone = only if nobody else is in

flip7-ruling-second-chance-in-flip-three = When does a Second Chance drawn in a Flip Three begin to help?
flip7-ruling-second-chance-in-flip-three-at-once = at once
flip7-ruling-second-chance-in-flip-three-deferred = after the three cards

flip7-ruling-second-chance-protects = Which repeated numbers does a Second Chance forgive?
flip7-ruling-second-chance-protects-always = any
flip7-ruling-second-chance-protects-on-hits-only = only those you hit for

flip7-ruling-spare-second-chance-alone = What becomes of a spare Second Chance when nobody else is in?
flip7-ruling-spare-second-chance-alone-discarded = discarded
flip7-ruling-spare-second-chance-alone-kept = kept

flip7-ruling-deferred-order = How do several cards act that waited for a Flip Three to end?
flip7-ruling-deferred-order-one-by-one = one by one, each finished before the next
flip7-ruling-deferred-order-assigned-first = all get their targets first, then act in that order

flip7-ruling-deferred-after-bust = What becomes of waiting cards if their owner busts?
flip7-ruling-deferred-after-bust-played = played, on someone still in
flip7-ruling-deferred-after-bust-dropped = dropped

flip7-ruling-deferred-after-freeze = What becomes of waiting cards if their owner is frozen by an earlier one?
flip7-ruling-deferred-after-freeze-played = played, on someone still in
flip7-ruling-deferred-after-freeze-dropped = dropped

flip7-ruling-deferred-second-chance-after-bust = What becomes of a waiting Second Chance if its owner busts?
flip7-ruling-deferred-second-chance-after-bust-given = given to someone who has none
flip7-ruling-deferred-second-chance-after-bust-discarded = discarded

flip7-ruling-used-flip-three = Where does a Flip Three go once its cards are dealt?
flip7-ruling-used-flip-three-stays = stays on the table until the round ends
flip7-ruling-used-flip-three-discarded = discard pile, at once

flip7-ruling-two-doubles = What do two ×2 in one line do?
flip7-ruling-two-doubles-multiply = multiply by four
flip7-ruling-two-doubles-once = double once

flip7-ruling-reshuffle-each-round = Are all cards shuffled before every round?
flip7-ruling-reshuffle-each-round-yes = yes
flip7-ruling-reshuffle-each-round-no = no, the deck goes on

flip7-ruling-reshuffle-this-round = Do cards discarded in this round go into a new deck?
flip7-ruling-reshuffle-this-round-yes = yes
flip7-ruling-reshuffle-this-round-no = no, only those of earlier rounds

flip7-ruling-reshuffle-when = When do the discards become a new deck?
flip7-ruling-reshuffle-when-needed = when a card is needed
flip7-ruling-reshuffle-when-emptied = as soon as the deck is empty

flip7-ruling-tie = What if the highest total is shared?
flip7-ruling-tie-round-for-all = one more round, for all
flip7-ruling-tie-round-for-tied = one more round, for the tied
flip7-ruling-tie-shared = the win is shared

flip7-ruling-challenge-rounds = Within how many rounds must one or two players reach the goal?
flip7-ruling-challenge-rounds-number =
    { $number ->
        [0] no challenge
        [one] { $number } round
       *[other] { $number } rounds
    }

flip7-ruling-round-cap = After how many rounds does the game end at the latest?
flip7-ruling-round-cap-number =
    { $number ->
        [one] { $number } round
       *[other] { $number } rounds
    }

## The readings we follow where a rulebook is silent

reading-deal-goes-on = The deal goes on through the seats as if nothing had come between.
reading-out-receives-nothing = Whoever is out of the round receives nothing more.
reading-choice-is-unconditional = The choice to stay is offered without any condition.
reading-drawer-is-in-the-round = Whoever draws the card is in the round too; the text says “another” where it means to leave them out.
reading-only-named-cards-wait = Only Freeze and Flip Three are named as cards that wait.
reading-hit-is-any-card = There, to hit simply means to be dealt another card.
reading-order-drawn = They act in the order drawn, and acting means being finished before the next begins.
reading-busted-may-choose = Even someone who is bust may still choose, so someone who is frozen may too.
reading-only-a-bust-drops = Waiting cards are dropped for a bust, and for nothing else.
reading-can-only-be-handed-over = Its owner must choose someone else, and for this card that can only mean handing it over.
reading-table-until-round-ends = Like every other card in front of a player, it lies there until the round ends.
reading-each-card-in-turn = Each card does what it says, one after the other.
reading-when-a-card-is-needed = The text speaks of needing cards, so nothing is shuffled before one is needed.
reading-no-challenge = There is no challenge for one or two players in it.
reading-most-boxes-say-three = The other boxes say three or more. Only the Spanish one adds a challenge for one or two, and this sheet has none.
reading-nobody-holds-two = In general the sheet lets someone who is alone keep an action card; of a second Second Chance it says that it must be given away. So nobody holds two, and where no one can take it, it is discarded, as in the other rulebooks.
reading-a-discard-is-a-discard = The sheet says nothing, and the others differ: most shuffle all discards, the Spanish one only those of earlier rounds. We take them all: a discard is a discard.
reading-nothing-of-an-empty-deck = The sheet says nothing of an empty deck. As elsewhere, nothing is shuffled before a card is needed.
reading-used-up-can-wait = The text says: when the pile is used up. Shuffling can wait until the next card is needed.
reading-before-the-fifth-round = “Before 5 rounds” can mean in four at most, or by the end of the fifth. We read it as four at most.
reading-games-must-end = A game in which everybody always stays would never end, so we end it.

## Why a question cannot arise in an edition

moot-no-initial-deal = nobody is dealt a card before the first decision
moot-assigned-before-acting = waiting cards all have their targets before the first one acts
moot-second-chance-never-waits = a Second Chance never waits here
