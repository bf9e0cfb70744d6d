"""Deltas: what changed from one view to the next, as new values by JSON Pointer (RFC 6901).

Views are compared as structs, not as JSON: what is the same object is not looked into. The format is described in
docs/protocol.md, the reasons and figures in docs/decisions/0007-deltas.md.
"""

from functools import cache
from operator import ne
from typing import Any, Final

from msgspec import UNSET, Struct
from msgspec.structs import astuple

from volteface.rooms.connection import encode

NOTHING: Final = b"{}"  # the delta between equal views
OFFERS: Final = "/offers"  # always whole: a simple bot reads nothing else


class DeltaEncoder:
    """Encodes the deltas of one broadcast; a change that several people see is found and encoded once."""

    def __init__(self) -> None:
        self._encoded: dict[tuple[str, int, int], bytes] = {}

    def encode(self, old: Any, new: Any) -> bytes:
        """The delta between two views of a table, as a JSON object."""
        members: list[bytes] = []
        self._compare_fields("", old, new, members)
        return b"{" + b",".join(members) + b"}"

    def _compare_fields(self, path: str, old: Struct, new: Struct, members: list[bytes]) -> None:
        for field, before, after in zip(new.__struct_fields__, astuple(old), astuple(new), strict=True):
            if before is after:
                continue
            if field == "game" and _patchable_fields(type(after)) and type(before) is type(after):
                self._compare_fields("/game", before, after, members)
            elif encoded := self._encode_change(f"{path}/{field}", before, after):
                members.append(encoded)

    def _encode_change(self, path: str, before: Any, after: Any) -> bytes:
        """The members of the delta for one field, without the braces; empty if its value is equal."""
        change = (path, id(before), id(after))
        encoded = self._encoded.get(change)
        if encoded is None:
            changed: dict[str, Any] = {}
            if path == OFFERS and before != after:
                changed[path] = after
            else:
                find_changes(before, after, path, changed)
            encoded = self._encoded[change] = encode(changed)[1:-1]
        return encoded


def find_changes(old: Any, new: Any, path: str, changed: dict[str, Any]) -> None:
    """Add to `changed` which values make `new` of `old`, by JSON Pointer; the whole `new` where that is shorter."""
    if old is new or old == new:
        return
    if type(old) is type(new) and (fields := _patchable_fields(type(new))):
        for field, before, after in zip(fields, astuple(old), astuple(new), strict=True):
            find_changes(before, after, f"{path}/{field}", changed)
    elif isinstance(old, tuple) and isinstance(new, tuple) and _is_alike(old, new):
        for index, (before, after) in enumerate(zip(old, new, strict=False)):
            find_changes(before, after, f"{path}/{index}", changed)
        for index in range(len(old), len(new)):
            changed[f"{path}/{index}"] = new[index]
    else:
        changed[path] = new


def _is_alike(old: tuple[Any, ...], new: tuple[Any, ...]) -> bool:
    """Whether a list is changed by index: it did not shrink, and so little is new that the pointers are worth it."""
    added = len(new) - len(old)
    if added < 0:
        return False
    worth = 2 if isinstance(new[0], Struct | tuple) else 5
    return worth * (sum(map(ne, old, new)) + added) <= len(new)


@cache
def _patchable_fields(kind: type) -> tuple[str, ...]:
    """The names of a struct's fields in JSON; none for what has to be replaced as a whole."""
    if not issubclass(kind, Struct):
        return ()
    config = kind.__struct_config__
    may_lack_fields = config.omit_defaults or UNSET in kind.__struct_defaults__
    return () if config.array_like or may_lack_fields else kind.__struct_encode_fields__
