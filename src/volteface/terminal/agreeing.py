"""What is agreed before the first card: which rules, how many seats, and who sits on them."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from volteface.bots import read_names
from volteface.kernel import Game, InvalidInput, InvalidRules, Seat
from volteface.locale import Words
from volteface.tables import Setup
from volteface.tables.setup import LONGEST_NAME
from volteface.terminal.seating import PERSON_NAME, name_seats

USUAL_SEATS: Final = 4
MINIMUM: Final = "minimum_seats"


class Wishes(Struct, frozen=True):
    """What a person asked for; nothing where they left it to us."""

    edition: str | None = None
    seats: int | None = None
    people: str | None = None  # names with commas between them
    rules: tuple[str, ...] = ()  # house rules as NAME=ANSWER
    bots: str | None = None  # names with commas between them
    deck: tuple[str, ...] | None = None  # the cards of another deck


class Agreed(Struct, frozen=True):
    """What a new table is opened with: its rules, everybody's names, and who of them are people."""

    setup: Setup
    names: tuple[str, ...]
    people: frozenset[Seat]
    kinds: tuple[str, ...]  # of the bots, in turn


def agree(game: Game, wishes: Wishes, words: Words, default_bot: str) -> Agreed:
    """What was asked for, and what we chose where it was left to us."""
    edition = wishes.edition or game.rulebook.default_edition(words.language)
    house = read_house_rules(wishes.rules, words)
    people = (PERSON_NAME,) if wishes.people is None else read_people(wishes.people, words)
    seats = max(USUAL_SEATS, len(people)) if wishes.seats is None else wishes.seats
    if wishes.people is None:
        people = people[: max(seats, 0)]
    _check_seats(game, edition, house, seats, words)
    if len(people) > seats:
        raise InvalidInput(words.text("problem-too-many-people", people=len(people), seats=seats))
    names = name_seats(people, seats)
    kinds = read_names(wishes.bots or default_bot)
    rulings = {name: game.rulebook.answer(name, answer) for name, answer in house.items()}
    setup = Setup(game.id, edition, seats, rulings, deck=wishes.deck)
    return Agreed(setup, names, frozenset(range(len(people))), kinds)


def check_resuming(wishes: Wishes, words: Words) -> None:
    """A kept game keeps its rules, its seats and its players."""
    given = (
        ("--edition", wishes.edition),
        ("--seats", wishes.seats),
        ("--rule", wishes.rules),
        ("--people", wishes.people),
        ("--bots", wishes.bots),
        ("--deck", wishes.deck),
    )
    for option, value in given:
        if value:
            raise InvalidInput(words.text("problem-agreed", option=option))


def read_house_rules(rules: Sequence[str], words: Words) -> dict[str, object]:
    """House rules by the name of their ruling."""
    house: dict[str, object] = {}
    for rule in rules:
        name, equals, answer = rule.partition("=")
        if not (name and equals and answer):
            raise InvalidInput(words.text("problem-rule", rule=rule, example="tie=shared"))
        house[name.strip()] = answer.strip()
    return house


def read_people(text: str, words: Words) -> tuple[str, ...]:
    """People's names; an empty text means that only bots play."""
    names = tuple(name.strip() for name in text.split(",")) if text.strip() else ()
    for place, name in enumerate(names):
        if not name or not name.isprintable() or len(name) > LONGEST_NAME:
            raise InvalidInput(words.text("problem-name", most=LONGEST_NAME))
        if name.casefold() in (earlier.casefold() for earlier in names[:place]):
            raise InvalidInput(words.text("problem-same-name", name=name))
    return names


def _check_seats(game: Game, edition: str, house: Mapping[str, object], seats: int, words: Words) -> None:
    """Let the game judge the number of seats; if they are too few, say which house rule allows it."""
    rules = game.rules(edition, house)
    try:
        game.start(rules, seats)
    except InvalidRules:
        ruling, least = game.rulebook.rulings.get(MINIMUM), getattr(rules, MINIMUM, 0)
        if ruling is None or seats >= least or not ruling.allows(seats):
            raise
        option = f"--rule {MINIMUM}={seats}"
        raise InvalidRules(words.text("problem-too-few-seats", least=least, seats=seats, option=option)) from None
