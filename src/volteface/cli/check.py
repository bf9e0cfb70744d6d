"""`volteface check`: run rule cases and report which fail."""

from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from volteface.cli.help import words_of
from volteface.cli.problems import Problem
from volteface.kernel import (
    Case,
    CaseTable,
    Verdict,
    find_game,
    run_case,
)
from volteface.kernel.case_files import read_cases


def check(
    context: typer.Context,
    paths: Annotated[list[Path], typer.Argument()],
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Run rule cases against the engine; exit with 0 only if all of them pass."""
    passed = failed = 0
    for file in case_files(paths):
        for verdict in judge_file(file):
            passed, failed = passed + (verdict.problem is None), failed + (verdict.problem is not None)
            if as_json:
                typer.echo(_as_json(file, verdict))
            elif verdict.problem is not None:
                typer.echo(f"{file}: {verdict.case} [{verdict.edition}]: {verdict.problem}")
    if not as_json:
        typer.echo(words_of(context).text("check-result", passed=passed, failed=failed))
    raise typer.Exit(1 if failed or not passed else 0)


def case_files(paths: list[Path]) -> list[Path]:
    """Return the files named, and every *.yaml file in the folders named; raises `InvalidInput`."""
    for path in paths:
        if not path.exists():
            raise Problem("no-path", path=str(path))
    return [file for path in paths for file in (sorted(path.rglob("*.yaml")) if path.is_dir() else [path])]


def judge_file(file: Path) -> Iterator[Verdict]:
    """Yield a verdict for each case and edition of a file."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        yield Verdict("(the whole file)", "-", problem=f"cannot be read: {error}")
        return
    for case in read_cases(text):
        if isinstance(case, Verdict):
            yield case
        else:
            yield from map(partial(_run, case), case.editions)


def set_up(game: str, edition: str, rulings: Mapping[str, object], given: dict[str, Any]) -> CaseTable:
    """Return the position of a case, by its game, edition and house rules."""
    found = find_game(game)
    return found.case_table(found.rules(edition, rulings), given)


def _run(case: Case, edition: str) -> Verdict:
    return run_case(case, edition, set_up)


def _as_json(file: Path, verdict: Verdict) -> str:
    named = {"file": str(file), **msgspec.structs.asdict(verdict), "passed": verdict.problem is None}
    return msgspec.json.encode(named).decode()
