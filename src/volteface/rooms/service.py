"""What clients ask for outside of a room: options, tables, replays, imports. Every transport calls these functions."""

from contextlib import suppress
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from volteface.bots.daily import DailyResult
from volteface.kernel import Log, Rulebook, Seat, find_game, games
from volteface.kernel.companion.game import CompanionGame
from volteface.kernel.companion.played import played_log
from volteface.kernel.lessons import find_lesson
from volteface.locale import Section, find_game_words
from volteface.rooms.api.daily import DailyDeck, DailyTry, deck_of, review_daily, secret_for
from volteface.rooms.api.daily_table import DailyScores, DailyTable, counted_tries
from volteface.rooms.api.schemas import LessonRequest
from volteface.rooms.companion.checks import CardQuestion, check_cards
from volteface.rooms.companion.imports import read_companion
from volteface.rooms.companion.replays import make_companion_replay
from volteface.rooms.companion.sheets import ScoreSheet, sheet_of
from volteface.rooms.companion.statistics import MOST_EVENINGS, GroupStatistics, count_evenings
from volteface.rooms.history import GameRecord, TableSummary, count_games, summarize
from volteface.rooms.ports import BotNames, BotRunner, RoomStore, RunSlow, run_inline
from volteface.rooms.registry import TABLE_ID_LENGTH, Registry, derive_id
from volteface.rooms.replays import BranchPoint, Replay, make_replay
from volteface.tables import Conflict, NoSuchTable, NotAllowed, Setup, TableView, commands
from volteface.tables.commands import Branch, Player, RunningGame
from volteface.tables.fairness.archive import addition_of, examine, is_same_game, original_id
from volteface.tables.fairness.daily import DailyLinks, OpenLinks, read_day
from volteface.tables.fairness.running import receive
from volteface.tables.lessons import LessonView, run_lesson, show_lesson
from volteface.tables.seating import Stage
from volteface.tables.setup import daily_setup, day_key, game_of

MOST_TABLES: Final = 100  # in a person's list
MOST_RESULTS: Final = 1000  # of daily decks that are kept
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
        daily: DailyLinks | None = None,
    ) -> None:
        """Serve tables; `daily` knows the links of the daily deck, which follow from the date if nobody keeps one."""
        self._store, self._rooms, self._bots = store, rooms, bots
        self._run_slow, self._run_import, self._daily = run_slow, run_import, daily or OpenLinks()
        self._daily_scores = DailyScores(store, run_slow)
        self._daily_results: dict[str, DailyResult] = {}  # by table: a bot's games take a while

    def options(self) -> list[GameInfo]:
        """The games that can be played, with their editions, rulings and bots."""
        return describe_games(self._bots)

    async def open_table(self, setup: Setup, person: str) -> str:
        """Open a table whose host is this person; returns its id."""
        draft = commands.open_table(game_of(setup), setup, person, await self._rooms.new_table())
        return await self._rooms.open(draft)

    def daily_deck(self) -> DailyDeck:
        """Today's deck."""
        return deck_of(self._daily, self._rooms.now())

    async def play_daily(self, wish: DailyTry, person: str, name: str) -> str:
        """Open a table with the deck of a day, and begin; returns its id. Raises `NotAllowed` before that day.

        Whoever began that deck before gets the table of their first try, unless they want to practise.
        """
        setup, secret = daily_setup(wish.game, wish.day), secret_for(self._daily, wish, self._rooms.now())
        if not wish.is_practice:
            begun = await self._store.find(person=person, daily=day_key(wish.day, wish.game), most=MOST_TABLES)
            if tries := counted_tries(begun, wish.day):
                return tries[0].id
        new = replace(await self._rooms.new_table(), secret=secret, code="")
        return await self._rooms.open(commands.open_daily(game_of(setup), setup, Player(person, name), new))

    async def daily_result(self, table: str, person: str | None) -> DailyResult:
        """The result of a finished game with the deck of a day, beside a bot's; raises `NotAllowed`."""
        live = await self._rooms.load(table)
        if table not in self._daily_results:
            self._daily_results[table] = await self._run_slow(review_daily, live.log())
        while len(self._daily_results) > MOST_RESULTS:
            del self._daily_results[next(iter(self._daily_results))]
        is_mine = person is not None and live.seat_of(person) is not None
        return replace(self._daily_results[table], is_mine=is_mine)

    async def daily_table(self, game: str, day: str | None, person: str | None) -> DailyTable:
        """The results of a day's deck here, today's if none is named; raises `UnknownName`, `InvalidInput`."""
        asked = self.daily_deck().day if day is None else read_day(day).isoformat()
        return await self._daily_scores.table(asked, game, person)

    async def lesson(self, asked: LessonRequest) -> LessonView:
        """A lesson after these answers; raises `UnknownName`, `InvalidMove`."""
        run = await self._run_slow(run_lesson, find_lesson(asked.game, asked.lesson), asked.answers)
        if not asked.advise:
            return show_lesson(run)
        return show_lesson(run, await self._bots.advise(asked.game, run.game.view(run.state, run.learner)))

    async def check_cards(self, asked: CardQuestion) -> Any:
        """What the engine says to a question about real cards; raises `InvalidInput`."""
        return await self._run_slow(check_cards, asked)

    async def score_sheet(self, table: str) -> ScoreSheet:
        """The score sheet of a companion table, also as CSV; raises `NotAllowed` at other tables."""
        return sheet_of(await self._rooms.load(table))

    async def import_companion(self, data: bytes, person: str) -> str:
        """Open a companion table from a file: a log of one, or a score sheet; returns its id."""
        id = derive_id(TABLE_ID_LENGTH, b"companion", person.encode(), data)
        new = replace(await self._rooms.new_table(), id=id)
        draft = await self._run_import(read_companion, data, person, new)
        try:
            return await self._rooms.open(draft)
        except Conflict as conflict:
            raise NotAllowed("refused-game-is-kept-already", table=id) from conflict

    async def evenings(self, person: str) -> list[GroupStatistics]:
        """Statistics of a person's games with real cards, by group and game, the latest first."""
        records = await self._store.find(person=person, most=MOST_EVENINGS * 2)
        kept = [record.id for record in records if record.setup.is_companion][:MOST_EVENINGS]
        tables = [await self._rooms.load(id) for id in kept]
        return await self._run_slow(count_evenings, tables)

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
        if isinstance(live.game, CompanionGame):
            setup, state = live.seating.setup, live.game_state()
            return await self._run_slow(make_companion_replay, live.game, state, live.record, setup, start)
        if seat is not None and seat >= len(log.header.seats):
            raise NotAllowed("refused-no-such-seat", seat=seat)
        return await self._run_slow(make_replay, live.game, live.record, log, seat, start)

    async def review(self, table: str) -> Any:
        """What the game's adviser says about a finished game; None if it was not reported card by card."""
        live = await self._rooms.load(table)
        log: Log | None = live.log()
        if isinstance(live.game, CompanionGame):
            log = await self._run_slow(played_log, live.game, live.game_state())
        return None if log is None else await self._bots.review(log.header.game, log)

    async def branch(self, table: str, person: str, name: str, point: BranchPoint) -> str:
        """Open a table where a finished game goes on from a moment of it; returns its id."""
        log = await self.log(table)
        game = find_game(log.header.game)
        bot = self._bots.check(game.id, point.bot)
        wish = Branch(person, name, point.seat, point.seq, bot, point.entropy, table)
        new = await self._rooms.new_table()
        return await self._rooms.open(await self._run_slow(commands.branch, game, log, wish, new))

    async def import_game(self, data: bytes, person: str) -> str:
        """Keep a finished game from a file, in the list of whoever imports it only; returns its table's id.

        The id follows from the file and the person, so that a file that is sent again is recognised.
        """
        id = self._rooms.id_prefix + derive_id(TABLE_ID_LENGTH, person.encode(), data)
        record = await self._run_import(examine, data, id, person)
        original = await self._run_slow(original_id, data)
        with suppress(NoSuchTable):
            if await self._run_slow(is_same_game, await self._store.load(original), data):
                raise NotAllowed("refused-game-is-kept-already", table=original)
        try:
            await self._store.append(await self._run_slow(addition_of, data, record))
        except Conflict as conflict:
            raise NotAllowed("refused-game-is-kept-already", table=record.id) from conflict
        return record.id

    async def running_game(self, table: str, person: str) -> RunningGame:
        """A running game with its secret, for its only person; the game goes on here. Not for others' tables."""
        return commands.running_game(await self._rooms.load(table), person)

    async def move_away(self, table: str, person: str) -> RunningGame:
        """The same, and the game stops here: a secret that is known is nobody's to play with any more."""
        return await self._rooms.move_away(table, person)

    async def receive_game(self, data: bytes, person: str) -> str:
        """Let a running game from another host go on here; returns its table's id. The same data come in once."""
        id = self._rooms.id_prefix + derive_id(TABLE_ID_LENGTH, person.encode(), data)
        addition = await self._run_import(receive, data, id, person, self._rooms.now())
        try:
            await self._store.append(addition)
        except Conflict as conflict:
            raise NotAllowed("refused-game-is-kept-already", table=id) from conflict
        return id


def describe_games(bots: BotNames) -> list[GameInfo]:
    """Every game, with its editions, its rulings and these bots."""
    return [_describe(name, bots) for name in games()]


def _describe(name: str, bots: BotNames) -> GameInfo:
    game = find_game(name)
    ranges = {edition: game.seats(game.rules(edition)) for edition in game.rulebook.editions}
    seats = {edition: (numbers[0], numbers[-1]) for edition, numbers in ranges.items()}
    return GameInfo(
        name, game.version, game.rulebook, bots.names(name), bots.default(name), seats, find_game_words(name).guide
    )
