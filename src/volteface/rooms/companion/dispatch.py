"""Which command of a companion table a message is, and the answers to questions that write nothing."""

from typing import Any, assert_never

from volteface.kernel import Seat
from volteface.kernel.companion.game import CompanionGame
from volteface.kernel.companion.view import timeline
from volteface.rooms.companion.messages import (
    AskToWrite,
    ChooseWriter,
    CompanionCommand,
    CompanionQuery,
    NamePlayers,
    OpenWriting,
    Previewed,
    PreviewWrite,
    RoundShown,
    ShowRound,
    SwitchHints,
    Write,
)
from volteface.tables import Draft, LiveTable, Request
from volteface.tables.commands import companion as commands
from volteface.tables.commands.companion import Wish


def dispatch_companion(table: LiveTable, request: Request, message: CompanionCommand) -> Draft:
    """The draft of a person's command; raises what the table refuses with."""
    match message:
        case Write(seq=seq, op=op, device=device, name=name, is_queued=is_queued):
            return commands.write(table, request, Wish(op, seq, device, name, is_queued))
        case NamePlayers(names=names):
            return commands.name_players(table, request, names)
        case AskToWrite(name=name):
            return commands.ask_to_write(table, request, name)
        case ChooseWriter(person=person, may_write=may_write):
            return commands.choose_writer(table, request, person, may_write)
        case OpenWriting(on=on):
            return commands.open_writing(table, request, on)
        case SwitchHints(on=on):
            return commands.switch_hints(table, request, on)
        case _:
            assert_never(message)


def advice_view(table: LiveTable, seat: Seat | None) -> Any:
    """The game as whoever asks for advice may see it; at a companion table, as whoever's turn it is."""
    if isinstance(table.game, CompanionGame) and table.has_begun:
        return table.game.view_of_turn(table.game_state())
    return table.game_view(seat)


def answer(table: LiveTable, request: Request, query: CompanionQuery) -> Previewed | RoundShown:
    """What a client asked for; the table stays as it is."""
    match query:
        case PreviewWrite(action=action, op=op):
            shown = commands.preview_operation(table, request, Wish(op, table.seq))
            return Previewed(action=action, seq=table.seq, preview=shown)
        case ShowRound(action=action, round=round):
            game, state = commands.companion_of(table)
            return RoundShown(action=action, seq=table.seq, round=round, timeline=timeline(game, state, round))
        case _:
            assert_never(query)
