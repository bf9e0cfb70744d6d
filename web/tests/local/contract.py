"""Runs tests/store/test_contract.py on the store in IndexedDB, inside the Python of a browser.

The tests are written for stores that are called without `await`. So a test is run until it needs something of the
store; that is done and remembered, and the test is run again from its beginning with all results so far.
"""

import concurrent.futures
import contextlib
import re
import sys
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Future
from inspect import signature
from types import ModuleType, SimpleNamespace
from typing import Any

from volteface.browser.database import Database
from volteface.browser.store import IndexedDbStore


class NeedsResult(BaseException):
    """The test has come to something that the store was not asked for yet."""

    def __init__(self, call: Callable[[], Awaitable[Any]]) -> None:
        self.call = call


class SteppedStore:
    """Gives the results of earlier runs, one after the other."""

    def __init__(self, store: IndexedDbStore, results: list[tuple[Any, Exception | None]]) -> None:
        self._store, self._results, self._asked = store, results, 0

    def append(self, addition: Any) -> "Future[None]":
        future: Future[None] = Future()
        try:
            future.set_result(self._step(lambda: self._store.append(addition)))
        except Exception as error:
            future.set_exception(error)
        return future

    def load(self, table: str) -> Any:
        return self._step(lambda: self._store.load(table))

    def find(self, **wanted: Any) -> Any:
        return self._step(lambda: self._store.find(**wanted))

    def _step(self, call: Callable[[], Awaitable[Any]]) -> Any:
        if self._asked == len(self._results):
            raise NeedsResult(call)
        value, error = self._results[self._asked]
        self._asked += 1
        if error is not None:
            raise error
        return value


def fake_pytest() -> ModuleType:
    """As much of pytest as the tests use."""
    module = ModuleType("pytest")

    @contextlib.contextmanager
    def raises(kind: type[Exception], match: str = "") -> Iterator[None]:
        try:
            yield
        except kind as error:
            assert re.search(match, str(error)), f"{error} does not say {match}"
            return
        raise AssertionError(f"{kind.__name__} was not raised")

    def parametrize(names: Any, cases: list[Any], ids: Any = None) -> Any:
        listed = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)

        def mark(test: Any) -> Any:
            test.cases = [dict(zip(listed, case if len(listed) > 1 else [case], strict=True)) for case in cases]
            return test

        return mark

    def fixture(made: Any = None, **options: Any) -> Any:
        return made if made is not None else lambda function: function

    vars(module).update(raises=raises, fixture=fixture, mark=SimpleNamespace(parametrize=parametrize))
    vars(module).update(FixtureRequest=Any)
    return module


def load_tests(logs: str, contract: str) -> dict[str, Any]:
    """The names of the test module; there are no other stores here."""
    sys.modules["pytest"] = fake_pytest()
    vars(concurrent.futures)["ThreadPoolExecutor"] = None
    sys.modules["volteface.store"] = stores = ModuleType("volteface.store")
    vars(stores).update(MemoryStore=None, SqliteStore=None)
    package = ModuleType("contract")
    package.__path__ = []
    sys.modules["contract"], sys.modules["contract.logs"] = package, (module := ModuleType("contract.logs"))
    exec(compile(logs, "logs.py", "exec"), vars(module))
    names: dict[str, Any] = {"__name__": "contract.tests", "__package__": "contract"}
    exec(compile(contract, "test_contract.py", "exec"), names)
    return names


async def run(test: Any, names: dict[str, Any], arguments: dict[str, Any], call: Any) -> None:
    results: list[tuple[Any, Exception | None]] = []
    store = IndexedDbStore(Database(call))
    while True:
        stepped = SteppedStore(store, results)
        try:
            wanted = signature(test).parameters
            made: dict[str, Any] = {"store": stepped} if "store" in wanted else {}
            if "village" in wanted:
                made["village"] = names["village"](stepped)
            test(**made, **arguments)
            return
        except NeedsResult as needed:
            try:
                results.append((await needed.call(), None))
            except Exception as error:
                results.append((None, error))


async def run_contract(logs: str, contract: str, new_database: Callable[[], Awaitable[Any]]) -> str:
    """Run every test on a database of its own; the number of those that passed, or what failed."""
    names, passed, failed = load_tests(logs, contract), 0, []
    tests = {name: made for name, made in names.items() if name.startswith("test_")}
    for name, test in tests.items():
        if "threads" in name or "race" in test.__code__.co_names:  # there are none in here
            continue
        for arguments in getattr(test, "cases", [{}]):
            try:
                await run(test, names, arguments, await new_database())
                passed += 1
            except Exception as error:
                failed.append(f"{name} {arguments}: {type(error).__name__} {error}")
    return "\n".join(failed) or str(passed)
