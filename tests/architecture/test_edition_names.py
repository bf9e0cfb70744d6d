"""Code branches on rulings, so no edition's name stands in it."""

import ast
from pathlib import Path

import pytest

from .sources import modules, name_of, parse

EDITIONS = {"en", "fr", "qc", "es", "en31"}
ROOMS = ("kernel", "games", "bots", "lab", "tables")


def edition_names(tree: ast.AST) -> list[str]:
    """Each edition id written as a string, with its line."""
    return [
        f"line {node.lineno}: {node.value!r}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in EDITIONS
    ]


@pytest.mark.parametrize("file", modules(*ROOMS), ids=name_of)
def test_no_edition_is_named_in_code(file: Path) -> None:
    assert edition_names(parse(file)) == []


@pytest.mark.parametrize(
    "code",
    [
        'if rules.edition == "fr": pass',
        'DROPPED = {"es", "other"}',
        'match edition:\n    case "en31": pass',
        "answers['qc']",
        'def start(edition="en"): pass',
    ],
)
def test_an_edition_named_in_code_is_found(code: str) -> None:
    assert len(edition_names(ast.parse(code))) == 1


@pytest.mark.parametrize("code", ['"""Fr and en differ here."""', "en = 1", 'kind = "envelope"'])
def test_a_word_that_only_looks_like_an_edition_is_left_alone(code: str) -> None:
    assert edition_names(ast.parse(code)) == []
