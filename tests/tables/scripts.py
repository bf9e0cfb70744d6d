"""Tables whose deals are written down beforehand."""

from collections.abc import Sequence
from typing import Any

from tests.tables.stored import KeptTable
from volteface.kernel import Game
from volteface.store import MemoryStore
from volteface.tables import Setup
from volteface.tables.fairness.deal import VerifiableDealer

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


def scripted(
    kind: Kind,
    script: Sequence[Any],
    *,
    people: tuple[str, ...] = PEOPLE,
    seed: int = 1,
    setup: Setup | None = None,
) -> KeptTable:
    """A table at which these people sit, and at which the deals are these."""
    store = MemoryStore()
    opened(kind, seed, store, setup)

    def make_dealer(game: Game, _: object, __: bytes, dealt: int, ___: object) -> ScriptedDealer:
        return ScriptedDealer(game, script, dealt)

    table = KeptTable(kind.game, store, store.load("t"), make_dealer)
    seat_people(table, people)
    return table
