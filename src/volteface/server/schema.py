"""The JSON schema of all messages, for clients in any language."""

import json
import re
from copy import deepcopy
from typing import Any, Final

import msgspec

from volteface.bots import find_adviser
from volteface.bots.daily import DailyResult
from volteface.bots.messages import SeatCommand, SeatMessage
from volteface.kernel import AnyOf, Log, find_game, games, load_part
from volteface.kernel.companion.operations import Written
from volteface.kernel.companion.pad import Pad
from volteface.rooms.api.daily import DailyDeck, DailyTry
from volteface.rooms.api.daily_table import DailyTable
from volteface.rooms.api.schemas import (
    Introduction,
    Key,
    LessonRequest,
    Me,
    NetworkAddress,
    NewName,
    OpenedTable,
    Problem,
)
from volteface.rooms.companion.checks import CardQuestion
from volteface.rooms.companion.sheets import ScoreSheet
from volteface.rooms.companion.statistics import GroupStatistics
from volteface.rooms.history import GameRecord, TableSummary
from volteface.rooms.lobby import LobbyView
from volteface.rooms.messages import AnyCommand, AnyMessage
from volteface.rooms.replays import BranchPoint, Replay
from volteface.rooms.service import GameInfo
from volteface.server.auth import KeyInfo
from volteface.tables import Setup
from volteface.tables.commands import RunningGame
from volteface.tables.lessons import LessonView

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
# Which part of a game's companion a field holds, where the game brings one.
OF_A_COMPANION: Final = {
    ("AddReport", "report"): "AnyReport",
    ("InsertReport", "report"): "AnyReport",
    ("ChangeReport", "report"): "AnyReport",
    ("TimelineItem", "report"): "AnyReport",
    ("TimelineItem", "events"): "AnyEvent",
    ("CompanionView", "pad"): "AnyPad",
    ("CompanionView", "odds"): "AnyOdds",
    ("CardQuestion", "question"): "AnyQuestion",
}
LONG_NAME: Final = re.compile(r"volteface\.(?:\w+\.)*(\w+)\.(\w+)")
MAY_BE_NOTHING: Final = {("TableView", "game"), ("CompanionView", "odds")}  # before the game begins, or switched off


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
        "NetworkAddress": NetworkAddress,
        "GameInfo": GameInfo,
        "TableSummary": TableSummary,
        "GameRecord": GameRecord,
        "Key": Key,
        "KeyInfo": KeyInfo,
        "Replay": Replay,
        "BranchPoint": BranchPoint,
        "RunningGame": RunningGame,
        "Written": Written,
        "CardQuestion": CardQuestion,
        "ScoreSheet": ScoreSheet,
        "GroupStatistics": GroupStatistics,
        "LessonRequest": LessonRequest,
        "LessonView": LessonView,
        "DailyDeck": DailyDeck,
        "DailyTry": DailyTry,
        "DailyResult": DailyResult,
        "DailyTable": DailyTable,
    }
    definitions = _definitions(common, "")
    for name in games():
        prefix = _prefix(name)
        definitions |= _definitions(_game_types(name), prefix) | {f"{prefix}AnyOffer": _offer(prefix)}
    _refer_to_games(definitions)
    definitions |= _companion_log(definitions)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Volteface",
        "$defs": _shorten(definitions),
    }


def _game_types(name: str) -> dict[str, Any]:
    game, pad = find_game(name), load_part(name, "companion")
    return _companion_types(pad) | {
        "AnyView": game.view_type,
        "AnyMove": game.move_type,
        "AnyEvent": game.event_type,
        "AnyKind": AnyOf,
        "AnyAdvice": find_adviser(name).advice_type,
        "AnyReview": find_adviser(name).review_type,
    }


def _companion_types(pad: Pad | None) -> dict[str, Any]:
    if pad is None:
        return {}
    types = {"AnyReport": pad.report_type, "AnyPad": pad.pad_type}
    types |= {} if pad.odds_type is None else {"AnyOdds": pad.odds_type}
    return types | (
        {} if pad.question_type is None else {"AnyQuestion": pad.question_type, "AnyAnswer": pad.answer_type}
    )


def _offer(prefix: str) -> dict[str, Any]:
    """A move or a whole kind of them: two tags tell them apart, which one union of ours cannot have."""
    return {"anyOf": [{"$ref": f"#/$defs/{prefix}{name}"} for name in ("AnyMove", "AnyKind")]}


def _refer_to_games(definitions: dict[str, Any]) -> None:
    """Fields that hold what a game says: whichever game is played."""
    companions = [name for name in games() if load_part(name, "companion") is not None]
    every = [(field, part, games()) for field, part in OF_A_GAME.items()]
    every += [(field, part, tuple(companions)) for field, part in OF_A_COMPANION.items()]
    for (message, field), part, names in every:
        parts = [_prefix(name) + part for name in names if _prefix(name) + part in definitions]
        choices: list[dict[str, Any]] = [{"$ref": f"#/$defs/{name}"} for name in parts]
        known = definitions[message]["properties"][field]
        if known.get("type") == "array":
            known["items"] = {"anyOf": choices}
        else:
            may_be_nothing = [{"type": "null"}] if (message, field) in MAY_BE_NOTHING else []
            definitions[message]["properties"][field] = {"anyOf": choices + may_be_nothing}
    definitions["NoteEntry"]["properties"]["about"] = definitions["SeenEntry"]["properties"]["table_event"]


def _companion_log(definitions: dict[str, Any]) -> dict[str, Any]:
    """The log of a companion table, whose moves are what people wrote."""
    entry, log = deepcopy(definitions["MoveEntry"]), deepcopy(definitions["Log"])
    entry["title"], log["title"] = "CompanionEntry", "CompanionLog"
    entry["description"] = "What people wrote at a companion table, and the events of it."
    log["description"] = "A game with real cards from its first entry to its last."
    entry["properties"]["move"] = {"$ref": "#/$defs/Written"}
    text = json.dumps(log).replace("#/$defs/MoveEntry", "#/$defs/CompanionEntry")
    return {"CompanionEntry": entry, "CompanionLog": json.loads(text)}


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
