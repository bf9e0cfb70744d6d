"""Only scores: cards in front of somebody, a number or a bust; and what people set because the table is right."""

from typing import Any

import pytest

from .real_tables import Pen, opened

NAMES = ("Ada", "Bo", "Cy", "Di")
SCORES = {"report": "round", "way": "scores"}


def begun(edition: str = "en", house: dict[str, Any] | None = None) -> Pen:
    pen = opened("flip7", edition, NAMES, house)
    pen.add(SCORES | {"dealer": 3})
    return pen


def score(pen: Pen, player: int, **fields: Any) -> str:
    return pen.add({"report": "score", "player": player, **fields})


def test_four_people_are_scored_by_number_in_turn_and_the_round_is_over() -> None:
    pen = begun()
    asked = []
    for points in (37, 0, 61, 52):
        turn = pen.game.pad.turn(pen.table)
        assert turn is not None and turn.player is not None
        asked.append(turn.player)
        score(pen, turn.player, **({"points": points} if points else {"is_bust": True}))
    assert asked == [0, 1, 2, 3]
    [row] = pen.table.sheet
    assert [(cell.points, cell.total, cell.marks) for cell in row.cells] == [
        (37, 37, ("typed",)),
        (0, 0, ("bust",)),
        (61, 61, ("typed",)),
        (52, 52, ("typed",)),
    ]
    assert pen.engine.totals == (37, 0, 61, 52)


def test_cards_in_front_of_somebody_are_scored_by_the_engine() -> None:
    pen = begun()
    score(pen, 0, cards=["12", "11", "x2", "+4"])
    score(pen, 1, cards=["0", "1", "2", "3", "4", "5", "6", "+10"])
    score(pen, 2, cards=["8", "8"], is_bust=True)
    score(pen, 3, cards=[])
    [row] = pen.table.sheet
    assert [(cell.points, cell.marks) for cell in row.cells] == [
        (23 * 2 + 4, ()),
        (21 + 10 + 15, ("seven",)),
        (0, ("bust",)),
        (0, ()),
    ]


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"cards": ["7", "7"]}, "misfit-number-twice"),
        ({"cards": ["0", "1", "2", "3", "4", "5", "6", "7"]}, "misfit-more-than-seven"),
        ({}, "misfit-score-is-missing"),
    ],
)
def test_a_score_that_cannot_be_is_listed_with_its_reason(wrong: dict[str, Any], reason: str) -> None:
    pen = begun()
    score(pen, 0, **wrong)
    assert pen.reasons() == [reason]


def test_a_score_entered_again_replaces_the_first_until_the_next_round_begins() -> None:
    pen = begun()
    for player in range(4):
        score(pen, player, points=10)
    score(pen, 1, points=25)
    assert pen.engine.totals == (10, 25, 10, 10)
    pen.add(SCORES)
    assert (pen.engine.round, pen.table.seats[pen.engine.dealer]) == (2, 0)
    assert [row.round for row in pen.table.sheet] == [1]


def test_the_way_may_change_between_rounds() -> None:
    pen = begun()
    for player in range(4):
        score(pen, player, points=10)
    pen.add({"report": "round", "way": "cards"})
    pen.add({"report": "took", "player": 1, "card": "7"})
    assert pen.reasons() == []
    assert not pen.table.own.is_exact
    pen.add({"report": "took", "player": 2, "card": "7"})
    assert sum(pen.engine.deck) == 92


def test_somebody_is_scored_by_number_in_a_round_of_cards_and_the_others_go_on() -> None:
    pen = opened("flip7", "en", NAMES)
    pen.add({"report": "round", "way": "cards", "dealer": 3})
    for player, card in enumerate(("7", "8", "9", "10")):
        pen.add({"report": "took", "player": player, "card": card})
    score(pen, 0, points=30)
    turn = pen.game.pad.turn(pen.table)
    assert turn is not None
    assert turn.player == 1
    for player in (1, 2, 3):
        pen.add({"report": "stayed", "player": player})
    assert pen.reasons() == []
    assert pen.engine.totals == (30, 8, 9, 10)
    assert pen.table.sheet[0].cells[0].marks == ("typed",)


def test_the_game_ends_by_the_scores_entered_and_the_edition_says_what_a_tie_is() -> None:
    pen = begun(house={"target_score": 50})
    for player, points in enumerate((50, 50, 10, 10)):
        score(pen, player, points=points)
    assert not pen.game.standing(pen.state).over
    pen.add(SCORES)
    for player, points in enumerate((10, 20, 0, 0)):
        score(pen, player, points=points)
    assert pen.game.standing(pen.state).winners == (1,)


def test_a_total_is_set_because_the_table_is_right() -> None:
    pen = begun(house={"target_score": 50})
    for player in range(4):
        score(pen, player, points=10)
    pen.add({"report": "total", "player": 2, "total": 44})
    assert pen.engine.totals == (10, 10, 44, 10)
    assert pen.table.sheet[0].cells[2].marks == ("typed", "set")
    pen.add({"report": "total", "player": 2, "total": 51})
    assert pen.game.standing(pen.state).winners == (2,)
    pen.add({"report": "total", "player": 2, "total": 12})
    assert not pen.game.standing(pen.state).over


def test_a_turn_is_set_because_the_table_is_right() -> None:
    pen = opened("flip7", "en", NAMES)
    pen.add({"report": "round", "way": "cards", "dealer": 3})
    for player, card in enumerate(("7", "8", "9", "10")):
        pen.add({"report": "took", "player": player, "card": card})
    pen.add({"report": "took", "player": 0, "card": "7"})
    pen.add({"report": "turn", "player": 0})
    turn = pen.game.pad.turn(pen.table)
    assert turn is not None
    assert (turn.player, pen.engine.lines[0].numbers) == (0, (7,))


def test_people_may_stop_between_rounds() -> None:
    pen = begun()
    for player, points in enumerate((10, 30, 20, 5)):
        score(pen, player, points=points)
    pen.add({"report": "stop"})
    assert pen.game.standing(pen.state).winners == (1,)


def test_somebody_comes_late_somebody_leaves_and_seats_change_between_rounds() -> None:
    pen = begun()
    for player, points in enumerate((10, 20, 30, 40)):
        score(pen, player, points=points)
    order = [(2, "Cy"), (0, "Ada"), (3, "Di"), (4, "Eve")]
    pen.add({"report": "players", "players": [{"id": id, "name": name} for id, name in order]})
    assert (pen.table.seats, pen.engine.totals) == ((2, 0, 3, 4), (30, 10, 40, 0))
    pen.add(SCORES)
    assert pen.table.seats[pen.engine.dealer] == 4  # the next one after Di
    for player in (2, 0, 3, 4):
        score(pen, player, points=1)
    assert pen.reasons() == []
    assert [cell.player for cell in pen.table.sheet[1].cells] == [2, 0, 3, 4]
    assert [player.name for player in pen.table.players] == ["Ada", "Bo", "Cy", "Di", "Eve"]


def test_when_the_dealer_leaves_the_next_one_deals() -> None:
    pen = begun()
    for player in range(4):
        score(pen, player, points=10)
    pen.add({"report": "players", "players": [{"id": id, "name": NAMES[id]} for id in (0, 1, 2)]})
    pen.add(SCORES)
    assert pen.table.seats[pen.engine.dealer] == 0


def test_nobody_comes_or_leaves_in_the_middle_of_a_round() -> None:
    pen = begun()
    pen.add({"report": "players", "players": [{"id": id, "name": NAMES[id]} for id in (0, 1, 2)]})
    assert pen.reasons() == ["misfit-round-is-running"]


def test_with_nineteen_people_a_second_deck_is_shuffled_in() -> None:
    pen = opened("flip7", "en", tuple(f"P{number}" for number in range(18)))
    assert sum(pen.engine.deck) == 94
    everybody = [{"id": number, "name": f"P{number}"} for number in range(19)]
    pen.add({"report": "players", "players": everybody})
    assert sum(pen.engine.deck) == 188
