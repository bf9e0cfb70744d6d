"""Where compiled kernels are cached on disk, and when a cached one is stale.

Numba compares only the modification time of the file that defines a kernel. It does not notice a change in a function
that the kernel calls, or in an imported constant, which the compiled code contains. So every kernel is cached in a
directory named by a fingerprint of all of these.
"""

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from threading import Lock
from types import ModuleType
from typing import Any, Final

import numba
import numpy as np
from numba.core import config
from numba.core.dispatcher import Dispatcher
from platformdirs import user_cache_path

SCALARS: Final = (bool, int, float, str, np.generic)
_numba_config = Lock()


@contextmanager
def enable_cache(function: Callable[..., Any]) -> Iterator[None]:
    """Let Numba cache the kernels that are decorated inside the block in this function's directory."""
    directory = cache_root() / fingerprint(vars(sys.modules[function.__module__]))
    with _numba_config:
        before = getattr(config, "CACHE_DIR")  # noqa: B009 - Numba defines its options at run time
        setattr(config, "CACHE_DIR", str(directory))  # noqa: B010
        try:
            yield
        finally:
            setattr(config, "CACHE_DIR", before)  # noqa: B010


def fingerprint(namespace: dict[str, Any]) -> str:
    """A hash of what the kernels of a module are compiled from: sources and constants, its own and imported ones."""
    digest = hashlib.sha256(numba.__version__.encode())
    seen: set[str] = set()

    def add(namespace: dict[str, Any]) -> None:
        if namespace["__name__"] in seen:
            return
        seen.add(namespace["__name__"])
        digest.update(_source(namespace["__file__"]))
        packages = (_top_level(__name__), _top_level(namespace["__name__"]))
        for name, value in sorted(namespace.items()):
            if isinstance(value, Dispatcher):
                add(value.py_func.__globals__)
            elif isinstance(value, ModuleType) and _top_level(value.__name__) in packages:
                add(vars(value))
            elif isinstance(value, np.ndarray):
                digest.update(name.encode() + value.tobytes())
            elif _is_constant(value) and not name.startswith("__"):
                digest.update(f"{name}={value!r}".encode())

    add(vars(sys.modules[f"{__package__}.compiler"]))
    add(namespace)
    return digest.hexdigest()[:16]


def _is_constant(value: object) -> bool:
    return isinstance(value, SCALARS) or (isinstance(value, tuple) and all(map(_is_constant, value)))


def _top_level(module: str) -> str:
    return module.partition(".")[0]


@cache
def _source(file: str) -> bytes:
    return Path(file).read_bytes()


@cache
def cache_root() -> Path:
    """`NUMBA_CACHE_DIR` if it is set, or the user's cache directory, or one for temporary files."""
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    candidates = [Path(chosen)] if chosen else [user_cache_path("volteface"), Path(tempfile.gettempdir()) / "volteface"]
    for candidate in candidates:
        if _is_writable(candidate):
            return candidate / "kernels"
    return Path(tempfile.mkdtemp(prefix="volteface-"))


def _is_writable(directory: Path) -> bool:
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(directory, os.W_OK)
