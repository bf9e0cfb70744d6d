"""The sizes in which a phase may be laid: the asked ones, or larger ones where `lay_down_size` allows them."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, product

from volteface.games.phase10flip.cards import NUMBERS
from volteface.games.phase10flip.melds.feasibility import Sizes
from volteface.games.phase10flip.melds.rulings import LayDownSize, MeldRulings
from volteface.games.phase10flip.phases import Phase


def shapes(phase: Phase, rulings: MeldRulings, cards: int) -> list[tuple[Sizes, Sizes]]:
    """Every pair of run sizes and set sizes that so many cards can fill, the largest first.

    Two groups of which the same is asked are interchangeable, so the larger one is named first.
    """
    if rulings.lay_down_size is LayDownSize.EXACT:
        return [(phase.runs, phase.sets)] if phase.size <= cards else []
    pairs = product(_larger(phase.runs, len(NUMBERS)), _larger(phase.sets, cards))
    fitting = (pair for pair in pairs if sum(pair[0]) + sum(pair[1]) <= cards)
    return sorted(fitting, key=lambda pair: (-sum(pair[0]) - sum(pair[1]), pair))


def _larger(sizes: Sizes, limit: int) -> Iterator[Sizes]:
    """Every choice of sizes of which each is at least as large as asked."""
    assert len(set(sizes)) <= 1, "a phase asks for runs of one size and for sets of one size"
    if not sizes:
        return iter([()])
    return combinations_with_replacement(range(limit, sizes[0] - 1, -1), len(sizes))
