"""Who sits where: people, bots, and the names they go by."""

from collections.abc import Iterator, Sequence
from itertools import count, cycle, islice
from random import Random
from typing import Final

from msgspec import Struct

from volteface.bots import Bot, find_bot
from volteface.bots.external import DEFAULT_SECONDS, ExternalBot
from volteface.kernel import Seat
from volteface.tables import LiveTable

PERSON_NAME: Final = "Alex"
BOT_NAMES: Final = (
    "Zoé", "Marco", "Inès", "Sam", "Lou", "Noor", "Kim", "Ada", "Otto", "Uma",
    "Ravi", "Yuki", "Bo", "Eva", "Felix", "Gaia", "Hugo", "Paz", "Tom", "Wanda",
    "Juno", "Dora", "Che", "Quim", "Xenia", "Vera", "Ivo", "Mila", "Nils", "Rosa",
    "Leo", "Olga", "Karl", "Ida", "Tia", "Ben", "Cleo", "Dan", "Fay", "Gus",
)  # fmt: skip


class Player(Struct, frozen=True):
    """Somebody at the table; a person if there is no bot."""

    name: str
    kind: str | None = None
    bot: Bot | None = None


def player_at(table: LiveTable, seat: Seat, seconds: float = DEFAULT_SECONDS) -> Player:
    """Whoever sits there; a bot from outside may think for so many seconds about each move."""
    chair = table.gathering.chairs[seat]
    if chair.level is None:
        return Player(chair.name)
    chance = Random(f"{table.record.secret.hex()}/{seat}/{table.seq}")
    bot = find_bot(table.game.id, chair.level, chance, seconds)
    return Player(chair.name, bot.name if isinstance(bot, ExternalBot) else chair.level, bot)


def name_seats(people: Sequence[str], seats: int) -> tuple[str, ...]:
    """The people's names first, then names for the bots."""
    taken = {name.casefold() for name in people}
    free = (name for name in _bot_names() if name.casefold() not in taken)
    return (*people, *islice(free, max(seats - len(people), 0)))


def _bot_names() -> Iterator[str]:
    """As many names as it takes: Zoé, Marco, …, Zoé 2, Marco 2, …"""
    yield from BOT_NAMES
    yield from (f"{name} {time}" for time in count(2) for name in BOT_NAMES)


def kinds_in_turn(kinds: Sequence[str], seats: int) -> Iterator[str]:
    """The kinds of bots, again and again."""
    return islice(cycle(kinds), seats)
