"""The JSON schema of everything on the wire, for clients in any language."""

from typing import Any

import msgspec

from volteface.bots import find_adviser
from volteface.kernel import AnyOf, Log, find_game, games
from volteface.server.answers import GameInfo, Introduction, Me, NewName, Opened, Problem, TableSummary
from volteface.server.lobby import LobbyView
from volteface.server.wire import AnyAsk, AnyTell
from volteface.tables import Setup

ROOT = "#/$defs/{name}"


def wire_schema() -> dict[str, Any]:
    """Requests, messages, answers, and every game's views, moves, events and advice."""
    common = {
        "Ask": AnyAsk,
        "Tell": AnyTell,
        "Lobby": LobbyView,
        "Setup": Setup,
        "Log": Log,
        "Problem": Problem,
        "Introduction": Introduction,
        "Me": Me,
        "NewName": NewName,
        "OpenedTable": Opened,
        "GameInfo": GameInfo,
        "TableSummary": TableSummary,
    }
    definitions = _definitions(common, "")
    for name in games():
        prefix = _prefix(name)
        definitions |= _definitions(_game_types(name), prefix) | {f"{prefix}AnyOffer": _offer(prefix)}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Volteface", "$defs": definitions}


def _game_types(name: str) -> dict[str, Any]:
    game = find_game(name)
    return {
        "AnyView": game.view_type,
        "AnyMove": game.move_type,
        "AnyEvent": game.event_type,
        "AnyKind": AnyOf,
        "AnyAdvice": find_adviser(name).advice_type,
    }


def _offer(prefix: str) -> dict[str, Any]:
    """A move or a whole kind of them: two tags tell them apart, which one union of ours cannot have."""
    return {"anyOf": [{"$ref": f"#/$defs/{prefix}{name}"} for name in ("AnyMove", "AnyKind")]}


def _definitions(types: dict[str, Any], prefix: str) -> dict[str, Any]:
    """Types under the names they have here, and all that they are made of."""
    schemas, components = msgspec.json.schema_components(types.values(), ref_template=f"#/$defs/{prefix}{{name}}")
    named = {prefix + name: schema for name, schema in zip(types, schemas, strict=True)}
    parts = {prefix + name: schema for name, schema in components.items()}
    return parts | {name: schema for name, schema in named.items() if name not in parts}


def _prefix(game: str) -> str:
    return game[:1].upper() + game[1:]
