"""How a function is compiled with Numba, and where the compiled code is kept between runs."""

import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Protocol, TypeAlias, TypeVar, cast

import numba
import numpy as np
from numba.core import config, types
from numba.extending import intrinsic
from platformdirs import user_cache_path

Function = TypeVar("Function", bound=Callable[..., Any])

# One game is one vector of whole numbers.
Vector: TypeAlias = np.ndarray[tuple[int], np.dtype[np.int64]]
Fractions: TypeAlias = np.ndarray[tuple[int], np.dtype[np.float64]]


class Cells(Protocol):
    """The cells of a vector, as compiled functions hand them to each other."""

    def __getitem__(self, place: int) -> int:
        """What is in a cell."""

    def __setitem__(self, place: int, number: int | np.int64) -> None:
        """Put something into a cell."""


class Reals(Protocol):
    """The same for a vector of fractions."""

    def __getitem__(self, place: int) -> float:
        """What is in a cell."""

    def __setitem__(self, place: int, number: float) -> None:
        """Put something into a cell."""


SOURCES: Final = Path(__file__).parent
_parts: list[str] = []


def parts() -> int:
    """How many functions there are to compile, as far as their modules have been imported."""
    return len(_parts)


def kernel(function: Function) -> Function:
    """The function compiled, for Python to call: no lock held, its code kept for the next run."""
    return cast(Function, numba.njit(cache=True, nogil=True, error_model="numpy")(function))


def inner(function: Function) -> Function:
    """The function compiled for other compiled functions to call."""
    _parts.append(function.__name__)
    return cast(Function, numba.njit(nogil=True, error_model="numpy")(function))


def kept(function: Function) -> Function:
    """The same for a large function that several kernels call: compiled once, its code kept for the next run."""
    _parts.append(function.__name__)
    return kernel(function)


def inlined(function: Function) -> Function:
    """The function compiled into each that calls it: for what happens at every card."""
    _parts.append(function.__name__)
    return cast(Function, numba.njit(nogil=True, error_model="numpy", forceinline=True)(function))


def spliced(function: Function) -> Function:
    """The function's text put into each that calls it before anything is compiled: for the few large ones."""
    return cast(Function, numba.njit(nogil=True, error_model="numpy", inline="always")(function))


def plain(number: int) -> int:
    """A constant to call compiled functions with: they are compiled anew for each one that is written out."""
    return cast(int, np.int64(number))


def _cells(_context: Any, vector: Any) -> Any:
    """A vector as the bare address of its cells: passed on in a register, and no cell counts from the end."""
    signature = types.CPointer(vector.dtype)(vector)  # type: ignore[no-untyped-call]

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return context.make_array(signature.args[0])(context, builder, arguments[0]).data

    return signature, generate


cells = cast(Callable[[Vector], Cells], intrinsic(_cells))
reals = cast(Callable[[Fractions], Reals], intrinsic(_cells))


def cache_folder() -> Path:
    """Where compiled code is kept: a folder of its own for each version of the sources.

    Numba looks only at the file of the function it compiles, not at the files of those that it calls.
    """
    stamp = hashlib.sha256(numba.__version__.encode())
    for source in sorted(SOURCES.rglob("*.py")):
        stamp.update(source.read_bytes())
    name = f"kernels-{stamp.hexdigest()[:16]}"
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    roots = [Path(chosen)] if chosen else [user_cache_path("volteface"), Path(tempfile.gettempdir()) / "volteface"]
    for root in roots:
        if _is_writable(root / name):
            return root / name
    return Path(tempfile.mkdtemp(prefix="volteface-"))


def _is_writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


FOLDER: Final = cache_folder()
setattr(config, "CACHE_DIR", str(FOLDER))  # noqa: B010 - the module makes its names when it is imported
