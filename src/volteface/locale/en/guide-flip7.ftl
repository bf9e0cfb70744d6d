# How to play Flip 7, one section a message: -title above, the text below. New ids go into all four languages.
# Arguments: every ruling by its name, such as $initial_deal, and $seats. One or two seats may play a challenge.

flip7-guide-goal-title = The goal
flip7-guide-goal =
    { $challenge_rounds ->
        [0] { flip7-goal-race }
       *[other] { $seats ->
            [1] { flip7-goal-challenge }
            [2] { flip7-goal-challenge }
           *[other] { flip7-goal-race }
        }
    }
flip7-goal-race = Collect points, round after round, until somebody has { $target_score }. Then whoever has the most wins.
flip7-goal-challenge = This table plays the challenge: reach { $target_score } points within { $challenge_rounds } rounds.
flip7-guide-turn-title = Your turn
flip7-guide-turn =
    { $initial_deal ->
        [one_card] Everybody begins the round with one card, face up.
       *[none] Everybody begins the round with nothing.
    } On your turn you choose one of two: hit, and get one more card, or stay, and leave the round with your points. Then it is the next player’s turn.{ $empty_stay ->
        [refused] {" "}Whoever has no card yet must hit.
       *[allowed] {""}
    }
flip7-guide-bust-title = Bust
flip7-guide-bust = A number that you already have busts you: you are out of the round and score nothing in it. There are twelve 12s, eleven 11s, and so on down to one 1, and a single 0. So high cards are worth more, and bust more often.
flip7-guide-flip7-title = Flip 7
flip7-guide-flip7 = Seven different numbers in front of you are a Flip 7. The round ends at once for everybody, and you get 15 points on top. The 0 counts as one of the seven.
flip7-guide-modifiers-title = Plus cards and ×2
flip7-guide-modifiers = A plus card adds its points. ×2 doubles your numbers, and nothing else. They never bust you and do not count towards the seven, but a bust takes them too.
flip7-guide-actions-title = Action cards
flip7-guide-actions =
    { $freeze_self ->
        [only_when_alone] Whoever draws a Freeze or a Flip Three plays it at once on somebody still in the round; a Freeze on yourself only if nobody else is left.
       *[allowed] Whoever draws a Freeze or a Flip Three plays it at once on somebody still in the round, which may be yourself. If nobody else is left, it is you.
    }
flip7-guide-freeze-title = Freeze
flip7-guide-freeze = That player takes no more cards in this round and keeps the points in front of them.
flip7-guide-flip3-title = Flip Three
flip7-guide-flip3 =
    That player must take the next three cards, and stops early only at a bust or a Flip 7. { $second_chance_in_flip_three ->
        [deferred] Action cards among the three wait until all three are dealt, a Second Chance too.
       *[at_once] A Freeze or Flip Three among the three waits until all three are dealt; a Second Chance helps at once.
    } { $deferred_after_bust ->
        [dropped] After a bust, waiting cards are dropped.
       *[played] Even after a bust, waiting cards are still played on others.
    }
flip7-guide-chance-title = Second Chance
flip7-guide-chance =
    Keep it in front of you. When a number would bust you, both cards are discarded instead, and you are still in. You may hold only one: a second one goes to a player without. { $spare_second_chance_alone ->
        [kept] If you are the only one left, you keep it.
       *[discarded] If nobody can take it, it is discarded.
    } When the round ends, it is gone.
flip7-guide-points-title = Points
flip7-guide-points = The round ends when nobody is left in it, or with a Flip 7. Whoever is not bust adds up the numbers, doubles them with ×2, then adds the plus cards, then 15 for a Flip 7.
flip7-guide-deck-title = The deck
flip7-guide-deck =
    { $reshuffle_each_round ->
        [yes] All cards are shuffled before every round.
       *[no] Used cards stay aside, and the next round goes on with the rest of the deck. When it runs out, the discards are shuffled. So it pays to count the cards.
    }
flip7-guide-end-title = The end
flip7-guide-end =
    { $challenge_rounds ->
        [0] { flip7-end-race }
       *[other] { $seats ->
            [1] { flip7-end-challenge }
            [2] { flip7-end-challenge }
           *[other] { flip7-end-race }
        }
    }
flip7-end-race =
    The game ends after the round in which somebody reaches { $target_score } points. The most points win. { $tie ->
        [round_for_tied] If there is a tie, those who are tied play one more round.
        [shared] If there is a tie, they win together.
       *[round_for_all] If there is a tie, everybody plays one more round.
    }
flip7-end-challenge = The challenge is won by whoever has { $target_score } points when { $challenge_rounds } rounds are over, or before.
