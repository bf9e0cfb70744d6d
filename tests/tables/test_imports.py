"""Games from files: whatever is taken in can be shown for ever, belongs to nobody else, and says if it is unproven."""

import json
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from volteface.bots.adviser import find_adviser
from volteface.kernel import DEALER, InvalidInput, InvalidLog, MoveEntry, find_game, read_log, write_log
from volteface.rooms.history import count_games, summarize
from volteface.rooms.replays import MOST_MOMENTS, OPEN, make_replay
from volteface.store import MemoryStore
from volteface.tables import NotAllowed, Record, commands, load_table
from volteface.tables.commands import Branch, NewTable
from volteface.tables.fairness.archive import addition_of, examine

from .fair_games import KINDS, branched, played
from .mutations import mutated
from .test_published_verifier import TAMPERINGS, note_of, renumber, swap_two_cards

FIXTURES = Path(__file__).parent / "fixtures"
MUTATED = int(os.environ.get("MUTATIONS", "150"))
FLIP, PHASES = "flip7-anew-each-round", "phase10flip"

Game = dict[str, Any]


@cache
def saved(name: str) -> bytes:
    """A finished game as a file."""
    return write_log(played(KINDS[name], 1))


def game_of(name: str) -> Game:
    game: Game = json.loads(saved(name))
    return game


def take_in(data: bytes, importer: str = "zoe") -> tuple[MemoryStore, Record]:
    """A store with that game in it."""
    store, record = MemoryStore(), examine(data, "ours", importer)
    store.append(addition_of(data, record)).result()
    return store, record


def read_everything(store: MemoryStore, record: Record) -> None:
    """Whatever a server does with a finished game."""
    table = load_table(store, record.id)
    log, game, seats = table.log(), table.game, range(len(table.seating.chairs))
    for person in (None, "ann", "bo", ""):
        msgspec.json.encode((table.view_for(person), table.feed(table.seat_of(person), 0)))
    for seat in (OPEN, None, *seats):
        for start in (0, max(0, len(log.entries) - MOST_MOMENTS)):
            msgspec.json.encode(make_replay(game, table.record, log, seat, start))
    msgspec.json.encode(find_adviser(game.id).review(log))
    read_log(write_log(log))
    msgspec.json.encode((summarize(record, "zoe"), count_games([record], "zoe")))
    for seq in range(0, len(log.entries) + 1, max(1, len(log.entries) // 5)):
        try:
            commands.branch(game, log, Branch("zoe", "Zoe", 0, seq, "random", "e"), NewTable("b", bytes(32), 0))
        except (NotAllowed, InvalidInput):
            continue


@pytest.mark.parametrize("seed", range(MUTATED))
def test_a_mutated_game_is_refused_in_words_or_can_be_shown(seed: int) -> None:
    data = mutated(seed)
    try:
        taken = take_in(data)
    except InvalidLog as refusal:
        assert str(refusal)
    else:
        read_everything(*taken)


@pytest.mark.parametrize("name", KINDS)
def test_a_real_game_is_taken_in_and_verified(name: str) -> None:
    _, record = take_in(saved(name))
    assert (record.id, record.is_imported, record.is_verified) == ("ours", True, True)


@pytest.mark.parametrize("file", sorted(FIXTURES.glob("format*.json")), ids=lambda file: file.stem)
def test_a_game_of_format_1_is_taken_in_and_verified(file: Path) -> None:
    store, record = take_in(file.read_bytes())
    assert record.is_verified
    read_everything(store, record)


def test_a_branched_game_is_taken_in_and_verified() -> None:
    store, record = take_in(write_log(branched(KINDS[FLIP])))
    assert record.is_verified
    read_everything(store, record)


def with_another_secret(game: Game) -> None:
    note_of(game, "revealed")["secret"] = "11" * 32


def with_another_chance(game: Game) -> None:
    note_of(game, "sat_down")["entropy"] = "mine"


def with_a_hiding_note(game: Game) -> None:
    last = game["entries"][-1]
    about = {"event": "branched", "table": "t", "seq": 3}
    game["entries"].append({**last, "about": about, "action": "branch"})
    renumber(game)


@pytest.mark.parametrize("tamper", [with_another_secret, with_another_chance, with_a_hiding_note])
@pytest.mark.parametrize("name", [FLIP, PHASES])
def test_a_game_whose_deals_are_not_proven_is_taken_in_unverified(name: str, tamper: Callable[[Game], None]) -> None:
    game = game_of(name)
    tamper(game)
    store, record = take_in(json.dumps(game).encode())
    assert not record.is_verified
    assert not make_replay(find_game(record.setup.game), record, load_table(store, "ours").log(), None, 0).is_verified
    read_everything(store, record)


@pytest.mark.parametrize("tamper", TAMPERINGS, ids=lambda tamper: tamper.__name__)
@pytest.mark.parametrize("name", [FLIP, PHASES])
def test_no_tampered_game_is_taken_in_as_verified(name: str, tamper: Callable[[Game], None]) -> None:
    game = game_of(name)
    tamper(game)
    try:
        _, record = take_in(json.dumps(game).encode())
    except InvalidLog:
        return
    assert not record.is_verified


def test_events_that_did_not_happen_are_refused() -> None:
    game = game_of(FLIP)
    swap_two_cards(game)
    with pytest.raises(InvalidLog):
        examine(json.dumps(game).encode(), "ours", "zoe")


# Nobody's but the importer's


@pytest.mark.parametrize("name", [FLIP, PHASES])
def test_the_people_in_a_file_are_nobody_here(name: str) -> None:
    store, record = take_in(saved(name))
    table = load_table(store, "ours")
    assert [store.find(person=person) for person in ("ann", "bo")] == [(), ()]
    assert [table.seat_of(person) for person in ("ann", "bo", "zoe")] == [None, None, None]
    assert (table.seating.host, count_games([record], "ann")) == ("", [])


def test_an_imported_game_is_in_the_importers_list_but_not_in_their_record() -> None:
    store, _ = take_in(saved(FLIP))
    (found,) = store.find(person="zoe")
    summary = summarize(found, "zoe")
    assert (summary.is_imported, summary.is_verified, summary.seat) == (True, True, None)
    assert count_games([found], "zoe") == []


def test_a_game_that_goes_on_from_an_imported_one_names_our_table() -> None:
    store, _ = take_in(saved(FLIP))
    log = load_table(store, "ours").log()
    first = next(entry.seq for entry in log.entries if isinstance(entry, MoveEntry) and entry.actor != DEALER)
    wish = Branch("zoe", "Zoe", 0, first, "random", "e", "ours")
    draft = commands.branch(find_game("flip7"), log, wish, NewTable("b", bytes(32), 0))
    assert b'"event":"branched","table":"ours"' in msgspec.json.encode(draft.entries)
