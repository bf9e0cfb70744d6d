"""The rulings of Phase 10 FLIP! as typed answers; each field's question and source are in rulings.toml."""

from collections.abc import Mapping
from enum import Enum
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from volteface.games.phase10flip.melds import EqualGroups, LayDownSize, NumberedCard
from volteface.kernel import read_rulebook

RULEBOOK: Final = read_rulebook(files(__package__).joinpath("rulings.toml").read_text(encoding="utf-8"))
VERSION: Final = 2
COLOURS_TOLD: Final = 2  # first version in which a hit tells the colour that a run gets by it
FEWEST_SEATS: Final = 2  # by the rulebook
MOST_SEATS: Final = 6


class Variant(Enum):
    """How the game is won."""

    STANDARD = "standard"
    TEN_ROUNDS = "ten_rounds"


class OwnBacks(Enum):
    """Whether a player may look at the backs of their own cards."""

    SEEN = "seen"
    HIDDEN = "hidden"


class Laying(Enum):
    """Whether a player who can lay must."""

    OPTIONAL = "optional"
    COMPULSORY = "compulsory"


class FlipWhen(Enum):
    """Which FLIP cards flip the table."""

    DISCARDED = "discarded"
    DISCARDED_OR_LAID = "discarded_or_laid"


class LastDiscardFlips(Enum):
    """Whether the discard that ends the round flips before hands are counted."""

    YES = "yes"
    NO = "no"


class GoingOut(Enum):
    """How the last card may leave the hand."""

    HIT_OR_DISCARD = "hit_or_discard"
    DISCARD_ONLY = "discard_only"


class ExhaustedPile(Enum):
    """What happens when a turn begins without a draw pile."""

    RESHUFFLE = "reshuffle"
    END_ROUND = "end_round"


class Rules(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An answer to every question, house rules included; a log keeps the version it was played by."""

    edition: str
    variant: Variant
    phases_to_win: int
    own_backs: OwnBacks
    laying: Laying
    equal_groups: EqualGroups
    lay_down_size: LayDownSize
    numbered_card: NumberedCard
    flip_when: FlipWhen
    last_discard_flips: LastDiscardFlips
    going_out: GoingOut
    exhausted_pile: ExhaustedPile
    stall_turns: int
    version: int = 1  # left out of the JSON of version 1, whose logs hold digests without it
    minimum_seats: int = FEWEST_SEATS  # left out of the JSON as well: older logs hold digests without it

    def answers(self) -> dict[str, str | int]:
        """Every answer by the name of its ruling; the usual number of seats goes without saying, as in older logs."""
        named: dict[str, str | int] = msgspec.to_builtins(self)
        named.pop("version", None)
        del named["edition"]
        return named


def read_rules(edition: str, house: Mapping[str, object] | None = None, version: int = VERSION) -> Rules:
    """An edition's rules with house rules laid over them."""
    return msgspec.convert({"edition": edition, "version": version, **RULEBOOK.resolve(edition, house)}, Rules)
