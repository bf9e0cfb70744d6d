"""Numba decorators for kernels, and the array and pointer types that kernels work on."""

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias, TypeVar, cast

import numba
import numpy as np
from numba.core import types
from numba.extending import intrinsic

from volteface.lab.engine.kernel_cache import enable_cache

Function = TypeVar("Function", bound=Callable[..., Any])

IntArray: TypeAlias = np.ndarray[tuple[int], np.dtype[np.int64]]
FloatArray: TypeAlias = np.ndarray[tuple[int], np.dtype[np.float64]]


class IntPointer(Protocol):
    """A pointer to the first cell of an `IntArray`."""

    def __getitem__(self, index: int) -> int:
        """Read a cell."""

    def __setitem__(self, index: int, number: int | np.int64) -> None:
        """Write a cell."""


class FloatPointer(Protocol):
    """A pointer to the first cell of a `FloatArray`."""

    def __getitem__(self, index: int) -> float:
        """Read a cell."""

    def __setitem__(self, index: int, number: float) -> None:
        """Write a cell."""


_jitted: list[str] = []


def jitted_functions() -> int:
    """How many functions the modules imported so far may have to compile."""
    return len(_jitted)


def kernel(function: Function) -> Function:
    """Compile an entry point that Python calls: releases the GIL, cached on disk."""
    with enable_cache(function):
        return cast(Function, numba.njit(cache=True, nogil=True, error_model="numpy")(function))


def jit(function: Function) -> Function:
    """Compile a function that only other compiled functions call."""
    _jitted.append(function.__name__)
    return cast(Function, numba.njit(nogil=True, error_model="numpy")(function))


def jit_cached(function: Function) -> Function:
    """Like `jit`, but cached on disk: for a large function that several kernels call."""
    _jitted.append(function.__name__)
    return kernel(function)


def jit_inline(function: Function) -> Function:
    """Like `jit`, but inlined by LLVM into every caller: for what runs at every card."""
    _jitted.append(function.__name__)
    return cast(Function, numba.njit(nogil=True, error_model="numpy", forceinline=True)(function))


def jit_splice(function: Function) -> Function:
    """Like `jit`, but inlined by Numba before type inference: for a few large functions with one caller."""
    return cast(Function, numba.njit(nogil=True, error_model="numpy", inline="always")(function))


def int64(number: int) -> int:
    """A constant argument as an int64; Numba compiles a function anew for every literal it is called with."""
    return cast(int, np.int64(number))


def _pointer(_context: Any, array: Any) -> Any:
    """An array's data pointer: it fits a register, and a negative index does not count from the end."""
    signature = types.CPointer(array.dtype)(array)  # type: ignore[no-untyped-call]

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return context.make_array(signature.args[0])(context, builder, arguments[0]).data

    return signature, generate


int_pointer = cast(Callable[[IntArray], IntPointer], intrinsic(_pointer))
float_pointer = cast(Callable[[FloatArray], FloatPointer], intrinsic(_pointer))
