"""Broadcast: everybody at a table gets what changed in their own view.

What several see alike is encoded once: docs/decisions/0004-views-encoded-once.md. Deltas: 0007-deltas.md.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any, cast

from msgspec import UNSET, Raw, Struct

from volteface.kernel import Seat
from volteface.rooms.connection import Connection, encode
from volteface.rooms.messages import Update
from volteface.tables import ActionId, LiveTable, TableView
from volteface.tables.delta import Deltas
from volteface.tables.views import SeenEntry


class ShownView(Struct, frozen=True, eq=False):
    """A view that connections were sent; updates that change it name its version."""

    version: int
    view: TableView


class Broadcaster:
    """The connections to one table; a person may have several, and spectators all see the same."""

    def __init__(self) -> None:
        self._shown: dict[Connection, ShownView] = {}  # the view that each connection has
        self._version = 0

    def __len__(self) -> int:
        return len(self._shown)

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._shown)

    def add(self, connection: Connection, table: LiveTable) -> ShownView:
        """Send to a connection from now on; returns the view that it has to be sent first."""
        self._version += 1
        shown = self._shown[connection] = ShownView(self._version, table.view_for(connection.person))
        return shown

    def discard(self, connection: Connection) -> None:
        """Send to a connection no more."""
        self._shown.pop(connection, None)

    def whole_view(self, connection: Connection, table: LiveTable) -> ShownView:
        """A whole view that has to be sent to a connection now; later updates change this one."""
        if connection in self._shown:
            return self.add(connection, table)
        return ShownView(self._version, table.view_for(connection.person))

    def send(self, table: LiveTable, since: int, now: int, action: ActionId | None = None) -> None:
        """Send everybody what changed and the entries since; the sender of a command also gets its key."""
        self._version += 1
        seats = {table.viewer(connection.person) for connection in self._shown}
        shown = {seat: ShownView(self._version, view) for seat, view in table.views(seats).items()}
        messages = _Messages(now, table.feeds(seats, since))
        for connection, old in self._shown.items():
            person = connection.person
            seat = table.viewer(person)
            key = action.key if action is not None and person == action.person else ""
            if text := messages.text(seat, old, shown[seat], key, is_whole=connection.wants_whole_views):
                self._shown[connection] = shown[seat]
                connection.send(text, partial(messages.whole, shown[seat]))


class _Messages:
    """The messages of one broadcast; each is encoded once for all who get the same."""

    def __init__(self, now: int, feeds: dict[Seat | None, tuple[SeenEntry, ...]]) -> None:
        self._now, self._feeds, self._deltas = now, feeds, Deltas()
        self._texts: dict[tuple[object, ...], bytes] = {}
        self._happened: dict[int, Any] = {}  # encoded once for all who saw the same

    def text(self, seat: Seat | None, old: ShownView, new: ShownView, key: str, *, is_whole: bool) -> bytes:
        """What a connection with an old view is told; empty if nothing is new to it."""
        case = (seat, old, key, is_whole)
        text = self._texts.get(case)
        if text is None:
            text = self._texts[case] = self._encode(self._feeds[seat], old, new, key, is_whole=is_whole)
        return text

    def whole(self, shown: ShownView) -> bytes:
        """A fresh view in place of updates that did not fit into a send queue."""
        return encode(Update(now=self._now, version=shown.version, table=shown.view, happened=()))

    def _encode(
        self, feed: tuple[SeenEntry, ...], old: ShownView, new: ShownView, key: str, *, is_whole: bool
    ) -> bytes:
        changed = self._deltas.between(old.view, new.view)
        if not changed and not feed and not key:
            return b""
        happened = self._happened.get(id(feed))
        if happened is None:
            happened = self._happened[id(feed)] = cast(Any, Raw(encode(feed)))
        action, now, version = key or UNSET, self._now, new.version
        if is_whole:
            return encode(Update(action=action, now=now, version=version, table=new.view, happened=happened))
        return encode(
            Update(action=action, now=now, version=version, base=old.version, changed=changed, happened=happened)
        )
