"""The wire's types in TypeScript, written from the schema."""

import json
from collections.abc import Iterator
from typing import Any, Final

OPENING: Final = (
    "// What travels between the server and its clients. Written by `volteface schema --typescript`; do not edit.\n"
)

Schema = dict[str, Any]


def write_types(schema: Schema) -> str:
    """Every definition of a schema as a TypeScript type."""
    return "\n".join((OPENING, *(_declaration(name, part) for name, part in schema["$defs"].items())))


def _declaration(name: str, part: Schema) -> str:
    said = f"/** {part['description']} */\n" if "description" in part else ""
    if part.get("type") == "object" and "properties" in part:
        return f"{said}export interface {_spell(name)} {{\n{''.join(_fields(part))}}}\n"
    return f"{said}export type {_spell(name)} = {_type(part)};\n"


def _fields(part: Schema) -> Iterator[str]:
    """A field that has a default is always sent; only one that may be left out has none."""
    required = part.get("required", ())
    for name, field in part["properties"].items():
        mark = "" if name in required or "default" in field else "?"
        yield f"  {name}{mark}: {_type(field)};\n"


def _type(part: Schema) -> str:
    match part:
        case {"$ref": str(reference)}:
            return _spell(reference.removeprefix("#/$defs/"))
        case {"anyOf": list(choices)}:
            return " | ".join(dict.fromkeys(map(_type, choices)))
        case {"enum": list(values)}:
            return " | ".join(json.dumps(value, ensure_ascii=False) for value in values)
        case {"type": "array"}:
            return _array(part)
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"Record<string, {_type(values)}>"
        case {"type": "object"}:
            return "Record<string, unknown>"
        case {"type": "integer" | "number"}:
            return "number"
        case {"type": "string" | "boolean" | "null" as plain}:
            return str(plain)
        case _:
            return "unknown"


def _array(part: Schema) -> str:
    if "prefixItems" in part:
        return f"[{', '.join(map(_type, part['prefixItems']))}]"
    items = _type(part["items"]) if part.get("items") else "unknown"
    return f"({items})[]" if " " in items else f"{items}[]"


def _spell(name: str) -> str:
    """Prefix a name that two modules share: `volteface.tables.table_events.Opened` is `Table_eventsOpened`."""
    prefix, dot, path = name.partition("volteface.")
    return prefix + "".join(word[:1].upper() + word[1:] for word in path.split(".")[-2:]) if dot else name
