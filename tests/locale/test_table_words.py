"""Whatever a table or a server refuses, and why a connection is closed, has words in every language."""

import ast

import pytest

from volteface.locale import LANGUAGES
from volteface.tables.table_events import Failure

from ..architecture.sources import PACKAGE
from .catalogue import WORDS

PACKAGES = ("bots", "tables", "rooms", "server", "browser")


def reasons() -> set[str]:
    """Every id of a refusal or a closing that is written in these packages."""
    files = [file for name in PACKAGES for file in (PACKAGE / name).rglob("*.py")]
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]
    texts = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {text for text in texts if text.startswith(("refused-", "closing-")) and " " not in text}


def test_there_are_reasons_to_look_at() -> None:
    assert reasons() >= {"refused-stale", "refused-seat-is-taken", "closing-too-slow"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    assert [reason for reason in reasons() if not WORDS[language].has(reason)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_failure_of_a_bot_is_told_in_its_own_words(language: str) -> None:
    whys = Failure.__args__  # type: ignore[attr-defined]
    told = {WORDS[language].text("terminal-bot-failed", name="Zoé", why=why) for why in whys}
    assert len(told) == len(whys)
    assert all("Zoé" in text for text in told)
