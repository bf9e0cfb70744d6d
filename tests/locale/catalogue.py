"""What the words must cover: the messages of each language, and the facts of every game that need some."""

import ast
import inspect
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from volteface.kernel import Game, Numbers, find_game, games
from volteface.locale import LANGUAGES, Words
from volteface.locale.story import BY_SEAT, SEAT, SEATS
from volteface.locale.words import read_resources

NAMES = ("Ada", "Bo", "Inés")
WORDS = {language: Words(language) for language in LANGUAGES}
GAMES = [find_game(name) for name in games()]


class Variables(Visitor):
    """Collects the names of the variables below a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(language: str) -> dict[str, set[str]]:
    """Each message's variables."""
    return {message.id.name: _variables_of(message) for message in messages(language)}


def messages(language: str) -> list[ftl.Message]:
    entries = [entry for resource in read_resources(language).values() for entry in resource.body]
    return [entry for entry in entries if isinstance(entry, ftl.Message)]


def _variables_of(message: ftl.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def ruling_ids(game: Game) -> Iterator[str]:
    """The questions, answers, readings, reasons and editions of a game's rulebook."""
    for name, ruling in game.rulebook.rulings.items():
        question = f"{game.id}-ruling-{name}".replace("_", "-")
        yield question
        listed = ("number",) if isinstance(ruling.answers, Numbers) else ruling.answers
        yield from (f"{question}-{answer}".replace("_", "-") for answer in listed)
        for position in ruling.editions.values():
            yield from (f"reading-{position.silent}",) if position.silent else ()
            yield from (f"moot-{position.moot}",) if position.moot else ()
    yield from (f"edition-{edition}" for edition in game.rulebook.editions)


def event_classes(game: Game) -> list[type]:
    """The classes of a game's events."""
    info = msgspec.inspect.type_info(game.event_type)
    assert isinstance(info, msgspec.inspect.UnionType)
    return [member.cls for member in info.types if isinstance(member, msgspec.inspect.StructType)]


def examples(event_class: type) -> list[Any]:
    """Events of a class: every kind of value in every field."""
    info = msgspec.inspect.type_info(event_class)
    assert isinstance(info, msgspec.inspect.StructType)
    values = [_values(field.name, field.type) for field in info.fields]
    return [event_class(*chosen) for chosen in product(*values)]


def _values(name: str, kind: msgspec.inspect.Type) -> list[Any]:
    if name in SEAT:
        return [0, 1]
    if name in SEATS:
        return [(), (0,), (0, 2), (0, 1, 2)]
    if name in BY_SEAT:
        return [(0, 1, 41)]
    if isinstance(kind, msgspec.inspect.LiteralType):
        return list(kind.values)
    return [True, False] if isinstance(kind, msgspec.inspect.BoolType) else [0, 1, 41]


def refusals(game: Game) -> list[tuple[str, list[str]]]:
    """The ids of the reasons in a game's code, each with its arguments' names."""
    folder = Path(inspect.getfile(type(game))).parent
    calls = [node for file in folder.rglob("*.py") for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]
    return [_reason(node) for node in calls if isinstance(node, ast.Call) and _is_reason(node)]


def _is_reason(node: ast.Call) -> bool:
    return isinstance(node.func, ast.Name) and node.func.id == "Reason"


def _reason(node: ast.Call) -> tuple[str, list[str]]:
    reason, *arguments = map(ast.unparse, node.args)
    named = node.args[1] if arguments else ast.Dict([], [])
    assert isinstance(named, ast.Dict), f"{reason} does not list its arguments"
    return ast.literal_eval(reason), [ast.literal_eval(key) for key in named.keys if key is not None]
