"""One server, and a finished game of each kind on it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from tests.server.finished import Finished
from tests.server.running import running

# Long enough for a second round, whatever the cards are.
LONGER: Final[dict[str, dict[str, Any]]] = {"flip7": {"target_score": 100}, "phase10flip": {"phases_to_win": 2}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server without limits."""
    folder: Path = tmp_path_factory.mktemp("server")
    with running(folder / "games.db") as address:
        yield address


@pytest.fixture(scope="module")
def finished_games(server: str) -> dict[str, Finished]:
    """A finished game of each kind."""
    return {game: Finished(server, game, **house) for game, house in LONGER.items()}


@pytest.fixture(params=LONGER)
def finished(finished_games: dict[str, Finished], request: pytest.FixtureRequest) -> Finished:
    """A finished game, of either kind."""
    return finished_games[request.param]
