"""Who sits where: people, bots, and the names they go by."""

from collections.abc import Callable, Iterator, Sequence
from itertools import count, cycle, islice
from typing import Final

from msgspec import Struct

from volteface.bots import Bot
from volteface.kernel import Log, MoveEntry, Seat

PERSON_NAME: Final = "Alex"
BOT_NAMES: Final = (
    "Zoé", "Marco", "Inès", "Sam", "Lou", "Noor", "Kim", "Ada", "Otto", "Uma",
    "Ravi", "Yuki", "Bo", "Eva", "Felix", "Gaia", "Hugo", "Paz", "Tom", "Wanda",
    "Juno", "Dora", "Che", "Quim", "Xenia", "Vera", "Ivo", "Mila", "Nils", "Rosa",
    "Leo", "Olga", "Karl", "Ida", "Tia", "Ben", "Cleo", "Dan", "Fay", "Gus",
)  # fmt: skip

# Makes the bot of a kind, such as threshold:25, for a seat.
MakeBot = Callable[[str, Seat], Bot]


class Player(Struct, frozen=True):
    """Somebody at the table; a person if there is no bot."""

    name: str
    kind: str | None = None
    bot: Bot | None = None


def name_seats(people: Sequence[str], seats: int) -> tuple[str, ...]:
    """The people's names first, then names for the bots."""
    taken = {name.casefold() for name in people}
    free = (name for name in _bot_names() if name.casefold() not in taken)
    return (*people, *islice(free, max(seats - len(people), 0)))


def _bot_names() -> Iterator[str]:
    """As many names as it takes: Zoé, Marco, …, Zoé 2, Marco 2, …"""
    yield from BOT_NAMES
    yield from (f"{name} {time}" for time in count(2) for name in BOT_NAMES)


def seat_players(
    names: Sequence[str], people: frozenset[Seat], kinds: Sequence[str], make: MakeBot
) -> tuple[Player, ...]:
    """People on their seats, and the kinds of bots in turn on all others."""
    bots = [seat for seat in range(len(names)) if seat not in people]
    kind_of = dict(zip(bots, islice(cycle(kinds), len(bots)), strict=True))
    return tuple(
        Player(name, kind_of[seat], make(kind_of[seat], seat)) if seat in kind_of else Player(name)
        for seat, name in enumerate(names)
    )


def people_of(log: Log) -> frozenset[Seat]:
    """The seats that people decided for; of those that never moved, only the first is taken for a person's."""
    deciders: dict[Seat, set[str]] = {seat: set() for seat in range(len(log.header.seats))}
    for entry in log.entries:
        if isinstance(entry, MoveEntry) and isinstance(entry.actor, int) and entry.actor in deciders:
            deciders[entry.actor].add(entry.decided_by)
    return frozenset(seat for seat, kinds in deciders.items() if "person" in kinds or (not kinds and seat == 0))
