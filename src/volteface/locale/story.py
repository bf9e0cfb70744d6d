"""How facts become sentences: events and refusals of any game, by their tag and their fields' names."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import asdict

from volteface.kernel import Reason
from volteface.locale.cards import is_star, knows_card, name_card, name_the_face
from volteface.locale.groups import name_group
from volteface.locale.words import Words

# What a field holds is known by its name, in every game.
SEAT: Final = frozenset(("seat", "by", "target", "dealer"))
SEATS: Final = frozenset(("playing", "tied", "winners", "laid"))
BY_SEAT: Final = frozenset(("scores", "totals"))
CARD: Final = frozenset(("card", "discard", "back"))
FACE: Final = "face"  # what a card shows; nothing if it is hidden

CardNamer: TypeAlias = Callable[[Any], str]
Argument: TypeAlias = str | int | float


class Saying(Struct, frozen=True):
    """What the fields of one fact are put into words with."""

    words: Words
    names: Sequence[str]
    name_card: CardNamer
    name_face: CardNamer


def tell(words: Words, game: str, event: Any, names: Sequence[str], card_name: CardNamer | None = None) -> str:
    """An event as a sentence."""
    fields = asdict(event)
    saying = Saying(
        words,
        names,
        card_name or (lambda card: name_card(words, card)),
        card_name or (lambda face: name_the_face(words, face)),
    )
    arguments = _arguments(saying, fields)
    return words.text(f"{game}-event-{_hyphened(event.__struct_config__.tag)}", **arguments, **_hints(fields, names))


def explain(words: Words, reason: Reason, names: Sequence[str], card_name: CardNamer | None = None) -> str:
    """Why a move is refused, as a sentence."""
    # A refusal may be about a card that does not exist.
    name_it = card_name or (lambda card: name_card(words, card) if knows_card(words, card) else str(card))
    return words.text(reason.id, **_arguments(Saying(words, names, name_it, name_it), reason.arguments))


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


def _arguments(saying: Saying, fields: Mapping[str, Any]) -> dict[str, Argument]:
    return {name: SAID.get(name, _say_value)(saying, value) for name, value in fields.items()}


def _say_seat(saying: Saying, seat: Any) -> Argument:
    # A refusal may be about a seat that does not exist.
    return saying.names[seat] if 0 <= seat < len(saying.names) else int(seat)


def _say_seats(saying: Saying, seats: Any) -> Argument:
    return join(saying.words, [saying.names[seat] for seat in seats])


def _say_by_seat(saying: Saying, points: Any) -> Argument:
    pairs = zip(saying.names, points, strict=True)
    return join(saying.words, [saying.words.text("list-score", name=who, points=count) for who, count in pairs])


def _say_card(saying: Saying, card: Any) -> Argument:
    return saying.name_card(card)


def _say_face(saying: Saying, face: Any) -> Argument:
    return "" if face is None else saying.name_face(face)


def _say_groups(saying: Saying, groups: Any) -> Argument:
    return join(saying.words, [name_group(saying.words, group) for group in groups])


def _say_place(saying: Saying, place: Any) -> Argument:
    """People count from 1."""
    return int(place) + 1


def _say_left(saying: Saying, hands: Any) -> Argument:
    """How many cards were left in all hands."""
    return sum(map(len, hands))


def _say_value(saying: Saying, value: Any) -> Argument:
    if isinstance(value, Enum):
        value = value.value
    if isinstance(value, bool):
        return _yes_or_no(value)
    assert isinstance(value, Argument), f"{value} is neither text nor a number"
    return _hyphened(value) if isinstance(value, str) else value


SAID: Final[dict[str, Callable[[Saying, Any], Argument]]] = {
    **dict.fromkeys(SEAT, _say_seat),
    **dict.fromkeys(SEATS, _say_seats),
    **dict.fromkeys(BY_SEAT, _say_by_seat),
    "left": _say_left,
    **dict.fromkeys(CARD, _say_card),
    FACE: _say_face,
    "groups": _say_groups,
    "group": _say_place,
}


def _hints(fields: Mapping[str, Any], names: Sequence[str]) -> dict[str, Argument]:
    """What else a sentence may hang on: whether both seats are one, how many seats a list holds, what a face is."""
    seats = [fields[name] for name in ("seat", "by", "target") if name in fields]
    hints: dict[str, Argument] = {"same": _yes_or_no(len(set(seats)) == 1)} if len(seats) > 1 else {}
    for name in SEATS & fields.keys():
        hints[f"{name}_count"] = len(fields[name])
        hints[f"{name}_all"] = _yes_or_no(len(fields[name]) == len(names))
    if FACE in fields:
        hints["face_kind"] = _face_kind(fields[FACE])
    return hints


def _face_kind(face: str | None) -> str:
    if face is None:
        return "hidden"
    return "star" if is_star(face) else "number"


def _yes_or_no(answer: bool) -> str:
    return "yes" if answer else "no"


def _hyphened(name: str) -> str:
    return name.replace("_", "-")


def _sounds_like_i(name: str) -> bool:
    """Spanish says `e` before such a name, not `y`: Inés, Hilario, but not Hiedra."""
    letters = name.casefold().removeprefix("h")
    return letters.startswith(("i", "í")) and not letters.startswith(("ia", "ie", "io"))
