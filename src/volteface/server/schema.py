"""The JSON schema of all messages, for clients in any language."""

import json
import re
from typing import Any, Final

import msgspec

from volteface.bots import find_adviser
from volteface.bots.messages import SeatCommand, SeatMessage
from volteface.kernel import AnyOf, Log, find_game, games
from volteface.rooms.history import GameRecord, TableSummary
from volteface.rooms.lobby import LobbyView
from volteface.rooms.messages import AnyCommand, AnyMessage
from volteface.rooms.replays import BranchPoint, Replay
from volteface.rooms.service import GameInfo
from volteface.server.auth import KeyInfo
from volteface.server.http.schemas import Introduction, Key, Me, NewName, OpenedTable, Problem
from volteface.tables import Setup

# Which part of a game a field holds.
OF_A_GAME: Final = {
    ("TableView", "game"): "AnyView",
    ("TableView", "offers"): "AnyOffer",
    ("SeatTable", "game"): "AnyView",
    ("SeatTable", "offers"): "AnyOffer",
    ("Act", "move"): "AnyMove",
    ("Advice", "advice"): "AnyAdvice",
    ("SeenEntry", "events"): "AnyEvent",
    ("Moment", "views"): "AnyView",
    ("MoveEntry", "move"): "AnyMove",
    ("MoveEntry", "events"): "AnyEvent",
    ("AmendEntry", "move"): "AnyMove",
}
LONG_NAME: Final = re.compile(r"volteface\.(?:\w+\.)*(\w+)\.(\w+)")
MAY_BE_NOTHING: Final = {("TableView", "game")}  # before the game begins


def wire_schema() -> dict[str, Any]:
    """Requests, messages, answers, and every game's views, moves, events and advice."""
    common = {
        "AnyCommand": AnyCommand,
        "AnyMessage": AnyMessage,
        "SeatCommand": SeatCommand,
        "SeatMessage": SeatMessage,
        "Lobby": LobbyView,
        "Setup": Setup,
        "Log": Log,
        "Problem": Problem,
        "Introduction": Introduction,
        "Me": Me,
        "NewName": NewName,
        "OpenedTable": OpenedTable,
        "GameInfo": GameInfo,
        "TableSummary": TableSummary,
        "GameRecord": GameRecord,
        "Key": Key,
        "KeyInfo": KeyInfo,
        "Replay": Replay,
        "BranchPoint": BranchPoint,
    }
    definitions = _definitions(common, "")
    for name in games():
        prefix = _prefix(name)
        definitions |= _definitions(_game_types(name), prefix) | {f"{prefix}AnyOffer": _offer(prefix)}
    _refer_to_games(definitions)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Volteface",
        "$defs": _shorten(definitions),
    }


def _game_types(name: str) -> dict[str, Any]:
    game = find_game(name)
    return {
        "AnyView": game.view_type,
        "AnyMove": game.move_type,
        "AnyEvent": game.event_type,
        "AnyKind": AnyOf,
        "AnyAdvice": find_adviser(name).advice_type,
        "AnyReview": find_adviser(name).review_type,
    }


def _offer(prefix: str) -> dict[str, Any]:
    """A move or a whole kind of them: two tags tell them apart, which one union of ours cannot have."""
    return {"anyOf": [{"$ref": f"#/$defs/{prefix}{name}"} for name in ("AnyMove", "AnyKind")]}


def _refer_to_games(definitions: dict[str, Any]) -> None:
    """Fields that hold what a game says: whichever game is played."""
    for (message, field), part in OF_A_GAME.items():
        choices: list[dict[str, Any]] = [{"$ref": f"#/$defs/{_prefix(name)}{part}"} for name in games()]
        known = definitions[message]["properties"][field]
        if known.get("type") == "array":
            known["items"] = {"anyOf": choices}
        else:
            may_be_nothing = [{"type": "null"}] if (message, field) in MAY_BE_NOTHING else []
            definitions[message]["properties"][field] = {"anyOf": choices + may_be_nothing}
    definitions["NoteEntry"]["properties"]["about"] = definitions["SeenEntry"]["properties"]["table_event"]


def _shorten(definitions: dict[str, Any]) -> dict[str, Any]:
    """Names that two modules share come with their whole path; the module's own name is enough."""
    text = LONG_NAME.sub(lambda name: name[1].capitalize() + name[2], json.dumps(definitions))
    shortened: dict[str, Any] = json.loads(text)
    return shortened


def _definitions(types: dict[str, Any], prefix: str) -> dict[str, Any]:
    """Types under the names they have here, and all that they are made of."""
    schemas, components = msgspec.json.schema_components(types.values(), ref_template=f"#/$defs/{prefix}{{name}}")
    named = {prefix + name: schema for name, schema in zip(types, schemas, strict=True)}
    parts = {prefix + name: schema for name, schema in components.items()}
    return parts | {name: schema for name, schema in named.items() if name not in parts}


def _prefix(game: str) -> str:
    return game[:1].upper() + game[1:]
