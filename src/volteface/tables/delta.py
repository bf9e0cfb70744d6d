"""Deltas: what changed from one view to the next, as new values by JSON Pointer (RFC 6901).

Views are compared as structs, not as JSON: what is the same object is not looked into. The format is described in
docs/protocol.md, the reasons and figures in docs/decisions/0007-deltas.md.
"""

from functools import cache
from itertools import compress, count
from operator import is_not, ne
from typing import Any, Final

import msgspec
from msgspec import UNSET, Raw, Struct
from msgspec.structs import astuple

from volteface.tables.views import TableView

GAME: Final = "/game"
OFFERS: Final = "/offers"
encode: Final = msgspec.json.Encoder().encode


class Deltas:
    """The deltas of one broadcast; what changed alike for several people is looked into once."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, int, int], dict[str, Raw]] = {}  # by field, and by what it was and is

    def between(self, old: TableView, new: TableView) -> dict[str, Raw]:
        """What changed from one view of a table to the next: new values, encoded, by JSON Pointer."""
        changed: dict[str, Raw] = {}
        self._add_fields("", old, new, changed)
        return changed

    def _add_fields(self, pointer: str, old: Struct, new: Struct, changed: dict[str, Raw]) -> None:
        found, before, after = self._found, astuple(old), astuple(new)
        fields = zip(_pointers(pointer, type(new)), before, after, strict=True)
        for field, one, other in compress(fields, map(is_not, before, after)):
            if field == GAME and type(one) is type(other):
                self._add_fields(GAME, one, other, changed)
                continue
            known = found.get((field, id(one), id(other)))
            if known is None:
                known = found[field, id(one), id(other)] = _encoded_changes(field, one, other)
            changed.update(known)


def _encoded_changes(field: str, old: Any, new: Any) -> dict[str, Raw]:
    """The changes of one field; offers always come whole, because a simple bot reads nothing else."""
    changed: dict[str, Any] = {field: new} if field == OFFERS and old != new else {}
    if field != OFFERS and old != new:
        find_changes(field, old, new, changed)
    return {pointer: Raw(encode(value)) for pointer, value in changed.items()}


def find_changes(pointer: str, old: Any, new: Any, changed: dict[str, Any]) -> None:
    """Add to `changed` which values make `new` of a different `old`; the whole `new` where that is shorter."""
    kind: Any = type(new)
    if not _is_nested(kind) or kind is not type(old):
        changed[pointer] = new
    elif kind is tuple:
        _find_changed_items(pointer, old, new, changed)
    else:
        before, after = astuple(old), astuple(new)
        fields = zip(kind.__struct_encode_fields__, before, after, strict=True)
        for field, one, other in compress(fields, map(ne, before, after)):
            find_changes(f"{pointer}/{field}", one, other, changed)


def _find_changed_items(pointer: str, old: tuple[Any, ...], new: tuple[Any, ...], changed: dict[str, Any]) -> None:
    """Change a list by index if it did not shrink and so little is new that the pointers are worth it."""
    added = len(new) - len(old)
    differing = list(compress(count(), map(ne, old, new)))
    worth = 2 if new and isinstance(new[0], (Struct, tuple)) else 5
    if added < 0 or worth * (len(differing) + added) > len(new):
        changed[pointer] = new
        return
    for index in differing:
        find_changes(f"{pointer}/{index}", old[index], new[index], changed)
    for index in range(len(old), len(new)):
        changed[f"{pointer}/{index}"] = new[index]


@cache
def _is_nested(kind: type[Any]) -> bool:
    """Whether values of a type are looked into: lists, and structs that always have all their fields."""
    if not issubclass(kind, Struct):
        return kind is tuple
    config = kind.__struct_config__
    may_lack_fields = config.omit_defaults or UNSET in kind.__struct_defaults__
    return not (config.array_like or may_lack_fields)


@cache
def _pointers(pointer: str, kind: type[Struct]) -> tuple[str, ...]:
    """Pointers to the fields of a struct that is at a pointer."""
    return tuple([f"{pointer}/{field}" for field in kind.__struct_encode_fields__])
