"""Bots' turns at one table: how long a bot waits, and what happens if one fails."""

import logging
from random import Random
from secrets import randbits
from typing import Any, Final

from msgspec import Struct

from volteface.bots import find_bot
from volteface.bots.external import BotFailure
from volteface.kernel import IllegalMove
from volteface.rooms.errors import BotsDown
from volteface.rooms.ports import BotRunner, BotTurn
from volteface.tables import ActionId, Draft, LiveTable, commands
from volteface.tables.table_events import BotFailed, BotSpeed, Failure

LOG: Final = logging.getLogger(__name__)
MOST_DEALS: Final = 8  # that a bot waits for
TRIES: Final = 2  # of a bot of ours, before another one replaces it
TIMES: Final[dict[BotSpeed, float]] = {"calm": 1.8, "normal": 1.0, "fast": 0.45}
LAST_RESORT: Final = "random"  # replaces the default bot


class Pace(Struct, frozen=True):
    """How long bots wait before they move, so that people can follow."""

    seconds: float = 0.9
    seconds_per_deal: float = 0.45  # for each card that people are still looking at

    def delay(self, speed: BotSpeed, deals: int) -> float:
        """Seconds that a bot waits at a speed, after so many deals."""
        return TIMES[speed] * (self.seconds + self.seconds_per_deal * min(deals, MOST_DEALS))


class BotTurns:
    """Chooses for the bots at a table."""

    def __init__(self, table: LiveTable, bots: BotRunner, pace: Pace) -> None:
        self._table, self._bots, self._pace = table, bots, pace

    def check(self, bot: str) -> str:
        """The name of the bot itself, if it may sit down; raises `UnknownName`."""
        return self._bots.check(self._table.game.id, bot)

    def delay(self, deals: int) -> float:
        """Seconds that the next bot waits before it moves, after so many deals."""
        seating = self._table.seating
        return 0.0 if seating.is_skipping else self._pace.delay(seating.bot_speed, deals)

    async def choose(self) -> "BotMove | None":
        """The choice of the bot whose turn it is; None if no bot is asked. The table is not locked meanwhile."""
        turn = self._turn()
        if turn is None:
            return None
        return BotMove(turn, await self._choose(turn))

    async def _choose(self, turn: BotTurn) -> Any:
        """A bot's move or its `BotFailure`; raises `BotsDown`, and then the bot has to be asked again later."""
        why: Failure = "died"
        for _ in range(TRIES):
            try:
                return await self._bots.choose(turn)
            except BotFailure as failure:
                LOG.warning("the bot %s of %s is out: %s", turn.bot, turn.game, failure.why)
                return failure
            except BotsDown:
                raise
            except Exception as error:
                LOG.exception("the bot %s of %s failed", turn.bot, turn.game)
                why = "hung" if isinstance(error, TimeoutError) else "died"
        return BotFailure(why, f"The bot {turn.bot} failed {TRIES} times.")

    def draft(self, move: "BotMove", now: int) -> Draft | None:
        """The draft of a bot's choice; for a failed bot another one sits down. None if the table has moved on since."""
        table, turn, choice = self._table, move.turn, move.choice
        asked = table.bot_to_move()
        if asked is None or self._name(asked[1]) != turn.bot or table.has_moved_since(turn.seq):
            return None
        action = ActionId("", f"bot-{table.seq}")
        if isinstance(choice, BotFailure):
            return self._replace(turn, choice.why, action, now)
        try:
            return commands.act_for_bot(table, turn.seat, choice, action, now)
        except IllegalMove:
            return self._replace(turn, "cheated", action, now)

    def _replace(self, turn: BotTurn, why: Failure, action: ActionId, now: int) -> Draft:
        """Another bot sits down; where a failed one only stands in for a person, a random move is made."""
        if self._table.seating.chairs[turn.seat].person is not None:
            move = find_bot(turn.game, LAST_RESORT, Random(randbits(64))).choose(turn.view, turn.offers)
            return commands.act_for_bot(self._table, turn.seat, move, action, now)
        default = self._name(None)
        other = LAST_RESORT if turn.bot == default else default
        return commands.replace_bot(self._table, BotFailed(turn.seat, why, other), action, now)

    def _turn(self) -> BotTurn | None:
        table, asked = self._table, self._table.bot_to_move()
        if asked is None:
            return None
        seat, bot = asked
        view, offers = table.game_view(seat), table.offers(seat)
        return BotTurn(table.id, table.game.id, seat, self._name(bot), table.seq, view, offers)

    def _name(self, bot: str | None) -> str:
        """The bot's name; the default bot stands in for people and replaces failed bots."""
        return bot or self._bots.default(self._table.game.id)

    async def advise(self, view: Any) -> Any:
        """What the game's adviser says about a view; raises `BotsDown`, `TimeoutError`."""
        return await self._bots.advise(self._table.seating.setup.game, view)

    def close(self) -> None:
        """Stop the external bots of this table."""
        self._bots.release(self._table.id)


class BotMove(Struct, frozen=True):
    """What a bot chose in its turn: a move, or a `BotFailure`."""

    turn: BotTurn
    choice: Any
