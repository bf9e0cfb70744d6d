"""How facts become sentences: events and refusals of any game, by their tag and their fields' names."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from msgspec.structs import asdict

from volteface.kernel import Reason
from volteface.locale.words import Words

# What a field holds is known by its name, in every game.
SEAT: Final = frozenset(("seat", "by", "target", "dealer"))
SEATS: Final = frozenset(("playing", "tied", "winners"))
BY_SEAT: Final = frozenset(("scores", "totals"))
CARD: Final = "card"

CardNamer: TypeAlias = Callable[[Any], str]
Argument: TypeAlias = str | int | float


def tell(words: Words, game: str, event: Any, names: Sequence[str], card_name: CardNamer | None = None) -> str:
    """An event as a sentence."""
    fields = asdict(event)
    arguments = _arguments(words, fields, names, card_name)
    return words.text(f"{game}-event-{_hyphened(event.__struct_config__.tag)}", **arguments, **_hints(fields, names))


def explain(words: Words, reason: Reason, names: Sequence[str], card_name: CardNamer | None = None) -> str:
    """Why a move is refused, as a sentence."""
    return words.text(reason.id, **_arguments(words, reason.arguments, names, card_name))


def name_card(words: Words, card: str) -> str:
    """How a card is named in a sentence: +2 and x2 are the messages card-plus2 and card-times2."""
    return words.text("card-" + card.replace("+", "plus").replace("x", "times"))


def join(words: Words, items: Sequence[str]) -> str:
    """Several names as one: Ada, Bo and Cy."""
    if not items:
        return words.text("list-nobody")
    *rest, last = items
    if not rest:
        return last
    first = rest[0]
    for item in rest[1:]:
        first = words.text("list-more", first=first, next=item)
    return words.text("list-last-before-i" if _sounds_like_i(last) else "list-last", first=first, last=last)


def _arguments(
    words: Words, fields: Mapping[str, Any], names: Sequence[str], card_name: CardNamer | None
) -> dict[str, Argument]:
    name_it = card_name or (lambda card: name_card(words, card))
    return {name: _said(words, name, value, names, name_it) for name, value in fields.items()}


def _said(words: Words, name: str, value: Any, names: Sequence[str], name_it: CardNamer) -> Argument:
    if name in SEAT:
        # A refusal may be about a seat that does not exist.
        return names[value] if 0 <= value < len(names) else int(value)
    if name in SEATS:
        return join(words, [names[seat] for seat in value])
    if name in BY_SEAT:
        pairs = zip(names, value, strict=True)
        return join(words, [words.text("list-score", name=who, points=points) for who, points in pairs])
    if name == CARD:
        return name_it(value)
    if isinstance(value, bool):
        return _yes_or_no(value)
    assert isinstance(value, Argument), f"{name} is neither text nor a number"
    return _hyphened(value) if isinstance(value, str) else value


def _hints(fields: Mapping[str, Any], names: Sequence[str]) -> dict[str, Argument]:
    """What a sentence may hang on beside the fields: whether both seats are one, how many seats a list holds."""
    seats = [fields[name] for name in ("seat", "by", "target") if name in fields]
    hints: dict[str, Argument] = {"same": _yes_or_no(len(set(seats)) == 1)} if len(seats) > 1 else {}
    for name in SEATS & fields.keys():
        hints[f"{name}_count"] = len(fields[name])
        hints[f"{name}_all"] = _yes_or_no(len(fields[name]) == len(names))
    return hints


def _yes_or_no(answer: bool) -> str:
    return "yes" if answer else "no"


def _hyphened(name: str) -> str:
    return name.replace("_", "-")


def _sounds_like_i(name: str) -> bool:
    """Spanish says `e` before such a name, not `y`: Inés, Hilario, but not Hiedra."""
    letters = name.casefold().removeprefix("h")
    return letters.startswith(("i", "í")) and not letters.startswith(("ia", "ie", "io"))
