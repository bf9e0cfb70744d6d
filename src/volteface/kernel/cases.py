"""Rule cases: read them, run them, and report what was expected and what happened."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from volteface.kernel.errors import InvalidCase, InvalidInput, Refused

REFUSED: Final = " !"
T = TypeVar("T")


class CaseTable(Protocol):
    """A position of some game that a rule case plays on and compares."""

    def play(self, entry: str) -> None:
        """Play one entry; raises `InvalidCase` if it cannot be read, `Refused` if it is not allowed."""

    def snapshot(self) -> Any:
        """Return a value that changes whenever the position changes."""

    def mismatch(self, key: str, expected: Any) -> str | None:
        """Return how the position differs from what the key expects, or None; raises `InvalidCase`."""


class Case(Struct, frozen=True, forbid_unknown_fields=True):
    """A small position, the decisions that follow, and the result that the rulebook asks for."""

    case: str
    rule: str
    game: str
    editions: tuple[str, ...]
    given: dict[str, Any]
    then: dict[str, Any]
    play: tuple[str, ...] = ()
    rulings: dict[str, str] = {}


class Verdict(Struct, frozen=True):
    """The result of one case in one edition; `problem` is None if it passed."""

    case: str
    edition: str
    rule: str = ""
    game: str = ""
    problem: str | None = None


SetUp: TypeAlias = Callable[[str, str, Mapping[str, object], dict[str, Any]], CaseTable]


def read_listed(listed: Any) -> tuple[Case | Verdict, ...]:
    """Return the cases of a file that was parsed already; one that cannot be read becomes a failed verdict."""
    if not isinstance(listed, list):
        return (unreadable("a file of cases is a list"),)
    return tuple(read for number, raw in enumerate(listed, start=1) for read in _read_case(number, raw))


def unreadable(problem: str) -> Verdict:
    """Return the verdict on a whole file that cannot be read."""
    return Verdict("(the whole file)", "-", problem=f"cannot be read: {problem}")


def run_case(case: Case, edition: str, set_up: SetUp) -> Verdict:
    """Run a case by one edition."""
    problem: str | None
    try:
        table = set_up(case.game, edition, case.rulings, case.given)
        for entry in case.play:
            _play(table, entry)
        problem = _compare(table, case.then)
    except InvalidInput as error:
        problem = f"cannot be read: {error}"
    except Refused as error:
        problem = str(error)
    except Exception as error:
        problem = f"cannot be played: {type(error).__name__} {error}".strip()
    return Verdict(case.case, edition, case.rule, case.game, problem)


def _read_case(number: int, raw: Any) -> tuple[Case | Verdict, ...]:
    """Return a case, or a failed verdict for each edition it names."""
    fields = raw if isinstance(raw, dict) else {}
    title, named = str(fields.get("case", f"(case {number})")), fields.get("editions")
    editions = named if isinstance(named, list) and named else ["-"]
    try:
        case = msgspec.convert(raw, Case)
    except msgspec.ValidationError as error:
        return tuple(Verdict(title, str(edition), problem=f"cannot be read: {error}") for edition in editions)
    if not case.editions:
        return (Verdict(case.case, "-", case.rule, case.game, "cannot be read: it names no edition"),)
    return (case,)


def _play(table: CaseTable, entry: str) -> None:
    if not entry.endswith(REFUSED):
        table.play(entry)
        return
    before = table.snapshot()
    try:
        table.play(entry.removesuffix(REFUSED))
    except Refused:
        if table.snapshot() == before:
            return
        raise Refused(f"“{entry}” was refused, but changed the position") from None
    raise Refused(f"“{entry.removesuffix(REFUSED)}” should be refused, but was accepted")


def _compare(table: CaseTable, then: dict[str, Any]) -> str | None:
    if not then:
        raise InvalidCase("it expects nothing")
    problems = [table.mismatch(key, expected) for key, expected in then.items()]
    return "; ".join(problem for problem in problems if problem) or None


def read_names(given: Mapping[str, Any], known: Iterable[str]) -> tuple[str, ...]:
    """Return the names of a case's seats; raises `InvalidCase` for an unknown key in `given`."""
    unknown = sorted(given.keys() - set(known))
    if unknown:
        raise InvalidCase(f"unknown key {unknown[0]} in given")
    names = tuple(read_words(given.get("seats", "")))
    if not names or len(set(names)) < len(names):
        raise InvalidCase("given must name its seats, each once")
    return names


def read_words(value: Any) -> list[str]:
    """Return the words of a text."""
    if not isinstance(value, str):
        raise InvalidCase(f"{value} should be text")
    return value.split()


def read_number(value: Any) -> int:
    """Return a whole number."""
    if not (isinstance(value, str) and value.removeprefix("-").isdecimal()):
        raise InvalidCase(f"“{value}” is no whole number")
    return int(value)


def read_by_seat(value: Any, names: tuple[str, ...], read: Callable[[Any], T]) -> dict[int, T]:
    """Return the values of a mapping by seat."""
    if not isinstance(value, dict):
        raise InvalidCase(f"{value} should be a mapping by seat")
    unknown = [name for name in value if name not in names]
    if unknown:
        raise InvalidCase(f"“{unknown[0]}” is no seat; the seats are {' '.join(names)}")
    return {names.index(name): read(raw) for name, raw in value.items()}
