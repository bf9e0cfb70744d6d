"""The kernels of Flip 7 agree with the readable engine, move by move."""

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given

from tests.cases.collection import all_cases
from tests.flip7.setups import EDITIONS, setups
from tests.flip7.walks import Setup, walk
from tests.proofs import proof
from volteface.games.flip7 import GAME
from volteface.games.flip7.cases import Flip7CaseTable
from volteface.games.flip7.moves import Move
from volteface.games.flip7.rules import InitialDeal, Rules
from volteface.games.flip7.state import State
from volteface.kernel import Case, run_case
from volteface.lab.engine.encoding import code_of
from volteface.lab.engine.flip7 import rules

from .agreement import compare_many
from .mirror import Disagreement
from .mirror.flip7 import Mirror
from .mirror.flip7_codec import load
from .mirror.flip7_games import play_mirrored
from .mirror.flip7_kernels import go_on_from

CASES = [pytest.param(case, id=case.case.encode("ascii", "replace").decode()) for case in all_cases("flip7")]


class MirroredTable(Flip7CaseTable):
    """A case's table that makes every move on the kernels too."""

    def __init__(self, rules: Rules, given: dict[str, Any]) -> None:
        self.mirror: Mirror | None = None
        super().__init__(rules, given)
        self._mirror()

    def _set_up(self, rules: Rules, given: dict[str, Any]) -> State:
        opening = super()._set_up(rules, given)
        self.opening = load(opening)
        return opening

    def _mirror(self) -> Mirror:
        if self.mirror is None:
            go_on_from(self.opening)
            self.mirror = Mirror(self.state, self.opening)
            self.mirror.compare()
        return self.mirror

    def apply(self, move: Move) -> None:
        """Make a move on both engines."""
        mirror = self._mirror()
        super().apply(move)
        mirror.make(move)
        mirror.compare()


def mirrored_table(_game: str, edition: str, house: Mapping[str, object], given: dict[str, Any]) -> MirroredTable:
    """The table of a case, as `run_case` asks for it."""
    return MirroredTable(GAME.rules(edition, house), given)


@pytest.mark.parametrize("case", CASES)
def test_the_kernels_play_the_case_as_the_readable_engine_does_in_every_edition(case: Case) -> None:
    verdicts = [run_case(case, edition, mirrored_table) for edition in case.editions]
    assert verdicts
    assert {verdict.edition: verdict.problem for verdict in verdicts if verdict.problem is not None} == {}


@proof(150)
@given(setup=setups(most_seats=18))
def test_the_kernels_follow_any_game_under_any_house_rules(setup: Setup) -> None:
    mirror = Mirror(setup.opening())
    for turn in walk(setup):
        mirror.make(turn.move)
        mirror.compare()


@proof(150)
@given(setup=setups(most_seats=18))
def test_the_readable_engine_follows_any_game_of_the_kernels_under_any_house_rules(setup: Setup) -> None:
    play_mirrored(setup.opening(), setup.seed)


@pytest.mark.parametrize("edition", EDITIONS)
def test_random_games_of_every_edition_agree(edition: str) -> None:
    assert compare_many(edition, games=60, first=1_000_000).problems == []


def test_a_crowd_with_two_decks_agrees() -> None:
    play_mirrored(GAME.start(GAME.rules(EDITIONS[0]), 40), seed=5)


def test_a_kernel_with_another_rule_is_found() -> None:
    mirror = Mirror(GAME.start(GAME.rules(EDITIONS[0]), 4))
    mirror.game[rules.INITIAL_DEAL] = code_of(InitialDeal.NONE)
    with pytest.raises(Disagreement, match="dealing"):
        mirror.make(GAME.offers(mirror.state)[0])
