"""Every module has a docstring and a sensible size, and every package exports what its `__all__` lists."""

import ast
import importlib
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

from .sources import PACKAGE, assert_clean, modules, name_of, parse

LONGEST = 350  # lines
SHORTEST = 30  # lines
FULLEST = 15  # modules in one folder

# Seams, however short they are: one file for each package or game, protocols, errors and settings.
SEAMS = {"__init__.py", "__main__.py", "manifest.py", "errors.py", "settings.py"}
SHORT = {
    "bots/adviser.py",  # a protocol
    "cli/schema.py",  # a command
    "kernel/dealer.py",  # a protocol
    "lab/engine/encoding.py",  # shared by both games' kernels
    "lab/simulate/flip7/strategy_table.py",  # a file format
    "locale/flip7.py",  # one module for each game
    "server/type_preload.py",  # a workaround with a reason of its own
    "store/async_store.py",  # an adapter
    "tables/request.py",  # imported by every command
    "tables/setup.py",  # what a log stores of an agreement
}


def opens_with_a_sentence(tree: ast.Module) -> bool:
    first_paragraph = (ast.get_docstring(tree) or "").partition("\n\n")[0]
    return len(first_paragraph.split()) > 1 and first_paragraph.endswith((".", ":", "?"))


def length_in_lines(text: str) -> int:
    return len(text.splitlines())


def length_of(file: Path) -> int:
    return length_in_lines(file.read_text(encoding="utf-8"))


def is_too_short(file: Path) -> bool:
    is_seam = file.name in SEAMS or (file.is_relative_to(PACKAGE) and file.relative_to(PACKAGE).as_posix() in SHORT)
    return not is_seam and length_of(file) < SHORTEST


def missing_names(module: ModuleType) -> list[str]:
    """The names that a module lists in `__all__` and does not have."""
    return [name for name in getattr(module, "__all__", []) if not hasattr(module, name)]


def import_name(init: Path) -> str:
    """`volteface.games.flip7` for that folder's `__init__.py`."""
    return ".".join(init.parent.relative_to(PACKAGE.parent).parts)


def packages() -> list[Path]:
    return [file for file in modules() if file.name == "__init__.py"]


def module_counts(files: list[Path]) -> dict[str, int]:
    """How many modules each folder has, without its `__init__.py`."""
    return dict(Counter(name_of(file.parent) for file in files if file.name != "__init__.py"))


def test_the_packages_modules_are_found() -> None:
    assert PACKAGE / "__init__.py" in modules()


def test_every_module_opens_with_a_sentence() -> None:
    assert_clean(modules(), lambda file: not opens_with_a_sentence(parse(file)))


def test_no_module_is_longer_than_350_lines() -> None:
    assert_clean(modules(), lambda file: length_of(file) > LONGEST)


def test_a_module_below_30_lines_joins_its_neighbour_unless_it_is_a_seam() -> None:
    assert_clean(modules(), is_too_short)


def test_no_folder_has_more_than_15_modules() -> None:
    counts = module_counts(modules())
    assert {folder: count for folder, count in counts.items() if count > FULLEST} == {}


def test_a_package_has_every_name_it_exports() -> None:
    assert_clean(packages(), lambda init: missing_names(importlib.import_module(import_name(init))))


@pytest.mark.parametrize(
    "code", ["", "import ast", '""""""', '"""Cards."""', '"""what a card is"""', "x = 'A sentence.'"]
)
def test_a_module_without_a_sentence_is_found(code: str) -> None:
    assert not opens_with_a_sentence(ast.parse(code))


def test_a_sentence_in_the_first_paragraph_is_enough() -> None:
    assert opens_with_a_sentence(ast.parse('"""What a card is,\nand what it does.\n\nAnd more\n"""'))


def test_a_line_too_many_is_counted() -> None:
    assert length_in_lines("x = 1\n" * (LONGEST + 1)) > LONGEST


@pytest.mark.parametrize(("name", "is_found"), [("cards.py", True), ("__init__.py", False), ("manifest.py", False)])
def test_a_short_module_is_found_unless_it_is_a_seam(tmp_path: Path, name: str, is_found: bool) -> None:
    file = tmp_path / name
    file.write_text("x = 1\n" * (SHORTEST - 1))
    assert is_too_short(file) == is_found


def test_an_init_file_does_not_count_as_a_module_of_its_folder() -> None:
    assert module_counts([PACKAGE / "bots" / name for name in ("__init__.py", "a.py", "b.py")]) == {
        "src/volteface/bots": 2
    }


def test_an_exported_name_that_does_not_exist_is_found() -> None:
    package = ModuleType("package")
    package.__dict__.update(__all__=["hit", "stay"], hit=1)
    assert missing_names(package) == ["stay"]


def test_a_package_is_imported_by_its_dotted_name() -> None:
    assert import_name(PACKAGE / "games" / "flip7" / "__init__.py") == "volteface.games.flip7"
