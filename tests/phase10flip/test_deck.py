"""Deck files: the assumed deck is as the rules describe it, and a wrong file is told what is wrong with it."""

from collections import Counter
from importlib.resources import files

import msgspec
import pytest

from tests.phase10flip.assumed_deck import assumed_cards
from volteface.games import phase10flip
from volteface.games.phase10flip.cards import Colour, Side, both_faces, colour_of, face_up, has_flip, is_star, number_of
from volteface.games.phase10flip.deck import Deck, default_deck, parse_deck, write_deck
from volteface.kernel.errors import InvalidInput

CARDS = default_deck().cards
TEXT = write_deck(default_deck())
LINES = TEXT.splitlines()
FIRST_CARD = 6  # the line it stands on: after the header, three fields and a blank line


def with_line(number: int, *instead: str) -> str:
    """The deck file with one line replaced."""
    return "\n".join((*LINES[: number - 1], *instead, *LINES[number:]))


def test_the_deck_that_comes_along_says_that_it_is_assumed() -> None:
    assert default_deck().origin == "assumed"


def test_the_file_warns_in_its_first_comment() -> None:
    text = files(phase10flip).joinpath("deck.txt").read_text(encoding="utf-8")
    assert text.splitlines()[1].startswith("# ASSUMED.")


def test_the_file_is_what_the_published_construction_yields() -> None:
    assert assumed_cards() == CARDS


def test_each_colour_has_every_number_twice_and_two_stars() -> None:
    faces = Counter((colour_of(front), number_of(front)) for front, _ in map(both_faces, CARDS))
    assert faces == {(colour, number): 2 for colour in Colour for number in (*range(1, 13), None)}


def test_the_intense_side_has_every_number_eight_times_and_eight_stars() -> None:
    faces = Counter(number_of(back) for _, back in map(both_faces, CARDS))
    assert faces == dict.fromkeys((*range(1, 13), None), 8)


def test_two_numbered_faces_of_each_colour_bear_a_flip_mark() -> None:
    marked = [front for front, _ in map(both_faces, CARDS) if has_flip(front) and not is_star(front)]
    assert Counter(map(colour_of, marked)) == dict.fromkeys(Colour, 2)


def test_eight_intense_numbers_bear_a_flip_mark() -> None:
    assert sum(has_flip(back) and not is_star(back) for _, back in map(both_faces, CARDS)) == 8


@pytest.mark.parametrize("side", list(Side))
def test_no_star_bears_a_flip_mark(side: Side) -> None:
    assert not any(is_star(face) and has_flip(face) for face in (face_up(card, side) for card in CARDS))


def test_no_star_is_on_the_back_of_a_star() -> None:
    assert not any(is_star(front) and is_star(back) for front, back in map(both_faces, CARDS))


def test_no_flip_is_on_the_back_of_a_flip() -> None:
    assert not any(has_flip(front) and has_flip(back) for front, back in map(both_faces, CARDS))


def test_a_deck_is_read_as_it_is_written() -> None:
    assert parse_deck(TEXT, "deck") == default_deck()


def test_comments_blank_lines_and_other_line_ends_are_skipped() -> None:
    assert parse_deck("\ufeff" + "\r\n# a remark\r\n\r\n".join(LINES), "deck") == default_deck()


def test_a_deck_of_ones_own_replaces_the_assumed_one() -> None:
    text = TEXT.replace("origin: assumed", "origin: transcribed").replace(LINES[FIRST_CARD - 1], "b*^/12^", 1)
    assert parse_deck(text, "mine").cards[0] == "b*^/12^"


def test_a_deck_survives_a_log() -> None:
    deck = default_deck()
    assert msgspec.json.decode(msgspec.json.encode(deck), type=Deck) == deck


def test_a_log_with_a_card_too_few_is_refused() -> None:
    short = msgspec.json.encode(msgspec.structs.replace(default_deck(), cards=CARDS[1:]))
    with pytest.raises(msgspec.ValidationError, match="104"):
        msgspec.json.decode(short, type=Deck)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "mine, line 1: “” is no header"),
        ("[deck]\ncards = 104\n", "mine, line 1: “\\[deck\\]” is no header"),
        (TEXT.replace("deck 1", "deck 2", 1), "mine, line 1: “phase10flip deck 2” is no header"),
        (with_line(2), "mine, line 2: “version: 1” is not “name: …”"),
        (with_line(3, "version: one"), "mine, line 3: “version: one” cannot be read"),
        (with_line(3, "version: 0"), "mine, line 3: “version: 0” cannot be read"),
        (with_line(4, "origin: hearsay"), "mine, line 4: “origin: hearsay” cannot be read"),
        (with_line(2, "name:"), "mine, line 2: “name:” cannot be read"),
        ("phase10flip deck 1\nname: x\nend\n", "mine, line 3: the header is incomplete"),
        (with_line(10, "r13/4"), "mine, line 10: “r13/4” is no card|mine, line 10: “r13” is no face"),
        (with_line(10, "r1 / 4"), "mine, line 10: “r1 ” is no face"),
        (with_line(10, "4"), "mine, line 10: “4” is no card"),
        (with_line(10), "mine, line 109: 103 cards before this line; a deck has 104"),
        (with_line(10, "r1/2", "r1/2"), "mine, line 111: 105 cards before this line; a deck has 104"),
        ("\n".join(LINES[:50]), "mine, line 50: the file is torn"),
        (TEXT[:-6], "mine, line 109: the file is torn"),
        (TEXT + "r1/2\n", "mine, line 111: something after “end”"),
    ],
)
def test_a_wrong_file_is_told_the_line_and_what_is_wrong_with_it(text: str, complaint: str) -> None:
    with pytest.raises(InvalidInput, match=complaint):
        parse_deck(text, "mine")
