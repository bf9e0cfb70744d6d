"""Tables whose deals are written down beforehand."""

from collections.abc import Sequence
from typing import Any

from volteface.kernel import Game
from volteface.store import MemoryStore
from volteface.tables import LiveTable, Setup
from volteface.tables.deal import VerifiableDealer
from volteface.tables.draft import Draft

from .evenings import PEOPLE, Kind, opened, seat_people


class ScriptedDealer(VerifiableDealer):
    """A Dealer who reads its moves off a list."""

    def __init__(self, game: Game, script: Sequence[Any], dealt: int) -> None:
        super().__init__(game, b"", dealt)
        self.script = script

    def deal(self, state: Any) -> Any:
        """The next move of the list."""
        self.dealt += 1
        return self.script[self.dealt - 1]


class ScriptedTable(LiveTable):
    """A live table but for its Dealer."""

    script: Sequence[Any] = ()

    def dealer_of(self, draft: Draft) -> VerifiableDealer:
        """The Dealer who reads the script."""
        return ScriptedDealer(self.game, self.script, self._dealt)


def scripted(
    kind: Kind,
    script: Sequence[Any],
    *,
    people: tuple[str, ...] = PEOPLE,
    seed: int = 1,
    setup: Setup | None = None,
) -> ScriptedTable:
    """A table at which these people sit, and at which the deals are these."""
    store = MemoryStore()
    opened(kind, seed, store, setup)
    table = ScriptedTable(kind.game, store, store.load("t"))
    table.script = script
    seat_people(table, people)
    return table
