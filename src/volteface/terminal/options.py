"""The options of a new table: edition, house rules, seats and players."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from msgspec import Struct

from volteface.bots import bot_names, bot_strengths, default_bot, find_bot, read_names
from volteface.kernel import Game, InvalidInput, InvalidRules, Seat, UnknownName
from volteface.locale import Words
from volteface.tables import Setup
from volteface.tables.names import LONGEST_NAME, InvalidName, read_name
from volteface.terminal.players import PERSON_NAME, name_seats
from volteface.terminal.render_context import strength_text

DEFAULT_SEATS: Final = 4
MINIMUM_SEATS: Final = "minimum_seats"


class TableOptions(Struct, frozen=True):
    """What was asked for on the command line; None where a default applies."""

    edition: str | None = None
    seats: int | None = None
    people: str | None = None  # comma-separated names
    rules: tuple[str, ...] = ()  # house rules as NAME=ANSWER
    bots: str | None = None  # comma-separated names
    deck: tuple[str, ...] | None = None  # the cards of a custom deck


class TableSpec(Struct, frozen=True):
    """Everything needed to create a table: its setup, the names in seat order, and which seats are people."""

    setup: Setup
    names: tuple[str, ...]
    people: frozenset[Seat]
    bots: tuple[str, ...]  # names of bots, dealt out in turn over the free seats


def resolve_options(game: Game, options: TableOptions, words: Words) -> TableSpec:
    """Fill in the defaults and check the options; raises `InvalidInput` or `InvalidRules`."""
    edition = options.edition or game.rulebook.default_edition(words.language)
    house = parse_house_rules(options.rules, words)
    people = (PERSON_NAME,) if options.people is None else parse_people(options.people, words)
    seats = max(DEFAULT_SEATS, len(people)) if options.seats is None else options.seats
    if options.people is None:
        people = people[: max(seats, 0)]
    _check_seats(game, edition, house, seats, words)
    if len(people) > seats:
        raise InvalidInput(words.text("problem-too-many-people", people=len(people), seats=seats))
    names = name_seats(people, seats)
    bots = tuple(find_named(game.id, name, words) for name in read_names(options.bots or default_bot(game.id)))
    rulings = {name: game.rulebook.answer(name, answer) for name, answer in house.items()}
    setup = Setup(game.id, edition, seats, rulings, deck=options.deck)
    return TableSpec(setup, names, frozenset(range(len(people))), bots)


def find_named(game: str, name: str, words: Words) -> str:
    """The name of the bot that somebody asked for, by its own name or by its strength in English or their language."""
    strengths, known = bot_strengths(game), bot_names(game)
    kind = name.partition(":")[0]
    if kind in known:
        return name
    for strength, bot in strengths.items():
        if name.casefold() in (strength, strength_text(strength, words).casefold()):
            return bot
    try:
        find_bot(game, name, Random(0))
    except UnknownName as error:
        raise UnknownName(error.kind, name, (*strengths, *error.known)) from None
    return name


def check_no_options(options: TableOptions, words: Words) -> None:
    """Raise `InvalidInput` if an option was given that a saved game has already settled."""
    given = (
        ("--edition", options.edition),
        ("--seats", options.seats),
        ("--rule", options.rules),
        ("--people", options.people),
        ("--bots", options.bots),
        ("--deck", options.deck),
    )
    for option, value in given:
        if value:
            raise InvalidInput(words.text("problem-agreed", option=option))


def parse_house_rules(rules: Sequence[str], words: Words) -> dict[str, object]:
    """House rules by the name of their ruling."""
    house: dict[str, object] = {}
    for rule in rules:
        name, equals, answer = rule.partition("=")
        if not (name and equals and answer):
            raise InvalidInput(words.text("problem-rule", rule=rule, example="tie=shared"))
        house[name.strip()] = answer.strip()
    return house


def parse_people(text: str, words: Words) -> tuple[str, ...]:
    """The names of the people; an empty text means that only bots play."""
    names = tuple(name.strip() for name in text.split(",")) if text.strip() else ()
    for index, name in enumerate(names):
        try:
            read_name(name)
        except InvalidName as error:
            raise InvalidInput(words.text("problem-name", most=LONGEST_NAME)) from error
        if name.casefold() in (earlier.casefold() for earlier in names[:index]):
            raise InvalidInput(words.text("problem-same-name", name=name))
    return names


def _check_seats(game: Game, edition: str, house: Mapping[str, object], seats: int, words: Words) -> None:
    """Let the game check the number of seats; if there are too few, name the house rule that allows it."""
    rules = game.rules(edition, house)
    most = game.seats(rules)[-1]
    if seats > most:
        raise InvalidRules(words.text("problem-too-many-seats", most=most, seats=str(seats)))
    try:
        game.start(rules, seats)
    except InvalidRules:
        ruling, least = game.rulebook.rulings.get(MINIMUM_SEATS), getattr(rules, MINIMUM_SEATS, 0)
        if ruling is None or seats >= least or not ruling.allows(seats):
            raise
        option = f"--rule {MINIMUM_SEATS}={seats}"
        raise InvalidRules(words.text("problem-too-few-seats", least=least, seats=seats, option=option)) from None
