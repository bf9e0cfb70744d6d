"""The players at a table: people and bots, and their names."""

from collections.abc import Iterator, Sequence
from itertools import count, islice
from random import Random
from typing import Final

from msgspec import Struct

from volteface.bots import Bot, bot_strengths, find_bot
from volteface.bots.external import DEFAULT_SECONDS, ExternalBot
from volteface.kernel import Seat
from volteface.tables import LiveTable
from volteface.tables.seating import BOT_NAMES

PERSON_NAME: Final = "Alex"


class Player(Struct, frozen=True):
    """A player; a person if there is no bot."""

    name: str
    bot_name: str | None = None
    bot: Bot | None = None
    strength: str | None = None  # how people know that bot


def player_at(table: LiveTable, seat: Seat, seconds: float = DEFAULT_SECONDS) -> Player:
    """The player at a seat; `seconds` is how long an external bot may take for a move."""
    chair = table.seating.chairs[seat]
    if chair.bot is None:
        return Player(chair.name)
    chance = Random(f"{table.record.secret.hex()}/{seat}/{table.seq}")
    bot = find_bot(table.game.id, chair.bot, chance, seconds)
    strength = next((strength for strength, name in bot_strengths(table.game.id).items() if name == chair.bot), None)
    return Player(chair.name, bot.name if isinstance(bot, ExternalBot) else chair.bot, bot, strength)


def name_seats(people: Sequence[str], seats: int) -> tuple[str, ...]:
    """The names of the people, then names for the bots."""
    taken = {name.casefold() for name in people}
    free = (name for name in _bot_names() if name.casefold() not in taken)
    return (*people, *islice(free, max(seats - len(people), 0)))


def _bot_names() -> Iterator[str]:
    """Endless names: Zoé, Marco, …, Zoé 2, Marco 2, …"""
    yield from BOT_NAMES
    yield from (f"{name} {number}" for number in count(2) for name in BOT_NAMES)
