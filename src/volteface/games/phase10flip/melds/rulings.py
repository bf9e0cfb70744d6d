"""The three rulings on which laying a phase down depends; their questions are A10, A11 and A13."""

from enum import Enum
from typing import Protocol

from msgspec import Struct


class EqualGroups(Enum):
    """Two runs of one colour, or two sets of one number, in one phase."""

    ALLOWED = "allowed"
    REFUSED = "refused"


class LayDownSize(Enum):
    """How many cards a group is laid down with."""

    EXACT = "exact"
    AT_LEAST = "at_least"


class NumberedCard(Enum):
    """Where at least one card must be no star."""

    PER_PHASE = "per_phase"
    PER_GROUP = "per_group"


class MeldRulings(Protocol):
    """Whatever answers these three questions: the rules of a game, or `PlainRulings`."""

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
    """The three answers by themselves."""

    equal_groups: EqualGroups = EqualGroups.ALLOWED
    lay_down_size: LayDownSize = LayDownSize.EXACT
    numbered_card: NumberedCard = NumberedCard.PER_PHASE
