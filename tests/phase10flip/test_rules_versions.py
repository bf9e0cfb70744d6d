"""Logs that were played by an earlier version of the rules replay as they were played."""

from pathlib import Path

import pytest
from msgspec import UNSET, UnsetType

from volteface.games.phase10flip.cards import Colour
from volteface.games.phase10flip.cases import Phase10FlipCaseTable
from volteface.games.phase10flip.events import HitMade
from volteface.games.phase10flip.game import GAME
from volteface.kernel import read_log, replay
from volteface.kernel.log import as_json

from .positions import told

PLAYED = sorted(Path(__file__).with_name("rules_version_1").glob("*.json"))


@pytest.mark.parametrize("file", PLAYED, ids=lambda file: file.stem)
def test_a_game_played_by_the_first_version_comes_about_again(file: Path) -> None:
    log = read_log(file.read_bytes())
    assert log.header.rules_version == 1
    steps = list(replay(log, GAME))
    told = [as_json(step.entry).get("events", []) for step in steps]
    assert [[*map(as_json, step.events)] for step in steps] == told
    assert any("digest" in as_json(step.entry) for step in steps)


def test_new_games_are_played_by_the_latest_version() -> None:
    assert GAME.rules("fr").version == GAME.version == 2
    assert GAME.rules("fr", None, 1).version == 1


@pytest.mark.parametrize(
    ("text", "becomes"),
    [
        ("a hit y6 on a.1", Colour.YELLOW),
        ("a hit g*=6 on a.1", Colour.GREEN),
        ("a hit y6 on a.2", UNSET),  # it has a colour already
        ("a hit y9 on b.2", UNSET),  # a set never has one
    ],
)
@pytest.mark.parametrize("version", [1, 2])
def test_a_hit_tells_the_colour_that_an_open_run_gets_from_the_second_version_on(
    text: str, becomes: Colour | UnsetType, version: int
) -> None:
    given = {
        "seats": "a b",
        "drawn": "yes",
        "draw": "b9/9",
        "hands": {"a": "y6/1 g*/2 y9/3 b1/4", "b": "b2/6 b3/7"},
        "phase": {"b": "2"},
        "laid": {"a": ["i:r3/4 i:b4/5", "y4/8 y5/9"], "b": ["i:g1/2 i:r2/3", "i:g5/9 i:g6/9"]},
    }
    state = Phase10FlipCaseTable(GAME.rules("fr", None, version), given).state
    hit = next(event for event in told(state, text)[1] if isinstance(event, HitMade))
    assert hit.becomes is (becomes if version > 1 else UNSET)
    assert ("becomes" in as_json(hit)) == (hit.becomes is not UNSET)
