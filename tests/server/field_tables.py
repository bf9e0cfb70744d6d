"""The tables of docs/protocol.md that list every field: written from the schema, the descriptions by hand.

`python -m tests.server.field_tables` writes them again after a change of the messages; descriptions stay, and new
fields get "…" in place of one, which a test does not let pass.
"""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from volteface.server.schema import wire_schema

DOCUMENT = Path(__file__).parents[2] / "docs" / "protocol.md"
HEADING = "## All fields\n"
OF_BOTS = {"SeatUpdate", "SeatTable", "Refusal", "SeatCommand", "SeatMessage"}  # in docs/bots.md
PART = re.compile(r"^### `(\w+)`\n\n(.*?)(?=^### |^## |\Z)", re.MULTILINE | re.DOTALL)
ROW = re.compile(r"^\| `(\w+)` \| (.*?) \| (.*) \|$", re.MULTILINE)
MISSING = "…"

Json = dict[str, Any]


@cache
def _definitions() -> dict[str, Json]:
    """All definitions of the schema, made once."""
    definitions: dict[str, Json] = wire_schema()["$defs"]
    return definitions


def listed() -> dict[str, Json]:
    """The definitions that the page lists: everything but games, and what has no fields of its own."""
    definitions = _definitions()
    names = [name for name in definitions if not name.startswith(("Flip7", "Phase10flip")) and name not in OF_BOTS]
    return {name: definitions[name] for name in names if definitions[name].get("properties")}


def fields_of(definition: Json) -> dict[str, str]:
    """The values of each field, in words."""
    required = definition.get("required", ())
    found = {}
    for name, field in definition["properties"].items():
        words = values_of(field)
        if name not in required and "default" in field:
            words += f"; `{json.dumps(field['default'])}` if left out"
        elif name not in required and "const" not in field and "enum" not in field:
            words += "; may be left out"
        found[name] = words
    return found


def values_of(field: Json) -> str:
    """What a field may hold, in words."""
    if "$ref" in field:
        return _reference(field["$ref"].rpartition("/")[2])
    if "enum" in field:
        return ", ".join(f"`{value}`" for value in field["enum"])
    if "const" in field:
        return f"`{field['const']}`"
    if "anyOf" in field and {"$ref": "#/$defs/Opened"} in field["anyOf"]:
        return "one of the table events below" + " or `null`" * ({"type": "null"} in field["anyOf"])
    if "anyOf" in field:
        return " or ".join(dict.fromkeys(map(values_of, field["anyOf"])))
    if "items" in field or "prefixItems" in field:
        items = field.get("items") or {}
        return f"list of {values_of(items)}" if items else "two numbers" if "prefixItems" in field else "list"
    kind = field.get("type")
    if kind == "object":
        more = field.get("additionalProperties")
        return f"object of {values_of(more)} by name" if isinstance(more, dict) and more else "object"
    if kind == "string":
        return "text" + _between(field.get("minLength"), field.get("maxLength"), " of {} characters")
    if kind == "integer":
        return "number" + _between(field.get("minimum"), field.get("maximum"), " {}")
    return {"boolean": "`true`, `false`", "null": "`null`", "number": "number, not always whole"}.get(
        str(kind), "anything"
    )


def _reference(name: str) -> str:
    if name.startswith(("Flip7", "Phase10flip")):
        return "the game's own"
    definition = _definitions()[name]
    return values_of(definition) if "enum" in definition else f"`{name}`"


def _between(least: int | None, most: int | None, words: str) -> str:
    if least is None and most is None:
        return ""
    if most is None:
        return words.format(f"at least {least}")
    return words.format(f"at most {most}" if not least and "characters" in words else f"{least or 0} to {most}")


def written(text: str) -> dict[str, dict[str, tuple[str, str]]]:
    """What the page says: by definition and field, the values and the description."""
    section = text.split(HEADING, 1)[1] if HEADING in text else ""
    return {name: {row[0]: (row[1], row[2]) for row in ROW.findall(part)} for name, part in PART.findall(section)}


def write(text: str) -> str:
    """The page with all tables up to date."""
    before, _, section = text.partition(HEADING)
    known, rest = written(text), section[section.index("\n## ") + 1 :]
    intro = section[: section.index("### `")]
    parts = []
    for name, definition in listed().items():
        said = known.get(name, {})
        rows = [
            f"| `{field}` | {values} | {said.get(field, ('', MISSING))[1]} |"
            for field, values in fields_of(definition).items()
        ]
        about = definition.get("description", "").partition("\n")[0]
        head = [f"### `{name}`\n", about, "", "| field | values | what it is |", "|---|---|---|"]
        parts.append("\n".join([*head, *rows, ""]))
    return before + HEADING + intro + "\n".join(parts) + "\n" + rest


if __name__ == "__main__":
    DOCUMENT.write_text(write(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
