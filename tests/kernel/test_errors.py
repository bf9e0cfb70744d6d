"""Every exception of ours can cross from one process to another."""

import importlib
import pickle
import pkgutil
from collections.abc import Iterator
from inspect import signature
from typing import Any

import pytest

import volteface
from volteface.bots.external import BotFailure
from volteface.cli.problems import Problem
from volteface.kernel import IllegalMove, Reason, UnknownName, VoltefaceError
from volteface.kernel.companion.pad import Misfit
from volteface.tables import errors
from volteface.tables.names import InvalidName
from volteface.tables.request import ActionId

ARGUMENTS: dict[type, tuple[Any, ...]] = {
    BotFailure: ("hung", "It hung."),
    UnknownName: ("bot", "genius", ("random",)),
    IllegalMove: (Reason("refused-stale"), "a hit", "a position"),
    errors.AlreadyDone: (ActionId("ann", "action-1"),),
    errors.NotAllowed: ("refused-not-host",),
    errors.NotAsked: (1, 2),
    Misfit: ("misfit-same-name",),
    Problem: ("nobody-decides",),
    InvalidName: ("refused-name-is-empty", "A name is missing."),
}

PLAIN: dict[object, Any] = {str: "text", int: 3, float: 1.5}


def kinds(kind: type[VoltefaceError] = VoltefaceError) -> Iterator[type[VoltefaceError]]:
    """This kind of exception and all others that are made from it."""
    yield kind
    for other in kind.__subclasses__():
        yield from kinds(other)


def import_everything() -> None:
    for module in pkgutil.walk_packages(volteface.__path__, "volteface."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)


def make(kind: type[VoltefaceError]) -> VoltefaceError:
    """An example; an exception whose constructor takes more than text and numbers has to be listed above."""
    for parent in kind.__mro__:
        if parent in ARGUMENTS:
            return kind(*ARGUMENTS[parent])
        if parent.__module__.startswith("volteface.") and "__init__" in vars(parent):
            asked = [parameter.annotation for parameter in signature(parent).parameters.values()]
            assert all(one in PLAIN for one in asked), f"{parent} needs an example"
            return kind(*(PLAIN[one] for one in asked))
    return kind("A sentence.")


def test_every_exception_survives_pickling() -> None:
    import_everything()
    for kind in kinds():
        error = make(kind)
        copy = pickle.loads(pickle.dumps(error))
        assert (type(copy), str(copy), copy.args, vars(copy)) == (kind, str(error), error.args, vars(error))


def test_a_plain_exception_with_such_a_constructor_would_not() -> None:
    with pytest.raises(TypeError):
        pickle.loads(pickle.dumps(Fragile("hung", "It hung.")))


class Fragile(Exception):
    """Made from two arguments, but pickled with one."""

    def __init__(self, why: str, text: str) -> None:
        self.why = why
        super().__init__(text)
