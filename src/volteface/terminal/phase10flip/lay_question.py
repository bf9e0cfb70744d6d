"""How the phase is laid: a few suggestions with what each leaves, or cards of one's own choice."""

from functools import partial

from msgspec.structs import replace

from volteface.bots.phase10flip.lay_downs import lay_down_move
from volteface.bots.phase10flip.suggestions import Suggestion, suggest
from volteface.games.phase10flip.melds import Layout
from volteface.games.phase10flip.moves import LayDown
from volteface.locale.phase10flip import name_phase
from volteface.terminal.phase10flip import naming, reading
from volteface.terminal.phase10flip.hand import places_of
from volteface.terminal.phase10flip.keys import PICK_KEY, keys_for
from volteface.terminal.phase10flip.picking import pick_question
from volteface.terminal.phase10flip.star_question import star_question
from volteface.terminal.phase10flip.turn import Turn, back_choice
from volteface.terminal.phase10flip.typing_cards import type_lay_down
from volteface.terminal.question import Choice, Question, place_keys

COLUMN = 60


def lay_question(turn: Turn, top: "partial[Question]") -> Question:
    """The suggestions, the best first."""
    phase, this = reading.phase(turn.view, turn.seat), partial(lay_question, turn, top)
    groups = name_phase(turn.look.words, phase)
    text = turn.text("terminal-p10-ask-lay", phase=phase.number, groups=groups)
    suggestions = suggest(turn.view)
    numbered = zip(suggestions, place_keys(len(suggestions)), strict=True)
    label = turn.text("terminal-p10-pick")
    own = Choice(
        None, keys_for(PICK_KEY, label), label, leads_to=partial(pick_question, turn, (), (), this), is_for_keys=True
    )
    ways = _aligned([_choice(one, keys, turn, this) for one, keys in numbered])
    choices = (*ways, own, back_choice(turn, to=top))
    about = choices[0].about
    return Question(text, choices, is_list=True, column=COLUMN, about=about, typed=type_lay_down(turn))


def _choice(suggestion: Suggestion, keys: tuple[str, ...], turn: Turn, this: "partial[Question]") -> Choice:
    first = suggestion.readings[0]
    left = turn.text("terminal-p10-points-left", points=suggestion.points)
    details = (f"→ {left}: {naming.short_faces(suggestion.left, turn.look)}" if suggestion.left else f"→ {left}",)
    faces = naming.name_faces(suggestion.left, turn.look) if suggestion.left else ""
    said = f"{naming.name_layout(first, turn.look)} ({left}{': ' if faces else ''}{faces})"
    if len(suggestion.readings) == 1:
        move, label = lay_down_move(first, turn.view), naming.short_layout(first, turn.look)
        return Choice(move, keys, label, details, about=_places(first, turn), said=said)
    moves = tuple((layout, lay_down_move(layout, turn.view)) for layout in suggestion.readings)
    further = partial(star_question, turn, moves, this)
    label = naming.open_layout(suggestion.readings, turn.look)
    return Choice(None, keys, label, details, leads_to=further, about=_places(first, turn), said=said)


def _aligned(choices: list[Choice]) -> list[Choice]:
    """Labels of one width, so that what they leave stands below one another."""
    width = max((len(choice.label) for choice in choices), default=0)
    return [replace(choice, label=choice.label.ljust(width)) for choice in choices]


def _places(layout: Layout, turn: Turn) -> tuple[tuple[int, ...], ...]:
    move = lay_down_move(layout, turn.view)
    assert isinstance(move, LayDown)
    return places_of(turn.held(), move)
