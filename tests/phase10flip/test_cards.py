"""Faces and cards: how they are written, read and valued."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from volteface.games.phase10flip.cards import (
    COLOUR_FACES,
    FACES,
    INTENSE_FACES,
    Card,
    Colour,
    Face,
    Side,
    both_faces,
    colour_of,
    face_up,
    has_flip,
    is_star,
    make_card,
    number_of,
    points_of,
    read_card,
    read_face,
    side_of,
)
from volteface.kernel.errors import InvalidInput

colour_faces = st.sampled_from(COLOUR_FACES)
intense_faces = st.sampled_from(INTENSE_FACES)


@given(st.sampled_from(FACES))
def test_a_face_is_read_as_it_is_written(face: Face) -> None:
    assert read_face(str(face)) == face


@given(colour_faces, intense_faces)
def test_a_card_is_read_as_it_is_written(front: Face, back: Face) -> None:
    assert both_faces(read_card(f"{front}/{back}")) == (front, back)


@given(colour_faces, intense_faces)
def test_a_card_shows_one_face_on_each_side(front: Face, back: Face) -> None:
    card = make_card(front, back)
    assert (face_up(card, Side.COLOUR), face_up(card, Side.INTENSE)) == (front, back)


@given(st.text(alphabet="rygb0123456789*^/ \n", max_size=9))
def test_a_text_is_a_card_for_the_reader_exactly_if_it_is_one_for_the_decoder(text: str) -> None:
    def reads() -> bool:
        try:
            read_card(text)
        except InvalidInput:
            return False
        return True

    def decodes() -> bool:
        try:
            msgspec.convert(text, Card)
        except msgspec.ValidationError:
            return False
        return True

    assert reads() == decodes()


@given(colour_faces, intense_faces)
def test_every_card_can_be_decoded(front: Face, back: Face) -> None:
    assert msgspec.json.decode(msgspec.json.encode(make_card(front, back)), type=Card) == f"{front}/{back}"


@pytest.mark.parametrize(
    "text", ["r5\n", "r5 ", "r13", "r0", "05", "", "r", "^", "x5", "r^5", "r5^^", "R5", "r★", "r05"]
)
def test_what_is_no_face_is_refused_by_the_reader(text: str) -> None:
    with pytest.raises(InvalidInput, match="is no face"):
        read_face(text)


@pytest.mark.parametrize(
    "text", ["r5\n", "r5 ", "r13", "r0", "05", "", "r", "^", "x5", "r^5", "r5^^", "R5", "r★", "r05"]
)
def test_what_is_no_face_is_refused_by_the_decoder(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(text, Face)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("r5", "COLOUR/INTENSE"),
        ("5/9", "“5” is no COLOUR face"),
        ("r5/r9", "“r9” is no INTENSE face"),
        ("r15/9", "“r15” is no face"),
        ("r5/9/2", "“9/2” is no face"),
    ],
)
def test_what_is_wrong_with_a_card_is_named(text: str, part: str) -> None:
    with pytest.raises(InvalidInput, match=part):
        read_card(text)


def test_there_are_104_colour_faces_and_26_intense_faces() -> None:
    assert (len(set(COLOUR_FACES)), len(set(INTENSE_FACES))) == (104, 26)


@pytest.mark.parametrize(
    ("face", "side", "colour", "number"),
    [
        ("r5^", Side.COLOUR, Colour.RED, 5),
        ("y12", Side.COLOUR, Colour.YELLOW, 12),
        ("g*", Side.COLOUR, Colour.GREEN, None),
        ("b*^", Side.COLOUR, Colour.BLUE, None),
        ("10^", Side.INTENSE, None, 10),
        ("*", Side.INTENSE, None, None),
    ],
)
def test_a_face_has_a_side_a_colour_and_a_number(
    face: str, side: Side, colour: Colour | None, number: int | None
) -> None:
    read = read_face(face)
    assert (side_of(read), colour_of(read), number_of(read)) == (side, colour, number)


@pytest.mark.parametrize(("face", "star"), [("r*", True), ("*^", True), ("12", False), ("b1", False)])
def test_a_star_is_told_from_a_number(face: str, star: bool) -> None:
    assert is_star(read_face(face)) is star


@pytest.mark.parametrize(("face", "marked"), [("r5^", True), ("*^", True), ("r5", False), ("*", False)])
def test_a_flip_mark_is_seen(face: str, marked: bool) -> None:
    assert has_flip(read_face(face)) is marked


@pytest.mark.parametrize(
    ("face", "points"), [("r1", 5), ("9^", 5), ("b10", 10), ("12", 10), ("g*", 20), ("*", 20), ("*^", 20)]
)
def test_a_face_costs_what_the_rulebook_says(face: str, points: int) -> None:
    assert points_of(read_face(face)) == points


def test_each_side_is_on_the_back_of_the_other() -> None:
    assert [side.other for side in Side] == [Side.INTENSE, Side.COLOUR]
