"""Commands to type, as they work in the person's folder, environment and shell."""

import os
import shlex
import shutil
import sys
from importlib.metadata import requires
from pathlib import Path
from typing import Final

import volteface

PROGRAM: Final = "volteface"
CLONE: Final = Path(volteface.__file__).parents[2]
STARTED_BY: Final = "VOLTEFACE_STARTED_BY"  # scripts/play names itself in this variable
BEGINNINGS: Final = {"play": ("scripts/play", "--terminal"), "serve": ("scripts/play",)}  # in a clone
LAB: Final = "extra == 'lab'"


def command(verb: str, *arguments: str, database: str | None = None) -> str:
    """The text to type for a verb: `scripts/play` if that was typed, `volteface` if it is on the PATH, or a path."""
    given = (*arguments, *(("--database", database) if database else ()))
    return shlex.join((*_beginning(verb), *given))


def install_lab() -> str:
    """The text to type to install what the lab needs into this environment."""
    needed = [text.partition(";")[0].strip() for text in requires(PROGRAM) or () if LAB in text.replace('"', "'")]
    return shlex.join((_from_here(Path(sys.executable)), "-m", "pip", "install", *needed))


def _beginning(verb: str) -> tuple[str, ...]:
    script = Path(sys.executable).parent / PROGRAM
    found = shutil.which(PROGRAM)
    started_by = os.environ.get(STARTED_BY)
    if verb in BEGINNINGS and started_by and Path(started_by) == CLONE / "scripts/play":
        return _from_here(Path(started_by)), *BEGINNINGS[verb][1:]
    if found is not None and Path(found).absolute() == script:
        return PROGRAM, verb
    if verb in BEGINNINGS and _is_clone():
        file, *options = BEGINNINGS[verb]
        return _from_here(CLONE / file), *options
    if script.exists():
        return _from_here(script), verb
    return _from_here(Path(sys.executable)), "-m", PROGRAM, verb


def _is_clone() -> bool:
    """Whether this is a clone with the environment that its scripts make."""
    return Path(sys.prefix) == CLONE / ".venv" and (CLONE / "scripts/play").is_file()


def _from_here(file: Path) -> str:
    """A path as short as it can be typed in the current folder."""
    here = Path.cwd()
    return os.path.relpath(file, here) if file.is_relative_to(here) else str(file)
