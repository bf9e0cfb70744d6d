"""Dispatch: reads a client's message, and says which table command it is."""

from typing import Final

import msgspec

from volteface.bots.messages import Act, read_move
from volteface.kernel import InvalidInput
from volteface.rooms.companion.dispatch import dispatch_companion
from volteface.rooms.messages import (
    AnyCommand,
    ClaimSeat,
    DropClaim,
    GoOn,
    HandOver,
    Leave,
    LetIn,
    Pause,
    React,
    Remove,
    Resume,
    Say,
    SeatBot,
    SetBotSpeed,
    Sit,
    Skip,
    StandIn,
    Start,
    SwitchChat,
    SwitchLateSeats,
    TableCommand,
    Undo,
)
from volteface.tables import Draft, LiveTable, Request, commands

DECODER: Final = msgspec.json.Decoder(AnyCommand)


def read_command(text: str) -> AnyCommand:
    """The command in a message; raises `InvalidInput`."""
    try:
        command: AnyCommand = DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise InvalidInput(f"That message cannot be read: {error}.") from error
    return command


def dispatch(table: LiveTable, request: Request, message: TableCommand) -> Draft:
    """The draft of a person's command; raises what the table refuses with."""
    match message:
        case Act(seq=seq, move=move):
            return commands.act(table, request, read_move(table.game, move), seen=seq)
        case Undo():
            return commands.undo(table, request)
        case GoOn():
            return commands.ready(table, request)
        case Skip():
            return commands.skip(table, request)
        case SetBotSpeed(speed=speed):
            return commands.set_bot_speed(table, request, speed)
        case Sit(seat=seat, name=name, entropy=entropy):
            return commands.sit(table, request, seat, name, entropy)
        case SeatBot(seat=seat, bot=bot):
            return commands.seat_bot(table, request, seat, bot)
        case Leave():
            return commands.leave(table, request)
        case Remove(seat=seat):
            return commands.remove(table, request, seat)
        case LetIn(person=person):
            return commands.let_in(table, request, person)
        case StandIn(seat=seat):
            return commands.stand_in(table, request, seat)
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
        case SwitchLateSeats(on=on):
            return commands.switch_late_seats(table, request, on)
        case ClaimSeat(seat=seat, name=name):
            return commands.claim_seat(table, request, seat, name)
        case DropClaim():
            return commands.drop_claim(table, request)
        case Say(text=text):
            return commands.say(table, request, text)
        case React(sign=sign):
            return commands.react(table, request, sign)
        case _:
            return dispatch_companion(table, request, message)
