"""What an adviser is: it tells a seat what its view means, and how one is found by its game."""

from typing import Any, Protocol, cast

from volteface.kernel import Log, UnknownName, games, load_part


class Adviser(Protocol):
    """Somebody who counts for a person: odds, or good ways to lay cards down."""

    advice_type: Any
    review_type: Any

    def advise(self, view: Any) -> Any:
        """What there is to say about a seat's view; it says nothing that the view does not tell."""

    def review(self, log: Log) -> Any:
        """What there is to say about a finished game; nothing if there is nothing to count."""


def find_adviser(game: str) -> Adviser:
    """The adviser of that game; raises `UnknownName` if it has none."""
    adviser = load_part(game, "adviser")
    if adviser is None:
        raise UnknownName("adviser for the game", game, [name for name in games() if load_part(name, "adviser")])
    return cast(Adviser, adviser)
