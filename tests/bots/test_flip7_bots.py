"""The bots of Flip 7."""

from random import Random

import pytest

from volteface.bots import find_bot, play_match
from volteface.games.flip7 import GAME
from volteface.games.flip7.moves import HIT, STAY, FlipThree, Freeze, Give
from volteface.kernel import InvalidInput, RandomDealer, UnknownName

EDITIONS = tuple(GAME.rulebook.editions)


def choice_of(name: str, position: str) -> object:
    """What a bot does in a position of edition en, three seats, deck all there."""
    state = GAME.read_position(position)
    seat = GAME.to_act(state)
    assert isinstance(seat, int)
    return find_bot("flip7", name, Random(1)).choose(GAME.view(state, seat), GAME.offers(state))


def table(a: str, b: str = "0 active 1", c: str = "0 active 2", deck: str = "12*9 5*4 1*1", more: str = "") -> str:
    """A position in which seat a is asked."""
    return f"flip7 en | playing round 1 dealer c seat a | a: {a} | b: {b} | c: {c} | deck {deck} | plays a b c{more}"


def test_threshold_hits_below_its_number() -> None:
    assert choice_of("threshold:25", table("0 active 12 11")) == HIT


def test_threshold_stays_at_its_number() -> None:
    assert choice_of("threshold:25", table("0 active 12 11 2")) == STAY


def test_threshold_counts_modifiers() -> None:
    assert choice_of("threshold:25", table("0 active 12 x2 +2")) == STAY


def test_threshold_must_hit_where_staying_with_nothing_is_refused() -> None:
    assert choice_of("threshold:0", table("0 active").replace("flip7 en ", "flip7 en31 ")) == HIT


def test_counter_stays_when_most_of_the_cards_left_would_bust_it() -> None:
    assert choice_of("counter", table("0 active 12 5", deck="12*9 5*4 1*1")) == STAY


def test_counter_hits_with_the_same_line_when_the_cards_left_are_harmless() -> None:
    assert choice_of("counter", table("0 active 12 5", deck="1*1 2*2 11*5 12*1")) == HIT


def test_counter_hits_behind_a_second_chance_where_it_would_stay_without() -> None:
    assert choice_of("counter", table("0 active 12 5 chance", deck="12*9 5*4 1*1")) == HIT


def test_counter_goes_for_the_flip_seven_bonus_where_the_number_alone_is_not_worth_it() -> None:
    deck = "12*3 3*2"
    assert choice_of("counter", table("0 active 12 1 2", deck=deck)) == STAY
    assert choice_of("counter", table("0 active 12 1 2 0 4 5", deck="12*1 3*2")) == HIT


@pytest.mark.parametrize("name", ["counter", "threshold:25"])
def test_a_freeze_goes_to_the_leader(name: str) -> None:
    position = table("0 active 3", "90 active 1", "120 active 2", more=" | choice a freeze a b c")
    assert choice_of(name, position) == Freeze(2)


@pytest.mark.parametrize("name", ["counter", "threshold:25"])
def test_a_spare_second_chance_goes_to_whoever_is_last(name: str) -> None:
    position = table("0 active 3 chance", "90 active 1", "120 active 2", more=" | choice a chance b c")
    assert choice_of(name, position) == Give(1)


def test_counter_flips_three_whoever_stands_to_lose_most() -> None:
    position = table("0 active 3", "90 active 12 11 10", "120 active 2", more=" | choice a flip3 a b c")
    assert choice_of("counter", position) == FlipThree(1)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", ["random", "threshold:25", "counter"])
def test_every_bot_finishes_games_in_every_edition(edition: str, name: str) -> None:
    generator = Random(f"{edition} {name}")
    bots = [find_bot("flip7", name, generator) for _ in range(3)]
    last = play_match(GAME, GAME.rules(edition), bots, RandomDealer(GAME, generator))
    assert GAME.standing(last).over


def test_counter_beats_a_threshold_beats_random() -> None:
    names, wins, generator = ("counter", "threshold:25", "random"), dict.fromkeys(range(3), 0), Random(11)
    bots = [find_bot("flip7", name, generator) for name in names]
    for game in range(150):
        order = [(seat + game) % 3 for seat in range(3)]
        last = play_match(GAME, GAME.rules("en"), [bots[bot] for bot in order], RandomDealer(GAME, generator))
        for seat in last.winners:
            wins[order[seat]] += 1
    assert wins[0] > wins[1] > wins[2]


def test_an_unknown_bot_names_those_there_are() -> None:
    with pytest.raises(UnknownName, match="counter"):
        find_bot("flip7", "genius", Random(1))


@pytest.mark.parametrize("name", ["threshold", "threshold:", "threshold:many", "counter:3", "random:3"])
def test_a_bot_with_a_wrong_argument_says_what_it_takes(name: str) -> None:
    with pytest.raises(InvalidInput, match="bot"):
        find_bot("flip7", name, Random(1))
