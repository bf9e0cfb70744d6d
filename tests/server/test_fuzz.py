"""Nonsense of every kind: the server answers politely, nothing changes, nothing leaks."""

import json
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from .people import Person, Socket, game_of

EXAMPLES = 25  # of each page

SAMPLES: list[dict[str, Any]] = [
    {"type": "act", "action": "fuzz-0001", "seq": 0, "move": {"move": "hit"}},
    {"type": "act", "action": "fuzz-0002", "seq": 0, "move": {"move": "reveal", "card": "7"}},
    {"type": "act", "action": "fuzz-0003", "seq": 0, "move": {"move": "next_round"}},
    {"type": "sit", "action": "fuzz-0004", "seat": 0, "name": "Eve", "entropy": ""},
    {"type": "seat_bot", "action": "fuzz-0005", "seat": 0, "bot": "counter"},
    {"type": "start", "action": "fuzz-0006", "bot": ""},
    {"type": "remove", "action": "fuzz-0007", "seat": 0},
    {"type": "hand_over", "action": "fuzz-0008", "seat": 1},
    {"type": "pause", "action": "fuzz-0009"},
    {"type": "resume", "action": "fuzz-0010"},
    {"type": "undo", "action": "fuzz-0011"},
    {"type": "go_on", "action": "fuzz-0012"},
    {"type": "skip", "action": "fuzz-0112"},
    {"type": "set_bot_speed", "action": "fuzz-0212", "speed": "calm"},
    {"type": "leave", "action": "fuzz-0013"},
    {"type": "switch_chat", "action": "fuzz-0014", "on": False},
    {"type": "say", "action": "fuzz-0015", "text": "boo"},
    {"type": "react", "action": "fuzz-0016", "sign": "👏"},
    {"type": "rematch", "action": "fuzz-0017"},
]

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def mutate(message: dict[str, Any], value: Any, generator: Random) -> dict[str, Any]:
    """The message with one field gone, replaced or added."""
    field = generator.choice([*message, "more"])
    return {name: old for name, old in message.items() if name != field} | (
        {field: value} if generator.random() < 0.7 else {}
    )


@pytest.mark.long
def test_nonsense_over_http_is_refused_politely(base: str) -> None:
    schema = schemathesis.openapi.from_url(f"{base}/schema/openapi.json")
    headers = {"Authorization": f"Bearer {Person(base, 'Fuzz').key}"}
    failures: list[str] = []

    for found in schema.get_all_operations():
        operation: Any = found
        operation = operation.ok()

        @given(case=operation.as_strategy())
        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def ask(case: Any) -> None:
            response = case.call(headers=headers)
            if response.status_code >= 500:
                failures.append(f"{case.method} {case.formatted_path}: {response.status_code}")

        ask()
    assert failures == []


@given(data=st.data())
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
def spoil(socket: Socket, data: st.DataObject) -> None:
    generator = Random(data.draw(st.integers(0, 2**32)))
    sample = mutate(generator.choice(SAMPLES), data.draw(ANYTHING), generator)
    socket.send(data.draw(st.sampled_from([json.dumps(sample), json.dumps(sample)[: generator.randrange(80)]])))


def test_a_spectators_messages_change_nothing_whatever_they_are(base: str) -> None:
    with game_of(base) as players:
        before = players[0].table
        table = before["table"]
        with Person(base, "Eve").at(table) as eve:
            spoil(eve)
            for sample in Random(3).sample(SAMPLES, len(SAMPLES)):
                eve.send(sample)
            eve.ask("refresh", action="the-last-one")
            refusals = [message for message in eve.heard if message["type"] == "refused"]
            assert (eve.table["game"], eve.table["seq"]) == (before["game"] | {"me": None}, before["seq"])
            assert all(not message.get("table", {}).get("offers") for message in refusals)


def test_messages_in_any_order_leave_a_game_that_can_be_played_and_verified(base: str) -> None:
    with game_of(base) as players:
        generator = Random(11)
        for number in range(150):
            player = generator.choice(players)
            sample = generator.choice(SAMPLES) | {"action": f"storm-{number:05}"}
            if sample["type"] in ("leave", "pause", "remove"):
                continue
            player.send(sample)
        answers = [player.ask("refresh", action="after-the-storm")["type"] for player in players]
        assert answers == ["update"] * 3
