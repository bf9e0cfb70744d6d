"""Higher, the example game in examples/games/higher, for tests that need a third game."""

from typing import Any, Final

from higher.bots import BOTS
from higher.cases import HigherCaseTable
from higher.game import AS_GAME, GAME, Higher
from higher.state import RULEBOOK, Deal, GotCard, Rules, Said, Say, State
from volteface.kernel import CaseTable, Manifest, Refused

__all__ = [
    "AS_GAME",
    "BOTS",
    "HIGHER",
    "MANIFEST",
    "RULEBOOK",
    "Deal",
    "GotCard",
    "Higher",
    "LeakyHigher",
    "Said",
    "Say",
    "State",
]

HIGHER: Final = GAME
MANIFEST: Final = Manifest(
    game="higher.game:GAME", bots="higher.bots:BOTS", default_bot="random"
)  # as little as allowed


class LeakyTable(HigherCaseTable):
    """A case table with a bug: a refused entry still leaves a trace."""

    refusals = 0

    def play(self, entry: str) -> None:
        try:
            super().play(entry)
        except Refused:
            self.refusals += 1
            raise

    def snapshot(self) -> Any:
        return self.state, self.refusals


class LeakyHigher(Higher):
    """Higher with that case table."""

    def case_table(self, rules: Rules, given: dict[str, Any]) -> CaseTable:
        return LeakyTable(self, rules, given)
