"""The fault bench's tables, and what counts as a failure."""

from pathlib import Path
from random import Random

import pytest

from bench.faults.grammar import Told, command
from bench.faults.imports import changed_game
from bench.faults.kills import SHARES, plan
from bench.faults.report import BEGIN, END, Row, as_table, failures, is_flat, tracebacks_in, write_results
from tests.architecture.sources import ROOT

GAME = {
    "header": {"format": 2},
    "entries": [{"kind": "note", "seq": 0, "about": {"event": "opened", "table": "t"}}] * 9,
}


def test_counts_that_do_not_apply_are_dashes() -> None:
    assert as_table([Row("kills", 1_000, lost=0)]).splitlines()[-1] == "| kills | 1,000 | 0 | – | – | – | – | – | – |"


@pytest.mark.parametrize("wrong", ["lost", "doubled", "unkept", "leaked", "server_errors", "other"])
def test_anything_wrong_is_a_failure(wrong: str) -> None:
    assert failures([Row("kills", 3), Row("kills", 3, **{wrong: 2})]) == 2  # type: ignore[arg-type]


def test_results_replace_the_ones_before(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n", encoding="utf-8")
    write_results(page, [Row("kills", 7)])
    assert page.read_text(encoding="utf-8") == f"before\n{BEGIN}\n\n{as_table([Row('kills', 7)])}\n\n{END}\nafter\n"


def test_the_page_about_reliability_has_a_place_for_results(tmp_path: Path) -> None:
    page = tmp_path / "reliability.md"
    page.write_bytes((ROOT / "docs" / "reliability.md").read_bytes())
    write_results(page, [Row("kills", 7)])
    assert "| kills | 7 |" in page.read_text(encoding="utf-8")


def test_a_page_without_a_place_for_results_stays_as_it_is(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("nothing", encoding="utf-8")
    with pytest.raises(ValueError, match="no place for results"):
        write_results(page, [])
    assert page.read_text(encoding="utf-8") == "nothing"


def test_tracebacks_are_counted_by_their_error(tmp_path: Path) -> None:
    log = tmp_path / "server.log"
    one = "ERROR: it failed\nTraceback (most recent call last):\n  File x\n    y\nValueError: no such thing\nmore\n"
    log.write_text(one * 2, encoding="utf-8")
    assert tracebacks_in(log) == {"ValueError": 2}


def test_memory_that_doubles_is_not_flat() -> None:
    assert is_flat([200_000] * 40) and not is_flat([200_000 + 10_000 * step for step in range(40)])


def test_every_kind_of_kill_is_in_a_short_plan() -> None:
    assert set(plan(len(SHARES), 1)) <= set(SHARES) and set(plan(100, 1)) == set(SHARES)


def test_attacks_are_the_same_for_the_same_seed() -> None:
    def messages(seed: int) -> list[bytes]:
        generator = Random(seed)
        return [command(generator, Told(["t"], ["p"])) for _ in range(500)]

    def games(seed: int) -> list[bytes]:
        generator = Random(seed)
        return [changed_game(GAME, generator)[0] for _ in range(100)]

    assert (messages(4), games(4)) == (messages(4), games(4))
    assert messages(4) != messages(5) and games(4) != games(5)
