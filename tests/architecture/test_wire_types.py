"""The browser client's TypeScript types of the wire protocol match the server's schema."""

from volteface.server.schema import wire_schema
from volteface.server.typescript import write_types

from .sources import ROOT


def test_the_typescript_types_are_up_to_date() -> None:
    written = (ROOT / "web/src/wire/types.ts").read_text(encoding="utf-8")
    assert written == write_types(wire_schema()), "volteface schema --typescript > web/src/wire/types.ts"
