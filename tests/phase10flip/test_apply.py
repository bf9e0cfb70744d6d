"""A move is judged once: `apply` reads the cards it names a single time."""

from collections.abc import Callable
from typing import Any

import pytest

from volteface.games.phase10flip import GAME
from volteface.games.phase10flip.play import discard, hit, lay_down
from volteface.kernel import IllegalMove

from .positions import position

HANDS = {"a": "r4/1 r5/2 g9/3 g9/4 b1/5", "b": "y2/6 y3/7"}
READERS = [
    (lay_down, "read_groups", "a lay r4 r5 | g9/3 g9/4", {"phase": {"a": "2"}}),
    (
        hit,
        "find_cards",
        "a hit b1 on b.1",
        {"phase": {"a": "2"}, "laid": {"a": ["r7/8 r8/9", "y5/1 g5/2"], "b": ["b2/8 b3/9", "y6/1 y7/2"]}},
    ),
    (discard, "find_cards", "a discard b1", {}),
]


@pytest.fixture
def count_calls(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any, str], list[int]]:
    """Replaces a function by one that counts its calls."""

    def patch(module: Any, name: str) -> list[int]:
        calls, original = list[int](), getattr(module, name)

        def counted(*arguments: Any) -> Any:
            calls.append(1)
            return original(*arguments)

        monkeypatch.setattr(module, name, counted)
        return calls

    return patch


@pytest.mark.parametrize(("module", "name", "text", "given"), READERS, ids=["lay-down", "hit", "discard"])
def test_a_move_is_read_once(
    module: Any, name: str, text: str, given: dict[str, Any], count_calls: Callable[[Any, str], list[int]]
) -> None:
    state = position(seats="a b", drawn="yes", draw="y9/9", hands=HANDS, **given)
    calls = count_calls(module, name)
    GAME.apply(state, GAME.read_move(text)[1])
    assert len(calls) == 1


def test_a_refused_lay_down_is_read_once(count_calls: Callable[[Any, str], list[int]]) -> None:
    state = position(seats="a b", drawn="yes", draw="y9/9", hands=HANDS, phase={"a": "2"})
    calls = count_calls(lay_down, "read_groups")
    with pytest.raises(IllegalMove):
        GAME.apply(state, GAME.read_move("a lay r4 b1 | g9/3 g9/4")[1])
    assert len(calls) == 1
