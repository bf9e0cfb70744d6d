"""What the stars of a lay-down stand for, where there is a choice; they keep it for good."""

from functools import partial

from volteface.games.phase10flip.cards import is_star
from volteface.games.phase10flip.melds import Layout
from volteface.games.phase10flip.moves import LayDown
from volteface.terminal.phase10flip import naming
from volteface.terminal.phase10flip.hand import places_of
from volteface.terminal.phase10flip.turn import Turn, back_choice
from volteface.terminal.question import Choice, Question, place_keys

COLUMN = 36
Readings = tuple[tuple[Layout, LayDown], ...]


def star_question(turn: Turn, readings: Readings, back: "partial[Question]") -> Question:
    """One choice for every reading."""
    about = places_of(turn.held(), readings[0][1])
    choices = tuple(
        Choice(
            move,
            keys,
            naming.short_layout(layout, turn.look),
            about=places_of(turn.held(), move),
            said=naming.name_layout(layout, turn.look),
        )
        for (layout, move), keys in zip(readings, place_keys(len(readings)), strict=True)
    )
    count = sum(is_star(placed.face) for group in readings[0][0] for placed in group.cards)
    text = turn.text("terminal-p10-ask-star", stars=count)
    return Question(text, (*choices, back_choice(turn, to=back)), is_list=True, column=COLUMN, about=about)
