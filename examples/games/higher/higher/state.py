"""What Higher is made of: its rules, moves, events, state and view."""

from importlib.resources import files
from typing import Final, TypeAlias

from msgspec import Struct

from volteface.kernel import Seat, read_rulebook

RULEBOOK: Final = read_rulebook(files(__package__).joinpath("rulings.toml").read_text(encoding="utf-8"))


class Rules(Struct, frozen=True):
    """An edition's answers."""

    edition: str
    highest_card: int
    equal_cards: str


class Deal(Struct, frozen=True, tag_field="move", tag="deal"):
    """The Dealer hands a secret card to the next seat."""

    card: int


class Say(Struct, frozen=True, tag_field="move", tag="say"):
    """A seat says whether its card beats the left neighbour's."""

    higher: bool


class GotCard(Struct, frozen=True, tag_field="event", tag="got_card"):
    """A seat got a card, which only that seat sees."""

    seat: Seat
    card: int | None


class Said(Struct, frozen=True, tag_field="event", tag="said"):
    """A seat said something aloud."""

    seat: Seat
    higher: bool


class State(Struct, frozen=True):
    """Everything, the secret cards included."""

    rules: Rules
    seats: int
    cards: tuple[int, ...] = ()
    said: tuple[bool, ...] = ()


class View(Struct, frozen=True):
    """What a seat knows: its own card, what was said, and at last who has won."""

    me: Seat | None
    rules: Rules
    seats: int
    cards: tuple[int | None, ...]
    said: tuple[bool, ...]
    winners: tuple[Seat, ...]  # once the game is over


Move: TypeAlias = Deal | Say
Event: TypeAlias = GotCard | Said
