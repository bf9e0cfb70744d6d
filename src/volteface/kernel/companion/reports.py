"""Reports: what people say happened at the real table, about players and not about seats.

A player keeps one id for the whole evening, whatever seat they move to, so that a correction of an earlier round does
not change whom later reports are about. These reports fit every game; a game's own ones are in its companion.
"""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

MOST_PLAYERS: Final = 40
LONGEST_PLAYER_NAME: Final = 96  # code points; how long it may look is checked where it is written
MOST_POINTS: Final = 9999

PlayerId: TypeAlias = Annotated[int, Meta(ge=0, le=999)]
Points: TypeAlias = Annotated[int, Meta(ge=-MOST_POINTS, le=MOST_POINTS)]
Way: TypeAlias = Literal["cards", "scores"]


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who plays with real cards: a name without a device."""

    id: PlayerId
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_PLAYER_NAME)]


class Report(Struct, frozen=True, forbid_unknown_fields=True, tag_field="report"):
    """Base class of reports."""

    def about(self) -> str:
        """What it is about: two devices that report about the same without seeing each other contradict each other."""
        return f"player {getattr(self, 'player', None)}" if hasattr(self, "player") else str(self.tag())

    def tag(self) -> str:
        """What kind of report it is."""
        return str(self.__struct_config__.tag)


class Players(Report, frozen=True, tag="players"):
    """Who plays from the next round on, in seat order: people come late, leave, change seats or names."""

    players: Annotated[tuple[Player, ...], Meta(min_length=1, max_length=MOST_PLAYERS)]


class BeginRound(Report, frozen=True, tag="round"):
    """A round begins: every card is reported, or only the scores; `dealer` only where the rules do not say who deals.

    `is_drawn` asks the table to draw the dealer, and stays there as a note; `is_shuffled` says that all cards were
    shuffled before the round.
    """

    way: Way
    dealer: PlayerId | None = None
    is_drawn: bool = False
    is_shuffled: bool = False


class SetTotal(Report, frozen=True, tag="total"):
    """The table is right: this player has this total."""

    player: PlayerId
    total: Points


class SetTurn(Report, frozen=True, tag="turn"):
    """The table is right: it is this player's turn."""

    player: PlayerId

    def about(self) -> str:
        """It is about the whole table."""
        return self.tag()


class Stop(Report, frozen=True, tag="stop"):
    """People stop playing; whoever leads has won."""
