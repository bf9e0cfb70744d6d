"""The score pad of Phase 10 FLIP!: entering what a table does gives the engine's own totals, phases and end."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from volteface.bots import find_bot
from volteface.games.phase10flip.events import RoundScored, WentOut
from volteface.games.phase10flip.rules import RULEBOOK
from volteface.kernel import DEALER, find_game
from volteface.kernel.companion.operations import ChangeReport, InsertReport
from volteface.kernel.companion.view import show_companion

from .real_tables import Pen, Report, opened

NAMES = ("Ada", "Bo", "Cy", "Di")
ROUND = {"report": "round", "way": "scores"}
EDITIONS = tuple(RULEBOOK.editions)


def out(player: int | None) -> Report:
    return {"report": "out", "player": player}


def laid(player: int, is_laid: bool = True) -> Report:
    return {"report": "laid", "player": player, "is_laid": is_laid}


def hand(player: int, **fields: int) -> Report:
    return {"report": "hand", "player": player, **fields}


def begun(house: dict[str, Any] | None = None, names: tuple[str, ...] = NAMES) -> Pen:
    pen = opened("phase10flip", EDITIONS[0], names, house)
    pen.add(ROUND | {"dealer": 3})
    return pen


def enter(pen: Pen, goes_out: int, others: dict[int, int], lays: tuple[int, ...] = ()) -> None:
    pen.add(out(goes_out))
    for player in lays:
        pen.add(laid(player))
    for player, points in others.items():
        pen.add(hand(player, points=points))


def play(edition: str, seats: int, seed: int, house: dict[str, Any]) -> tuple[Any, list[Report]]:
    """A game of bots, and what people would enter after each round: in another order every time."""
    game, generator = find_game("phase10flip"), Random(seed)
    bot = find_bot("phase10flip", "greedy", generator)
    state, reports = game.start(game.rules(edition, house), seats), []
    goes_out: int | None = None
    while (actor := game.to_act(state)) is not None:
        move = (
            game.sample(state, generator)
            if actor == DEALER
            else bot.choose(game.view(state, actor), game.offers(state))
        )
        playing = state.playing
        state, events = game.apply(state, move)
        for event in events:
            if isinstance(event, WentOut):
                goes_out = event.seat
            if isinstance(event, RoundScored):
                reports += entered(event, playing, goes_out, generator)
                goes_out = None
        if getattr(move, "seat", None) is not None and type(move).__name__ == "FirstDealer":
            reports.append(ROUND | {"dealer": move.seat})
        if type(move).__name__ == "NextRound":
            reports.append(ROUND)
    return state, reports


def entered(event: RoundScored, playing: tuple[int, ...], goes_out: int | None, generator: Random) -> list[Report]:
    told = [laid(seat) for seat in event.laid]
    generator.shuffle(told)
    counted = [hand(seat, points=event.scores[seat]) for seat in playing if seat != goes_out]
    generator.shuffle(counted)
    return [out(goes_out), *told, *counted]


@settings(max_examples=6, deadline=None)
@given(
    edition=st.sampled_from(EDITIONS),
    seats=st.integers(2, 6),
    seed=st.integers(0, 1000),
    variant=st.sampled_from(("standard", "ten_rounds")),
)
def test_entering_what_a_table_does_gives_the_engines_totals_phases_and_end(
    edition: str, seats: int, seed: int, variant: str
) -> None:
    house = {"variant": variant, "phases_to_win": 2, "stall_turns": 60}
    state, reports = play(edition, seats, seed, house)
    pen = opened("phase10flip", edition, tuple("ABCDEF"[:seats]), house)
    for report in reports:
        pen.add(report)
    assert pen.reasons() == []
    for field in ("stage", "totals", "phases", "playing", "is_replay", "round", "dealer", "scores", "winners"):
        assert getattr(pen.engine, field) == getattr(state, field), field


def test_a_round_of_four_is_entered_with_one_out_two_laid_and_three_hands() -> None:
    pen = begun()
    assert pen.game.pad.turn(pen.table) is not None
    pen.add(out(0))
    pen.add(laid(1))
    pen.add(hand(1, fives=2, tens=1))
    pen.add(hand(2, points=75))
    pen.add(hand(3, twenties=2, fives=1))
    [row] = pen.table.sheet
    assert [(cell.points, cell.marks, cell.phase) for cell in row.cells] == [
        (0, ("laid", "out"), 1),
        (20, ("laid",), 1),
        (75, ("typed",), 1),
        (45, (), 1),
    ]
    assert [one.phase for one in pen.game.pad.standings(pen.table)] == [2, 2, 1, 1]
    pen.add(ROUND)
    assert pen.table.seats[pen.engine.dealer] == 0


def test_what_was_entered_wrong_is_entered_again_before_the_next_round() -> None:
    pen = begun()
    enter(pen, 0, {1: 10, 2: 20, 3: 30})
    pen.add(out(1))
    assert pen.engine.stage.value == "deal"
    pen.add(laid(0, False))
    pen.add(hand(0, points=5))
    assert pen.engine.totals == (5, 0, 20, 30)
    assert [one.phase for one in pen.game.pad.standings(pen.table)] == [1, 2, 1, 1]


def test_two_who_finish_the_last_phase_are_told_apart_by_points_and_a_tie_is_played_off() -> None:
    pen = begun({"phases_to_win": 1})
    enter(pen, 0, {1: 0, 2: 50, 3: 50}, lays=(1,))
    assert pen.engine.is_replay
    assert pen.engine.playing == (0, 1)
    assert pen.game.pad.show(pen.table).tied == (0, 1)
    pen.add(ROUND)
    shown = pen.game.pad.show(pen.table)
    assert (shown.playing, shown.tied, shown.is_tie_break) == ((0, 1), (), True)
    enter(pen, 1, {0: 10})
    assert pen.game.standing(pen.state).winners == (1,)
    assert pen.reasons() == []


def test_ten_rounds_are_won_by_the_fewest_points() -> None:
    pen = begun({"variant": "ten_rounds", "phases_to_win": 1})
    enter(pen, 0, {1: 15, 2: 50, 3: 50})
    assert pen.game.standing(pen.state).winners == (0,)


def test_phases_behind_somebody_are_those_they_won_or_in_ten_rounds_those_they_laid() -> None:
    def done() -> list[tuple[int, ...]]:
        return [one.phases for one in pen.game.pad.show(pen.table).done]

    for variant, second in (("standard", [(1, 2), (1,), (1,), ()]), ("ten_rounds", [(1, 2), (1,), (2,), ()])):
        pen = begun({"variant": variant})
        enter(pen, 0, {1: 10, 2: 20, 3: 30}, lays=(1,))
        assert done() == [(1,), (1,), (), ()]
        pen.add(ROUND)
        enter(pen, 0, {1: 10, 2: 20, 3: 30}, lays=(2,))
        assert done() == second


def test_the_side_in_play_is_remembered_and_every_round_begins_on_the_colour_side() -> None:
    pen = begun()
    pen.add({"report": "side", "side": "intense"})
    assert pen.game.pad.show(pen.table).side.value == "intense"
    enter(pen, 0, {1: 10, 2: 20, 3: 30})
    assert pen.game.pad.show(pen.table).side.value == "intense"
    pen.add(ROUND)
    assert pen.game.pad.show(pen.table).side.value == "colour"


def test_whoever_was_out_by_mistake_has_not_laid() -> None:
    pen = begun()
    pen.add(out(1))
    pen.add(laid(2))
    enter(pen, 0, {1: 20, 2: 30, 3: 40})
    assert pen.engine.phases == (2, 1, 2, 1)


def test_between_rounds_it_is_said_who_deals_next() -> None:
    def dealers() -> tuple[int | None, int | None]:
        shown = show_companion(pen.game, pen.state, with_odds=False)
        return shown.dealer, shown.next_dealer

    pen = begun()
    assert dealers() == (3, None)
    enter(pen, 0, {1: 20, 2: 30, 3: 40})
    assert dealers() == (3, 0)
    pen.add(ROUND)
    assert dealers() == (0, None)


def test_nobody_went_out_when_the_pile_ran_out() -> None:
    pen = begun()
    pen.add(out(None))
    for player in range(4):
        pen.add(hand(player, points=10 * player))
    assert pen.engine.totals == (0, 10, 20, 30)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (laid(0, False), "misfit-out-has-laid"),
        (hand(0, points=5), "misfit-out-has-no-cards"),
        ({"report": "round", "way": "cards"}, "misfit-only-scores"),
        (laid(9), "misfit-not-at-the-table"),
        ({"report": "phase", "player": 1, "phase": 10}, "misfit-no-such-phase"),
    ],
)
def test_what_cannot_be_is_listed_with_its_reason(wrong: Report, reason: str) -> None:
    pen = begun({"phases_to_win": 9})
    pen.add(out(0))
    pen.add(wrong)
    assert pen.reasons() == [reason]


def test_an_earlier_round_is_corrected_and_phases_and_totals_follow() -> None:
    pen = begun()
    enter(pen, 0, {1: 10, 2: 20})
    counted = pen.add(hand(3, points=30))
    pen.add(ROUND)
    enter(pen, 1, {0: 5, 2: 5, 3: 5})
    pen.write(ChangeReport(counted, hand(3, points=45)))
    assert pen.engine.totals == (5, 10, 25, 50)


def test_a_total_and_a_phase_are_set_because_the_table_is_right() -> None:
    pen = begun()
    enter(pen, 0, {1: 10, 2: 20, 3: 30})
    pen.add({"report": "total", "player": 2, "total": 25})
    pen.add({"report": "phase", "player": 2, "phase": 4})
    assert pen.engine.totals == (0, 10, 25, 30)
    assert pen.engine.phases == (2, 1, 4, 1)


def test_somebody_comes_late_and_somebody_leaves() -> None:
    pen = begun()
    enter(pen, 0, {1: 10, 2: 20, 3: 30})
    order = [(1, "Bo"), (0, "Ada"), (7, "Eve")]
    pen.add({"report": "players", "players": [{"id": id, "name": name} for id, name in order]})
    pen.add(ROUND)
    assert pen.reasons() == []
    assert (pen.engine.totals, pen.engine.phases) == ((10, 0, 0), (1, 2, 1))
    assert pen.table.seats[pen.engine.dealer] == 0


def test_who_went_out_in_an_earlier_round_is_changed_at_once_with_what_the_other_holds() -> None:
    pen = begun()
    enter(pen, 0, {1: 30, 2: 20, 3: 45}, lays=(2,))
    pen.add(ROUND)
    second = pen.state.written[-1].id
    enter(pen, 3, {0: 5, 1: 10, 2: 15})
    report = out(1) | {"hands": [hand(0, points=25)], "laid": [0]}
    pen.write(InsertReport(second, report))
    rows = pen.table.sheet
    assert [cell.points for cell in rows[0].cells] == [25, 0, 20, 45]
    assert [cell.marks for cell in rows[0].cells] == [("laid", "typed"), ("laid", "out"), ("laid", "typed"), ("typed",)]
    assert [cell.total for cell in rows[1].cells] == [30, 10, 35, 45]
    assert not show_companion(pen.game, pen.state, with_odds=True).unsettled


def test_nobody_went_out_after_all() -> None:
    pen = begun()
    enter(pen, 0, {1: 30, 2: 20, 3: 45})
    pen.add(out(None) | {"hands": [hand(0, points=25)]})
    [row] = pen.table.sheet
    assert [(cell.points, "laid" in cell.marks) for cell in row.cells] == [
        (25, False),
        (30, False),
        (20, False),
        (45, False),
    ]


def test_whoever_only_watches_a_tie_break_stays_on_their_phase() -> None:
    pen = begun()
    for player in (0, 1):
        pen.add({"report": "phase", "player": player, "phase": 10})
    enter(pen, 0, {1: 0, 2: 50, 3: 50}, lays=(1, 2))
    for _ in ("between the rounds", "while it is played off"):
        assert [one.phase for one in pen.game.pad.standings(pen.table)] == [10, 10, 2, 1]
        pen.add(ROUND)
    enter(pen, 1, {0: 10})
    assert [one.phase for one in pen.game.pad.standings(pen.table)] == [10, 10, 2, 1]
