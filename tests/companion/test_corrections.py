"""Everything can be corrected: what is not written down any more is as if it had never been."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from volteface.games.flip7.cards import CARDS
from volteface.games.flip7.rules import RULEBOOK
from volteface.kernel import InvalidInput
from volteface.kernel.companion.operations import (
    AddReport,
    AnyOperation,
    ChangeReport,
    InsertReport,
    RedoOperation,
    RemoveReport,
    SettleOperation,
    UndoOperation,
    Written,
)
from volteface.kernel.companion.preview import preview
from volteface.kernel.companion.view import show_companion, timeline

from .real_tables import Pen, Report, opened, play_flip7

EDITIONS = tuple(RULEBOOK.editions)
NAMES = ("Ada", "Bo", "Cy", "Di")
ROUND = {"report": "round", "way": "cards", "dealer": 3}


def took(player: int, card: str) -> Report:
    return {"report": "took", "player": player, "card": card}


def dealt(*cards: str) -> tuple[Pen, list[str]]:
    """A round that has begun with these cards, and the ids of the reports."""
    pen = opened("flip7", "en", NAMES)
    pen.add(ROUND)
    return pen, [pen.add(took(player % 4, card)) for player, card in enumerate(cards)]


def facts(pen: Pen) -> tuple[Any, ...]:
    """What a table comes to, without the ids of what was written."""
    steps = pen.game.fold(pen.state).steps
    return pen.engine, pen.table.sheet, [(step.item.report, step.reason) for step in steps]


class Paper:
    """The same evening on paper: the reports themselves, crossed out and written between the lines."""

    def __init__(self, generator: Random, pen: Pen, ids: list[str], reports: list[Report]) -> None:
        self.generator, self.pen = generator, pen
        self.lines = list(zip(ids, reports, strict=True))

    def correct(self) -> None:
        """Make one correction, on paper and in the companion."""
        index = self.generator.randrange(1, len(self.lines))
        id, report = self.lines[index]
        match self.generator.choice(("change", "remove", "insert")):
            case "change":
                new = self.another(report)
                self.pen.write(ChangeReport(id, new))
                self.lines[index] = (id, new)
            case "remove":
                self.pen.write(RemoveReport(id))
                del self.lines[index]
            case _:
                new = self.another(report)
                self.lines.insert(index, (self.pen.write(InsertReport(id, new)), new))

    def another(self, report: Report) -> Report:
        if "card" in report:
            return report | {"card": self.generator.choice(CARDS)}
        if "target" in report:
            return report | {"target": self.generator.randrange(4)}
        return took(self.generator.randrange(4), self.generator.choice(CARDS))


@settings(max_examples=40, deadline=None)
@given(edition=st.sampled_from(EDITIONS), seed=st.integers(0, 10_000), corrections=st.integers(1, 8))
def test_the_fold_equals_entering_the_corrected_game_from_the_beginning(
    edition: str, seed: int, corrections: int
) -> None:
    _, reports = play_flip7(edition, 4, seed, most=120)
    pen = opened("flip7", edition, NAMES)
    paper = Paper(Random(seed), pen, [pen.add(report) for report in reports], reports)
    for _ in range(corrections):
        paper.correct()
    again = opened("flip7", edition, NAMES)
    for _, report in paper.lines:
        again.add(report)
    assert facts(pen) == facts(again)


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10_000), steps=st.lists(st.sampled_from(("correct", "undo", "redo")), max_size=25))
def test_undo_and_redo_go_back_and_forth_through_everything(seed: int, steps: list[str]) -> None:
    _, reports = play_flip7("en", 4, seed, most=40)
    pen = opened("flip7", "en", NAMES)
    past: list[Any] = [facts(pen)]
    for report in reports:
        pen.add(report)
        past.append(facts(pen))
    future: list[Any] = []
    for step in steps:
        document = pen.game.document(pen.state)
        if step == "correct" and len(pen.game.fold(pen.state).steps) > 2:
            item = pen.game.fold(pen.state).steps[-1].item
            pen.write(ChangeReport(item.id, took(seed % 4, "5")))
            past.append(facts(pen))
            future.clear()
        elif step == "undo" and len(past) > 1:
            pen.write(UndoOperation(document.undoable[-1]))
            future.append(past.pop())
        elif step == "redo" and future:
            pen.write(RedoOperation(document.redoable[-1]))
            past.append(future.pop())
        assert facts(pen) == past[-1]


def test_a_card_of_an_earlier_lap_is_changed_and_a_bust_is_none() -> None:
    pen, ids = dealt("7", "8", "9", "10", "7")
    assert pen.engine.lines[0].status.value == "busted"
    pen.write(ChangeReport(ids[0], took(0, "6")))
    assert pen.engine.lines[0].numbers == (6, 7)
    assert pen.reasons() == []


def test_a_card_in_the_middle_of_a_flip_three_is_corrected() -> None:
    pen, _ = dealt("7", "flip3")
    pen.add({"report": "target", "player": 1, "target": 0})
    first, second = pen.add(took(0, "3")), pen.add(took(0, "7"))
    assert pen.engine.lines[0].status.value == "busted"
    pen.write(ChangeReport(second, took(0, "12")))
    turn = pen.game.pad.turn(pen.table)
    assert turn is not None
    assert (turn.asks, turn.player, turn.cards_to_come) == ("card", 0, 1)
    pen.write(RemoveReport(first))
    turn = pen.game.pad.turn(pen.table)
    assert turn is not None
    assert turn.cards_to_come == 2


def test_a_forgotten_card_is_inserted() -> None:
    pen, ids = dealt("7", "8", "9")
    wrong = pen.add({"report": "stayed", "player": 0})
    assert pen.reasons() == ["misfit-not-their-turn"]
    pen.write(InsertReport(wrong, took(3, "10")))
    assert pen.reasons() == []
    assert pen.engine.lines[3].numbers == (10,)
    assert len(ids) == 3


def test_what_no_longer_fits_is_neither_applied_nor_dropped_and_people_settle_it() -> None:
    pen, ids = dealt("7", "8", "9", "freeze")
    target = pen.add({"report": "target", "player": 3, "target": 2})
    pen.write(ChangeReport(ids[3], took(3, "5")))
    assert pen.reasons() == ["misfit-no-target-now"]
    pen.write(SettleOperation(target, "drop"))
    assert pen.reasons() == []
    pen.write(UndoOperation(f"op-{len(pen.state.written) - 1}"))
    pen.write(UndoOperation(f"op-{len(pen.state.written) - 3}"))
    assert pen.reasons() == []
    assert pen.engine.lines[2].status.value == "frozen"


def test_only_what_can_count_is_offered_to_count_because_the_table_is_right() -> None:
    pen, ids = dealt("7", "8", "9", "freeze")
    pen.add({"report": "target", "player": 3, "target": 2})
    pen.add(took(0, "5"))
    pen.add(took(1, "12"))
    pen.write(ChangeReport(ids[3], took(3, "5")))
    pen.add(took(1, "11"))
    shown = show_companion(pen.game, pen.state, with_odds=False).unsettled
    assert [(one.reason.id, one.may_count) for one in shown] == [
        ("misfit-no-target-now", False),
        ("misfit-not-their-turn", True),
    ]


def test_the_cards_of_a_flip_three_lie_in_the_lap_of_whoever_turned_it_over() -> None:
    pen, _ = dealt("7", "8", "9", "10", "flip3")
    pen.add({"report": "target", "player": 0, "target": 3})
    pen.add(took(3, "1"))
    pen.add(took(3, "2"))
    laps = [(item.player, item.lap) for item in timeline(pen.game, pen.state, 1)[1:]]
    assert laps == [(0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (0, 1), (3, 1), (3, 1)]


def test_a_card_that_does_not_fit_counts_if_the_table_is_right() -> None:
    pen, _ = dealt("7", "8", "9", "10")
    wrong = pen.add(took(2, "12"))
    assert pen.reasons() == ["misfit-not-their-turn"]
    pen.write(SettleOperation(wrong, "count"))
    assert pen.reasons() == []
    assert pen.engine.lines[2].numbers == (9, 12)


def test_a_card_of_which_none_should_be_left_counts_if_the_table_is_right() -> None:
    pen, _ = dealt("0")
    wrong = pen.add(took(1, "0"))
    assert pen.reasons() == ["refused-card-is-not-in-the-deck"]
    pen.write(SettleOperation(wrong, "count"))
    assert pen.engine.lines[1].numbers == (0,)


def test_a_score_of_an_earlier_round_is_corrected_and_all_totals_follow() -> None:
    pen = opened("flip7", "en", NAMES)
    first = ""
    for number in range(3):
        pen.add({"report": "round", "way": "scores"} | ({"dealer": 3} if number == 0 else {}))
        for player in range(4):
            id = pen.add({"report": "score", "player": player, "points": 10})
            first = first or id
    pen.write(ChangeReport(first, {"report": "score", "player": 0, "points": 37}))
    assert pen.engine.totals == (57, 30, 30, 30)
    assert [row.cells[0].total for row in pen.table.sheet] == [37, 47, 57]


def test_a_preview_tells_what_would_change_and_writes_nothing() -> None:
    pen, ids = dealt("7", "8", "9", "freeze")
    pen.add({"report": "target", "player": 3, "target": 2})
    written = len(pen.state.written)
    shown = preview(
        pen.game, pen.state, Written("what-if", ChangeReport(ids[3], took(3, "5")), written), with_odds=True
    )
    changes = [(one.player, one.before, one.after) for one in shown.standings]
    assert [(player, before and before.status, after and after.status) for player, before, after in changes] == [
        (2, "frozen", "active"),
        (3, "active", "active"),
    ]
    assert [one.reason.id for one in shown.becomes_unsettled] == ["misfit-no-target-now"]
    assert (shown.cards_left_before, shown.cards_left) == (90, 90)
    assert len(pen.state.written) == written


def test_an_operation_about_nothing_is_refused() -> None:
    pen, _ = dealt("7")
    before = pen.state
    wrong: tuple[AnyOperation, ...] = (
        UndoOperation("nothing"),
        ChangeReport("nothing", took(0, "7")),
        AddReport({"report": "dance"}),
    )
    for op in wrong:
        with pytest.raises(InvalidInput):
            pen.write(op)
    assert pen.state is before
