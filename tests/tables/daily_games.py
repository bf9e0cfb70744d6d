"""Games with the deck of a day, played to the end."""

from collections.abc import Callable
from datetime import date
from random import Random
from typing import Any

from volteface.bots.bot import find_bot
from volteface.games.flip7.moves import HIT, STAY
from volteface.kernel import Log, find_game
from volteface.tables import Request, commands
from volteface.tables.commands import NewTable, Player
from volteface.tables.fairness.daily import HashChain
from volteface.tables.live import LiveTable
from volteface.tables.ports import StoredTable
from volteface.tables.request import ActionId
from volteface.tables.setup import daily_setup

DAY = date(2026, 11, 18)
CHAIN = HashChain(bytes(range(32)), date(2026, 1, 1), 400)
NOON = 1_795_003_200_000  # of that day, in milliseconds since 1970
ANN = Player("ann", "Ann")

Decide = Callable[[Any, tuple[Any, ...]], Any]


def timid(state: Any, offers: tuple[Any, ...]) -> Any:
    """Stay at once."""
    return STAY if STAY in offers else offers[0]


def bold(state: Any, offers: tuple[Any, ...]) -> Any:
    """Hit until the end."""
    return HIT if HIT in offers else offers[0]


def steady(state: Any, offers: tuple[Any, ...]) -> Any:
    """Stay with three numbers."""
    return STAY if STAY in offers and len(state.lines[0].numbers) > 2 else bold(state, offers)


def as_bot(name: str) -> Decide:
    """Decide as a bot of Phase 10 FLIP! does."""
    game, bot = find_game("phase10flip"), find_bot("phase10flip", name, Random(0))
    return lambda state, offers: bot.choose(game.view(state, 0), offers)


def play_day(game: str, decide: Decide, secret: bytes | None = None, day: date = DAY) -> Log:
    """The log of a day's deck, played to the end."""
    engine, setup = find_game(game), daily_setup(game, day.isoformat())
    new = NewTable("daily", CHAIN.link(day) if secret is None else secret, NOON)
    draft = commands.open_daily(engine, setup, ANN, new)
    table = LiveTable(engine, StoredTable(draft.after.record, draft.addition().entries))
    for number in range(1000):
        request = Request(ActionId("ann", str(number)), NOON)
        if table.seating.stage.value == "over":
            return table.log()
        if table.is_resting():
            table.adopt(commands.next_round(table, request.action, NOON))
        else:
            state = table.game_state()
            table.adopt(commands.act(table, request, decide(state, engine.offers(state))))
    raise AssertionError("the game does not end")
