"""A table with all hands open, as at the end of a round and in a replay."""

from collections.abc import Sequence

from volteface.games.phase10flip.cards import Face, sort_faces
from volteface.games.phase10flip.view import View
from volteface.kernel import Seat


class OpenView(View, frozen=True):
    """What everybody sees once the hands lie on the table."""

    open: tuple[tuple[Face, ...], ...] = ()  # every seat's active faces


def reveal(view: View, views: Sequence[View]) -> OpenView:
    """The view with every seat's active faces, which each seat's own view tells."""
    fields = {name: getattr(view, name) for name in View.__struct_fields__}
    return OpenView(**fields, open=tuple(sort_faces(own.faces) for own in views))


def open_faces(view: View, seat: Seat) -> tuple[Face, ...] | None:
    """The active faces of a seat whose hand lies open."""
    return view.open[seat] if isinstance(view, OpenView) and view.open else None
