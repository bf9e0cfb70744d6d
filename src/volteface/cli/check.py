"""`volteface check`: run rule cases and report which fail."""

from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from volteface.cli.help import words_of
from volteface.cli.problems import Problem, sentence
from volteface.kernel import (
    Case,
    CaseTable,
    Verdict,
    find_game,
    run_case,
)
from volteface.kernel.case_files import read_cases
from volteface.kernel.cases import WHOLE_FILE, unreadable
from volteface.locale import Words


def check(
    context: typer.Context,
    paths: Annotated[list[Path], typer.Argument()],
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Run rule cases against the engine; exit with 0 only if all of them pass."""
    words, passed, failed = words_of(context), 0, 0
    for file in case_files(paths):
        for verdict in judge_file(file):
            passed, failed = passed + (verdict.cause is None), failed + (verdict.cause is not None)
            if as_json:
                typer.echo(_as_json(file, verdict))
            elif verdict.cause is not None:
                told = sentence(verdict.cause, words)
                typer.echo(words.text("check-failed", file=str(file), case=_title(verdict, words), problem=told))
    if not as_json:
        typer.echo(words.text("check-result", passed=passed, failed=failed))
    raise typer.Exit(1 if failed or not passed else 0)


def _title(verdict: Verdict, words: Words) -> str:
    return words.text("check-whole-file") if verdict.case == WHOLE_FILE else f"{verdict.case} [{verdict.edition}]"


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
        yield unreadable(error)
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
    """The verdict as JSON, its problem in English."""
    fields = {name: value for name, value in msgspec.structs.asdict(verdict).items() if name != "cause"}
    named = {"file": str(file), **fields, "problem": verdict.problem, "passed": verdict.cause is None}
    return msgspec.json.encode(named).decode()
