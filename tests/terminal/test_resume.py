"""A resumed game goes on exactly where it was left."""

import asyncio
from itertools import count
from pathlib import Path

import pytest

from volteface.kernel import MoveEntry
from volteface.store import MemoryStore, SqliteStore
from volteface.tables import LogStore
from volteface.terminal.options import TableOptions

from .tables import SMALL, on_screen, play_by_keys, resume, sit_down

RULES = ("target_score=60",)


def play_keys(store: LogStore, *, keys: int | None = None) -> list[tuple[object, object, str]]:
    """Play by keys to the end, or only so many of them; returns all moves so far."""
    session = resume(store)
    app, asked = on_screen(session), count(1)

    async def follow() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await play_by_keys(
                pilot, app, lambda app: app.session.is_over() or (keys is not None and next(asked) > keys)
            )

    asyncio.run(follow())
    entries = store.load("a table").entries
    return [(entry.actor, entry.move, entry.decided_by) for entry in entries if isinstance(entry, MoveEntry)]


@pytest.mark.long
def test_a_resumed_game_ends_like_one_that_was_never_left() -> None:
    never_left, left = MemoryStore(), MemoryStore()
    for store in (never_left, left):
        sit_down(TableOptions(rules=RULES), store=store)
    whole = play_keys(never_left)
    assert len(play_keys(left, keys=4)) < len(whole)
    assert play_keys(left) == whole


def test_every_move_is_on_the_disk_before_the_next_question(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "games.db")
    sit_down(store=store)
    moves = play_keys(store, keys=3)
    store.close()
    again = SqliteStore(tmp_path / "games.db")
    kept = [entry for entry in again.load("a table").entries if isinstance(entry, MoveEntry)]
    again.close()
    assert len(kept) == len(moves)


def test_who_is_a_person_and_which_bot_plays_is_remembered() -> None:
    store = MemoryStore()
    sit_down(TableOptions(people="Ann,Bob", bots="threshold:25,counter"), store=store)
    players = resume(store).players
    assert [(player.name, player.bot_name) for player in players][:2] == [("Ann", None), ("Bob", None)]
    assert [player.bot_name for player in players][2:] == ["threshold:25", "counter"]
