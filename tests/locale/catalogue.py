"""What the words must cover: the messages of each language, and the facts of every game that need some."""

import ast
import inspect
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from volteface.games.phase10flip.groups import Group, make_group, place
from volteface.games.phase10flip.phases import GroupKind
from volteface.kernel import Game, Numbers, find_game, games
from volteface.locale import LANGUAGES, Words, find_game_words
from volteface.locale.story import BY_SEAT, SEAT, SEATS
from volteface.locale.words import read_resources

NAMES = ("Ada", "Bo", "Inés")
WORDS = {language: Words(language) for language in LANGUAGES}
GAMES = [find_game(name) for name in games()]
SEAT_LISTS = {name for game in games() for name in find_game_words(game).seat_lists}

# Faces and whole cards as games write them; a field takes those that fit its pattern.
WRITTEN = ("r5^", "b*", "12", "*^", "g1/12", "y*^/8")
RUN = make_group(GroupKind.RUN, (place("r4"), place("r*", 5), place("r6^")))
OPEN_RUN = make_group(GroupKind.RUN, (place("11"), place("12")))
SET = make_group(GroupKind.SET, (place("g9"), place("b9")))
SET_WITH_STARS = make_group(GroupKind.SET, (place("9"), place("*", 9), place("*^", 9)))
GROUPS = ((RUN, SET), (OPEN_RUN, SET_WITH_STARS), (OPEN_RUN, SET, SET))


class Variables(Visitor):
    """Collects the names of the variables below a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


ALWAYS_GIVEN = "game_id"  # the browser gives it to every message; only a language that needs it selects by it


def variables(language: str) -> dict[str, set[str]]:
    """Each message's variables."""
    return {message.id.name: _variables_of(message) - {ALWAYS_GIVEN} for message in messages(language)}


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
    if isinstance(kind, msgspec.inspect.UnionType):
        return [value for member in kind.types for value in _values(name, member)]
    if name in SEAT:
        return [0, 1]
    if name in SEATS or name in SEAT_LISTS:
        return [(), (0,), (0, 2), (0, 1, 2)]
    if name in BY_SEAT:
        return [(0, 1, 41)]
    return _values_of_kind(kind)


def _values_of_kind(kind: msgspec.inspect.Type) -> list[Any]:
    match kind:
        case msgspec.inspect.LiteralType(values=values):
            return list(values)
        case msgspec.inspect.EnumType(cls=enumeration):
            return list(enumeration)
        case msgspec.inspect.StrType(pattern=str(pattern)):
            return [text for text in WRITTEN if re.search(pattern, text)]
        case msgspec.inspect.VarTupleType(item_type=msgspec.inspect.StructType(cls=item)) if item is Group:
            return list(GROUPS)
        case msgspec.inspect.VarTupleType(item_type=msgspec.inspect.VarTupleType(item_type=item)):
            return [(), tuple(() if seat else tuple(_values_of_kind(item)) for seat in range(len(NAMES)))]
        case msgspec.inspect.NoneType():
            return [None]
        case msgspec.inspect.BoolType():
            return [True, False]
        case msgspec.inspect.IntType():
            return [0, 1, 41]
    raise AssertionError(f"no examples of {kind}")


def refusals(game: Game) -> list[tuple[str, list[str]]]:
    """The ids of the reasons in a game's code, each with its arguments' names."""
    folder = Path(inspect.getfile(type(game))).parent
    nodes = [node for file in folder.rglob("*.py") for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]
    calls = [node for node in nodes if isinstance(node, ast.Call) and _is_reason(node)]
    listed = [reason for node in nodes if isinstance(node, ast.ClassDef) for reason in _listed_reasons(node)]
    assert listed or not any(map(_is_looked_up, calls)), f"{game.id} looks reasons up in no enumeration"
    return [_reason(node) for node in calls if not _is_looked_up(node)] + [(reason, []) for reason in listed]


def _listed_reasons(node: ast.ClassDef) -> list[str]:
    """The values of an enumeration of refusals, such as the faults of a lay-down."""
    values = [
        member.value.value
        for member in node.body
        if isinstance(member, ast.Assign | ast.AnnAssign) and isinstance(member.value, ast.Constant)
    ]
    return [value for value in values if isinstance(value, str) and value.startswith("refused-")]


def _is_looked_up(node: ast.Call) -> bool:
    """Whether a reason is the value of an enumeration's member, not written where it is given."""
    return isinstance(node.args[0], ast.Attribute) and node.args[0].attr == "value"


def _is_reason(node: ast.Call) -> bool:
    return isinstance(node.func, ast.Name) and node.func.id == "Reason"


def _reason(node: ast.Call) -> tuple[str, list[str]]:
    reason, *arguments = map(ast.unparse, node.args)
    named = node.args[1] if arguments else ast.Dict([], [])
    assert isinstance(named, ast.Dict), f"{reason} does not list its arguments"
    return ast.literal_eval(reason), [ast.literal_eval(key) for key in named.keys if key is not None]
