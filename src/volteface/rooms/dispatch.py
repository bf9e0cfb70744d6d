"""Dispatch: which table command a client's message is."""

from typing import assert_never

from volteface.bots.messages import Act, read_move
from volteface.rooms.messages import (
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
    TableCommand,
    Undo,
)
from volteface.tables import Draft, LiveTable, Request, commands


def dispatch(table: LiveTable, request: Request, message: TableCommand) -> Draft:
    """The draft of a person's command; raises what the table refuses with."""
    match message:
        case Act(seq=seq, move=move):
            return commands.act(table, request, read_move(table.game, move), seen=seq)
        case Undo():
            return commands.undo(table, request)
        case GoOn():
            return commands.next_round(table, request.action, request.now)
        case Sit(seat=seat, name=name, entropy=entropy):
            return commands.sit(table, request, seat, name, entropy)
        case SeatBot(seat=seat, bot=bot):
            return commands.seat_bot(table, request, seat, bot)
        case Leave():
            return commands.leave(table, request)
        case Remove(seat=seat):
            return commands.remove(table, request, seat)
        case HandOver(seat=seat):
            return commands.hand_over(table, request, seat)
        case Start(bot=bot):
            return commands.start(table, request, bot)
        case Pause():
            return commands.pause(table, request)
        case Resume():
            return commands.resume(table, request)
        case SwitchChat(on=on):
            return commands.switch_chat(table, request, on)
        case Say(text=text):
            return commands.say(table, request, text)
        case React(sign=sign):
            return commands.react(table, request, sign)
        case _:
            assert_never(message)
