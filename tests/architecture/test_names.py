"""Names that were replaced do not come back, neither as modules nor in code and documents."""

import re
from pathlib import Path

import pytest

from .sources import PACKAGE, ROOT, assert_clean, modules, name_of, project_files, text_of

# By package: the module's old name, and what it is called now.
RENAMED_MODULES = {
    "server": {
        "alarm": "rooms/timer",
        "answers": "schemas",
        "asking": "auth",
        "audience": "rooms/broadcast",
        "carry_out": "rooms/dispatch",
        "client": "static_files",
        "courier": "async_writer",
        "hub": "rooms/registry",
        "levels": "bot_registry",
        "line": "transport",
        "pages": "http/tables",
        "parts": "context",
        "pending": "a Draft that is appended and then adopted",
        "players": "rooms/bot_turns",
        "receipt": "asyncio.Future",
        "thinking": "bot_workers",
        "written": "rooms/broadcast",
    },
    "tables": {
        "doings": "table_events",
        "gathering": "seating",
        "hosting": "commands",
        "needs": "ports",
        "output": "views",
        "rebuilding": "restore",
        "recording": "summary",
    },
    "store": {"apart": "writer_process"},
    "lab": {"deciding": "decide", "looking": "search"},
    "lab/engine": {"memory": "transposition_table"},
    "lab/solver": {"memory": "transposition_table"},
}
RENAMED_MODULES["rooms"] = RENAMED_MODULES["server"]

# Names that mean nothing else, so that they may be searched for as text.
OLD_NAMES = re.compile(r"\b(?:usual_bot|PendingStore|tables\.doings|server\.thinking|server\.courier)\b")
SOURCES = {".py", ".ts", ".svelte", ".js", ".md", ".toml", ".yaml", ".yml", ".sh", ""}


def new_name(module: Path) -> str:
    """What a module with an old name is called now, or an empty string."""
    return next(
        (
            renamed[module.stem]
            for package, renamed in RENAMED_MODULES.items()
            if module.is_relative_to(PACKAGE / package) and module.stem in renamed
        ),
        "",
    )


def old_names(text: str) -> list[str]:
    return OLD_NAMES.findall(text)


def sources() -> list[Path]:
    """Every text file but those that say what was renamed."""
    histories = {Path(__file__), ROOT / "CHANGELOG.md", ROOT / "docs/protocol.md"}
    return [file for file in project_files() if file.suffix in SOURCES and file not in histories]


def test_no_module_has_an_old_name() -> None:
    assert_clean(modules(), new_name)


def test_no_file_uses_an_old_name() -> None:
    assert_clean(sources(), lambda file: old_names(text_of(file)))


@pytest.mark.parametrize("module", ["server/ws/hub.py", "rooms/hub.py", "tables/needs.py", "lab/solver/memory.py"])
def test_a_module_with_an_old_name_is_found(module: str) -> None:
    assert new_name(PACKAGE / module)


@pytest.mark.parametrize("module", ["store/memory.py", "server/http/tables.py", "games/phase10flip/memory.py"])
def test_a_name_that_means_something_else_elsewhere_is_left_alone(module: str) -> None:
    assert not new_name(PACKAGE / module)


def test_an_old_name_in_a_text_is_found() -> None:
    assert old_names("PendingStore(store)  # see usual_bot") == ["PendingStore", "usual_bot"]


def test_the_search_covers_code_and_documents() -> None:
    assert {"README.md", "scripts/test", "src/volteface/__init__.py"} <= {name_of(file) for file in sources()}
