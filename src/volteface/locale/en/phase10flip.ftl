# Phase 10 FLIP!: its cards and phases, what happens, what is asked, what is refused, and its rulings.
#
# Events. The message of an event is phase10flip-event-<tag>, with hyphens for underscores. Its variables are the event's
# fields, as at the top of en/flip7.ftl, and these:
#   $face                         the face that is played, with its article, from the-number or the-star
#   $face_kind                    number, star, or hidden if the reader does not see the face; then $face is empty
#   $back                         the face on the other side, without an article, from face-…
#   $card $discard                a whole card without an article, from card-two-faces
#   $groups                       groups on the table, already joined, from phase10flip-group-…
#   $group                        the place of a group before its player, counted from 1
#   $laid                         who laid a phase, already joined; with $laid_count and $laid_all
#   $side                         colour or intense
#   $becomes                      the colour that an open run gets by a hit: red, yellow, green, blue, or none
#   $left                         how many cards were left in all hands
#   $number $phase $round $cards  numbers

phase10flip-title = Phase 10 FLIP!

## Colours, and their letters on a card. Red, yellow, green and blue have four different letters in each language.

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-red-letter = R
colour-yellow-letter = Y
colour-green-letter = G
colour-blue-letter = B

## The two sides of every card

side-colour = COLOUR side
side-intense = INTENSE side

## Faces and cards. $colour is red, yellow, green, blue, or none on the INTENSE side.

face-number =
    { $colour ->
        [red] { colour-red } { $number }
        [yellow] { colour-yellow } { $number }
        [green] { colour-green } { $number }
        [blue] { colour-blue } { $number }
       *[none] { $number }
    }
face-star =
    { $colour ->
        [red] { colour-red } star
        [yellow] { colour-yellow } star
        [green] { colour-green } star
        [blue] { colour-blue } star
       *[none] star
    }
face-flip = { $face } FLIP
the-number = the { $face }
the-star = the { $face }
card-two-faces = { $front } / { $back }

## What a phase asks for

phase10flip-runs =
    { $count ->
        [one] a run of { $size } in one colour
        [2] two runs of { $size } in one colour
       *[other] { $count } runs of { $size } in one colour
    }
phase10flip-sets =
    { $count ->
        [one] a set of { $size }
        [2] two sets of { $size }
       *[other] { $count } sets of { $size }
    }

## Groups on the table. $numbers is a list such as 4 ★5 6, with ★ before a number that a star stands for.

phase10flip-group-run =
    { $colour ->
        [red] { colour-red } { $numbers }
        [yellow] { colour-yellow } { $numbers }
        [green] { colour-green } { $numbers }
        [blue] { colour-blue } { $numbers }
       *[none] { $numbers } in any colour
    }
phase10flip-group-set =
    { $cards ->
        [2] two { $number }s
        [3] three { $number }s
        [4] four { $number }s
       *[other] { $cards } × { $number }
    }
phase10flip-group-stars =
    { $stars ->
        [one] { $group } (one star)
       *[other] { $group } ({ $stars } stars)
    }

## What happened

phase10flip-event-round-began =
    { $playing_all ->
        [yes] Round { $round }. { $dealer } deals.
       *[no] Round { $round }, for { $playing } only. { $dealer } deals.
    }
phase10flip-event-hands-dealt = Ten cards each. The discard pile begins with { $discard }.
phase10flip-event-pile-renewed =
    { $cards ->
        [one] The draw pile is empty: { $cards } discard becomes the new one.
       *[other] The draw pile is empty: { $cards } discards are shuffled and become the new one.
    }
phase10flip-event-drew =
    { $face_kind ->
        [hidden] { $seat } draws a card. On its back: { $back }.
       *[number] { $seat } draws { $face }. On its back: { $back }.
    }
phase10flip-event-took = { $seat } takes { $card } from the discard pile.
phase10flip-event-laid-down = { $seat } lays phase { $phase }: { $groups }.
phase10flip-event-hit-made =
    { $same ->
        [yes]
            { $face_kind ->
                [star] { $seat } adds { $face }, as { $number }, to their own group { $group }.
               *[number] { $seat } adds { $face } to their own group { $group }.
            }
       *[no]
            { $face_kind ->
                [star] { $seat } adds { $face }, as { $number }, to group { $group } of { $target }.
               *[number] { $seat } adds { $face } to group { $group } of { $target }.
            }
    }{ $becomes ->
        [red] {" "}It is a red run from now on.
        [yellow] {" "}It is a yellow run from now on.
        [green] {" "}It is a green run from now on.
        [blue] {" "}It is a blue run from now on.
       *[none] {""}
    }
phase10flip-event-discarded = { $seat } discards { $face }.
phase10flip-event-flipped =
    { $side ->
        [intense] About turn! { $seat } flips the table: { side-intense }.
       *[colour] About turn! { $seat } flips the table: { side-colour }.
    }
phase10flip-event-went-out = Not a card left: { $seat } goes out. The round stops for all.
phase10flip-event-round-stopped =
    { $why ->
        [pile] The draw pile is empty. The round ends here, and nobody has won it.
       *[stall] So many turns, and nobody goes out. The round ends here.
    }
phase10flip-event-round-scored =
    { $laid_count ->
        [0] The round is over, and nobody laid a phase. Points: { $scores }. In all: { $totals }.
       *[other] The round is over. Phase laid by { $laid }. Points: { $scores }. In all: { $totals }.
    }
phase10flip-event-tie-break = A tie: { $tied }. They play the last phase again, and the first to go out wins.
phase10flip-event-game-ended =
    { $why ->
        [rounds] That was the last round. { $winners } has the fewest points, and wins!
        [tie-break] The tie is broken. { $winners } wins!
       *[phases] The last phase is complete. { $winners } wins!
    }

## Why a move is refused. $card is a face, or a whole card.

refused-nobody-is-asked = Nobody is asked to play a card now.
refused-nothing-to-shuffle = There is nothing to shuffle now.
refused-other-cards-are-shuffled = These are not the cards that are to be shuffled.
refused-pile-is-empty = This pile is empty. Take from the other one.
refused-card-is-drawn-already = You already have your card for this turn.
refused-draw-first = First take a card from a pile.
refused-card-is-not-in-hand = There is no { $card } in your hand.
refused-name-the-whole-card = You hold different cards that show { $card }. Say which, by both faces.
refused-hit-needs-own-phase = Lay your own phase first. Then add cards to any group.
refused-no-such-group = There is no such group on the table.
refused-cannot-go-out-without-a-phase = You cannot go out without a phase. Keep your last card.
refused-phase-must-be-laid = You hold your phase, and by these rules it must be laid before you discard.
refused-phase-is-laid-already = You have laid your phase for this round.
refused-last-card-is-discarded = By these rules the last card goes to the discard pile. Keep one back for it.
refused-phase-asks-for-other-groups = Your phase asks for other groups.
refused-phase-shows-both-sides = A phase is laid with one side of the cards only.
refused-group-has-too-few-cards = A group has fewer cards than your phase asks for.
refused-group-has-too-many-cards = A group has more cards than your phase asks for. Lay it without them, then add them.
refused-numbers-go-from-1-to-12 = Numbers go from 1 to 12.
refused-numbered-card-keeps-its-number = A numbered card stands for its own number and no other.
refused-set-has-one-number = All cards of a set have the same number.
refused-run-is-consecutive = The numbers of a run follow one another, without a gap.
refused-run-has-one-colour = All cards of a run have the same colour.
refused-phase-needs-a-numbered-card = Stars alone make no phase. Use at least one numbered card.
refused-group-needs-a-numbered-card = By these rules each group needs a numbered card.
refused-groups-are-alike = By these rules two groups of a phase must differ: runs in colour, sets in number.
refused-run-is-full = This run goes from 1 to 12 already. There is no room left in it.
refused-card-is-not-next-to-the-run = This card fits at neither end of the run.
refused-star-needs-a-number = Say which number the star stands for.

## Rulings: the question, then each answer

phase10flip-ruling-minimum-seats = How many players does it take?
phase10flip-ruling-minimum-seats-number = { $number } or more

phase10flip-ruling-variant = How is the game won?
phase10flip-ruling-variant-standard = whoever completes the last phase first wins
phase10flip-ruling-variant-ten-rounds = one round for each phase, laid or not; then the fewest points win

phase10flip-ruling-phases-to-win = How many phases are there to complete?
phase10flip-ruling-phases-to-win-number =
    { $number ->
        [one] { $number } phase
       *[other] { $number } phases
    }

phase10flip-ruling-own-backs = May you look at the backs of your own cards?
phase10flip-ruling-own-backs-seen = yes
phase10flip-ruling-own-backs-hidden = no

phase10flip-ruling-laying = Must you lay your phase as soon as you can?
phase10flip-ruling-laying-optional = no, when you like
phase10flip-ruling-laying-compulsory = yes

phase10flip-ruling-equal-groups = May two runs of a phase have one colour, or two sets one number?
phase10flip-ruling-equal-groups-allowed = yes
phase10flip-ruling-equal-groups-refused = no

phase10flip-ruling-lay-down-size = May a group be laid larger than the phase asks?
phase10flip-ruling-lay-down-size-exact = no, further cards follow as hits
phase10flip-ruling-lay-down-size-at-least = yes

phase10flip-ruling-numbered-card = Where must there be a card that is no star?
phase10flip-ruling-numbered-card-per-phase = somewhere in the phase
phase10flip-ruling-numbered-card-per-group = in each of its groups

phase10flip-ruling-flip-when = Which FLIP cards turn the table over?
phase10flip-ruling-flip-when-discarded = those that are discarded
phase10flip-ruling-flip-when-discarded-or-laid = those that are discarded, laid or hit

phase10flip-ruling-last-discard-flips = If the discard that ends the round is a FLIP, is the table turned over before points are counted?
phase10flip-ruling-last-discard-flips-yes = yes
phase10flip-ruling-last-discard-flips-no = no, the round is over

phase10flip-ruling-going-out = How may your last card leave your hand?
phase10flip-ruling-going-out-hit-or-discard = laid, hit or discarded
phase10flip-ruling-going-out-discard-only = only discarded

phase10flip-ruling-exhausted-pile = What if a turn begins without a draw pile?
phase10flip-ruling-exhausted-pile-reshuffle = all discards but the top one are shuffled
phase10flip-ruling-exhausted-pile-end-round = the round ends

phase10flip-ruling-stall-turns = After how many turns does a round end at the latest?
phase10flip-ruling-stall-turns-number =
    { $number ->
        [one] { $number } turn
       *[other] { $number } turns
    }

## The readings we follow where the rulebook is silent

reading-nothing-forbids-looking = Nothing forbids turning a card of your own round, and you saw its back before you took it.
reading-hands-are-hidden = Nobody else sees what you could lay, so nobody could hold you to it.
reading-each-group-by-itself = Each group has to be a run or a set by itself; nothing compares it with another.
reading-the-rest-are-hits = The list of phases gives sizes, and what is left over can follow at once as hits.
reading-only-the-discard-orders-it = Only the last step of a turn orders a flip, and the played card ends up under the discard pile.
reading-the-order-is-unconditional = The order to flip has no condition, and the only exemption given is for the first card of the discard pile.
reading-the-game-goes-on = Nothing says that the round ends, so the discards serve again and play goes on.
reading-rounds-must-end = A round in which nobody ever lays would never end, so we end it.
