"""A scene: a table, its house rules and its players, and the ending that they lead to; of whichever game."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct

from volteface.kernel import Game

from .story import Story

Player: TypeAlias = Callable[[Any, Random], Any]  # from a state to a move


class Scene(Struct, frozen=True):
    """How a playthrough comes about, and the ending that it has to show."""

    shows: Callable[[Story], bool]
    dealer: Callable[[], Player]
    seat: Player
    seats: int = 3
    house: dict[str, str | int] = {}
    many_seats: dict[str, int] = {}  # by edition, where it takes more of them

    def seats_in(self, edition: str) -> int:
        return self.many_seats.get(edition, self.seats)


class Scenes(Struct, frozen=True):
    """All scenes of a game by their names, and a story that shows none of their endings."""

    game: Game
    named: dict[str, Scene]
    dull: Story

    def playthroughs(self) -> list[tuple[str, str]]:
        """Each scene by its name in each edition."""
        return [(name, edition) for name in self.named for edition in self.game.rulebook.editions]
