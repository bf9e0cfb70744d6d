"""Turn events and refusals of any game into sentences, by their tag and the names of their fields."""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any, Final

from msgspec.structs import asdict

from volteface.kernel import Reason
from volteface.locale.game_words import Argument, GameWords, find_game_words
from volteface.locale.words import Words

# What a field holds is known by its name, in every game; a game's own words add to these.
SEAT: Final = frozenset(("seat", "by", "target", "dealer"))
SEATS: Final = frozenset(("playing", "tied", "winners"))
BY_SEAT: Final = frozenset(("scores", "totals"))


def tell(words: Words, game: str, event: Any, names: Sequence[str]) -> str:
    """Return an event of that game as a sentence."""
    own, fields = find_game_words(game), asdict(event)
    arguments = _arguments(words, own, names, fields) | _hints(own, fields, names) | own.hints(fields)
    return words.text(f"{game}-event-{_hyphened(event.__struct_config__.tag)}", **arguments)


def explain(words: Words, game: str, reason: Reason, names: Sequence[str]) -> str:
    """Return why a move of that game is refused, as a sentence."""
    return words.text(reason.id, **_arguments(words, find_game_words(game), names, reason.arguments))


def join(words: Words, items: Sequence[str]) -> str:
    """Return several names as one list: Ada, Bo and Cy."""
    if not items:
        return words.text("list-nobody")
    *rest, last = items
    if not rest:
        return last
    first = rest[0]
    for item in rest[1:]:
        first = words.text("list-more", first=first, next=item)
    return words.text("list-last-before-i" if _sounds_like_i(last) else "list-last", first=first, last=last)


def _arguments(words: Words, own: GameWords, names: Sequence[str], fields: Mapping[str, Any]) -> dict[str, Argument]:
    return {name: _argument(words, own, names, name, value) for name, value in fields.items()}


def _argument(words: Words, own: GameWords, names: Sequence[str], name: str, value: Any) -> Argument:
    if name in own.fields:
        return own.fields[name](words, value)
    if name in SEAT:  # a refusal may be about a seat that does not exist
        return names[value] if 0 <= value < len(names) else int(value)
    if name in SEATS or name in own.seat_lists:
        return join(words, [names[seat] for seat in value])
    if name in BY_SEAT:
        pairs = zip(names, value, strict=True)
        return join(words, [words.text("list-score", name=who, points=count) for who, count in pairs])
    return _plain(value)


def _plain(value: Any) -> Argument:
    if isinstance(value, Enum):
        value = value.value
    if isinstance(value, bool):
        return _yes_or_no(value)
    assert isinstance(value, Argument), f"{value} is neither text nor a number"
    return _hyphened(value) if isinstance(value, str) else value


def _hints(own: GameWords, fields: Mapping[str, Any], names: Sequence[str]) -> dict[str, Argument]:
    """Return what else a sentence may depend on: whether all seats in it are one, and how many seats a list holds."""
    seats = [fields[name] for name in ("seat", "by", "target") if name in fields]
    hints: dict[str, Argument] = {"same": _yes_or_no(len(set(seats)) == 1)} if len(seats) > 1 else {}
    for name in SEATS.union(own.seat_lists) & fields.keys():
        hints[f"{name}_count"] = len(fields[name])
        hints[f"{name}_all"] = _yes_or_no(len(fields[name]) == len(names))
    return hints


def _yes_or_no(value: bool) -> str:
    return "yes" if value else "no"


def _hyphened(name: str) -> str:
    return name.replace("_", "-")


def _sounds_like_i(name: str) -> bool:
    """Return whether Spanish says `e` before this name, not `y`: Inés, Hilario, but not Hiedra."""
    letters = name.casefold().removeprefix("h")
    return letters.startswith(("i", "í")) and not letters.startswith(("ia", "ie", "io"))
