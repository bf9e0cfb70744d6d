"""The rule cases of Flip 7, and how they are run by a rulebook of our choice."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from tests.architecture.sources import ROOT
from volteface.games.flip7.cases import Flip7CaseTable
from volteface.games.flip7.rules import RULEBOOK, Rules
from volteface.kernel import Answer, Case, CaseTable, Rulebook, Verdict, read_cases, run_case

FOLDER = ROOT / "cases" / "flip7"


def all_cases() -> tuple[Case, ...]:
    """Every case of every file; one that cannot be read is an error here."""
    found: list[Case] = []
    for file in sorted(FOLDER.glob("*.yaml")):
        for case in read_cases(file.read_text(encoding="utf-8")):
            assert isinstance(case, Case), f"{file.name}: {case}"
            found.append(case)
    return tuple(found)


def with_answer(rulebook: Rulebook, edition: str, ruling: str, answer: Answer) -> Rulebook:
    """The rulebook with one answer of one edition changed."""
    asked = rulebook.rulings[ruling]
    position = replace(asked.editions[edition], answer=answer)
    changed = replace(asked, editions={**asked.editions, edition: position})
    return replace(rulebook, rulings={**rulebook.rulings, ruling: changed})


def run_by(rulebook: Rulebook, case: Case, edition: str) -> Verdict:
    """How a case fares in one edition of a rulebook."""

    def set_up(game: str, edition: str, house: Mapping[str, object], given: dict[str, Any]) -> CaseTable:
        rules = msgspec.convert({"edition": edition, **rulebook.resolve(edition, house)}, Rules)
        return Flip7CaseTable(rules, given)

    return run_case(case, edition, set_up)


def broken_cases(edition: str, ruling: str, answer: Answer, cases: tuple[Case, ...]) -> Iterator[Case]:
    """The cases of an edition that no longer hold once it gives another answer."""
    changed = with_answer(RULEBOOK, edition, ruling, answer)
    for case in cases:
        if edition in case.editions and run_by(changed, case, edition).problem is not None:
            yield case
