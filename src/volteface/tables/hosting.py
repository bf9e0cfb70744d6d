"""What people ask of a table besides moves: sitting down, leaving, starting, pausing, talking, playing again."""

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, Final, ParamSpec

from volteface import __version__
from volteface.kernel import DEALER, Actor, Game, Header, InvalidInput, Seat
from volteface.kernel.log import FORMAT, opening
from volteface.tables.deal import commit
from volteface.tables.doings import (
    AnyDoing,
    BotFailed,
    BotSeated,
    ChatSwitched,
    Failure,
    HostChanged,
    Opened,
    Paused,
    Reacted,
    Rematched,
    Resumed,
    Said,
    SatDown,
    SeatFreed,
    Started,
    StoodIn,
    TookBack,
)
from volteface.tables.draft import Draft, Standpoint
from volteface.tables.errors import NotAllowed
from volteface.tables.gathering import Chair, Gathering, Stage, gather
from volteface.tables.live import LiveTable
from volteface.tables.needs import Addition, Kept, LogStore, Record
from volteface.tables.output import Happened
from volteface.tables.request import Request
from volteface.tables.setup import Setup, check_setup, read_name
from volteface.tables.talk import read_reaction, read_words

LONGEST_ENTROPY: Final = 128
BOT_NAMES: Final = ("Zoé", "Marco", "Inès", "Sam", "Lou", "Noor", "Kim", "Ada", "Otto", "Uma")


P = ParamSpec("P")


def once(
    carry_out: Callable[Concatenate[LiveTable, Request, P], tuple[Happened, ...]],
) -> Callable[Concatenate[LiveTable, Request, P], tuple[Happened, ...]]:
    """The same request, but sent again it changes nothing."""

    @wraps(carry_out)
    def carry_out_once(
        table: LiveTable, request: Request, /, *arguments: P.args, **named: P.kwargs
    ) -> tuple[Happened, ...]:
        return () if table.has_done(request.action) else carry_out(table, request, *arguments, **named)

    return carry_out_once


def open_table(
    game: Game, store: LogStore, setup: Setup, *, table: str, host: str, secret: bytes, now: int
) -> LiveTable:
    """A new table; raises if its game cannot be played."""
    check_setup(game, setup)
    opened = Opened(table, setup, host, commit(secret))
    record = Record(id=table, setup=setup, host=host, secret=secret, created=now, updated=now)
    draft = Draft(game, Standpoint(gather(opened), None), 0, "open", now)
    draft.note(opened)
    entries = tuple(draft.entries)
    store.append(Addition(record, 0, entries)).result()
    return LiveTable(game, store, Kept(record, entries))


@once
def sit(table: LiveTable, request: Request, seat: Seat, name: str, entropy: str) -> tuple[Happened, ...]:
    """A person takes a free seat, or another one; in a game, the one they left."""
    own = table.seat_of(request.person)
    if own is not None and table.gathering.stage is Stage.PLAYING:
        return _take_back(table, own, request)
    _check_gathering(table)
    _check_seat(table, seat)
    if not entropy or len(entropy) > LONGEST_ENTROPY or not entropy.isascii() or not entropy.isprintable():
        raise InvalidInput(f"A seat adds 1 to {LONGEST_ENTROPY} plain characters of chance to the deal.")
    chair = table.gathering.chairs[seat]
    if chair.person is not None and chair.person != request.person:
        raise NotAllowed("refused-seat-is-taken")
    draft = table.draft(request.action, request.now)
    if own is not None and own != seat:
        draft.note(SeatFreed(own), own)
    name = _free_name(draft.gathering, read_name(name), seat)
    draft.note(SatDown(seat, request.person, name, entropy), seat)
    return table.keep(draft)


@once
def seat_bot(
    table: LiveTable, request: Request, seat: Seat, level: str, name: str | None = None
) -> tuple[Happened, ...]:
    """The host puts a bot on a free seat, or changes its level."""
    _check_gathering(table)
    _check_host(table, request.person)
    _check_seat(table, seat)
    if table.gathering.chairs[seat].person is not None:
        raise NotAllowed("refused-seat-is-taken")
    return _do(table, BotSeated(seat, level, _bot_name(table.gathering, seat) if name is None else name), seat, request)


@once
def leave(table: LiveTable, request: Request) -> tuple[Happened, ...]:
    """A person gets up: before the game the seat is free again, in a game a bot stands in."""
    seat = table.seat_of(request.person)
    if seat is None:
        raise NotAllowed("refused-not-seated")
    _check_not_removed(table.gathering.chairs[seat])
    draft = table.draft(request.action, request.now)
    _vacate(draft, table, seat, "left")
    heirs = [chair.person for chair in draft.gathering.chairs if chair.stands_in not in ("left", "removed")]
    heir = next((heir for heir in heirs if heir is not None), None)
    if table.gathering.host == request.person and heir is not None:
        draft.note(HostChanged(heir), seat)
    return table.keep(draft)


@once
def remove(table: LiveTable, request: Request, seat: Seat) -> tuple[Happened, ...]:
    """The host has somebody, or a bot, get up."""
    _check_host(table, request.person)
    _check_seat(table, seat)
    if table.gathering.chairs[seat].is_free or table.gathering.chairs[seat].person == request.person:
        raise NotAllowed("refused-nobody-to-remove")
    draft = table.draft(request.action, request.now)
    _vacate(draft, table, seat, "removed")
    return table.keep(draft)


@once
def hand_over(table: LiveTable, request: Request, seat: Seat) -> tuple[Happened, ...]:
    """The host makes somebody else the host."""
    _check_host(table, request.person)
    _check_seat(table, seat)
    heir = table.gathering.chairs[seat].person
    if heir is None:
        raise NotAllowed("refused-only-people-host")
    _check_not_removed(table.gathering.chairs[seat])
    return _do(table, HostChanged(heir), seat, request)


@once
def start(table: LiveTable, request: Request, level: str) -> tuple[Happened, ...]:
    """The host begins the game; bots of that level fill the free seats."""
    _check_gathering(table)
    _check_host(table, request.person)
    draft = table.draft(request.action, request.now)
    for seat, chair in enumerate(table.gathering.chairs):
        if chair.is_free:
            draft.note(BotSeated(seat, level, _bot_name(draft.gathering, seat)), seat)
    setup, game = table.gathering.setup, table.game
    rulings = game.rulebook.resolve(setup.edition, setup.house)
    names = tuple(chair.name for chair in draft.gathering.chairs)
    header = Header(FORMAT, __version__, game.id, game.version, setup.edition, rulings, names, setup.deck)
    draft.note(Started(header))
    draft.begin(header, opening(game, header))
    dealer = table.dealer_of(draft)
    draft.deal_once(dealer)
    draft.deal(dealer)
    return table.keep(draft)


@once
def pause(table: LiveTable, request: Request, *, resume: bool = False) -> tuple[Happened, ...]:
    """The host stops the clocks, or has them run again."""
    _check_host(table, request.person)
    if table.gathering.stage is not Stage.PLAYING or table.gathering.is_paused is not resume:
        raise NotAllowed("refused-pause-changes-nothing")
    return _do(table, Resumed() if resume else Paused(), _actor(table, request.person), request)


@once
def switch_chat(table: LiveTable, request: Request, on: bool) -> tuple[Happened, ...]:
    """The host turns the chat on or off."""
    _check_host(table, request.person)
    return _do(table, ChatSwitched(on), _actor(table, request.person), request)


@once
def say(table: LiveTable, request: Request, text: str) -> tuple[Happened, ...]:
    """Somebody at the table says something."""
    name, words = _speaker(table, request.person), read_words(text)
    if not table.gathering.chat_on:
        raise NotAllowed("refused-chat-is-off")
    table.talk.check(request.person, request.now)
    return _do(table, Said(request.person, name, words), _actor(table, request.person), request)


@once
def react(table: LiveTable, request: Request, sign: str) -> tuple[Happened, ...]:
    """Somebody at the table reacts."""
    name, reaction = _speaker(table, request.person), read_reaction(sign)
    table.talk.check(request.person, request.now)
    return _do(table, Reacted(request.person, name, reaction), _actor(table, request.person), request)


def rematch(table: LiveTable, store: LogStore, person: str, *, new: str, secret: bytes, now: int) -> LiveTable:
    """A new table for the same game, its people on the same seats and the bots too."""
    check_rematch(table, person)
    again = open_table(table.game, store, table.gathering.setup, table=new, host=person, secret=secret, now=now)
    draft = again.draft("rematch", now)
    for seat, chair in enumerate(table.gathering.chairs):
        if chair.person is not None and chair.stands_in != "removed":
            draft.note(SatDown(seat, chair.person, chair.name, f"{chair.entropy} {new}"[:LONGEST_ENTROPY]), seat)
        elif chair.level is not None:
            draft.note(BotSeated(seat, chair.level, chair.name), seat)
    again.keep(draft)
    return again


@once
def announce_rematch(table: LiveTable, request: Request, new: str) -> tuple[Happened, ...]:
    """Tell everybody at the old table where the new one is."""
    check_rematch(table, request.person)
    return _do(table, Rematched(new), _actor(table, request.person), request)


def check_rematch(table: LiveTable, person: str) -> None:
    """Only people who played may play again, and only once the game is over."""
    if table.gathering.stage is not Stage.OVER:
        raise NotAllowed("refused-game-is-not-over")
    _speaker(table, person)


def replace_bot(table: LiveTable, seat: Seat, why: Failure, level: str, *, action: str, now: int) -> None:
    """A bot that failed is out; one of another level plays on."""
    draft = table.draft(action, now)
    draft.note(BotFailed(seat, why, level), seat, "bot")
    table.keep(draft)


def _do(table: LiveTable, doing: AnyDoing, actor: Actor, request: Request) -> tuple[Happened, ...]:
    draft = table.draft(request.action, request.now)
    draft.note(doing, actor)
    return table.keep(draft)


def _take_back(table: LiveTable, seat: Seat, request: Request) -> tuple[Happened, ...]:
    _check_not_removed(table.gathering.chairs[seat])
    if not table.gathering.chairs[seat].stands_in:
        return ()
    return _do(table, TookBack(seat), seat, request)


def _vacate(draft: Draft, table: LiveTable, seat: Seat, why: str) -> None:
    if table.gathering.stage is Stage.GATHERING:
        draft.note(SeatFreed(seat), seat)
    elif table.gathering.chairs[seat].person is not None:
        draft.note(StoodIn(seat, "removed" if why == "removed" else "left"), seat)
    else:
        raise NotAllowed("refused-nobody-to-remove")


def _actor(table: LiveTable, person: str) -> Actor:
    seat = table.seat_of(person)
    return DEALER if seat is None else seat


def _speaker(table: LiveTable, person: str) -> str:
    seat = table.seat_of(person)
    if seat is None:
        raise NotAllowed("refused-not-seated")
    _check_not_removed(table.gathering.chairs[seat])
    return table.gathering.chairs[seat].name


def _check_gathering(table: LiveTable) -> None:
    if table.gathering.stage is not Stage.GATHERING:
        raise NotAllowed("refused-game-has-begun")


def _check_host(table: LiveTable, person: str) -> None:
    if table.gathering.host != person:
        raise NotAllowed("refused-only-the-host")


def _check_seat(table: LiveTable, seat: Seat) -> None:
    if not 0 <= seat < len(table.gathering.chairs):
        raise NotAllowed("refused-no-such-seat", seat=seat)


def _check_not_removed(chair: Chair) -> None:
    if chair.stands_in == "removed":
        raise NotAllowed("refused-removed-by-the-host")


def _free_name(gathering: Gathering, name: str, seat: Seat) -> str:
    """The name, with a number if somebody else at the table has it."""
    taken = {chair.name for place, chair in enumerate(gathering.chairs) if place != seat}
    return next(free for number in range(1, 100) if (free := name if number == 1 else f"{name} {number}") not in taken)


def _bot_name(gathering: Gathering, seat: Seat) -> str:
    return _free_name(gathering, BOT_NAMES[seat % len(BOT_NAMES)], seat)
