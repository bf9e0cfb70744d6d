"""The three rulings on which laying a phase down depends (A10, A11 and A13), and the group sizes they allow."""

from collections.abc import Iterator
from enum import Enum
from itertools import combinations_with_replacement, product
from typing import Protocol, TypeAlias

from msgspec import Struct

from volteface.games.phase10flip.cards import NUMBERS
from volteface.games.phase10flip.phases import Phase

Sizes: TypeAlias = tuple[int, ...]


class EqualGroups(Enum):
    """Whether a phase may hold two runs of one colour, or two sets of one number."""

    ALLOWED = "allowed"
    REFUSED = "refused"


class LayDownSize(Enum):
    """Whether a group may be laid down with more cards than asked."""

    EXACT = "exact"
    AT_LEAST = "at_least"


class NumberedCard(Enum):
    """Whether the phase, or each of its groups, needs a card that is no star."""

    PER_PHASE = "per_phase"
    PER_GROUP = "per_group"


class MeldRulings(Protocol):
    """The answers to these three questions: the `Rules` of a game, or `PlainRulings`."""

    @property
    def equal_groups(self) -> EqualGroups:
        """Whether two groups of a phase may be alike."""

    @property
    def lay_down_size(self) -> LayDownSize:
        """Whether a group may be larger than the phase asks."""

    @property
    def numbered_card(self) -> NumberedCard:
        """Whether each group needs a numbered card, or only the phase."""


class PlainRulings(Struct, frozen=True, forbid_unknown_fields=True):
    """The three answers without the rest of the rules."""

    equal_groups: EqualGroups = EqualGroups.ALLOWED
    lay_down_size: LayDownSize = LayDownSize.EXACT
    numbered_card: NumberedCard = NumberedCard.PER_PHASE


def group_sizes(phase: Phase, rulings: MeldRulings, cards: int) -> list[tuple[Sizes, Sizes]]:
    """Return every pair of run sizes and set sizes that so many cards can fill, the largest first.

    Two groups of which the same is asked are interchangeable, so the larger one is named first.
    """
    if rulings.lay_down_size is LayDownSize.EXACT:
        return [(phase.runs, phase.sets)] if phase.size <= cards else []
    pairs = product(_at_least(phase.runs, len(NUMBERS)), _at_least(phase.sets, cards))
    fitting = (pair for pair in pairs if sum(pair[0]) + sum(pair[1]) <= cards)
    return sorted(fitting, key=lambda pair: (-sum(pair[0]) - sum(pair[1]), pair))


def _at_least(sizes: Sizes, limit: int) -> Iterator[Sizes]:
    """Return every choice of sizes of which each is at least as large as asked."""
    assert len(set(sizes)) <= 1, "a phase asks for runs of one size and for sets of one size"
    if not sizes:
        return iter([()])
    return combinations_with_replacement(range(limit, sizes[0] - 1, -1), len(sizes))
