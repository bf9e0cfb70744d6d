"""A log replays to the game that was played, and every round and game ends."""

from itertools import groupby

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.proofs import header_of, log_of, proof
from volteface.games.phase10flip import GAME
from volteface.games.phase10flip.state import Stage
from volteface.kernel import Log, read_log, replay, write_log

from .setups import setups
from .walks import Setup, Turn, states, walk

MOST_MOVES = 20_000


def as_log(setup: Setup, turns: list[Turn]) -> Log:
    state = setup.opening()
    return log_of(header_of(GAME, state.rules, setup.seats, setup.deck()), turns)


@proof(40)
@given(setups(most=120))
def test_replaying_a_log_gives_the_same_states(setup: Setup) -> None:
    turns = list(walk(setup))
    assert [step.state for step in replay(as_log(setup, turns))] == [turn.after for turn in turns]


@proof(20)
@given(setups(most=120))
def test_replaying_a_log_gives_the_same_events(setup: Setup) -> None:
    turns = list(walk(setup))
    log = read_log(write_log(as_log(setup, turns)))
    assert [step.events for step in replay(log)] == [turn.events for turn in turns]


@proof(20)
@given(setups(most=120))
def test_the_same_seed_plays_the_same_game(setup: Setup) -> None:
    assert list(walk(setup)) == list(walk(setup))


@proof(60)
@given(setups())
def test_a_round_ends_when_it_stalls(setup: Setup) -> None:
    stall = int(setup.house["stall_turns"])
    for state in states(setup):
        assert state.turns < stall or state.stage in (Stage.SCORED, Stage.OVER)


@proof(40)
@given(setups(), st.sampled_from(("standard", "ten_rounds")), st.integers(1, 3))
def test_games_end(setup: Setup, variant: str, phases: int) -> None:
    house = {**setup.house, "variant": variant, "phases_to_win": phases, "stall_turns": 60}
    lively = replace(setup, house=house, daring=0.95, spare=None, most=MOST_MOVES)
    last = list(walk(lively))[-1].after
    assert (GAME.to_act(last), GAME.standing(last).over, len(GAME.standing(last).winners)) == (None, True, 1)


@proof(30)
@given(setups())
def test_the_deal_passes_to_the_left_from_round_to_round(setup: Setup) -> None:
    dealers = [state.dealer for state in states(setup) if state.stage is Stage.DEAL]
    assert dealers == [(dealers[0] + place) % setup.seats for place in range(len(dealers))]


@proof(30)
@given(setups())
def test_the_turn_passes_to_the_left_among_those_who_take_part(setup: Setup) -> None:
    for turn in walk(setup):
        before, after = turn.before, turn.after
        if before.round == after.round and before.stage is after.stage is Stage.PLAYING and before.seat != after.seat:
            left = [(before.seat + step) % setup.seats for step in range(1, setup.seats)]
            assert after.seat == next(seat for seat in left if seat in before.playing)


@proof(20)
@given(setups())
def test_every_round_starts_on_the_colour_side(setup: Setup) -> None:
    for _, states_of_round in groupby(states(setup), key=lambda state: state.round):
        assert next(states_of_round).side.value == "colour"
