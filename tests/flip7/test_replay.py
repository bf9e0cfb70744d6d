"""A log replays to the game that was played, and every game ends."""

from itertools import islice

from hypothesis import given

from tests.proofs import proof
from volteface.games.flip7 import GAME
from volteface.kernel import DEALER, Header, Log, MoveEntry, digest, read_log, replay, write_log
from volteface.kernel.log import as_json

from .setups import setups
from .walks import Setup, Turn, walk

MOST_MOVES = 200_000


def header(setup: Setup) -> Header:
    rules = GAME.rules(setup.edition, setup.house)
    return Header(
        format=1,
        engine="test",
        game=GAME.id,
        rules_version=GAME.version,
        edition=setup.edition,
        rulings=rules.answers(),
        seats=tuple(f"seat {seat}" for seat in range(setup.seats)),
    )


def entry(seq: int, turn: Turn) -> MoveEntry:
    return MoveEntry(
        seq=seq,
        actor=turn.actor,
        decided_by="dealer" if turn.actor == DEALER else "bot",
        action=str(seq),
        at=seq,
        move=as_json(turn.move),
        events=tuple(as_json(event) for event in turn.events),
        digest=digest(turn.after),
    )


def full_deck(setup: Setup) -> Setup:
    """The same table with the deck of the game, which is all a header can describe."""
    return Setup(setup.edition, setup.house, setup.seats, setup.seed, setup.daring)


@proof(60)
@given(setups())
def test_replaying_a_log_gives_the_same_states(setup: Setup) -> None:
    turns = list(walk(full_deck(setup)))
    log = Log(header(setup), tuple(entry(seq, turn) for seq, turn in enumerate(turns)))
    assert [step.state for step in replay(log)] == [turn.after for turn in turns]


@proof(30)
@given(setups())
def test_replaying_a_log_gives_the_same_events(setup: Setup) -> None:
    turns = list(walk(full_deck(setup)))
    log = read_log(write_log(Log(header(setup), tuple(entry(seq, turn) for seq, turn in enumerate(turns)))))
    assert [step.events for step in replay(log)] == [turn.events for turn in turns]


@proof(30)
@given(setups())
def test_the_same_seed_plays_the_same_game(setup: Setup) -> None:
    assert list(walk(setup)) == list(walk(setup))


@proof(100)
@given(setups(most_seats=40, most_rich_seats=40))
def test_games_end(setup: Setup) -> None:
    assert sum(1 for _ in islice(walk(setup), MOST_MOVES)) < MOST_MOVES


@proof(60)
@given(setups())
def test_a_game_that_is_over_waits_for_nobody_and_stands(setup: Setup) -> None:
    last = list(walk(setup))[-1].after
    assert (GAME.to_act(last), GAME.standing(last).over) == (None, True)


@proof(60)
@given(setups())
def test_whoever_wins_has_the_highest_total(setup: Setup) -> None:
    standing = GAME.standing(list(walk(setup))[-1].after)
    assert all(standing.totals[seat] == max(standing.totals) for seat in standing.winners)
