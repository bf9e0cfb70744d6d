"""What an adviser is: it tells a seat what its view means, and how one is found by its game."""

from functools import cache
from importlib.metadata import entry_points
from typing import Any, Protocol, cast

from volteface.kernel import Log, UnknownName


class Adviser(Protocol):
    """Somebody who counts for a person: odds, or good ways to lay cards down."""

    advice_type: Any
    review_type: Any

    def advise(self, view: Any) -> Any:
        """What there is to say about a seat's view; it says nothing that the view does not tell."""

    def review(self, log: Log) -> Any:
        """What there is to say about a finished game; nothing if there is nothing to count."""


@cache
def find_adviser(game: str) -> Adviser:
    """The adviser of that game, from its entry point."""
    points = entry_points(group="volteface.advisers")
    for point in points:
        if point.name == game:
            return cast(Adviser, point.load())
    raise UnknownName("adviser for the game", game, sorted(point.name for point in points))
