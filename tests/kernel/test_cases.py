"""The case runner passes what holds, and never passes what cannot be read."""

from collections.abc import Mapping
from typing import Any

import pytest

from volteface.kernel import Case, CaseTable, Verdict, run_case
from volteface.kernel.case_files import read_cases

from .higher import HIGHER, LeakyHigher

HOLDS = """
- case: A higher card is said to be higher
  rule: "1"
  game: higher
  editions: [village, town]
  given: {seats: a b, cards: {a: 3, b: 2}}
  play: [a higher, b lower]
  then: {points: 1 1, asks: nobody}
"""


def set_up(game: str, edition: str, rulings: Mapping[str, object], given: dict[str, Any]) -> CaseTable:
    assert game == HIGHER.id
    return HIGHER.case_table(HIGHER.rules(edition, rulings), given)


def verdicts(text: str) -> list[Verdict]:
    """A verdict for each case and edition of a file's text."""
    judged: list[Verdict] = []
    for case in read_cases(text):
        judged += [run_case(case, edition, set_up) for edition in case.editions] if isinstance(case, Case) else [case]
    return judged


def problem(text: str) -> str:
    """The one problem that all verdicts of a text share."""
    problems = {verdict.problem for verdict in verdicts(text)}
    assert len(problems) == 1
    return str(problems.pop())


def changed(old: str, new: str) -> str:
    """The case that holds, with one change."""
    assert old in HOLDS
    return HOLDS.replace(old, new)


def test_a_case_counts_once_for_each_of_its_editions() -> None:
    assert [verdict.edition for verdict in verdicts(HOLDS)] == ["village", "town"]


def test_a_case_that_holds_has_no_problem() -> None:
    assert [verdict.problem for verdict in verdicts(HOLDS)] == [None, None]


def test_a_verdict_names_its_case_rule_and_game() -> None:
    verdict = verdicts(HOLDS)[0]
    assert (verdict.case, verdict.rule, verdict.game) == ("A higher card is said to be higher", "1", "higher")


def test_a_case_that_fails_says_what_was_expected_and_what_happened() -> None:
    assert problem(changed("points: 1 1", "points: 0 1")) == "points: expected 0 1, but got 1 1"


def test_a_case_that_fails_says_all_that_differs() -> None:
    text = changed("{points: 1 1, asks: nobody}", "{points: 0 1, asks: b}")
    assert problem(text) == "points: expected 0 1, but got 1 1; asks: expected b, but got nobody"


def test_house_rules_are_laid_over_the_editions() -> None:
    text = changed("cards: {a: 3, b: 2}", "cards: {a: 2, b: 2}").replace(
        "  play:", "  rulings: {equal_cards: beat}\n  play:"
    )
    assert problem(text) == "points: expected 1 1, but got 1 0"


def test_editions_may_disagree_about_a_case() -> None:
    judged = verdicts(changed("cards: {a: 3, b: 2}", "cards: {a: 2, b: 2}"))
    assert [verdict.problem for verdict in judged] == [
        "points: expected 1 1, but got 0 1",
        "points: expected 1 1, but got 1 0",
    ]


def test_an_unknown_key_of_a_case_cannot_be_read() -> None:
    assert problem(changed("rule:", "ruel:")).startswith("cannot be read: ")


def test_a_case_without_a_key_it_needs_cannot_be_read() -> None:
    assert problem(changed('  rule: "1"\n', "")) == "cannot be read: Object missing required field `rule`"


def test_an_unknown_key_in_given_cannot_be_read() -> None:
    assert problem(changed("cards:", "card:")) == "cannot be read: unknown key card in given"


def test_an_unknown_key_in_then_cannot_be_read() -> None:
    assert problem(changed("asks:", "ask:")) == "cannot be read: unknown key ask in then"


def test_an_unknown_card_cannot_be_read() -> None:
    text = changed("[village, town]", "[village]").replace("a: 3", "a: 8")
    assert problem(text) == "cannot be read: Unknown card “8”. Known: 1, 2, 3, 4."


def test_a_card_that_is_no_number_cannot_be_read() -> None:
    assert problem(changed("a: 3", "a: three")) == "cannot be read: “three” is no whole number"


def test_a_card_for_nobody_cannot_be_read() -> None:
    assert problem(changed("a: 3", "z: 3")) == "cannot be read: “z” is no seat; the seats are a b"


def test_cards_by_no_seat_cannot_be_read() -> None:
    assert problem(changed("{a: 3, b: 2}", "3 2")) == "cannot be read: 3 2 should be a mapping by seat"


def test_a_case_without_seats_cannot_be_read() -> None:
    assert problem(changed("seats: a b, ", "")) == "cannot be read: given must name its seats, each once"


def test_a_case_that_names_a_seat_twice_cannot_be_read() -> None:
    assert problem(changed("seats: a b", "seats: a a")) == "cannot be read: given must name its seats, each once"


def test_seats_that_are_no_text_cannot_be_read() -> None:
    assert problem(changed("seats: a b", "seats: [a, b]")) == "cannot be read: ['a', 'b'] should be text"


def test_a_seat_count_that_cannot_be_played_cannot_be_read() -> None:
    text = changed("seats: a b, cards: {a: 3, b: 2}", "seats: a")
    assert problem(text) == "cannot be read: Higher is played by two or more."


def test_an_unknown_edition_cannot_be_read() -> None:
    text = changed("[village, town]", "[city]")
    assert problem(text) == "cannot be read: Unknown edition “city”. Known: village, town."


def test_an_unknown_house_rule_cannot_be_read() -> None:
    text = changed("  play:", "  rulings: {stakes: high}\n  play:")
    assert problem(text) == "cannot be read: Unknown ruling “stakes”. Known: highest_card, equal_cards."


def test_an_answer_that_is_not_allowed_cannot_be_read() -> None:
    text = changed("  play:", "  rulings: {equal_cards: maybe}\n  play:")
    assert problem(text) == "cannot be read: “maybe” does not answer equal_cards. Allowed: beat, lose."


def test_a_malformed_decision_cannot_be_read() -> None:
    assert problem(changed("a higher", "a jumps")) == "cannot be read: “a jumps” is no decision"


def test_a_malformed_decision_cannot_be_read_even_where_a_refusal_is_expected() -> None:
    assert problem(changed("a higher", "a jumps !")) == "cannot be read: “a jumps” is no decision"


def test_a_decision_nobody_asked_for_fails() -> None:
    assert problem(changed("[a higher, b", "[b higher, a")) == "nobody asked for “b higher”; asked is a"


def test_a_decision_after_the_end_fails() -> None:
    assert problem(changed("b lower", "b lower, a higher")) == "nobody asked for “a higher”; asked is nobody"


def test_a_missing_decision_fails() -> None:
    assert problem(changed(", b lower", "")) == "points: expected 1 1, but got 0 0; asks: expected nobody, but got b"


def test_an_entry_that_should_be_refused_and_is_refused_holds() -> None:
    assert problem(changed("[a higher", "[b higher !, a higher")) == "None"


def test_an_entry_that_should_be_refused_and_is_accepted_fails() -> None:
    text = changed("[a higher", "[a higher !")
    assert problem(text) == "“a higher” should be refused, but was accepted"


def test_an_entry_that_is_refused_but_changes_something_fails() -> None:
    def set_up_leaky(game: str, edition: str, rulings: Mapping[str, object], given: dict[str, Any]) -> CaseTable:
        return LeakyHigher().case_table(HIGHER.rules(edition, rulings), given)

    [case] = read_cases(changed("[a higher", "[b higher !, a higher"))
    assert isinstance(case, Case)
    verdict = run_case(case, "village", set_up_leaky)
    assert verdict.problem == "“b higher !” was refused, but changed the position"


def test_a_case_that_expects_nothing_cannot_be_read() -> None:
    assert problem(changed("{points: 1 1, asks: nobody}", "{}")) == "cannot be read: it expects nothing"


def test_a_case_that_names_no_edition_cannot_be_read() -> None:
    assert problem(changed("[village, town]", "[]")) == "cannot be read: it names no edition"


def test_a_case_that_cannot_be_read_keeps_its_title() -> None:
    assert verdicts(changed("[village, town]", "[]"))[0].case == "A higher card is said to be higher"


def test_a_case_without_a_title_is_called_by_its_place() -> None:
    text = HOLDS + changed("case: A higher card is said to be higher\n  rule", "rule")
    assert verdicts(text)[-1].case == "(case 2)"


def test_one_case_that_cannot_be_read_does_not_hide_the_others() -> None:
    text = changed("[village, town]", "[]") + HOLDS
    assert [verdict.problem is None for verdict in verdicts(text)] == [False, True, True]


def test_a_case_that_cannot_be_read_counts_once_for_each_edition_it_names() -> None:
    assert [verdict.edition for verdict in verdicts(changed("rule:", "ruel:"))] == ["village", "town"]


def test_a_game_that_stumbles_over_a_case_is_a_failure_and_no_crash() -> None:
    def stumble(game: str, edition: str, rulings: Mapping[str, object], given: dict[str, Any]) -> CaseTable:
        raise ZeroDivisionError("so much for that")

    case = read_cases(HOLDS)[0]
    assert isinstance(case, Case)
    assert run_case(case, "town", stumble).problem == "cannot be played: ZeroDivisionError so much for that"


@pytest.mark.parametrize("entry", ["- 7", "- [a, b]", "- ", "- yes"])
def test_what_is_no_case_cannot_be_read(entry: str) -> None:
    assert problem(entry).startswith("cannot be read: Expected `object`, got")


@pytest.mark.parametrize(
    "text", ["", "a case", "case: a higher card", "{}", "# only a remark", "- {case: x}\n---\n- {case: y}"]
)
def test_a_file_that_is_no_list_cannot_be_read(text: str) -> None:
    assert problem(text).startswith("cannot be read: ")


@pytest.mark.parametrize(
    "text",
    [
        HOLDS[:-3],
        "- {case: x",
        "- case: x\n - y",
        "\0",
        "- *nowhere",
        "- &loop [*loop]",
        "- [a]: b",
        "[" * 1_200,
        "- " + "{a: " * 1_200,
    ],
    ids=["torn", "open-brace", "indent", "nul", "alias", "loop", "list-as-key", "deep-list", "deep-mapping"],
)
def test_a_torn_or_malformed_file_cannot_be_read(text: str) -> None:
    assert problem(text).startswith("cannot be read: ")


@pytest.mark.parametrize(
    ("old", "new"), [("{points: 1 1", "{points: 0 0, points: 1 1"), ("seats: a b", "seats: a, seats: a b")]
)
def test_a_key_that_is_written_twice_cannot_be_read(old: str, new: str) -> None:
    assert problem(changed(old, new)).startswith("cannot be read: ")


def test_every_scalar_stays_the_text_it_is() -> None:
    case = read_cases(changed("{points: 1 1, asks: nobody}", "{x: +4, y: yes, z: 010, n: null, d: 2001-01-01}"))[0]
    assert isinstance(case, Case)
    assert case.then == {"x": "+4", "y": "yes", "z": "010", "n": "null", "d": "2001-01-01"}
