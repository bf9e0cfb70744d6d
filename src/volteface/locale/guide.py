"""How to play a game, in words: a heading and a few sentences for each section of its guide."""

from collections.abc import Mapping

from msgspec import Struct

from volteface.kernel import Answer
from volteface.locale.game_words import find_game_words
from volteface.locale.words import Words


class SectionText(Struct, frozen=True):
    """One section of a guide in words."""

    id: str
    title: str
    text: str
    cards: tuple[str, ...]  # its picture, in the game's card notation


def describe_goal(words: Words, game: str, answers: Mapping[str, Answer], seats: int) -> str:
    """Return what the game is about, the first section of its guide; empty if it brings none."""
    guide = find_game_words(game).guide[:1]
    return "".join(words.text(f"{game}-guide-{section.id}", **answers, seats=seats) for section in guide)


def describe_guide(words: Words, game: str, answers: Mapping[str, Answer], seats: int) -> tuple[SectionText, ...]:
    """Return how to play by these answers to all rulings, at a table of so many seats."""
    arguments = {**answers, "seats": seats}
    return tuple(
        SectionText(
            section.id,
            words.text(f"{game}-guide-{section.id}-title", **arguments),
            words.text(f"{game}-guide-{section.id}", **arguments),
            section.cards,
        )
        for section in find_game_words(game).guide
    )
