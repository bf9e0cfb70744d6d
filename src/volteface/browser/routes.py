"""Which function answers which request: the paths of the HTTP API that need no other device, and this device's own."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from volteface.browser.backup import make_backup, restore_backup
from volteface.browser.context import HostContext
from volteface.kernel import InvalidInput
from volteface.rooms.api.daily import DailyTry
from volteface.rooms.api.schemas import Introduction, LessonRequest, Me, NewName, OpenedTable
from volteface.rooms.companion.checks import CardQuestion
from volteface.rooms.companion.copies import TableCopy
from volteface.rooms.replays import OPEN, BranchPoint
from volteface.tables import Setup

T = TypeVar("T")

OK: Final = 200
CREATED: Final = 201
NO_CONTENT: Final = 204


class Call(Struct, frozen=True):
    """A request: who speaks, the variable part of its path, its query and its body."""

    person: str | None
    id: str  # what stands for ID in the path
    query: dict[str, str]
    body: bytes

    def read(self, type: type[T]) -> T:
        """The body as a type; raises `InvalidInput`."""
        try:
            return msgspec.json.decode(self.body, type=type)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            raise InvalidInput(f"The body cannot be read: {error}.") from error

    def number(self, name: str) -> int | None:
        """A whole number of the query; raises `InvalidInput`."""
        try:
            return int(self.query[name]) if name in self.query else None
        except ValueError as error:
            raise InvalidInput(f"{name} is no whole number.") from error


class Reply(Struct, frozen=True):
    """A status code and a body."""

    body: Any
    status: int = OK


Handler = Callable[[HostContext, Call], Awaitable[Reply]]


async def list_games(context: HostContext, call: Call) -> Reply:
    """The games that can be played here, with their editions, rulings and bots."""
    return Reply(context.tables.options())


async def lobby(context: HostContext, call: Call) -> Reply:
    """The listed tables that somebody is connected to."""
    return Reply(context.rooms.lobby.view())


async def open_table(context: HostContext, call: Call) -> Reply:
    """Open a table."""
    person = await context.people.require(call.person)
    return _opened(await context.tables.open_table(call.read(Setup), person.person), "t")


async def view_table(context: HostContext, call: Call) -> Reply:
    """A table as somebody may see it."""
    person = await context.people.find(call.person)
    return Reply(await context.tables.view(call.id, None if person is None else person.person))


async def log(context: HostContext, call: Call) -> Reply:
    """The whole log of a finished game."""
    return Reply(await context.tables.log(call.id))


async def replay(context: HostContext, call: Call) -> Reply:
    """A finished game from an entry on."""
    seat, start = call.number("seat"), call.number("start") or 0
    if start < 0 or (seat is not None and seat < OPEN):
        raise InvalidInput("There is no such seat or entry.")
    return Reply(await context.tables.replay(call.id, seat, start))


async def review(context: HostContext, call: Call) -> Reply:
    """What the game's adviser says about a finished game."""
    return Reply(await context.tables.review(call.id))


async def branch(context: HostContext, call: Call) -> Reply:
    """Play on from a moment of a finished game."""
    person = await context.people.require(call.person)
    return _opened(await context.tables.branch(call.id, person.person, person.name, call.read(BranchPoint)), "t")


async def import_game(context: HostContext, call: Call) -> Reply:
    """Import a finished game from a file."""
    person = await context.people.require(call.person)
    return _opened(await context.tables.import_game(call.body, person.person), "replay")


async def running_game(context: HostContext, call: Call) -> Reply:
    """A running game with its secret, to be sent to a server; it goes on here until it is moved."""
    person = await context.people.require(call.person)
    return Reply(await context.tables.running_game(call.id, person.person))


async def move_away(context: HostContext, call: Call) -> Reply:
    """The same, and the game stops here."""
    person = await context.people.require(call.person)
    return Reply(await context.tables.move_away(call.id, person.person))


async def receive_game(context: HostContext, call: Call) -> Reply:
    """Let a running game go on here that began elsewhere."""
    person = await context.people.require(call.person)
    return _opened(await context.tables.receive_game(call.body, person.person), "t")


async def check_cards(context: HostContext, call: Call) -> Reply:
    """What the engine says to a question about real cards."""
    return Reply(await context.tables.check_cards(call.read(CardQuestion)))


async def daily_deck(context: HostContext, call: Call) -> Reply:
    """Today's deck, as this device knows it."""
    return Reply(context.tables.daily_deck())


async def play_daily(context: HostContext, call: Call) -> Reply:
    """Open a table with the deck of a day, and begin."""
    person = await context.people.require(call.person)
    return _opened(await context.tables.play_daily(call.read(DailyTry), person.person, person.name), "t")


async def daily_result(context: HostContext, call: Call) -> Reply:
    """The result of a finished game with the deck of a day."""
    person = await context.people.find(call.person)
    return Reply(await context.tables.daily_result(call.id, None if person is None else person.person))


async def lesson(context: HostContext, call: Call) -> Reply:
    """A lesson after all answers so far."""
    return Reply(await context.tables.lesson(call.read(LessonRequest)))


async def score_sheet(context: HostContext, call: Call) -> Reply:
    """The score sheet of a game with real cards."""
    return Reply(await context.tables.score_sheet(call.id))


async def import_companion(context: HostContext, call: Call) -> Reply:
    """Open a table from the log of a game with real cards, or from its score sheet."""
    person = await context.people.require(call.person)
    return _opened(await context.tables.import_companion(call.body, person.person), "t")


async def show_copy(context: HostContext, call: Call) -> Reply:
    """A server's table with real cards while the server cannot be reached, from what this device knows of it."""
    return Reply(context.copies.show(call.read(TableCopy)))


async def advise_copy(context: HostContext, call: Call) -> Reply:
    """What the game's adviser says about such a table."""
    return Reply(await context.advise_copy(call.read(TableCopy)))


async def evenings(context: HostContext, call: Call) -> Reply:
    """Statistics of a person's games with real cards."""
    return Reply(await context.tables.evenings((await context.people.require(call.person)).person))


async def delete_table(context: HostContext, call: Call) -> Reply:
    """Delete a game from this device."""
    await context.delete_tables([call.id])
    return Reply(None, NO_CONTENT)


async def introduce(context: HostContext, call: Call) -> Reply:
    """Become somebody, or take another name."""
    name = call.read(Introduction).name
    known = await context.people.find(call.person)
    return Reply(await (context.people.add(name) if known is None else context.people.rename(known, name)))


async def who_am_i(context: HostContext, call: Call) -> Reply:
    """Who speaks."""
    return Reply(await context.people.require(call.person))


async def rename(context: HostContext, call: Call) -> Reply:
    """Take another name."""
    person = await context.people.require(call.person)
    return Reply(await context.people.rename(person, call.read(NewName).name))


async def delete_me(context: HostContext, call: Call) -> Reply:
    """Delete a person of this device, and the games in which nobody else of it played."""
    await context.forget(await context.people.require(call.person))
    return Reply(None, NO_CONTENT)


async def my_tables(context: HostContext, call: Call) -> Reply:
    """The tables of a person, the latest first."""
    return Reply(await context.tables.my_tables((await context.people.require(call.person)).person))


async def my_record(context: HostContext, call: Call) -> Reply:
    """How many games a person finished and won."""
    return Reply(await context.tables.my_record((await context.people.require(call.person)).person))


async def list_people(context: HostContext, call: Call) -> Reply:
    """The people of this device, the first one first."""
    return Reply(await context.people.all())


async def add_person(context: HostContext, call: Call) -> Reply:
    """One more person at this device."""
    added: Me = await context.people.add(call.read(NewName).name)
    return Reply(added, CREATED)


async def storage(context: HostContext, call: Call) -> Reply:
    """How much this device keeps, and whether the browser may clear it."""
    return Reply(await context.storage())


async def export(context: HostContext, call: Call) -> Reply:
    """Everything on this device, as one file."""
    return Reply(await make_backup(context))


async def restore(context: HostContext, call: Call) -> Reply:
    """Take in such a file; what is here already stays."""
    return Reply(await restore_backup(context, call.body))


def _opened(table: str, page: str) -> Reply:
    return Reply(OpenedTable(table, f"/{page}/{table}"), CREATED)


ROUTES: Final[dict[tuple[str, str], Handler]] = {
    ("GET", "/api/games"): list_games,
    ("POST", "/api/games"): import_game,
    ("GET", "/api/lobby"): lobby,
    ("POST", "/api/check"): check_cards,
    ("POST", "/api/lessons"): lesson,
    ("GET", "/api/daily"): daily_deck,
    ("POST", "/api/daily"): play_daily,
    ("GET", "/api/tables/ID/daily"): daily_result,
    ("POST", "/api/companion"): import_companion,
    ("POST", "/api/companion/copy"): show_copy,
    ("POST", "/api/companion/copy/advice"): advise_copy,
    ("GET", "/api/me/evenings"): evenings,
    ("GET", "/api/tables/ID/sheet"): score_sheet,
    ("POST", "/api/tables"): open_table,
    ("GET", "/api/tables/ID"): view_table,
    ("DELETE", "/api/tables/ID"): delete_table,
    ("GET", "/api/tables/ID/log"): log,
    ("GET", "/api/tables/ID/replay"): replay,
    ("GET", "/api/tables/ID/review"): review,
    ("POST", "/api/tables/ID/branch"): branch,
    ("GET", "/api/tables/ID/running"): running_game,
    ("POST", "/api/tables/ID/move"): move_away,
    ("POST", "/api/tables/import-running"): receive_game,
    ("POST", "/api/guests"): introduce,
    ("GET", "/api/me"): who_am_i,
    ("PATCH", "/api/me"): rename,
    ("DELETE", "/api/me"): delete_me,
    ("GET", "/api/me/tables"): my_tables,
    ("GET", "/api/me/record"): my_record,
    ("GET", "/api/people"): list_people,
    ("POST", "/api/people"): add_person,
    ("GET", "/api/storage"): storage,
    ("GET", "/api/export"): export,
    ("POST", "/api/export"): restore,
}


def find_route(method: str, path: str) -> tuple[Handler | None, str]:
    """The function for a request, and what stands for ID in its path."""
    parts = path.strip("/").split("/")
    is_of_table = len(parts) > 2 and parts[1] == "tables" and parts[2] != "import-running"
    id = parts[2] if is_of_table else ""
    if id:
        parts[2] = "ID"
    return ROUTES.get((method, "/" + "/".join(parts))), id
