"""The lane of another player: a long name does not run into the next column."""

import pytest

from volteface.locale import Words
from volteface.terminal.phase10flip.board.lane_drawing import COMPACT, SNUG, LaneDrawing
from volteface.terminal.players import Player
from volteface.terminal.render_context import RenderContext

from .scenes import sit_down

LONG = Player("Maximilian the Second", bot_name="a_bot_with_a_long_name.py")


@pytest.mark.parametrize(("rows", "column", "phase"), [(SNUG, 24, "Phase 1"), (COMPACT, 16, " 1")])
def test_a_long_name_is_cut_before_the_phase(rows: int, column: int, phase: str) -> None:
    session = sit_down()
    context = RenderContext(Words("en"), [session.players[0], LONG, *session.players[2:]])
    lane = LaneDrawing(session.view(0), 1, None, context, width=80).draw(rows).plain
    assert lane[column - 2 : column + len(phase)] == f"… {phase}"
