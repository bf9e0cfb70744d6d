"""The schema as a judge: whether a message, or an answer, is what `volteface schema` says of it, and nothing more."""

import copy
from functools import cache
from typing import Any

import jsonschema_rs

from volteface.server.schema import wire_schema


@cache
def strict_definitions() -> dict[str, Any]:
    """The definitions, with every field that they do not name refused."""
    definitions: dict[str, Any] = copy.deepcopy(wire_schema()["$defs"])
    for part in definitions.values():
        if "properties" in part:
            part["additionalProperties"] = False
    return definitions


@cache
def validator(name: str) -> jsonschema_rs.Validator:
    return jsonschema_rs.validator_for({"$ref": f"#/$defs/{name}", "$defs": strict_definitions()})


def faults(name: str, value: Any) -> list[str]:
    """What is wrong with a value that should be of that definition."""
    return [f"{error.instance_path}: {error.message}"[:300] for error in validator(name).iter_errors(value)]
