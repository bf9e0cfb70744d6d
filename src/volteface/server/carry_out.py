"""How a request from the wire becomes one to the table."""

import msgspec

from volteface.bots.messages import Act, read_move
from volteface.server.errors import Stale
from volteface.server.wire import (
    AnyAsk,
    GoOn,
    HandOver,
    Leave,
    Pause,
    React,
    Remove,
    Resume,
    Say,
    SeatBot,
    Sit,
    Start,
    SwitchChat,
    Undo,
)
from volteface.tables import LiveTable, NotAllowed, Request, hosting


def carry_out(table: LiveTable, request: Request, ask: AnyAsk) -> None:
    """Do what a person asks for; raises if the table refuses."""
    match ask:
        case Act(seq=seq, move=move):
            _act(table, request, seq, move)
        case Undo():
            table.undo(request)
        case GoOn():
            _go_on(table, request)
        case Sit(seat=seat, name=name, entropy=entropy):
            hosting.sit(table, request, seat, name, entropy)
        case SeatBot(seat=seat, level=level):
            hosting.seat_bot(table, request, seat, level)
        case Leave():
            hosting.leave(table, request)
        case Remove(seat=seat):
            hosting.remove(table, request, seat)
        case HandOver(seat=seat):
            hosting.hand_over(table, request, seat)
        case Start(level=level):
            hosting.start(table, request, level)
        case Pause():
            hosting.pause(table, request)
        case Resume():
            hosting.pause(table, request, resume=True)
        case SwitchChat(on=on):
            hosting.switch_chat(table, request, on)
        case Say(text=text):
            hosting.say(table, request, text)
        case React(sign=sign):
            hosting.react(table, request, sign)
        case _:
            raise AssertionError(ask)


def _act(table: LiveTable, request: Request, seq: int, move: msgspec.Raw) -> None:
    if table.has_done(request.action):
        return
    if table.has_moved_since(seq):
        raise Stale
    table.act(request, read_move(table.game, move))


def _go_on(table: LiveTable, request: Request) -> None:
    if table.seat_of(request.person) is None:
        raise NotAllowed("refused-not-seated")
    table.go_on(request.action, request.now)
