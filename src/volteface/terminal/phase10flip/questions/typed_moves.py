"""Parses moves that are typed in, such as r4 r5 | g9 y*=9; colours may be letters of the player's language."""

from volteface.games.phase10flip.cards import FLIP_MARK, LETTERS, Side
from volteface.games.phase10flip.moves import Discard, LayDown, Laying
from volteface.games.phase10flip.notation import read_laying
from volteface.kernel import InvalidInput
from volteface.terminal.phase10flip.questions.turn import Turn
from volteface.terminal.questions import TypedMove
from volteface.terminal.render_context import RenderContext

EXAMPLES = {Side.COLOUR: "r4 r5 | g9 y*=9", Side.INTENSE: "4 5 | 9 *=9"}
GROUP_SEPARATOR = "|"


def type_lay_down(turn: Turn) -> TypedMove:
    """A lay-down; its groups are separated by bars."""

    def parse(text: str) -> LayDown:
        free = [held.name for held in turn.held()]
        groups = text.casefold().removeprefix("lay ").split(GROUP_SEPARATOR)
        return LayDown(tuple(tuple(_parse_card(word, free, turn) for word in group.split()) for group in groups))

    return TypedMove(turn.text("terminal-p10-typed-lay", example=EXAMPLES[turn.view.side]), parse)


def type_discard(turn: Turn) -> TypedMove:
    """A card of the hand."""

    def parse(text: str) -> Discard:
        return Discard(
            _parse_card(text.casefold().removeprefix("discard "), [held.name for held in turn.held()], turn).card
        )

    return TypedMove(turn.text("terminal-p10-typed-discard", example=EXAMPLES[turn.view.side].split()[0]), parse)


def _parse_card(word: str, free: list[str], turn: Turn) -> Laying:
    """A card of the hand and its number; if several show this face, one that is not used yet."""
    try:
        name, number = read_laying(_in_notation(word, turn.context))
    except InvalidInput:
        raise InvalidInput(turn.text("terminal-p10-unreadable", word=word, example=EXAMPLES[turn.view.side])) from None
    faces = {held.name: held.face for held in turn.held()}
    marked = name if name.endswith(FLIP_MARK) else f"{name}{FLIP_MARK}"
    for wanted in (name, marked):
        found = next((own for own in free if wanted in (own, faces[own])), None)
        if found is not None:
            free.remove(found)
            return Laying(found, number)
    return Laying(name, number)


def _in_notation(word: str, context: RenderContext) -> str:
    """A card in the notation, whose colour may be given by the letter in the player's language."""
    own = {context.words.text(f"colour-{colour.value}-letter").casefold(): letter for letter, colour in LETTERS.items()}
    return own.get(word[:1], word[:1]) + word[1:] if word[:1] not in LETTERS else word
