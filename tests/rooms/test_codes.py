"""Short codes: they lead to a table while it gathers, after a restart too, and never to two."""

import pytest

from volteface.rooms import registry
from volteface.rooms.registry import CODE_ALPHABET, CODE_LENGTH, CODE_MILLISECONDS, make_code, read_code
from volteface.tables import NotAllowed, Setup

from .hosting import Hosting
from .test_companion import begun, report, shown
from .test_hosting import hosted

SETUP = Setup("flip7", "en", 3)


async def code_of(hosting: Hosting, table: str) -> str:
    code = (await hosting.tables.view(table, None)).code
    assert code is not None
    return code


async def is_refused(hosting: Hosting, code: str) -> bool:
    try:
        await hosting.rooms.find_code(code)
    except NotAllowed as error:
        return error.reason.id == "refused-no-such-code"
    return False


def test_a_code_has_five_letters_none_of_which_looks_like_another() -> None:
    codes = [make_code() for _ in range(200)]
    assert {len(code) for code in codes} == {CODE_LENGTH} and set("".join(codes)) <= set(CODE_ALPHABET)
    assert not set(CODE_ALPHABET) & set("AEIOULI0123456789")


@pytest.mark.parametrize("typed", ["BCDFG", "bcdfg", " bc-dfg ", "b c d f g", "BCD–FG", "b.c.d.f.g"])
def test_a_code_may_be_typed_in_any_case_with_spaces_and_dashes(typed: str) -> None:
    assert read_code(typed) == "BCDFG"


@pytest.mark.parametrize("typed", ["", "BCDF", "BCDFGH", "BCDFA", "BCDF1", "\u0412CDFG", "BCDF%", "' OR 1=1"])
def test_what_cannot_be_a_code_is_none(typed: str) -> None:
    assert read_code(typed) is None


@pytest.mark.parametrize("visibility", ["private", "listed"])
def test_a_code_leads_to_a_table_that_gathers(visibility: str) -> None:
    async def test(hosting: Hosting) -> None:
        table = await hosting.tables.open_table(Setup("flip7", "en", 3, visibility=visibility), "ann")  # type: ignore[arg-type]
        code = await code_of(hosting, table)
        assert await hosting.rooms.find_code(f"{code[:2]}-{code[2:]}".lower()) == table

    hosted(test)


def test_a_code_ends_when_the_game_begins() -> None:
    async def test(hosting: Hosting) -> None:
        table = await hosting.tables.open_table(SETUP, "ann")
        code = await code_of(hosting, table)
        ann = await hosting.connect("ann", table)
        await ann.send("sit", seat=0, name="Ann", entropy="chance")
        assert await hosting.rooms.find_code(code) == table
        assert (await ann.send("start", bot=""))["table"]["code"] is None
        assert await is_refused(hosting, code)

    hosted(test)


def test_the_code_of_a_table_with_real_cards_leads_there_until_the_game_is_over() -> None:
    async def test(hosting: Hosting) -> None:
        table, ann = await begun(hosting)
        code = await code_of(hosting, table)
        assert await hosting.rooms.find_code(code) == table
        for player in range(3):
            await report(ann, report="score", player=player, points=200 + player)
        assert shown(ann)["is_over"]
        assert await is_refused(hosting, code)

    hosted(test)


def test_a_code_still_works_after_a_restart() -> None:
    async def test(hosting: Hosting) -> None:
        table = await hosting.tables.open_table(SETUP, "ann")
        code = await code_of(hosting, table)
        again = Hosting()
        again.store = hosting.store
        again.rooms._store = hosting.store
        assert await again.rooms.find_code(code) == table

    hosted(test)


def test_a_code_that_another_table_has_is_not_given_away_until_its_game_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(hosting: Hosting) -> None:
        codes = iter(["BBBBB", "BBBBB", "CCCCC", "BBBBB"])
        monkeypatch.setattr(registry, "make_code", lambda: next(codes))
        tables = [await hosting.tables.open_table(SETUP, "ann") for _ in range(2)]
        assert [await code_of(hosting, table) for table in tables] == ["BBBBB", "CCCCC"]
        ann = await hosting.connect("ann", tables[0])
        await ann.send("start", bot="")
        third = await hosting.tables.open_table(SETUP, "ann")
        assert await hosting.rooms.find_code("BBBBB") == third

    hosted(test)


def test_a_code_of_two_tables_leads_to_neither(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(hosting: Hosting) -> None:
        async def same() -> str:
            return "BBBBB"

        monkeypatch.setattr(hosting.rooms, "_free_code", same)
        for _ in range(2):
            await hosting.tables.open_table(SETUP, "ann")
        assert await is_refused(hosting, "BBBBB")

    hosted(test)


def test_a_table_is_opened_without_a_code_when_hardly_any_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(hosting: Hosting) -> None:
        monkeypatch.setattr(registry, "make_code", lambda: "BBBBB")
        await hosting.tables.open_table(SETUP, "ann")
        table = await hosting.tables.open_table(SETUP, "ann")
        assert (await hosting.tables.view(table, None)).code is None

    hosted(test)


def test_an_abandoned_table_is_found_by_its_code_only_while_somebody_is_there() -> None:
    async def test(hosting: Hosting) -> None:
        table = await hosting.tables.open_table(SETUP, "ann")
        code = await code_of(hosting, table)
        hosting.clock.now += CODE_MILLISECONDS
        assert await is_refused(hosting, code)
        ann = await hosting.connect("ann", table)
        assert await hosting.rooms.find_code(code) == table
        await ann.leave()
        assert await is_refused(hosting, code)

    hosted(test)


def test_a_rematch_has_a_code_of_its_own() -> None:
    async def test(hosting: Hosting) -> None:
        setup = Setup("flip7", "en", 3, house={"target_score": 1})
        table = await hosting.tables.open_table(setup, "ann")
        ann = await hosting.connect("ann", table)
        await ann.send("sit", seat=0, name="Ann", entropy="chance")
        await ann.send("start", bot="")
        await ann.send("leave")
        while (await ann.until_view(lambda view: view["is_resting"] or view["stage"] == "over"))["stage"] != "over":
            await ann.send("go_on")
        new = (await ann.send("rematch"))["table"]
        assert await hosting.rooms.find_code(await code_of(hosting, new)) == new

    hosted(test)
