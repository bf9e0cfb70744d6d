"""Decks of 104 two-faced cards as data: read, check and write deck files.

A deck file is text: the line `phase10flip deck 1`, then `name:`, `version:` and `origin:`, then one card on each
line, then `end`. Blank lines and lines that start with `#` are skipped. Whoever owns the real cards may write one down.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from volteface.games.phase10flip.cards import Card, read_card
from volteface.kernel.errors import InvalidInput
from volteface.kernel.faults import deck_fault, in_line

DECK_SIZE: Final = 104
FIRST_LINE: Final = "phase10flip deck 1"
LAST_LINE: Final = "end"
FIELDS: Final = ("name", "version", "origin")

Line: TypeAlias = tuple[int, str]  # its number in the file, and what it says


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of a deck, and whether they were transcribed from a real one or are only assumed."""

    name: Annotated[str, Meta(min_length=1)]
    version: Annotated[int, Meta(ge=1)]
    origin: Literal["assumed", "transcribed"]
    cards: Annotated[tuple[Card, ...], Meta(min_length=DECK_SIZE, max_length=DECK_SIZE)]


@cache
def default_deck() -> Deck:
    """Return the deck that comes with the program; it is assumed, as the rulebook does not list the cards."""
    return parse_deck(files(__package__).joinpath("deck.txt").read_text(encoding="utf-8"), "deck.txt")


def parse_deck(text: str, name: str) -> Deck:
    """Parse a deck file; `name` is what errors call it."""
    lines = list(_said(text))
    _check_frame(lines, name)
    header, body = lines[1 : 1 + len(FIELDS)], lines[1 + len(FIELDS) : -1]
    fields = [_read_field(line, key, name) for line, key in zip(header, FIELDS, strict=True)]
    cards = [_read_line(line, name) for line in body]
    if len(cards) != DECK_SIZE:
        raise deck_fault(
            name, lines[-1][0], f"{len(cards)} cards before this line; a deck has {DECK_SIZE}", "cards", len(cards)
        )
    return _build(dict(zip(FIELDS, fields, strict=True)), cards, header, name)


def write_deck(deck: Deck) -> str:
    """Return a deck as text."""
    fields = (f"{key}: {getattr(deck, key)}" for key in FIELDS)
    return "\n".join((FIRST_LINE, *fields, "", *deck.cards, LAST_LINE, ""))


def _said(text: str) -> Iterator[Line]:
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        said = line.strip()
        if said and not said.startswith("#"):
            yield number, said


def _check_frame(lines: list[Line], name: str) -> None:
    if not lines or lines[0][1] != FIRST_LINE:
        number, said = lines[0] if lines else (1, "")
        raise deck_fault(name, number, f"“{said}” is no header; a deck file starts with “{FIRST_LINE}”", "header", said)
    ends = [number for number, said in lines if said == LAST_LINE]
    if not ends:
        raise deck_fault(name, lines[-1][0], f"the file is torn; it stops here without “{LAST_LINE}”", "torn")
    if ends[0] != lines[-1][0]:
        raise deck_fault(
            name, next(number for number, _ in lines if number > ends[0]), f"something after “{LAST_LINE}”", "after-end"
        )
    if len(lines) < len(FIELDS) + 2:
        raise deck_fault(
            name, ends[0], f"the header is incomplete; it has {', '.join(FIELDS)}", "incomplete", ", ".join(FIELDS)
        )


def _read_field(line: Line, key: str, name: str) -> str:
    found, colon, value = line[1].partition(":")
    if found.strip() != key or not colon:
        raise deck_fault(name, line[0], f"“{line[1]}” is not “{key}: …”", "field", key)
    return value.strip()


def _read_line(line: Line, name: str) -> Card:
    try:
        return read_card(line[1])
    except InvalidInput as error:
        raise in_line(name, line[0], error) from error


def _build(fields: dict[str, str], cards: list[Card], header: list[Line], name: str) -> Deck:
    try:
        return msgspec.convert({**fields, "cards": cards}, Deck, strict=False)
    except msgspec.ValidationError as error:
        wrong = next((line for line, key in zip(header, FIELDS, strict=True) if f"$.{key}" in str(error)), header[0])
        raise deck_fault(name, wrong[0], f"“{wrong[1]}” cannot be read: {error}", "value", wrong[1]) from error
