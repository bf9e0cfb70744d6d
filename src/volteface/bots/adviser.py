"""What an adviser is, and how one is found by its game."""

from typing import Any, Protocol, cast

from volteface.kernel import Log, UnknownName, games, load_part


class Adviser(Protocol):
    """Tells a seat what its view means: odds, or good ways to lay cards down."""

    advice_type: Any
    review_type: Any

    def advise(self, view: Any) -> Any:
        """Return advice on a seat's view, from that view alone."""

    def review(self, log: Log) -> Any:
        """Return a review of a finished game, or None if there is nothing to report."""


def find_adviser(game: str) -> Adviser:
    """Return the adviser of that game; raises `UnknownName` if it has none."""
    adviser = load_part(game, "adviser")
    if adviser is None:
        raise UnknownName("adviser for the game", game, [name for name in games() if load_part(name, "adviser")])
    return cast(Adviser, adviser)
