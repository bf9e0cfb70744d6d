"""Runs all rule cases inside the browser's Python."""

import json
from collections.abc import Mapping
from typing import Any

from volteface.kernel import Case, CaseTable, find_game, run_case
from volteface.kernel.cases import read_listed


def run_cases(text: str) -> str:
    """How many verdicts were good, and those that were not."""
    passed, failed = 0, []
    for listed in json.loads(text):
        for case in read_listed(listed):
            verdicts = (
                [run_case(case, edition, set_up) for edition in case.editions] if isinstance(case, Case) else [case]
            )
            for verdict in verdicts:
                passed += verdict.problem is None
                if verdict.problem is not None:
                    failed.append(f"{verdict.case} [{verdict.edition}]: {verdict.problem}")
    return json.dumps({"passed": passed, "failed": failed})


def set_up(game: str, edition: str, rulings: Mapping[str, object], given: dict[str, Any]) -> CaseTable:
    """The position of a case, by its game, edition and house rules."""
    found = find_game(game)
    return found.case_table(found.rules(edition, rulings), given)
