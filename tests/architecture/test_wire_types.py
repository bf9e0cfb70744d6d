"""The browser client's types of the wire are those that the server speaks."""

from pathlib import Path

from volteface.server.schema import wire_schema
from volteface.server.typescript import write_types

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_wire_are_fresh() -> None:
    written = (ROOT / "web/src/wire/types.ts").read_text(encoding="utf-8")
    assert written == write_types(wire_schema()), "volteface schema --typescript > web/src/wire/types.ts"
