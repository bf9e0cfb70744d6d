"""Names as people write them: joined emoji, flags and every script, but nothing invisible that misleads."""

import pytest

from tests.tables.stored import say, sit, start
from volteface.tables.fairness.import_check import check_log
from volteface.tables.names import LONGEST_NAME, InvalidName, is_showable, read_name, visible_length

from .evenings import BOT, FLIP, TINY, ask, begun, opened, play_to_the_end

FAMILY = "👨‍👩‍👧‍👦"
ASTRONAUT = "👩🏽‍🚀"
RAINBOW = "🏳️‍🌈"
SCOTLAND = "🏴󠁧󠁢󠁳󠁣󠁴󠁿"
HEART_ON_FIRE = "❤️‍🔥"
SHAKING = "🙂‍↔️"

JOINED = [FAMILY, ASTRONAUT, RAINBOW, SCOTLAND, HEART_ON_FIRE, SHAKING, "🇲🇽", "👍🏿", "1️⃣", "\U0001fae8", "🐻‍❄️"]
each_joined = pytest.mark.parametrize("sign", JOINED)


@each_joined
def test_joined_emoji_are_a_name_and_count_once(sign: str) -> None:
    assert (read_name(sign), visible_length(sign)) == (sign, 1)


@each_joined
def test_as_many_joined_emoji_fit_as_letters(sign: str) -> None:
    assert visible_length(sign * 5 + "Ann") == 8


@pytest.mark.parametrize("name", ["علی‌رضا", "ක්‍රිෂ්ණ", "Zoé", "Zoe\u0301", "李小龍", "Ñandú", "Nguyễn Thị"])
def test_a_name_in_any_script_is_a_name(name: str) -> None:
    assert read_name(name) == name


def test_a_letter_and_its_marks_count_once() -> None:
    assert visible_length("Zoe\u0301") == 3


def test_a_tower_of_marks_is_too_long() -> None:
    with pytest.raises(InvalidName) as error:
        read_name("Z" + "\u0301" * 60)
    assert error.value.reason.id == "refused-name-is-too-long"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "empty"),
        (" \t\n ", "empty"),
        ("\u200d", "empty"),
        ("\u3164", "empty"),
        ("\u0301", "empty"),
        ("x" * (LONGEST_NAME + 1), "too-long"),
        (FAMILY * (LONGEST_NAME + 1), "too-long"),
        ("An\u200dn", "cannot-be-shown"),  # looks like Ann
        ("Ann\u200d", "cannot-be-shown"),
        (f"{FAMILY}\u200d", "cannot-be-shown"),
        ("👨\u200d\u200d👩", "cannot-be-shown"),
        ("👨\u200c👩", "cannot-be-shown"),
        ("A\U000e0067\U000e007f", "cannot-be-shown"),  # tags without a flag
        ("Ann\u3164", "cannot-be-shown"),
        ("a\u202eb", "cannot-be-shown"),
        ("a\u2066b", "cannot-be-shown"),
        ("a\u200eb", "cannot-be-shown"),
        ("a\u200bb", "cannot-be-shown"),
        ("a\ufeffb", "cannot-be-shown"),
        ("a\x00b", "cannot-be-shown"),
        ("\x1b[31m", "cannot-be-shown"),
        ("\ud800", "empty"),
    ],
)
def test_a_name_is_refused_with_what_is_wrong(name: str, reason: str) -> None:
    with pytest.raises(InvalidName) as error:
        read_name(name)
    assert error.value.reason.id.endswith(reason)


@each_joined
def test_joined_emoji_can_be_said(sign: str) -> None:
    table = begun(TINY)
    say(table, ask("bo", "words"), f"well {sign}")
    assert is_showable(f"well {sign}")


def test_a_game_with_joined_emoji_for_names_can_be_taken_in_elsewhere() -> None:
    table = opened(FLIP)
    for seat, (person, name) in enumerate([("ann", FAMILY * 5), ("bo", SCOTLAND), ("cy", SCOTLAND)]):
        sit(table, ask(person, "sit"), seat, name, "chance")
    start(table, ask("ann", "start"), BOT)
    log = play_to_the_end(table).log()
    check_log(table.game, log)
    assert log.header.seats == (FAMILY * 5, SCOTLAND, f"{SCOTLAND} 2")
