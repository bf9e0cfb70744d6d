"""How to lay the phase: a few suggestions, or cards picked one by one."""

from functools import partial

from msgspec.structs import replace

from volteface.bots.phase10flip.lay_downs import lay_down_move
from volteface.bots.phase10flip.suggestions import Suggestion, suggest
from volteface.games.phase10flip.melds import Layout
from volteface.games.phase10flip.moves import LayDown
from volteface.locale.phase10flip import name_phase
from volteface.terminal.phase10flip import labels, queries
from volteface.terminal.phase10flip.hand import indexes_of
from volteface.terminal.phase10flip.questions.pick_question import pick_question
from volteface.terminal.phase10flip.questions.star_question import star_question
from volteface.terminal.phase10flip.questions.turn import PICK_KEY, Turn, back_choice, keys_for
from volteface.terminal.phase10flip.questions.typed_moves import type_lay_down
from volteface.terminal.questions import Choice, Question, list_keys

COLUMN = 60


def lay_question(turn: Turn, top: "partial[Question]") -> Question:
    """The suggestions, the best first."""
    phase, this = queries.phase(turn.view, turn.seat), partial(lay_question, turn, top)
    groups = name_phase(turn.context.words, phase)
    text = turn.text("terminal-p10-ask-lay", phase=phase.number, groups=groups)
    suggestions = suggest(turn.view)
    numbered = zip(suggestions, list_keys(len(suggestions)), strict=True)
    label = turn.text("terminal-p10-pick")
    own = Choice(
        None, keys_for(PICK_KEY, label), label, leads_to=partial(pick_question, turn, (), (), this), is_screen_only=True
    )
    ways = _aligned([_choice(one, keys, turn, this) for one, keys in numbered])
    choices = (*ways, own, back_choice(turn, to=top))
    highlight = choices[0].highlight
    return Question(text, choices, is_list=True, column=COLUMN, highlight=highlight, typed=type_lay_down(turn))


def _choice(suggestion: Suggestion, keys: tuple[str, ...], turn: Turn, this: "partial[Question]") -> Choice:
    first = suggestion.readings[0]
    left = turn.text("terminal-p10-points-left", points=suggestion.points)
    details, named = (f"→ {left}",), left
    if suggestion.left:
        details = (f"→ {_listed(turn, left, labels.short_faces(suggestion.left, turn.context))}",)
        named = _listed(turn, left, labels.name_faces(suggestion.left, turn.context))
    plain_label = f"{labels.name_layout(first, turn.context)} ({named})"
    if len(suggestion.readings) == 1:
        move, label = lay_down_move(first, turn.view), labels.short_layout(first, turn.context)
        return Choice(move, keys, label, details, highlight=_indexes(first, turn), plain_label=plain_label)
    moves = tuple((layout, lay_down_move(layout, turn.view)) for layout in suggestion.readings)
    further = partial(star_question, turn, moves, this)
    label = labels.open_layout(suggestion.readings, turn.context)
    return Choice(
        None, keys, label, details, leads_to=further, highlight=_indexes(first, turn), plain_label=plain_label
    )


def _listed(turn: Turn, left: str, faces: str) -> str:
    return turn.text("terminal-p10-left-list", left=left, faces=faces)


def _aligned(choices: list[Choice]) -> list[Choice]:
    """Pad the labels to one width, so that the details are aligned."""
    width = max((len(choice.label) for choice in choices), default=0)
    return [replace(choice, label=choice.label.ljust(width)) for choice in choices]


def _indexes(layout: Layout, turn: Turn) -> tuple[tuple[int, ...], ...]:
    move = lay_down_move(layout, turn.view)
    assert isinstance(move, LayDown)
    return indexes_of(turn.held(), move)
