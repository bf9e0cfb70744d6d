# How to play Phase 10 FLIP!, one section a message: -title above, the text below. New ids go into all four languages.
# Arguments: every ruling by its name, such as $variant.

phase10flip-guide-goal-title = The goal
phase10flip-guide-goal =
    { $variant ->
        [ten_rounds] Ten rounds, one phase in each: in round 4 everybody tries phase 4, done with the others or not. The fewest points win.
       *[standard] { $phases_to_win ->
            [1] Be the first to complete phase 1.
           *[other] Complete phases 1 to { $phases_to_win }, one after the other and one in a round. Be the first.
        }
    }
phase10flip-guide-turn-title = Your turn
phase10flip-guide-turn = First draw a card: from the draw pile, or the top one of the discards. Then lay down your phase, if you have it. Once it lies there, you may hit. At the end, discard one card.
phase10flip-guide-groups-title = Runs and sets
phase10flip-guide-groups = A run is numbers in a row in one colour, such as three reds: 4, 5, 6. After 12 it does not begin again at 1. A set is cards of one number in any colours.
phase10flip-guide-phases-title = Phases
phase10flip-guide-phases =
    You lay your phase in one go, from your own hand, and once in a round. { $lay_down_size ->
        [at_least] Its groups may be longer than the phase asks for.
       *[exact] Its groups are as long as the phase says; what is left over can follow as hits.
    } What lies on the table stays there. { $variant ->
        [ten_rounds] The next round brings the next phase, for everybody.
       *[standard] Whoever laid their phase goes on to the next one in the next round; whoever did not tries the same one again.
    }
phase10flip-guide-list-title = The ten phases
phase10flip-guide-list =
    Two runs of 2
    A run of 2 and a set of 2
    A run of 2 and a set of 3
    A run of 3 and a set of 2
    A run of 4 and a set of 2
    Two runs of 3
    A run of 3 and a set of 3
    A run of 5 and a set of 2
    A run of 2 and a set of 4
    A run of 3 and two sets of 2
phase10flip-guide-stars-title = Stars
phase10flip-guide-stars =
    A star stands for any number you like. On the COLOUR side it has a colour and stands for that colour only. You say its number when you lay it, and it keeps it. { $numbered_card ->
        [per_group] Each group needs at least one card that is not a star.
       *[per_phase] A phase needs at least one card that is not a star.
    }
phase10flip-guide-sides-title = The two sides
phase10flip-guide-sides = Every card has two faces, and only one side is in play. Each round begins on the COLOUR side. On the INTENSE side a card may be of any colour you like, so runs are easy there.
phase10flip-guide-backs-title = What the others see
phase10flip-guide-backs =
    You hold the side in play towards you, and the others see the backs of your cards, as you see theirs. { $own_backs ->
        [hidden] You may not look at your own.
       *[seen] You may look at your own as well.
    } The draw pile shows the back of its top card. After a flip, these backs are what you play with.
phase10flip-guide-flip-title = FLIP
phase10flip-guide-flip =
    { $flip_when ->
        [discarded_or_laid] Some cards carry a FLIP mark. Whoever discards, lays or hits with one on its marked face turns the table over:
       *[discarded] Some cards carry a FLIP mark. Whoever discards one on its marked face turns the table over:
    } both piles and all hands show their other side, and that side is in play from now on. Groups on the table stay as they are.
phase10flip-guide-hitting-title = Hitting
phase10flip-guide-hitting = Once your phase lies on the table, you may add cards to any group there, your own or somebody else’s: the same number to a set, the next number at either end of a run. Both sides may mix. A run that was laid with INTENSE cards takes the colour of the first COLOUR card that joins it.
phase10flip-guide-out-title = Going out
phase10flip-guide-out =
    Whoever has no card left ends the round at once{ $going_out ->
        [discard_only] {""}. The last card has to be a discard.
       *[hit_or_discard] {""}, be it with a hit or with the last discard.
    }
phase10flip-guide-pile-title = An empty draw pile
phase10flip-guide-pile =
    { $exhausted_pile ->
        [end_round] When the draw pile is empty, the round ends, and everybody counts.
       *[reshuffle] When the draw pile is empty, all discards but the top one are shuffled into a new one.
    } If nobody goes out in { $stall_turns } turns, the round ends as well.
phase10flip-guide-points-title = Points
phase10flip-guide-points = Points are bad. Whoever went out gets none. Everybody else counts the cards in hand, on the side in play: 5 for 1 to 9, 10 for 10 to 12, 20 for a star.
phase10flip-guide-end-title = The end
phase10flip-guide-end =
    { $variant ->
        [ten_rounds] After ten rounds the fewest points win. If there is a tie, those who are tied play phase 10 again, and whoever goes out first wins.
       *[standard] The game ends with the round in which somebody completes phase { $phases_to_win }. If several do, the fewest points win; if they are tied, they play that phase again, and whoever goes out first wins.
    }
