"""Which numbers the stars of a lay-down stand for, if there is a choice."""

from functools import partial

from volteface.games.phase10flip.cards import is_star
from volteface.games.phase10flip.melds import Layout
from volteface.games.phase10flip.moves import LayDown
from volteface.terminal.phase10flip import labels
from volteface.terminal.phase10flip.hand import indexes_of
from volteface.terminal.phase10flip.questions.turn import Turn, back_choice
from volteface.terminal.questions import Choice, Question, list_keys

COLUMN = 36
Readings = tuple[tuple[Layout, LayDown], ...]


def star_question(turn: Turn, readings: Readings, back: "partial[Question]") -> Question:
    """One choice per reading."""
    highlight = indexes_of(turn.held(), readings[0][1])
    choices = tuple(
        Choice(
            move,
            keys,
            labels.short_layout(layout, turn.context),
            highlight=indexes_of(turn.held(), move),
            plain_label=labels.name_layout(layout, turn.context),
        )
        for (layout, move), keys in zip(readings, list_keys(len(readings)), strict=True)
    )
    count = sum(is_star(placed.face) for group in readings[0][0] for placed in group.cards)
    text = turn.text("terminal-p10-ask-star", stars=count)
    return Question(text, (*choices, back_choice(turn, to=back)), is_list=True, column=COLUMN, highlight=highlight)
