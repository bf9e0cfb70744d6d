# Hints at a newcomer’s first table, one short sentence or two; and the way from a rule to its lesson.

hint-close = Close
hint-flip7-turn = Hit takes one more card. Stay keeps your points and ends the round for you.
hint-flip7-bust = The same number twice is a bust: out of the round, with no points.
hint-flip7-freeze = A Freeze: no more cards in this round, but the points are kept.
hint-flip7-flip3 = A Flip Three: three cards one after the other, like it or not.
hint-flip7-chance = A Second Chance lies there until it saves its owner from one bust.
hint-phase10flip-turn = Draw a card from either pile. At the end of your turn, discard one.
hint-phase10flip-lay = A laid phase counts and stays. From now on its owner may add cards to any group.
hint-phase10flip-hit = That was a hit: a card added to a group that lies there.
hint-phase10flip-flip = A FLIP: everybody plays the other faces now. What is laid stays.
web-rules-lesson = Learn it by playing
