"""The kernel and the games use no randomness, no clock and no I/O."""

import ast
from collections.abc import Iterator

import pytest

from .sources import assert_clean, modules, parse

BANNED_MODULES = {"time", "asyncio", "numpy", "socket", "sqlite3", "threading", "subprocess"}
BANNED_CALLS = {"open", "print", "input"}
# A generator may be passed in, so its type may be named; the global generator may not be used.
ALLOWED_FROM_RANDOM = {"Random"}


def impurities(tree: ast.AST) -> list[str]:
    """Each use of randomness, a clock or I/O, with its line number."""
    aliases = names_of_random(tree)
    return [
        f"line {node.lineno}: {what}"
        for node in ast.walk(tree)
        if isinstance(node, ast.stmt | ast.expr)
        for what in [*banned_imports(node), *banned_calls(node), *global_randomness(node, aliases)]
    ]


def names_of_random(tree: ast.AST) -> set[str]:
    """The names under which a module imports `random`."""
    return {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
        if alias.name == "random"
    }


def banned_imports(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Import(names=names):
            imported = [alias.name for alias in names]
        case ast.ImportFrom(module=str(module), level=0):
            imported = [module]
        case _:
            return
    yield from (f"imports {name}" for name in imported if name.partition(".")[0] in BANNED_MODULES)


def banned_calls(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Call(func=ast.Name(id=name)) if name in BANNED_CALLS:
            yield f"calls {name}()"
        case ast.Call(func=ast.Attribute(attr="open")):
            yield "calls .open()"


def global_randomness(node: ast.AST, aliases: set[str]) -> Iterator[str]:
    match node:
        case ast.Attribute(value=ast.Name(id=module), attr=name) if module in aliases:
            used = [name]
        case ast.ImportFrom(module="random", names=names, level=0):
            used = [alias.name for alias in names]
        case _:
            return
    yield from (f"uses random.{name}" for name in used if name not in ALLOWED_FROM_RANDOM)


def test_the_kernel_and_the_games_use_no_randomness_clock_or_io() -> None:
    assert_clean(modules("kernel", "games"), lambda file: impurities(parse(file)))


@pytest.mark.parametrize(
    "code",
    [
        "import random\nrandom.shuffle(deck)",
        "import random\npick = random.choice",
        "import random as chance\nchance.random()",
        "from random import shuffle",
        "from random import *",
        "import random\nrandom.SystemRandom()",
        "import time",
        "from time import monotonic",
        "import asyncio.events",
        "import numpy as np",
        "from numpy.random import default_rng",
        "def load():\n    import sqlite3",
        'open("rulings.toml")',
        "path.open()",
        'print("bust")',
        "answer = input()",
    ],
)
def test_randomness_clock_and_io_are_found(code: str) -> None:
    assert len(impurities(ast.parse(code))) == 1


@pytest.mark.parametrize(
    "code",
    [
        "import random\ndef sample(state, generator: random.Random): generator.shuffle(state.deck)",
        "from random import Random\ngenerator = Random(7)",
        "from . import time",
        "from .time import lap",
        "reopen()",
    ],
)
def test_a_generator_that_is_passed_in_and_our_own_names_are_left_alone(code: str) -> None:
    assert impurities(ast.parse(code)) == []
