"""A module says what it knows, stays small, and keeps the promises of its `__all__`."""

import ast
import importlib
from pathlib import Path
from types import ModuleType

import pytest

from .sources import PACKAGE, modules, name_of, parse

LONGEST = 400  # lines


def opens_with_a_sentence(tree: ast.Module) -> bool:
    first_paragraph = (ast.get_docstring(tree) or "").partition("\n\n")[0]
    return len(first_paragraph.split()) > 1 and first_paragraph.endswith((".", ":", "?"))


def length_in_lines(text: str) -> int:
    return len(text.splitlines())


def missing_names(module: ModuleType) -> list[str]:
    """The names a module promises in `__all__` and does not hold."""
    return [name for name in getattr(module, "__all__", []) if not hasattr(module, name)]


def import_name(init: Path) -> str:
    """`volteface.games.flip7` for that folder's `__init__.py`."""
    return ".".join(init.parent.relative_to(PACKAGE.parent).parts)


def rooms() -> list[Path]:
    return [file for file in modules() if file.name == "__init__.py"]


def test_there_are_modules_to_look_at() -> None:
    assert PACKAGE / "__init__.py" in modules()


@pytest.mark.parametrize("file", modules(), ids=name_of)
def test_every_module_opens_with_a_sentence(file: Path) -> None:
    assert opens_with_a_sentence(parse(file)), "the first sentence says what the module knows"


@pytest.mark.parametrize("file", modules(), ids=name_of)
def test_no_module_is_longer_than_400_lines(file: Path) -> None:
    assert length_in_lines(file.read_text(encoding="utf-8")) <= LONGEST


@pytest.mark.parametrize("init", rooms(), ids=name_of)
def test_a_room_holds_every_name_it_lists(init: Path) -> None:
    assert missing_names(importlib.import_module(import_name(init))) == []


@pytest.mark.parametrize(
    "code", ["", "import ast", '""""""', '"""Cards."""', '"""what a card is"""', "x = 'A sentence.'"]
)
def test_a_module_without_a_sentence_is_found(code: str) -> None:
    assert not opens_with_a_sentence(ast.parse(code))


def test_a_sentence_in_the_first_paragraph_is_enough() -> None:
    assert opens_with_a_sentence(ast.parse('"""What a card is,\nand what it does.\n\nAnd more\n"""'))


def test_a_line_too_many_is_counted() -> None:
    assert length_in_lines("x = 1\n" * (LONGEST + 1)) > LONGEST


def test_a_listed_name_that_does_not_exist_is_found() -> None:
    room = ModuleType("room")
    room.__dict__.update(__all__=["hit", "stay"], hit=1)
    assert missing_names(room) == ["stay"]


def test_a_room_is_imported_by_its_dotted_name() -> None:
    assert import_name(PACKAGE / "games" / "flip7" / "__init__.py") == "volteface.games.flip7"
