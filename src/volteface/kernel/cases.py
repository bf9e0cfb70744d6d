"""Rule cases: read them, run them, and report what was expected and what happened."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from volteface.kernel.errors import InvalidCase, InvalidInput, Refused, VoltefaceError
from volteface.kernel.faults import case_fault, case_refusal

REFUSED: Final = " !"
WHOLE_FILE: Final = "(the whole file)"  # stands for the title of a case
T = TypeVar("T")


class CaseTable(Protocol):
    """A position of some game that a rule case plays on and compares."""

    def play(self, entry: str) -> None:
        """Play one entry; raises `InvalidCase` if it cannot be read, `Refused` if it is not allowed."""

    def snapshot(self) -> Any:
        """Return a value that changes whenever the position changes."""

    def mismatch(self, key: str, expected: Any) -> Refused | None:
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
    """The result of one case in one edition; `cause` is None if it passed."""

    case: str
    edition: str
    rule: str = ""
    game: str = ""
    cause: VoltefaceError | None = None

    @property
    def problem(self) -> str | None:
        """What went wrong, in English; None if it passed."""
        return None if self.cause is None else str(self.cause)


SetUp: TypeAlias = Callable[[str, str, Mapping[str, object], dict[str, Any]], CaseTable]


def read_listed(listed: Any) -> tuple[Case | Verdict, ...]:
    """Return the cases of a file that was parsed already; one that cannot be read becomes a failed verdict."""
    if not isinstance(listed, list):
        return (unreadable(case_fault("a file of cases is a list", "no-list")),)
    return tuple(read for number, raw in enumerate(listed, start=1) for read in _read_case(number, raw))


def unreadable(problem: Exception) -> Verdict:
    """Return the verdict on a whole file that cannot be read."""
    return Verdict(WHOLE_FILE, "-", cause=_cannot_be_read(problem))


def _cannot_be_read(problem: Exception) -> InvalidCase:
    said = " ".join(str(problem).split())
    return InvalidCase(f"cannot be read: {said}").explained("case-unreadable", problem=problem)


def run_case(case: Case, edition: str, set_up: SetUp) -> Verdict:
    """Run a case by one edition."""
    cause: VoltefaceError | None
    try:
        table = set_up(case.game, edition, case.rulings, case.given)
        for entry in case.play:
            _play(table, entry)
        cause = _compare(table, case.then)
    except InvalidInput as error:
        cause = _cannot_be_read(error)
    except Refused as error:
        cause = error
    except Exception as error:
        said = InvalidCase(f"cannot be played: {type(error).__name__} {error}".strip())
        cause = said.explained("case-unplayable", error=f"{type(error).__name__} {error}".strip())
    return Verdict(case.case, edition, case.rule, case.game, cause)


def _read_case(number: int, raw: Any) -> tuple[Case | Verdict, ...]:
    """Return a case, or a failed verdict for each edition it names."""
    fields = raw if isinstance(raw, dict) else {}
    title, named = str(fields.get("case", f"(case {number})")), fields.get("editions")
    editions = named if isinstance(named, list) and named else ["-"]
    try:
        case = msgspec.convert(raw, Case)
    except msgspec.ValidationError as error:
        return tuple(Verdict(title, str(edition), cause=_cannot_be_read(error)) for edition in editions)
    if not case.editions:
        nameless = case_fault("it names no edition", "no-edition")
        return (Verdict(case.case, "-", case.rule, case.game, _cannot_be_read(nameless)),)
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
        raise case_refusal(f"“{entry}” was refused, but changed the position", "changed", entry) from None
    accepted = entry.removesuffix(REFUSED)
    raise case_refusal(f"“{accepted}” should be refused, but was accepted", "accepted", accepted)


def _compare(table: CaseTable, then: dict[str, Any]) -> Refused | None:
    if not then:
        raise case_fault("it expects nothing", "expects-nothing")
    return first_and_rest(table.mismatch(key, expected) for key, expected in then.items())


def first_and_rest(found: Iterable[Refused | None]) -> Refused | None:
    """Return several differences as one, or None if there is none."""
    several = [difference for difference in found if difference]
    joined = several[0] if several else None
    for difference in several[1:]:
        said = Refused(f"{joined}; {difference}")
        joined = said.explained("case-several", first=joined or "", next=difference)
    return joined


def read_names(given: Mapping[str, Any], known: Iterable[str]) -> tuple[str, ...]:
    """Return the names of a case's seats; raises `InvalidCase` for an unknown key in `given`."""
    unknown = sorted(given.keys() - set(known))
    if unknown:
        raise case_fault(f"unknown key {unknown[0]} in given", "given-key", unknown[0])
    names = tuple(read_words(given.get("seats", "")))
    if not names or len(set(names)) < len(names):
        raise case_fault("given must name its seats, each once", "seats")
    return names


def read_words(value: Any) -> list[str]:
    """Return the words of a text."""
    if not isinstance(value, str):
        raise case_fault(f"{value} should be text", "no-text", str(value))
    return value.split()


def read_number(value: Any) -> int:
    """Return a whole number."""
    if not (isinstance(value, str) and value.removeprefix("-").isdecimal()):
        raise case_fault(f"“{value}” is no whole number", "no-number", str(value))
    return int(value)


def no_such_seat(name: str, names: tuple[str, ...]) -> InvalidCase:
    """The error for a seat that a case does not name."""
    seats = " ".join(names)
    return case_fault(f"“{name}” is no seat; the seats are {seats}", "no-seat", name, seats)


def read_by_seat(value: Any, names: tuple[str, ...], read: Callable[[Any], T]) -> dict[int, T]:
    """Return the values of a mapping by seat."""
    if not isinstance(value, dict):
        raise case_fault(f"{value} should be a mapping by seat", "no-mapping", str(value))
    unknown = [name for name in value if name not in names]
    if unknown:
        raise no_such_seat(unknown[0], names)
    return {names.index(name): read(raw) for name, raw in value.items()}
