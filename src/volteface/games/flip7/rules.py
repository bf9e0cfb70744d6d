"""The rulings of Flip 7 as typed answers; each field's question and sources are in rulings.toml."""

from collections.abc import Mapping
from enum import Enum
from importlib.resources import files
from typing import Final, Literal

import msgspec
from msgspec import Struct

from volteface.kernel import read_rulebook

RULEBOOK: Final = read_rulebook(files(__package__).joinpath("rulings.toml").read_text(encoding="utf-8"))
VERSION: Final = 2
MOST_SEATS: Final = 40
ONE_DECK_SEATS: Final = 18


class YesNo(Enum):
    """A plain yes or no."""

    YES = "yes"
    NO = "no"


class InitialDeal(Enum):
    """What everybody is dealt before anybody decides."""

    ONE_CARD = "one_card"
    NONE = "none"


class EmptyStay(Enum):
    """Staying without a card."""

    ALLOWED = "allowed"
    REFUSED = "refused"


class FreezeSelf(Enum):
    """Freezing oneself."""

    ALLOWED = "allowed"
    ONLY_WHEN_ALONE = "only_when_alone"


class SecondChanceInFlipThree(Enum):
    """When a Second Chance drawn in a Flip Three begins to protect."""

    AT_ONCE = "at_once"
    DEFERRED = "deferred"


class SecondChanceProtects(Enum):
    """Against which duplicates a Second Chance helps."""

    ALWAYS = "always"
    ON_HITS_ONLY = "on_hits_only"


class SpareSecondChanceAlone(Enum):
    """What the only active player does with a second one."""

    DISCARDED = "discarded"
    KEPT = "kept"


class DeferredOrder(Enum):
    """How several waiting cards are resolved."""

    ONE_BY_ONE = "one_by_one"
    ASSIGNED_FIRST = "assigned_first"


class Deferred(Enum):
    """What becomes of waiting cards whose owner is out."""

    PLAYED = "played"
    DROPPED = "dropped"


class DeferredSecondChance(Enum):
    """What becomes of a waiting Second Chance whose owner busted."""

    GIVEN = "given"
    DISCARDED = "discarded"


class UsedFlipThree(Enum):
    """Where a Flip Three goes when its three cards have been dealt."""

    STAYS = "stays"
    DISCARDED = "discarded"


class TwoDoubles(Enum):
    """What two x2 in one line do."""

    MULTIPLY = "multiply"
    ONCE = "once"


class ReshuffleWhen(Enum):
    """When the discards become a new deck."""

    NEEDED = "needed"
    EMPTIED = "emptied"


class Tie(Enum):
    """What a tie at the top means."""

    ROUND_FOR_ALL = "round_for_all"
    ROUND_FOR_TIED = "round_for_tied"
    SHARED = "shared"


class Rules(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One edition's answer to every question, house rules included; a log keeps the version it was played by."""

    edition: str
    target_score: int
    minimum_seats: int
    decks: Literal["auto", 1, 2, 3]
    initial_deal: InitialDeal
    flip_three_replaces_deal: YesNo
    deal_to_seats_out: YesNo
    empty_stay: EmptyStay
    freeze_self: FreezeSelf
    second_chance_in_flip_three: SecondChanceInFlipThree
    second_chance_protects: SecondChanceProtects
    spare_second_chance_alone: SpareSecondChanceAlone
    deferred_order: DeferredOrder
    deferred_after_bust: Deferred
    deferred_after_freeze: Deferred
    deferred_second_chance_after_bust: DeferredSecondChance
    used_flip_three: UsedFlipThree
    two_doubles: TwoDoubles
    reshuffle_each_round: YesNo
    reshuffle_this_round: YesNo
    reshuffle_when: ReshuffleWhen
    tie: Tie
    challenge_rounds: int
    round_cap: int
    version: int = 1  # left out of the JSON of version 1, whose logs hold digests without it

    def decks_for(self, seats: int) -> int:
        """How many decks are played with."""
        return self.decks if self.decks != "auto" else 1 if seats <= ONE_DECK_SEATS else 2

    def answers(self) -> dict[str, str | int]:
        """Every answer by the name of its ruling."""
        named: dict[str, str | int] = msgspec.to_builtins(self)
        named.pop("version", None)
        del named["edition"]
        return named


def read_rules(edition: str, house: Mapping[str, object] | None = None, version: int = VERSION) -> Rules:
    """An edition's rules with house rules laid over them."""
    return msgspec.convert({"edition": edition, "version": version, **RULEBOOK.resolve(edition, house)}, Rules)
