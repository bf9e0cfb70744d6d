"""After a game: a rematch, and a series of games."""

from volteface.tables.clock import REMATCH_SECONDS

from .hosting import Hosting
from .test_host_gone import pass_time
from .test_hosting import hosted, play_once, seated
from .test_rounds import LONG, SHORT, finished, ready

# The rematch


def test_a_rematch_begins_once_everybody_has_come_who_was_there() -> None:
    async def test(hosting: Hosting) -> None:
        _, ann, bo = await finished(hosting)
        new = (await ann.send("rematch"))["table"]
        await bo.until_view(lambda view: view["rematch"] == new)
        assert ready(bo) == [True, False, False]
        there = await hosting.connect("ann", new)
        await ann.leave()
        await there.until_view(lambda view: not view["seats"][0]["is_nearby"])
        assert (there.table["stage"], there.table["countdown"]["why"]) == ("gathering", "rematch")
        seats = there.table["seats"]
        assert [(seat["is_here"], seat["is_nearby"]) for seat in seats[:2]] == [(True, False), (False, True)]
        assert (await bo.send("rematch"))["table"] == new
        await hosting.connect("bo", new)
        await there.until_view(lambda view: view["stage"] == "playing")

    hosted(test)


def test_one_person_among_bots_begins_the_rematch_with_one_tap() -> None:
    async def test(hosting: Hosting) -> None:
        ann = await hosting.connect("ann", await hosting.tables.open_table(SHORT, "ann"))
        await ann.send("sit", seat=0, name="Ann", entropy="chance of Ann")
        await ann.send("start", bot="")
        while ann.table["stage"] != "over":
            await play_once([ann])
        there = await hosting.connect("ann", (await ann.send("rematch"))["table"])
        await there.until_view(lambda view: view["stage"] == "playing")

    hosted(test)


def test_somebody_alone_at_the_rematch_may_begin_it_or_give_the_others_time() -> None:
    async def test(hosting: Hosting) -> None:
        _, ann, bo = await finished(hosting)
        await bo.leave()
        there = await hosting.connect("ann", (await ann.send("rematch"))["table"])
        await there.until_view(lambda view: view["countdown"] is not None)
        assert (there.table["stage"], there.table["countdown"]["why"]) == ("gathering", "rematch")
        await there.send("start", bot="")
        assert there.table["stage"] == "playing"

    hosted(test)


def test_a_rematch_does_not_wait_for_ever() -> None:
    async def test(hosting: Hosting) -> None:
        _, ann, _ = await finished(hosting)
        there = await hosting.connect("ann", (await ann.send("rematch"))["table"])
        await pass_time(hosting, there, REMATCH_SECONDS * 1000)
        await there.until_view(lambda view: view["stage"] == "playing")

    hosted(test)


def test_the_host_may_have_a_rematch_wait() -> None:
    async def test(hosting: Hosting) -> None:
        _, ann, bo = await finished(hosting)
        there = await hosting.connect("ann", (await ann.send("rematch"))["table"])
        await there.send("pause")
        await bo.leave()
        await pass_time(hosting, there, REMATCH_SECONDS * 1000)
        assert (there.table["stage"], there.table["countdown"]) == ("gathering", None)
        await there.send("start", bot="")
        assert (there.table["stage"], there.table["is_paused"]) == ("playing", False)

    hosted(test)


def test_an_ordinary_table_waits_for_its_host_alone() -> None:
    async def test(hosting: Hosting) -> None:
        ann = await hosting.connect("ann", await hosting.tables.open_table(LONG, "ann"))
        await ann.send("sit", seat=0, name="Ann", entropy="chance of Ann")
        assert ann.table["countdown"] is None
        assert (await ann.send("pause"))["reason"]["id"] == "refused-pause-changes-nothing"

    hosted(test)


def test_the_same_request_for_a_rematch_gets_the_same_answer() -> None:
    async def test(hosting: Hosting) -> None:
        _, ann, _ = await finished(hosting)
        first = await ann.send("rematch", key="once-more")
        ann.messages.clear()
        assert await ann.send("rematch", key="once-more") == first

    hosted(test)


# A series


def test_wins_are_counted_over_rematches() -> None:
    async def test(hosting: Hosting) -> None:
        _, ann, bo = await finished(hosting)
        wins = [0, 0, 0]
        for games in (1, 2):
            for seat in ann.table["game"]["winners"]:
                wins[seat] += 1
            assert ann.table["series"] == {"games": games, "wins": wins}
            new = (await ann.send("rematch"))["table"]
            ann, bo = await hosting.connect("ann", new), await hosting.connect("bo", new)
            await ann.until_view(lambda view: view["stage"] == "playing")
            assert ann.table["series"] == {"games": games, "wins": wins}
            while ann.table["stage"] != "over":
                await play_once([ann, bo])

    hosted(test)


def test_a_first_game_is_no_series_before_it_is_over() -> None:
    async def test(hosting: Hosting) -> None:
        _, ann, _ = await seated(hosting, LONG)
        assert ann.table["series"] is None

    hosted(test)
