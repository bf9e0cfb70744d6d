"""`volteface verify` says in the person's language what does not fit."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.cli.test_help_in_every_language import said
from tests.tables.fair_games import flip, played
from volteface.kernel import DEALER, MoveEntry, write_log
from volteface.locale import LANGUAGES, Words
from volteface.tables.fairness import verify as verifier

LOG = played(flip("en", 3, 30), 1)
REASONS = set(re.findall(r'_fault\((?:[^()]|\([^()]*\))*?"([a-z-]+)"', Path(verifier.__file__).read_text()))


def test_there_are_reasons_to_look_at() -> None:
    assert {"missing", "other-deal", "other-secret", "unreadable"} <= REASONS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_of_its_own(language: str) -> None:
    words = Words(language)
    assert len({words.text("verify-fault", why=why, entry=7) for why in REASONS}) == len(REASONS)


def test_a_changed_deal_is_told_in_french(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    entries = list(LOG.entries)
    deals = [entry.seq for entry in entries if isinstance(entry, MoveEntry) and entry.actor == DEALER]
    first, other = entries[deals[1]], entries[deals[2]]
    assert isinstance(first, MoveEntry) and isinstance(other, MoveEntry)
    entries[first.seq] = replace(first, move=other.move)
    code, printed = _verified(entries, tmp_path, capsys, monkeypatch)
    assert code == 1
    assert f"Entrée {first.seq}\u00a0: le tirage n’est pas celui" in printed


def test_a_missing_entry_is_told_in_french(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, printed = _verified([*LOG.entries[:5], *LOG.entries[6:]], tmp_path, capsys, monkeypatch)
    assert code == 1
    assert "L’entrée 5 manque." in printed


def test_a_game_without_its_secret_is_told_in_french(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, printed = _verified(list(LOG.entries[:-1]), tmp_path, capsys, monkeypatch)
    assert code == 1
    assert "la partie n’est pas finie." in printed


def _verified(
    entries: Sequence[object], folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> tuple[int, str]:
    monkeypatch.setenv("LANGUAGE", "fr")
    file = folder / "game.json"
    file.write_bytes(write_log(replace(LOG, entries=tuple(entries))))
    return said("verify", str(file), capsys=capsys, monkeypatch=monkeypatch)
