"""The machine's clock is set back or forward by a day: countdowns go on, only time stamps follow it."""

import pytest

from volteface.tables import Setup
from volteface.tables.clock import AGAIN_SECONDS

from .hosting import Client, Hosting
from .test_hosting import hosted, seated

DAY = 24 * 60 * 60 * 1000
TURN = 60_000
SETUP = Setup("flip7", "en", 2, house={"minimum_seats": 2}, turn_seconds=TURN // 1000)

each_jump = pytest.mark.parametrize("jump", [-DAY, DAY])


def seconds_left(client: Client) -> float:
    """What a client shows: when the first time is up, less the time of the latest message."""
    now = next(message["now"] for message in reversed(client.messages) if "now" in message)
    left: float = client.table["countdown"]["asked_again_at"] - now
    return left / 1000


@each_jump
def test_a_countdown_goes_on(jump: int) -> None:
    async def test(hosting: Hosting) -> None:
        _, ann, bo = await seated(hosting, SETUP)
        await ann.until_view(lambda view: bool(view["countdown"]))
        hosting.clock.now += 10_000
        hosting.clock.offset += jump
        await bo.send("react", sign="👏")
        await ann.until(lambda message: any(entry["table_event"] for entry in message.get("happened", ())))
        assert seconds_left(bo) == 50
        assert ann.room is not None
        ann.room._schedule()
        assert (await ann.send("refresh"))["table"]["seats"][0]["stands_in"] is None

    hosted(test)


@each_jump
def test_a_countdown_ends_when_its_time_is_up(jump: int) -> None:
    async def test(hosting: Hosting) -> None:
        _, ann, _ = await seated(hosting, SETUP)
        hosting.clock.offset += jump
        hosting.clock.now += TURN + AGAIN_SECONDS * 1000
        assert ann.room is not None
        ann.room._schedule()
        await ann.until_view(lambda view: any(seat["stands_in"] == "time" for seat in view["seats"]))

    hosted(test)


@each_jump
def test_time_stamps_follow_the_clock(jump: int) -> None:
    async def test(hosting: Hosting) -> None:
        _, ann, _ = await seated(hosting, SETUP)
        hosting.clock.offset += jump
        reply = await ann.send("react", sign="👏")
        assert reply["happened"][0]["at"] == hosting.clock.wall()

    hosted(test)


@each_jump
def test_people_may_talk_as_often_as_ever(jump: int) -> None:
    async def test(hosting: Hosting) -> None:
        _, ann, _ = await seated(hosting, SETUP)
        replies = [await ann.send("react", sign="👏") for _ in range(6)]
        hosting.clock.offset += jump
        replies.append(await ann.send("react", sign="👏"))
        hosting.clock.now += 10_000
        replies.append(await ann.send("react", sign="👏"))
        assert [reply["type"] for reply in replies] == ["update"] * 5 + ["refused"] * 2 + ["update"]

    hosted(test)


@each_jump
def test_after_a_restart_with_another_time_a_countdown_begins_anew(jump: int) -> None:
    async def test(hosting: Hosting) -> None:
        table, ann, bo = await seated(hosting, SETUP)
        await ann.leave()
        await bo.leave()
        hosting.clock.offset += jump
        hosting.clock.now = 5_000  # another process, whose clock began with something else
        people = [await hosting.connect("ann", table), await hosting.connect("bo", table)]
        for client in people:
            await client.until_view(lambda view: bool(view["countdown"]["why"] == "time"))
        assert [seconds_left(client) for client in people] == [TURN / 1000] * 2

    hosted(test)
