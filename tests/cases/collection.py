"""The rule cases of every game, and how they are run by a rulebook of our choice."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from tests.architecture.sources import ROOT
from volteface.kernel import Answer, Case, CaseTable, Game, Rulebook, Verdict, find_game, run_case
from volteface.kernel.case_files import read_cases

FOLDER = ROOT / "cases"


@cache
def known_game(name: str) -> Game:
    """The game of that name, looked up once."""
    return find_game(name)


def files_of(game: str) -> list[Path]:
    """The files with a game's cases."""
    return sorted((FOLDER / game).glob("*.yaml"))


@cache
def all_cases(game: str) -> tuple[Case, ...]:
    """Every case of every file of a game; one that cannot be read is an error here."""
    found: list[Case] = []
    for file in files_of(game):
        for case in read_cases(file.read_text(encoding="utf-8")):
            assert isinstance(case, Case), f"{file.name}: {case}"
            assert case.game == game, f"{file.name}: {case.case} is a case of {case.game}"
            found.append(case)
    return tuple(found)


def with_answer(rulebook: Rulebook, edition: str, ruling: str, answer: Answer) -> Rulebook:
    """The rulebook with one answer of one edition changed."""
    asked = rulebook.rulings[ruling]
    position = replace(asked.editions[edition], answer=answer)
    changed = replace(asked, editions={**asked.editions, edition: position})
    return replace(rulebook, rulings={**rulebook.rulings, ruling: changed})


def rules_by(rulebook: Rulebook, game: Game, edition: str, house: Mapping[str, object] | None = None) -> Any:
    """A game's rules as this rulebook answers, instead of its own."""
    rules = game.rules(edition)
    return msgspec.convert(msgspec.to_builtins(rules) | rulebook.resolve(edition, house), type(rules))


def run_by(rulebook: Rulebook, case: Case, edition: str) -> Verdict:
    """How a case fares in one edition of a rulebook."""

    def set_up(name: str, edition: str, house: Mapping[str, object], given: dict[str, Any]) -> CaseTable:
        game = known_game(name)
        return game.case_table(rules_by(rulebook, game, edition, house), given)

    return run_case(case, edition, set_up)


def broken_cases(game: str, edition: str, ruling: str, answer: Answer, cases: tuple[Case, ...]) -> Iterator[Case]:
    """The cases of an edition that no longer hold once it gives another answer."""
    changed = with_answer(known_game(game).rulebook, edition, ruling, answer)
    for case in cases:
        if edition in case.editions and run_by(changed, case, edition).problem is not None:
            yield case
