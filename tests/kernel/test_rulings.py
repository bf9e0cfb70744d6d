"""Editions answer questions, and house rules change the answers."""

import pytest

from volteface.kernel import InvalidRules, Numbers, Ruling, UnknownName, read_rulebook

from .higher import RULEBOOK


def test_an_edition_answers_every_question() -> None:
    assert RULEBOOK.resolve("village") == {"highest_card": 4, "equal_cards": "lose"}


def test_a_house_rule_is_laid_over_an_edition() -> None:
    assert RULEBOOK.resolve("village", {"equal_cards": "beat"}) == {"highest_card": 4, "equal_cards": "beat"}


def test_a_number_may_be_given_as_text() -> None:
    assert RULEBOOK.resolve("village", {"highest_card": " 9 "})["highest_card"] == 9


def test_an_unknown_edition_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownName, match=r"^Unknown edition “city”\. Known: village, town\.$"):
        RULEBOOK.resolve("city")


def test_an_unknown_ruling_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownName, match=r"^Unknown ruling “stakes”\. Known: highest_card, equal_cards\.$"):
        RULEBOOK.resolve("town", {"stakes": 5})


def test_an_unknown_answer_is_refused_with_those_allowed() -> None:
    with pytest.raises(InvalidRules, match=r"^“win” does not answer equal_cards\. Allowed: beat, lose\.$"):
        RULEBOOK.resolve("town", {"equal_cards": "win"})


@pytest.mark.parametrize("given", [1, 10, -4, "1", "ten", "", "4.0", 4.5, "٤", "9" * 5000, None, True, ["4"]])
def test_a_number_out_of_range_is_refused_with_the_range(given: object) -> None:
    with pytest.raises(InvalidRules, match=r"does not answer highest_card\. Allowed: a whole number from 2 to 9\.$"):
        RULEBOOK.resolve("town", {"highest_card": given})


def test_yes_and_no_may_be_given_as_booleans() -> None:
    ruling = {"editions": {"e": {"answer": "yes", "source": "s"}}, "rule": "1", "answers": ["yes", "no"]}
    book = read_rulebook(
        f"editions.e = {{title = 't', source = 's'}}\nrulings.r = {_toml(ruling)}",
    )
    assert book.resolve("e", {"r": False}) == {"r": "no"}


def test_the_differences_are_the_house_rules() -> None:
    answers = RULEBOOK.resolve("town", {"equal_cards": "lose", "highest_card": 6})
    assert RULEBOOK.differences("town", answers) == {"equal_cards": "lose"}


def test_a_language_has_its_edition() -> None:
    assert RULEBOOK.default_edition("fr") == "town"


def test_a_language_without_an_edition_gets_the_first() -> None:
    assert RULEBOOK.default_edition("is") == "village"


def test_the_alternatives_of_an_answer_are_all_others() -> None:
    assert Ruling("1", ("all", "tied", "none"), {}).alternatives("tied") == ("all", "none")


def test_the_alternatives_of_a_number_are_its_neighbours() -> None:
    assert Ruling("1", Numbers(0, 9), {}).alternatives(4) == (3, 5)


def test_a_number_at_the_edge_has_one_neighbour() -> None:
    assert Ruling("1", Numbers(0, 9), {}).alternatives(0) == (1,)


def _toml(value: object) -> str:
    """A value as TOML on one line."""
    match value:
        case dict():
            return "{" + ", ".join(f"{key} = {_toml(inner)}" for key, inner in value.items()) + "}"
        case list():
            return "[" + ", ".join(map(_toml, value)) + "]"
        case _:
            return f"'{value}'"


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ({"answer": "no", "source": "x"}, "r: no is not allowed"),
        ({"answer": "yes"}, "r: neither a source nor a reading is named"),
    ],
)
def test_a_rulebook_of_ours_is_held_to_its_own_word(position: dict[str, str], problem: str) -> None:
    ruling = {"rule": "1", "answers": ["yes", "maybe"], "editions": {"e": position}}
    with pytest.raises(AssertionError, match=problem):
        read_rulebook(f"editions.e = {{title = 't', source = 's'}}\nrulings.r = {_toml(ruling)}")


def test_a_rulebook_of_ours_answers_for_every_edition() -> None:
    text = "editions.e = {title = 't', source = 's'}\nrulings.r = {rule = '1', answers = ['yes'], editions = {}}"
    with pytest.raises(AssertionError, match="r does not answer for every edition"):
        read_rulebook(text)
