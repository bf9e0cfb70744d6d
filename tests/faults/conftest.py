"""A game that was played to its end against a real server, for the tests of the audit."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from msgspec import Struct

from bench.faults.party import PlayedGame, make_parties
from tests.server.running import running


class Played(Struct):
    """The server's file, and the game with the clients that were there."""

    database: Path
    game: PlayedGame


@pytest.fixture
def played(tmp_path: Path) -> Played:
    """One game of two people, a bot and a spectator."""
    database = tmp_path / "games.db"

    async def play(base: str) -> PlayedGame:
        (party,) = await make_parties(base, 1, Random(1))
        await party.play(most=1)
        assert party.stuck == []
        return party.games[0]

    with running(database) as base:
        game = asyncio.run(play(base))
    return Played(database, game)
