"""Games that were played to their end on a server, with a person on every seat."""

from typing import Any, Final

import httpx

from .people import game_of
from .test_tables import play_on

# An edition of each game, and house rules by which it is soon over.
KINDS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "flip7": ("en", {"target_score": 40}),
    "phase10flip": ("fr", {"phases_to_win": 1, "stall_turns": 40}),
}


class Finished:
    """A finished game on a server."""

    def __init__(self, base: str, game: str, **house: Any) -> None:
        edition, usual = KINDS[game]
        house = {**usual, **house}
        with game_of(base, game=game, edition=edition, house=house) as players:
            last = play_on(players)["seq"]
            self.table: str = players[0].table["table"]
            self.views = [player.until(last)["game"] for player in players]
        self.base = base

    def replay(self, **query: Any) -> dict[str, Any]:
        """A stretch of it."""
        answer = httpx.get(f"{self.base}/api/tables/{self.table}/replay", params=query)
        replay: dict[str, Any] = answer.raise_for_status().json()
        return replay

    def moments(self, **query: Any) -> list[dict[str, Any]]:
        """All of them, stretch by stretch."""
        length = self.replay()["length"]
        return [moment for start in range(0, length, 100) for moment in self.replay(start=start, **query)["moments"]]

    def log(self) -> bytes:
        """All of it, as a file."""
        return httpx.get(f"{self.base}/api/tables/{self.table}/log").content
