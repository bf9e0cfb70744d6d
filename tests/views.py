"""Views as a client keeps them: whole ones replace what it has, updates change it, just as docs/protocol.md says."""

import copy
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

PROTOCOL = Path(__file__).parents[1] / "docs" / "protocol.md"

Json = dict[str, Any]


def documented_code(language: str) -> str:
    """The only code of that language in docs/protocol.md."""
    [code] = re.findall(rf"^```{language}\n(.*?)^```$", PROTOCOL.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return str(code)


def _load_apply_changes() -> Callable[[Json, Json], None]:
    names: Json = {}
    exec(documented_code("python"), names)  # noqa: S102: the document's own code is what is tested
    return cast(Callable[[Json, Json], None], names["apply_changes"])


apply_changes = _load_apply_changes()


class ViewKeeper:
    """The view of one connection, kept up to date."""

    def __init__(self) -> None:
        self.table: Json = {}
        self.version = 0

    def keep(self, message: Json) -> Json:
        """Take in a message; returns it with the whole view, if it changed anything of it."""
        if "changed" in message:
            assert message["base"] == self.version, "an update of a view that this connection does not have"
            table = copy.deepcopy(self.table)
            apply_changes(table, message["changed"])
        elif isinstance(message.get("table"), dict):
            table = message["table"]
        else:
            return message
        self.table, self.version = table, message["version"]
        return {**message, "table": table}
