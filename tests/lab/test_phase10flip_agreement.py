"""The kernels of Phase 10 FLIP! agree with the readable engine and its bot `greedy`, move by move."""

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given

from tests.cases.collection import all_cases
from tests.phase10flip.setups import QUESTIONS, setups
from tests.phase10flip.walks import Setup, rich_deck, walk
from tests.proofs import proof
from volteface.games.phase10flip import GAME
from volteface.games.phase10flip.cases import Phase10FlipCaseTable, by_faces
from volteface.games.phase10flip.moves import Move
from volteface.games.phase10flip.rules import FEWEST_SEATS, MOST_SEATS
from volteface.kernel import Case, run_case
from volteface.lab.engine.phase10flip import rules
from volteface.lab.engine.rng import RNG_STATE

from .agreement import compare_many
from .mirror import Disagreement
from .mirror.phase10flip import Mirror
from .mirror.phase10flip_games import play_mirrored

EDITION = "fr"
ANSWERS = [
    *((name, answer) for name, answers in QUESTIONS.items() for answer in answers),
    *(("phases_to_win", number) for number in (1, 3)),
    *(("stall_turns", number) for number in (5, 30)),
]
CASES = [pytest.param(case, id=case.case.encode("ascii", "replace").decode()) for case in all_cases("phase10flip")]


class MirroredTable(Phase10FlipCaseTable):
    """A case's table that makes every move on the kernels too."""

    def apply(self, move: Move) -> None:
        """Make a move on both engines; one that is refused is made on neither."""
        before, said = by_faces(self.state, move)
        super().apply(move)
        Mirror(before).make(said)


def mirrored_table(_game: str, edition: str, house: Mapping[str, object], given: dict[str, Any]) -> MirroredTable:
    """The table of a case, as `run_case` asks for it."""
    return MirroredTable(GAME.rules(edition, house), given)


@pytest.mark.parametrize("case", CASES)
def test_the_kernels_play_the_case_as_the_readable_engine_does_in_every_edition(case: Case) -> None:
    verdicts = [run_case(case, edition, mirrored_table) for edition in case.editions]
    assert verdicts
    assert {verdict.edition: verdict.problem for verdict in verdicts if verdict.problem is not None} == {}


@proof(50)
@given(setup=setups(most=160))
def test_the_kernels_follow_any_game_under_any_house_rules(setup: Setup) -> None:
    mirror = Mirror(setup.opening())
    for turn in walk(setup):
        mirror.make(turn.move)


@proof(60)
@given(setup=setups())
def test_the_readable_engine_and_its_bot_follow_any_game_of_the_kernels_under_any_house_rules(setup: Setup) -> None:
    others = range(setup.seed % setup.seats)
    play_mirrored(setup.opening(), setup.seed, others, most=setup.most)


@pytest.mark.parametrize(("ruling", "answer"), ANSWERS)
def test_games_of_greedy_bots_agree_for_every_answer_to_a_ruling(ruling: str, answer: str | int) -> None:
    house = {"phases_to_win": 3, "stall_turns": 60, ruling: answer}
    for seed in range(4):
        seats = FEWEST_SEATS + seed % (MOST_SEATS - FEWEST_SEATS + 1)
        play_mirrored(GAME.start(GAME.rules(EDITION, house), seats, rich_deck(seed) if seed % 2 else None), seed)


def test_random_games_agree() -> None:
    assert compare_many(EDITION, games=30, first=1_000_000, game="phase10flip").problems == []


def test_ties_are_broken_the_same_way() -> None:
    house, tied = {"phases_to_win": 1, "stall_turns": 9}, 0  # few go out so soon, and many have equal points
    for seed in range(24):
        mirror = Mirror(GAME.start(GAME.rules(EDITION, house), 3))
        mirror.game[RNG_STATE] = seed
        while GAME.to_act(mirror.state) is not None:
            mirror.advance()
            tied += mirror.state.is_replay
    assert tied > 0


def test_a_kernel_with_another_rule_is_found() -> None:
    mirror = Mirror(GAME.start(GAME.rules(EDITION), 2))
    mirror.game[rules.STALL_TURNS] = 1
    with pytest.raises(Disagreement, match="stage"):
        while GAME.to_act(mirror.state) is not None:
            mirror.advance()
