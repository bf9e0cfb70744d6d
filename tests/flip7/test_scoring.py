"""What a line is worth, and how its points come about."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.proofs import proof
from volteface.games.flip7 import GAME
from volteface.games.flip7.cards import NUMBER, PLUS
from volteface.games.flip7.notation import read_line
from volteface.games.flip7.scoring import Account, account, points
from volteface.games.flip7.state import Line, Status

from .setups import EDITIONS

RULES = GAME.rules("en")
ONCE = GAME.rules("en", {"two_doubles": "once"})


def line_of(cards: str, status: Status = Status.STAYED) -> Line:
    return read_line(cards.split(), status)


@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("", 0),
        ("0", 0),
        ("12", 12),
        ("5 9", 14),
        ("+4", 4),
        ("x2", 0),
        ("x2 +8", 8),
        ("+2 +4 +6 +8 +10", 30),
        ("10 +6 x2", 26),
        ("chance", 0),
        ("3 chance", 3),
        ("1 2 3 4 5 6", 21),
        ("1 2 3 4 5 6 7", 43),
        ("0 1 2 3 4 5 6", 36),
        ("1 2 3 4 5 6 7 x2", 71),
        ("12 11 10 9 8 7 6 x2 +2 +4 +6 +8 +10", 171),
        ("5 / freeze flip3", 5),
    ],
)
def test_a_line_is_worth_its_cards(cards: str, worth: int) -> None:
    assert points(line_of(cards), RULES) == worth


@pytest.mark.parametrize(
    ("cards", "worth"), [("5 x2 x2 +4", 24), ("5 x2 x2 x2", 40), ("1 2 3 4 5 6 7 x2 x2", 127), ("x2 x2", 0)]
)
def test_each_x2_doubles_what_came_before(cards: str, worth: int) -> None:
    assert points(line_of(cards), RULES) == worth


@pytest.mark.parametrize(("cards", "worth"), [("5 x2 x2 +4", 14), ("5 x2 x2 x2", 10), ("5 x2", 10), ("5 +4", 9)])
def test_as_a_house_rule_one_x2_counts(cards: str, worth: int) -> None:
    assert points(line_of(cards), ONCE) == worth


@pytest.mark.parametrize("cards", ["7 7", "7 +10 x2 7", "1 2 3 4 5 6 6", "12 11 10 9 8 7 7 +10"])
def test_a_busted_line_is_worth_nothing(cards: str) -> None:
    assert points(line_of(cards, Status.BUSTED), RULES) == 0


@pytest.mark.parametrize("status", [Status.ACTIVE, Status.STAYED, Status.FROZEN])
def test_whoever_has_not_busted_scores(status: Status) -> None:
    assert points(line_of("5 9 +4", status), RULES) == 18


def test_an_account_tells_the_steps() -> None:
    assert account(line_of("1 2 3 4 5 6 7 x2 +4"), RULES) == Account(numbers=28, factor=2, plus=4, bonus=15)


def test_an_account_of_a_busted_line_tells_what_was_lost() -> None:
    assert account(line_of("1 2 3 4 5 6 6 x2 +10", Status.BUSTED), RULES) == Account(27, 2, 10, 0)


@proof(200)
@given(
    st.sampled_from(EDITIONS),
    st.sets(st.sampled_from(sorted(NUMBER)), max_size=7),
    st.lists(st.sampled_from([*PLUS, "x2"]), max_size=8),
)
def test_points_are_numbers_then_doubles_then_plus_cards_then_the_bonus(
    edition: str, numbers: set[str], modifiers: list[str]
) -> None:
    line = line_of(" ".join([*numbers, *modifiers]))
    doubled = sum(map(int, numbers)) * 2 ** modifiers.count("x2")
    plus = sum(int(card) for card in modifiers if card != "x2")
    assert points(line, GAME.rules(edition)) == doubled + plus + (15 if len(numbers) == 7 else 0)


@proof(100)
@given(
    st.sets(st.sampled_from(sorted(NUMBER)), max_size=7),
    st.lists(st.sampled_from([*PLUS, "x2"]), max_size=4),
)
def test_an_account_sums_to_the_points(numbers: set[str], modifiers: list[str]) -> None:
    line = line_of(" ".join([*numbers, *modifiers]))
    assert account(line, RULES).points() == points(line, RULES)
