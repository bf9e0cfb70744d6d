"""What clients ask for outside of a room: options, tables, replays, imports. Every transport calls these functions."""

from contextlib import suppress
from typing import Any, Final

from msgspec import Struct

from volteface.kernel import Log, Rulebook, Seat, find_game, games
from volteface.locale import Section, find_game_words
from volteface.rooms.history import GameRecord, TableSummary, count_games, summarize
from volteface.rooms.ports import BotRunner, RoomStore, RunSlow, run_inline
from volteface.rooms.registry import TABLE_ID_LENGTH, Registry, derive_id
from volteface.rooms.replays import BranchPoint, Replay, make_replay
from volteface.tables import Conflict, NoSuchTable, NotAllowed, Setup, TableView, commands
from volteface.tables.commands import Branch
from volteface.tables.fairness.archive import addition_of, examine, is_same_game, original_id
from volteface.tables.seating import Stage

MOST_TABLES: Final = 100  # in a person's list
MOST_COUNTED: Final = 5000  # finished games in a person's record


class GameInfo(Struct, frozen=True):
    """A game that can be played: its editions, its rulings, its bots, and how many can play."""

    game: str
    version: int
    rulebook: Rulebook
    bots: tuple[str, ...]
    default_bot: str  # fills free seats and stands in for people
    seats: dict[str, tuple[int, int]]  # the fewest and the most, by edition
    guide: tuple[Section, ...]  # how to play; its words are messages


class TableService:
    """Opens tables and reads what is stored of them; persons are given by their ids."""

    def __init__(
        self,
        store: RoomStore,
        rooms: Registry,
        bots: BotRunner,
        *,
        run_slow: RunSlow = run_inline,
        run_import: RunSlow = run_inline,
    ) -> None:
        self._store, self._rooms, self._bots = store, rooms, bots
        self._run_slow, self._run_import = run_slow, run_import

    def options(self) -> list[GameInfo]:
        """The games that can be played, with their editions, rulings and bots."""
        return [self._describe(name) for name in games()]

    async def open_table(self, setup: Setup, person: str) -> str:
        """Open a table whose host is this person; returns its id."""
        draft = commands.open_table(find_game(setup.game), setup, person, self._rooms.new_table())
        return await self._rooms.open(draft)

    async def view(self, table: str, person: str | None) -> TableView:
        """A table as somebody may see it who does not stay; raises `NoSuchTable`."""
        room = self._rooms.find(table)
        if room is not None:
            return await room.view_for(person)
        return (await self._rooms.load(table)).view_for(person)

    async def my_tables(self, person: str) -> list[TableSummary]:
        """The tables where a person sits or sat, the latest first."""
        return [summarize(record, person) for record in await self._store.find(person=person, most=MOST_TABLES)]

    async def my_record(self, person: str) -> list[GameRecord]:
        """How many games a person finished and won, against people and against bots."""
        finished = await self._store.find(person=person, stage=Stage.OVER.value, most=MOST_COUNTED)
        return count_games(finished, person)

    async def log(self, table: str) -> Log:
        """The whole log of a finished game; raises `NotAllowed` before its end."""
        return (await self._rooms.load(table)).log()

    async def replay(self, table: str, seat: Seat | None, start: int) -> Replay:
        """A finished game from an entry on: as a seat or a spectator saw it, or with all hands open."""
        live = await self._rooms.load(table)
        log = live.log()
        if seat is not None and seat >= len(log.header.seats):
            raise NotAllowed("refused-no-such-seat", seat=seat)
        return await self._run_slow(make_replay, live.game, live.record, log, seat, start)

    async def review(self, table: str) -> Any:
        """What the game's adviser says about a finished game."""
        log = await self.log(table)
        return await self._bots.review(log.header.game, log)

    async def branch(self, table: str, person: str, name: str, point: BranchPoint) -> str:
        """Open a table where a finished game goes on from a moment of it; returns its id."""
        log = await self.log(table)
        game = find_game(log.header.game)
        bot = self._bots.check(game.id, point.bot)
        wish = Branch(person, name, point.seat, point.seq, bot, point.entropy, table)
        return await self._rooms.open(await self._run_slow(commands.branch, game, log, wish, self._rooms.new_table()))

    async def import_game(self, data: bytes, person: str) -> str:
        """Keep a finished game from a file, in the list of whoever imports it only; returns its table's id.

        The id follows from the file and the person, so that a file that is sent again is recognised.
        """
        record = await self._run_import(examine, data, derive_id(TABLE_ID_LENGTH, person.encode(), data), person)
        original = await self._run_slow(original_id, data)
        with suppress(NoSuchTable):
            if await self._run_slow(is_same_game, await self._store.load(original), data):
                raise NotAllowed("refused-game-is-kept-already", table=original)
        try:
            await self._store.append(await self._run_slow(addition_of, data, record))
        except Conflict as conflict:
            raise NotAllowed("refused-game-is-kept-already", table=record.id) from conflict
        return record.id

    def _describe(self, name: str) -> GameInfo:
        game = find_game(name)
        ranges = {edition: game.seats(game.rules(edition)) for edition in game.rulebook.editions}
        seats = {edition: (numbers[0], numbers[-1]) for edition, numbers in ranges.items()}
        bots = self._bots
        return GameInfo(
            name, game.version, game.rulebook, bots.names(name), bots.default(name), seats, find_game_words(name).guide
        )
