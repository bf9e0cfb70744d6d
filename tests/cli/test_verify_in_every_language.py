"""`volteface verify`, `import` and `check` say in the person's language what does not fit."""

import ast
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

import volteface
from tests.cli.test_help_in_every_language import said
from tests.tables.fair_games import flip, played
from volteface.kernel import DEALER, MoveEntry, write_log
from volteface.locale import LANGUAGES, Words

LOG = played(flip("en", 3, 30), 1)
CODE = [file.read_text() for file in Path(volteface.__file__).parent.rglob("*.py")]
ARGUMENTS: dict[str, str | int] = {
    **{"entry": 7, "most": 9, "text": "xx", "example": "yy", "known": "zz", "found": "uu", "wanted": "vv"},
    **{"field": "$.a", "code": "x"},
}
FACES = {"face", "colour-face", "intense-face"}  # the only reasons that are worked out
# Each kind of fault: the message, how it is raised, and some of the reasons that must be found.
FAULTS = {
    "log-fault": ("invalid_log", {"missing", "other-deal", "other-secret", "no-seat", "revealed-twice", "real-cards"}),
    "notation-fault": ("notation_fault", {"seat", "part", "bust", "none-left", "card"}),
    "deck-fault": ("deck_fault", {"torn", "cards", "field", "value"}),
    "case-fault": ("case_fault", {"decision", "no-seat", "copies", "cannot-lie"}),
    "case-refusal": ("case_refusal", {"differs", "accepted", "no-group"}),
}


@cache
def reasons(message: str) -> set[str]:
    """The names of all reasons of a kind, from the code that raises them."""
    found, function = set[str](), FAULTS[message][0]
    for text in (text for text in CODE if function in text or message in text):
        for call in (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)):
            name = getattr(call.func, "id", "")
            if name == function:
                given = call.args[3 if function == "deck_fault" else 1]
                found |= {str(given.value)} if isinstance(given, ast.Constant) else FACES
            if getattr(call.func, "attr", "") == "explained" and ast.unparse(call.args[0]) == repr(message):
                found |= {str(word.value.value) for word in call.keywords if isinstance(word.value, ast.Constant)}
    return {reason for reason in found if reason.replace("-", "").isalpha()}


@pytest.mark.parametrize("message", FAULTS)
def test_there_are_reasons_to_look_at(message: str) -> None:
    assert FAULTS[message][1] <= reasons(message)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", FAULTS)
def test_every_reason_has_words_of_its_own(message: str, language: str) -> None:
    words, known = Words(language), reasons(message)
    assert len({words.text(message, **{**ARGUMENTS, "why": why}) for why in known}) == len(known)


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


def test_an_import_tells_in_spanish_why_a_game_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "es")
    first = LOG.entries[3]
    repeated = replace(LOG.entries[4], action=first.action)
    code, printed = _ran("import", [*LOG.entries[:4], repeated, *LOG.entries[5:]], tmp_path, capsys, monkeypatch)
    assert (code, "La entrada 4 repite otra anterior." in printed) == (2, True)


def test_a_move_that_cannot_be_replayed_is_told_in_spanish_with_the_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "es")
    chosen = next(entry for entry in LOG.entries if isinstance(entry, MoveEntry) and entry.actor != DEALER)
    entries = [replace(chosen, move={"move": "freeze", "target": 0}) if one is chosen else one for one in LOG.entries]
    code, printed = _ran("import", entries, tmp_path, capsys, monkeypatch)
    assert code == 2
    assert f"La entrada {chosen.seq} no se puede repetir: {Words('es').text('refused-no-such-card-to-play')}" in printed


def test_a_torn_file_is_told_in_french(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "fr")
    file = tmp_path / "game.json"
    file.write_bytes(write_log(LOG)[:200])
    _, printed = said("verify", str(file), capsys=capsys, monkeypatch=monkeypatch)
    assert "elle est abîmée\u00a0: le fichier est tronqué." in printed


def test_a_missing_field_is_named_in_french(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "fr")
    file = tmp_path / "game.json"
    file.write_text('{"header": {}, "entries": []}')
    _, printed = said("import", str(file), capsys=capsys, monkeypatch=monkeypatch)
    assert "il manque $.header." in printed


def test_a_case_that_fails_is_told_in_french(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "fr")
    file = tmp_path / "case.yaml"
    file.write_text(
        '- {case: A, rule: "1", game: flip7, editions: [fr], '
        'given: {seats: a b c, lines: {a: "7"}, deck: "5"}, play: [a stay], then: {asks: c hit|stay, over: game}}\n'
        '- {case: B, rule: "1", game: flip7, editions: [fr], given: {seats: a b a}, then: {over: game}}\n'
    )
    code, printed = said("check", str(file), capsys=capsys, monkeypatch=monkeypatch)
    assert code == 1
    assert "A [fr]\u00a0: asks\u00a0: attendu c hit|stay, obtenu b hit|stay\u00a0; over\u00a0: attendu" in printed
    assert "B [fr]\u00a0: illisible\u00a0: given doit nommer ses places, une fois chacune" in printed


def test_a_wrong_line_of_a_deck_is_told_in_spanish(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "es")
    file = tmp_path / "deck.txt"
    file.write_text("phase10flip deck 1\nname: x\nversion: 1\norigin: transcribed\nq9\nend\n")
    typed = ("play", "phase10flip", "--plain", "--deck", str(file))
    code, printed = said(*typed, capsys=capsys, monkeypatch=monkeypatch)
    assert (code, "deck.txt, línea 5: «q9» no es una carta;" in printed) == (2, True)


def _ran(
    verb: str,
    entries: Sequence[object],
    folder: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> tuple[int, str]:
    file = folder / "game.json"
    file.write_bytes(write_log(replace(LOG, entries=tuple(entries))))
    typed = (verb, str(file), "--database", str(folder / "games.db"))
    return said(*typed, capsys=capsys, monkeypatch=monkeypatch)


def _verified(
    entries: Sequence[object], folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> tuple[int, str]:
    monkeypatch.setenv("LANGUAGE", "fr")
    return _ran("verify", entries, folder, capsys, monkeypatch)
