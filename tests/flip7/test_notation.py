"""Positions and moves are short lines of text, and what is none is refused with a sentence."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.proofs import proof
from volteface.games.flip7 import GAME
from volteface.games.flip7.moves import (
    HIT,
    NEXT_ROUND,
    STAY,
    FirstDealer,
    FlipThree,
    Freeze,
    Give,
    Hit,
    Move,
    Reveal,
    Stay,
)
from volteface.games.flip7.state import State
from volteface.kernel import DEALER, Actor, InvalidMove, InvalidPosition
from volteface.kernel.log import read_move

from .setups import setups
from .walks import Setup, states

MOVES: list[tuple[str, Actor, Move]] = [
    ("a hit", 0, HIT),
    ("b stay", 1, STAY),
    ("c freeze a", 2, Freeze(0)),
    ("a flip3 aa", 0, FlipThree(26)),
    ("ab give b", 27, Give(1)),
    ("dealer first c", DEALER, FirstDealer(2)),
    ("dealer reveal +4", DEALER, Reveal("+4")),
    ("dealer reveal flip3", DEALER, Reveal("flip3")),
    ("dealer next", DEALER, NEXT_ROUND),
]
POSITION = (
    "flip7 en | playing round 1 dealer c seat a"
    " | a: 0 active 5 | b: 7 stayed 9 | c: 0 busted 4 4 | deck 12*2 7*1 | plays a b c"
)
FLIP_THREE = (
    "flip7 fr | playing round 2 dealer b seat a | a: 0 active 5 / flip3 | b: 3 active"
    " | deck 12*2 | plays a b | three a dealt freeze | choice a freeze a b"
)
# The letters of the notation and a few that it never uses.
LETTERS = "abdzé |:*+=-/0129\n\t\0"


@pytest.mark.parametrize(("text", "actor", "move"), MOVES)
def test_a_move_is_written_as_one_line(text: str, actor: Actor, move: Move) -> None:
    assert GAME.write_move(actor, move) == text


@pytest.mark.parametrize(("text", "actor", "move"), MOVES)
def test_a_move_is_read_from_one_line(text: str, actor: Actor, move: Move) -> None:
    assert GAME.read_move(text) == (actor, move)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hit",
        "a",
        "a jump",
        "a hit b",
        "a freeze",
        "a freeze A",
        "A hit",
        "dealer reveal 13",
        "dealer reveal",
        "7 hit",
    ],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(InvalidMove, match=rf"^“{text}” is no move"):
        GAME.read_move(text)


def test_an_unknown_card_in_a_move_is_named() -> None:
    with pytest.raises(InvalidMove, match=r"Unknown card “13”\. Known: 12, 11, "):
        GAME.read_move("dealer reveal 13")


@pytest.mark.parametrize(
    "move",
    [
        {},
        {"move": "jump"},
        {"move": "hit", "harder": True},
        {"move": "reveal"},
        {"move": "reveal", "card": "13"},
        {"move": "reveal", "card": 12},
        {"move": "freeze", "target": "b"},
        {"move": "freeze", "target": None},
        [],
        "hit",
        None,
    ],
)
def test_json_that_is_no_move_is_refused(move: object) -> None:
    with pytest.raises(InvalidMove, match=r"^This is no move of flip7: "):
        read_move(GAME, move)


def test_json_that_is_a_move_is_read() -> None:
    assert [read_move(GAME, {"move": word}) for word in ("hit", "stay")] == [Hit(), Stay()]


@pytest.mark.parametrize("text", [POSITION, FLIP_THREE])
def test_a_position_is_written_as_it_was_read(text: str) -> None:
    assert GAME.write_position(GAME.read_position(text)) == text


def test_a_position_may_carry_house_rules() -> None:
    state = GAME.read_position(POSITION.replace("flip7 en", "flip7 en+target_score=100+tie=shared"))
    assert (state.rules.target_score, state.rules.tie.value) == (100, "shared")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (POSITION, ""),
        (POSITION, "|"),
        (POSITION, "flip7 en"),
        ("flip7 en", "flip8 en"),
        ("flip7 en", "flip7"),
        ("flip7 en", "flip7 klingon"),
        ("flip7 en", "flip7 en+stakes=high"),
        ("flip7 en", "flip7 en+tie=maybe"),
        ("flip7 en", "flip7 en+tie"),
        ("playing", "sleeping"),
        ("round 1", "round one"),
        ("dealer c", "dealer z"),
        ("seat a", "seat b"),
        ("seat a", "seat"),
        ("active", "awake"),
        ("active 5", "active 13"),
        ("b: 7", "d: 7"),
        ("b: 7", "b: many"),
        ("7 stayed", "stayed"),
        ("12*2", "12"),
        ("12*2", "12*two"),
        ("12*2", "12*-2"),
        ("12*2", "13*2"),
        (" | deck 12*2 7*1", ""),
        ("plays a b c", "plays a b d"),
        ("plays a b c", "sings a b c"),
        ("plays a b c", "plays a b c | scores 1 2"),
        ("plays a b c", "plays a b c | choice a freeze"),
        ("plays a b c", "plays a b c | choice a 12 a b"),
        ("plays a b c", "plays a b c | three a 2"),
        ("plays a b c", "plays a b c | three a soon"),
        ("playing", "scored | three a dealt"),
    ],
)
def test_what_is_no_position_is_refused(old: str, new: str) -> None:
    assert old in POSITION
    with pytest.raises(InvalidPosition, match=r"^This is no position of Flip 7: "):
        GAME.read_position(POSITION.replace(old, new))


def spoiled(text: str, generator: Random) -> str:
    """A position with some word lost, doubled, replaced, or everything after it torn off."""
    words = text.split(" ")
    place = generator.randrange(len(words))
    match generator.randrange(4):
        case 0:
            del words[place]
        case 1:
            words[place] = generator.choice([*words, "z", "-1", "freeze", "|", "12*-5", "", "dealt", "choice", "three"])
        case 2:
            words.insert(place, generator.choice(words))
        case _:
            del words[place:]
    return " ".join(words)


def read_or_none(text: str) -> State | None:
    try:
        return GAME.read_position(text)
    except InvalidPosition:
        return None


@proof(120)
@given(setups(most_seats=6), st.randoms(use_true_random=False))
def test_a_spoiled_position_is_refused_or_can_be_played(setup: Setup, generator: Random) -> None:
    every = list(states(setup))
    for _ in range(20):
        state = read_or_none(spoiled(GAME.write_position(generator.choice(every)), generator))
        if state is not None:
            for move in GAME.offers(state):
                GAME.apply(state, move)


@proof(200)
@given(st.text(LETTERS))
def test_any_text_is_a_position_or_refused(text: str) -> None:
    read_or_none(text)


@proof(200)
@given(st.text(LETTERS))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    try:
        GAME.read_move(text)
    except InvalidMove as error:
        assert text in str(error)
