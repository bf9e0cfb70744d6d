"""What the system, SQLite or the JSON reader says, in the person's language."""

import errno
import re
import sqlite3
from typing import Final

import msgspec

from volteface.locale import Words

FIELD: Final = re.compile(r"`(\$[^`]*)`$")  # where msgspec found something else than it expects
MISSING: Final = re.compile(r"missing required field `([^`]*)`")


def cause(error: Exception, words: Words) -> str:
    """The cause of a problem, as a part of a sentence; in English if nobody has put it into other words."""
    if isinstance(error, OSError):
        code = errno.errorcode.get(error.errno or 0, "other")
        return words.text("system-fault", code=code, text=str(error.strerror or error))
    if isinstance(error, sqlite3.Error):
        return words.text("system-fault", code=getattr(error, "sqlite_errorname", "other"), text=str(error))
    if isinstance(error, msgspec.DecodeError | UnicodeDecodeError | RecursionError):
        return _shape(error, words)
    if isinstance(error, ValueError) and str(error) == "No closing quotation":  # of shlex
        return words.text("system-fault", code="QUOTE", text=str(error))
    return " ".join(str(error).split()) or type(error).__name__


def _shape(error: Exception, words: Words) -> str:
    """What is wrong with JSON, or with what it describes."""
    said = str(error)
    if not isinstance(error, msgspec.ValidationError):
        return words.text("json-fault", why="torn" if "truncated" in said else "malformed", field="")
    found, missing = FIELD.search(said), MISSING.search(said)
    field = found.group(1) if found else "$"
    if missing:
        return words.text("json-fault", why="missing", field=f"{field}.{missing.group(1)}")
    return words.text("json-fault", why="other", field=field)
