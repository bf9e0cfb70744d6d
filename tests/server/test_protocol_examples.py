"""docs/protocol.md is true: its examples are run against a real server, its tables are compared with the code."""

import json
import re
from pathlib import Path
from typing import get_args

import pytest

from tests.views import documented_code
from volteface.rooms.messages import AnyCommand, AnyMessage
from volteface.server.rate_limits import Allowances
from volteface.tables.commands.seats import LONGEST_ENTROPY
from volteface.tables.commands.talk import LONGEST_WORDS, REACTIONS
from volteface.tables.names import LONGEST_NAME

from . import field_tables
from .examples import Block, Known, Mismatch, Runner, read_blocks
from .running import running
from .shapes import faults

DOCUMENT = Path(__file__).parents[2] / "docs" / "protocol.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")


def tags(union: object) -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(union)}


def rows_of(heading: str) -> set[str]:
    """What stands between backquotes in the first column of the table under a heading."""
    part = re.split(r"^#+ ", TEXT.split(heading, 1)[1], maxsplit=1, flags=re.MULTILINE)[0]
    first = [line.split("|")[1] for line in part.splitlines() if line.startswith("| `")]
    return {name for cell in first for name in re.findall(r"`([^`]+)`", cell)} - {"type"}


def test_every_example_is_what_the_server_answers(tmp_path: Path) -> None:
    """With the limits of a real server, and the bots as quick as they can be."""
    with running(tmp_path / "games.db", Allowances()) as base:
        runner = Runner(base)
        try:
            for block in read_blocks(DOCUMENT):
                runner.run(block)
        finally:
            runner.close()


def test_there_are_examples_of_both_kinds() -> None:
    kinds = [block.kind for block in read_blocks(DOCUMENT)]
    assert (kinds.count("http") >= 6, kinds.count("socket") >= 8) == (True, True)


def test_an_example_that_is_not_true_is_found(tmp_path: Path) -> None:
    wrong = Block("http", "", 'GET /healthz\n\n200\n{"status": "ill"}\n')
    with running(tmp_path / "games.db") as base, pytest.raises(Mismatch, match="ill"):
        Runner(base).run(wrong)


@pytest.mark.parametrize(
    ("example", "actual"),
    [
        ({"a": 1}, {"a": 1, "b": 2}),
        ({"a": 1, "b": 2, "…": "…"}, {"a": 1}),
        ({"a": 1}, {"a": 2}),
        ({"a": 1}, {"a": "1"}),
        ([1], [1, 2]),
        ([1, 2, "…"], [1]),
        ([{"seq": 3}, {"seq": 3}], [{"seq": 5}, {"seq": 6}]),
        ([{"key": "abc"}, {"key": "abc"}], [{"key": "x"}, {"key": "y"}]),
        ({"seq": 3}, {"seq": "5"}),
    ],
)
def test_what_differs_is_found(example: object, actual: object) -> None:
    with pytest.raises(Mismatch):
        Known().match(example, actual)


def test_what_stands_for_something_is_filled_in() -> None:
    known = Known()
    known.match({"seq": 3, "key": "abcdef", "…": "…"}, {"seq": 17, "key": "uvw", "more": 1})
    assert known.fill_in('/x?since=3 Bearer abcdef {"seq": 3}') == '/x?since=17 Bearer uvw {"seq": 17}'


def test_every_request_is_listed() -> None:
    assert rows_of("### Commands") == tags(AnyCommand)


def test_every_message_is_listed() -> None:
    listed = rows_of("### Messages")
    assert tags(AnyMessage) <= listed


def test_what_is_sent_in_the_examples_fits_the_schema_unless_it_is_refused_for_that() -> None:
    known, unfit = Known(), []
    for block in read_blocks(DOCUMENT):
        for line in block.text.splitlines():
            if line.startswith("> "):
                message = json.loads(known.fill_in(line[2:]))
                unfit += [message["action"]] if faults("AnyCommand", message) else []
    assert unfit == ["act-0012", "refresh-1"]


@pytest.mark.parametrize("name", field_tables.listed())
def test_every_field_is_listed_with_all_its_values(name: str) -> None:
    written = field_tables.written(TEXT).get(name, {})
    values = {field: said for field, (said, _) in written.items()}
    assert values == field_tables.fields_of(field_tables.listed()[name])


def test_every_field_is_described() -> None:
    tables = field_tables.written(TEXT)
    bare = [(name, field) for name, rows in tables.items() for field, (_, about) in rows.items() if len(about) < 5]
    assert bare == []


def test_nothing_is_listed_that_does_not_travel() -> None:
    assert set(field_tables.written(TEXT)) == set(field_tables.listed())


def test_the_limits_beyond_the_schema_are_those_of_the_tables() -> None:
    rows = field_tables.written(TEXT)
    assert f"1 to {LONGEST_NAME} characters" in rows["Sit"]["name"][1]
    assert f"1 to {LONGEST_ENTROPY} printable" in rows["Sit"]["entropy"][1]
    assert f"1 to {LONGEST_WORDS} characters" in rows["Say"]["text"][1]
    assert " ".join(REACTIONS) in rows["React"]["sign"][1]


def test_the_typescript_of_the_document_is_what_the_browser_client_runs() -> None:
    client = DOCUMENT.parents[1] / "web" / "src" / "wire" / "delta.ts"
    assert documented_code("typescript") in client.read_text(encoding="utf-8")
