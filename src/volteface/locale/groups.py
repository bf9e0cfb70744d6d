"""How the groups on a table of Phase 10 FLIP! are named."""

from typing import Any, Final

from volteface.locale.cards import is_star
from volteface.locale.words import Words

STAR_SIGN: Final = "★"  # stands before a number that a star was given


def name_group(words: Words, group: Any) -> str:
    """A run by its colour and numbers, a set by its number and how many cards it has."""
    if group.kind.value == "set":
        return _name_set(words, group)
    numbers = " ".join(f"{STAR_SIGN * is_star(placed.face)}{placed.number}" for placed in group.cards)
    colour = group.colour.value if group.colour else "none"
    return words.text("phase10flip-group-run", colour=colour, numbers=numbers)


def _name_set(words: Words, group: Any) -> str:
    name = words.text("phase10flip-group-set", cards=len(group.cards), number=group.low)
    stars = sum(is_star(placed.face) for placed in group.cards)
    return words.text("phase10flip-group-stars", group=name, stars=stars) if stars else name
