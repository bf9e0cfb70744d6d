"""Hit or stay in Flip 7: the expected points of the round for both, under best play.

`lab.solver` solves the same model in compiled code; this one needs no more than Python. A choice is exact wherever a
search within the limit settles it, and so are the values; docs/bots-flip7.md says how far from exact the others are.
"""

from functools import lru_cache
from typing import Final

from msgspec import Struct

from volteface.bots.flip7.search import Detail, Search, SearchTooLong
from volteface.games.flip7.cards import EMPTY, FLIP_THREE, FREEZE, INDEX, Pile
from volteface.games.flip7.odds import next_card_odds
from volteface.games.flip7.rules import Rules
from volteface.games.flip7.scoring import points
from volteface.games.flip7.state import Line

EPSILON: Final = 1e-9  # a smaller advantage over staying is rounding error
LIMIT: Final = 1500  # positions of a search that only says how much better a hit is
CLOSE: Final = 0.02  # points between hit and stay, below which each plus card is counted for itself


class Suggestion(Struct, frozen=True):
    """Whether to hit, and the expected points of the round for both choices."""

    is_hit_best: bool
    hit: float
    stay: int


@lru_cache(maxsize=256)  # a screen is drawn again and again
def suggest(line: Line, pile: Pile, rules: Rules) -> Suggestion:
    """Return the better choice for a line that may hit or stay, when the next card comes from this pile."""
    stay = points(line, rules)
    if pile == EMPTY:
        return Suggestion(False, float(stay), stay)
    next_card = next_card_odds(line, pile, rules).gain()
    gain = _gain_of_hit(line, pile, rules, next_card)
    if gain > EPSILON:
        return Suggestion(True, stay + gain, stay)
    actions = pile[INDEX[FREEZE]] + pile[INDEX[FLIP_THREE]]  # they go to somebody else, and the line stays as it is
    return Suggestion(False, stay + gain * (1 - actions / sum(pile)), stay)


def _gain_of_hit(line: Line, pile: Pile, rules: Rules, next_card: float) -> float:
    """What a hit is worth beyond staying until a card comes that is no action card."""
    if next_card > 0:
        try:
            return Search(line, pile, rules, Detail.ALIKE, LIMIT).gain_of_hit()
        except SearchTooLong:
            return max(Search(line, pile, rules, Detail.SPREAD).gain_of_hit(), next_card)
    gain = Search(line, pile, rules, Detail.ALIKE).gain_of_hit()
    return gain if abs(gain) > CLOSE else Search(line, pile, rules, Detail.EXACT).gain_of_hit()
