"""The ten phases are those of the rulebook."""

import pytest

from volteface.games.phase10flip.phases import PHASES, phase_of
from volteface.kernel.errors import UnknownName

from . import oracle


@pytest.mark.parametrize("number", sorted(oracle.PHASES))
def test_a_phase_asks_for_the_groups_of_the_rulebook(number: int) -> None:
    asked = tuple((group.kind.value, group.size) for group in phase_of(number).groups)
    assert asked == oracle.PHASES[number]


def test_a_phase_takes_as_many_cards_as_the_rulebook_says() -> None:
    assert [phase.size for phase in PHASES] == [4, 4, 5, 5, 6, 6, 6, 7, 6, 7]


def test_every_phase_is_one_that_the_solver_knows_how_to_solve() -> None:
    shapes = {(len(phase.runs), len(phase.sets)) for phase in PHASES}
    assert shapes <= {(2, 0), (1, 1), (1, 2)}


@pytest.mark.parametrize("number", [0, 11, -1])
def test_there_is_no_other_phase(number: int) -> None:
    with pytest.raises(UnknownName):
        phase_of(number)
