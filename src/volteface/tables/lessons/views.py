"""A lesson as the learner sees it: a table like any other, and how far the lesson has come."""

from typing import Any, Final, Literal

from msgspec import Struct

from volteface.kernel import DEALER, Reason, Seat
from volteface.kernel.base_case_table import MadeMove
from volteface.kernel.log import Decider
from volteface.tables.lessons.run import LessonRun
from volteface.tables.seating import Stage
from volteface.tables.setup import Setup
from volteface.tables.views import SeatView, SeenEntry, TableView

TABLE_ID: Final = "lesson"


class LessonView(Struct, frozen=True):
    """What the latest answer led to."""

    step: int  # the index of the next step; the number of steps once the lesson is over
    outcome: Literal["right", "wrong", "refused"]
    refused: Reason | None  # why the rules refuse the latest answer
    table: TableView
    happened: tuple[SeenEntry, ...]  # everything since the lesson began
    advice: Any = None  # of the game's adviser, if it was asked for


def show_lesson(run: LessonRun, advice: Any = None) -> LessonView:
    """The lesson as the learner sees it."""
    happened = tuple(_show_entry(run, seq, made) for seq, made in enumerate(run.made))
    return LessonView(run.step, run.outcome.value, run.reason, _show_table(run), happened, advice)


def _show_entry(run: LessonRun, seq: int, made: MadeMove) -> SeenEntry:
    seen = (run.game.seen(event, run.learner) for event in made.events)
    return SeenEntry(seq, 0, made.actor, _decider(run, made), tuple(event for event in seen if event is not None))


def _decider(run: LessonRun, made: MadeMove) -> Decider:
    if made.actor == DEALER:
        return "dealer"
    return "person" if made.actor == run.learner else "bot"


def _show_table(run: LessonRun) -> TableView:
    actor = run.game.to_act(run.state)
    asked = None if actor == DEALER else actor
    return TableView(
        table=TABLE_ID,
        seq=len(run.made),
        setup=Setup(run.lesson.game, run.lesson.edition, len(run.names)),
        stage=Stage.PLAYING,
        host="",
        seats=tuple(_show_seat(name, seat, run.learner) for seat, name in enumerate(run.names)),
        me=run.learner,
        chat_on=False,
        is_paused=False,
        commitment="",
        asked=asked,
        is_resting=run.game.is_resting(run.state),
        countdown=None,
        game=run.game.view(run.state, run.learner),
        offers=run.game.offers(run.state) if asked == run.learner else (),
        may_undo=False,
        rematch=None,
        series=None,
        spectators=0,
        bot_speed="normal",
        may_skip=False,
    )


def _show_seat(name: str, seat: Seat, learner: Seat) -> SeatView:
    return SeatView(name, None, None, None, is_here=True, is_nearby=False, is_ready=seat == learner)
