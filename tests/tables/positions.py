"""Small positions at live tables, with every card known beforehand, and how somebody moves in them."""

from typing import Any

from tests.kernel.higher import Say
from tests.tables.stored import KeptTable, start
from volteface.games.flip7.moves import FirstDealer, Reveal
from volteface.games.phase10flip.cards import Card
from volteface.games.phase10flip.moves import FirstDealer as FirstToDeal
from volteface.games.phase10flip.moves import LayDown, Laying, Shuffle
from volteface.tables import Setup

from .evenings import FLIP, PHASES, ask, asked_person
from .scripts import scripted


def undo(table: KeptTable, person: str = "ann") -> None:
    table.undo(ask(person, f"undo at {table.seq}"))


def play(table: KeptTable, *moves: Any, person: str = "ann") -> None:
    for move in moves:
        table.act(ask(person, f"move at {table.seq}"), move)


def say_once(table: KeptTable) -> str:
    """Whoever is asked says something; nothing is revealed by it."""
    person = asked_person(table)
    play(table, Say(True), person=person)
    return person


def flip7(*cards: str) -> KeptTable:
    """A game by an edition without an initial deal, in which these cards come."""
    deals = [FirstDealer(2), *map(Reveal, cards)]  # type: ignore[arg-type]
    table = scripted(FLIP, deals, setup=Setup("flip7", "fr", 3))
    start(table, ask("ann", "start"), "random")
    assert table.asked() == 0
    return table


ANNS = ("r1/9", "b1/9", "y1/9", "r2/9", "b2/9", "y2/9", "r9/8", "r11/8", "b12/8", "b9^/8")
BOS = tuple(f"{colour}{number}/7" for colour in "gy" for number in range(3, 8))
TOP, NEXT = "g8/1", "g9/1"
DECK = (*ANNS, *BOS, TOP, NEXT, "g10/2", "g11/2", "g12/2")


def phase10() -> KeptTable:
    """Two seats; the draw pile and the discard pile are known."""
    dealt = [card for pair in zip(ANNS, BOS, strict=True) for card in pair]
    order = tuple(map(Card, (*dealt, *DECK[20:])))
    setup = Setup("phase10flip", "fr", 2, deck=DECK)
    table = scripted(PHASES, [FirstToDeal(1), Shuffle(order)], people=("ann", "bo"), setup=setup)
    start(table, ask("ann", "start"), "random")
    assert table.asked() == 0
    return table


PHASE = LayDown(tuple(tuple(map(Laying, pair)) for pair in (("r1/9", "r2/9"), ("b1/9", "b2/9"))))
