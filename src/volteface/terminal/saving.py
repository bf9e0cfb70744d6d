"""Saved games: where they lie, and how one is written so that it is never half there."""

import os
import tempfile
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from volteface.kernel import InvalidInput, InvalidLog, Log, VoltefaceError, read_log, write_log


class CannotSave(VoltefaceError):
    """A game that could not be written to its file."""

    def __init__(self, file: Path, why: str) -> None:
        self.file, self.why = file, why
        super().__init__(f"The game could not be saved to {file}: {why}.")


def new_file(folder: Path, game: str, now: datetime) -> Path:
    """A file for a new game that does not exist yet."""
    name = f"{game}-{now:%Y-%m-%d-%H%M%S}"
    return next(file for file in _candidates(folder, name) if not file.exists())


def is_free(file: Path) -> bool:
    """Whether a game may be saved there without losing what is there."""
    return not file.exists() or (file.is_file() and file.stat().st_size == 0)


def save(log: Log, file: Path) -> None:
    """Write the log beside its file and move it into place, so that a torn file cannot arise."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(prefix=f".{file.name}-", dir=file.parent)
        try:
            _write(handle, write_log(log))
            Path(temporary).replace(file)
        except BaseException:
            Path(temporary).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise CannotSave(file, error.strerror or str(error)) from error


def load(file: Path) -> Log:
    """The game a file holds; raises a sentence if it cannot be read."""
    try:
        data = file.read_bytes()
    except OSError as error:
        raise InvalidInput(f"{file} cannot be read: {error.strerror or error}.") from error
    try:
        return read_log(data)
    except InvalidLog as error:
        raise InvalidLog(f"{file}: {error}") from error


def _candidates(folder: Path, name: str) -> Iterator[Path]:
    yield folder / f"{name}.json"
    for number in range(2, 10_000):
        yield folder / f"{name}-{number}.json"


def _write(handle: int, data: bytes) -> None:
    with os.fdopen(handle, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
