"""Code branches on rulings, never on the name of an edition."""

import ast

import pytest

from .sources import assert_clean, modules, parse

EDITIONS = {"en", "fr", "qc", "es", "en31"}
PACKAGES = ("kernel", "games", "bots", "lab", "tables", "rooms")


def edition_names(tree: ast.AST) -> list[str]:
    """Each string literal that is an edition's id, with its line number."""
    return [
        f"line {node.lineno}: {node.value!r}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in EDITIONS
    ]


def test_no_edition_is_named_in_code() -> None:
    assert_clean(modules(*PACKAGES), lambda file: edition_names(parse(file)))


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
