"""Live tables to prove things about: each game there is, small and quick, and whole random evenings at them."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any, Final

from msgspec import Struct

from tests.kernel.higher import HIGHER
from tests.phase10flip.walks import rich_deck
from tests.tables.stored import KeptTable, leave, open_table, pause, react, resume, say, sit, start
from volteface.bots.flip7 import BOTS as FLIP7_BOTS
from volteface.bots.phase10flip import BOTS as PHASE10FLIP_BOTS
from volteface.games.flip7 import GAME as FLIP7
from volteface.games.phase10flip import GAME as PHASE10FLIP
from volteface.kernel import Game, Seat
from volteface.store import MemoryStore
from volteface.tables import ActionId, LogStore, Request, Setup
from volteface.tables.commands.talk import REACTIONS
from volteface.tables.seating import Stage

PEOPLE: Final = ("ann", "bo", "cy")
NAMES: Final = {"ann": "Ann", "bo": "Bo", "cy": "Cy"}
BOT: Final = "random"
BOTS: Final = {"flip7": FLIP7_BOTS, "phase10flip": PHASE10FLIP_BOTS}


class Kind(Struct, frozen=True, eq=False):
    """A game and how it is played here: three seats, and over soon."""

    game: Game
    setup: Setup

    def __str__(self) -> str:
        return self.game.id


FLIP: Final = Kind(FLIP7, Setup("flip7", "en", 3, house={"target_score": 60}))
PHASES: Final = Kind(
    PHASE10FLIP,
    Setup(
        "phase10flip",
        "fr",
        3,
        house={"variant": "ten_rounds", "phases_to_win": 2, "stall_turns": 24},
        deck=rich_deck(1),
    ),
)
TINY: Final = Kind(HIGHER, Setup("higher", "village", 3))
KINDS: Final = (FLIP, PHASES, TINY)


def ask(person: str, action: str, now: int = 0) -> Request:
    """Somebody's request."""
    return Request(ActionId(person, action), now)


def make_secret(seed: int) -> bytes:
    """A secret for a table, the same for the same seed."""
    return Random(f"secret {seed}").randbytes(32)


def opened(kind: Kind, seed: int = 1, store: LogStore | None = None, setup: Setup | None = None) -> KeptTable:
    """A table that Ann has just opened; nobody sits at it."""
    return open_table(
        kind.game,
        store or MemoryStore(),
        setup or kind.setup,
        table="t",
        host="ann",
        secret=make_secret(seed),
        now=0,
    )


def gathered(
    kind: Kind, people: tuple[str, ...] = PEOPLE, *, seed: int = 1, store: LogStore | None = None, **more: Any
) -> KeptTable:
    """A table at which these people sit and are here."""
    table = opened(kind, seed, store, **more)
    seat_people(table, people)
    return table


def seat_people(table: KeptTable, people: tuple[str, ...]) -> None:
    """Everybody arrives and sits down."""
    for seat, person in enumerate(people):
        table.presence.arrive(person)
        sit(table, ask(person, f"{person} sits"), seat, NAMES[person], f"{person}'s chance")


def begun(kind: Kind, people: tuple[str, ...] = PEOPLE, *, seed: int = 1, **more: Any) -> KeptTable:
    """A table whose game has begun; bots fill the free seats."""
    table = gathered(kind, people, seed=seed, **more)
    start(table, ask("ann", "start"), BOT)
    return table


def choose(table: KeptTable, seat: Seat, generator: Random) -> Any:
    """Any move for the seat that is asked."""
    offers = table.offers(seat)
    if table.game.id == HIGHER.id:
        return generator.choice(offers)
    return BOTS[table.game.id][BOT](None, generator).choose(table.game_view(seat), offers)


def asked_seat(table: KeptTable) -> Seat:
    """The seat that has to decide now; a table between two rounds goes on first."""
    while (seat := table.asked()) is None:
        table.go_on(f"round at {table.seq}", 0)
    return seat


def asked_person(table: KeptTable) -> str:
    """The person on the seat that is asked."""
    person = table.seating.chairs[asked_seat(table)].person
    assert person is not None
    return person


def move_once(table: KeptTable, generator: Random, now: int = 0) -> None:
    """One move by whoever has to decide, or the next round."""
    deed_to_move(table, generator, now)(table)


def play_to_the_end(table: KeptTable, seed: int = 1) -> KeptTable:
    """The same table when its game is over."""
    generator = Random(seed)
    while table.seating.stage is Stage.PLAYING:
        move_once(table, generator)
    return table


# A deed is one thing that somebody does at a table; the same deed can be done at a twin of the table.
Deed = Callable[[KeptTable], object]


def deed_to_move(table: KeptTable, generator: Random, now: int) -> Deed:
    """What moves the game on."""
    action, seat = f"move at {table.seq}", table.asked()
    if seat is None:
        return lambda at: at.go_on(action, now)
    move, person = choose(table, seat, generator), table.seating.decider(seat)
    if person is None:
        return lambda at: at.act_for(seat, move, action, now)
    return lambda at: at.act(ask(person, action, now), move)


def deed_beside(table: KeptTable, generator: Random, now: int) -> Deed:
    """Anything that people do besides moving."""
    action, person = f"deed at {table.seq} by {now}", generator.choice(table.seating.people())
    request, seat = ask(person, action, now), table.seat_of(person)
    assert seat is not None
    sign = generator.choice(REACTIONS)
    deeds: list[Deed] = [
        lambda at: say(at, request, "well, well"),
        lambda at: react(at, request, sign),
        lambda at: leave(at, request),
        lambda at: sit(at, request, seat, "again", "other chance"),
        lambda at: at.presence.depart(person, now),
        lambda at: at.presence.arrive(person),
        lambda at: at.tick(now),
        lambda at: pause_a_moment(at, action, now),
    ]
    return generator.choice(deeds)


def pause_a_moment(table: KeptTable, action: str, now: int) -> None:
    """The host stops the clocks and has them run again."""
    pause(table, ask(table.seating.host, action, now))
    resume(table, ask(table.seating.host, f"{action} resumes", now))


def undo_deed(table: KeptTable, now: int) -> Deed | None:
    """Whoever may takes their last move back."""
    for person in table.seating.people():
        if table.view_for(person).may_undo:
            return lambda at: at.undo(ask(person, f"undo at {at.seq}", now))
    return None


def evening(table: KeptTable, seed: int, most: int = 400) -> Iterator[Deed]:
    """A random game with all that happens around it: each deed is done at the table, then told."""
    generator = Random(seed)
    for number in range(most):
        if table.seating.stage is Stage.OVER:
            return
        now = 7000 * number
        deed = pick_deed(table, generator, now)
        deed(table)
        yield deed


def pick_deed(table: KeptTable, generator: Random, now: int) -> Deed:
    """A move most of the time; now and then something else."""
    chance = generator.random()
    if chance < 0.2:
        return deed_beside(table, generator, now)
    undo = undo_deed(table, now) if chance < 0.4 else None
    return undo or deed_to_move(table, generator, now)


@cache
def whole_evening(kind: Kind, seed: int) -> KeptTable:
    """A table at which a random evening was spent, until its game was over; to be looked at only."""
    table = begun(kind, ("ann", "bo"), seed=seed)
    for _ in evening(table, seed, most=3000):
        pass
    assert table.seating.stage is Stage.OVER
    return table
