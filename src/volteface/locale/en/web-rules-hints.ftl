# Hints at a newcomer’s first table, one short sentence or two; and the way from a rule to its lesson.

hint-close = Close
hint-flip7-turn = Hit takes one more card. Stay keeps your points.
hint-flip7-bust = The same number twice is a bust: no points this round.
hint-flip7-freeze = A Freeze: no more cards, but the points are kept.
hint-flip7-flip3 = A Flip Three: three cards in a row, like it or not.
hint-flip7-chance = A Second Chance stays there, and saves from one bust.
hint-phase10flip-turn = Take a card from either pile. At the end, discard one.
hint-phase10flip-lay = A laid phase stays. From then on, you may hit any group.
hint-phase10flip-hit = That was a hit: a card added to a group that lies there.
hint-phase10flip-flip = A FLIP: every hand turns over. What is laid stays.
web-rules-lesson = Learn it by playing
