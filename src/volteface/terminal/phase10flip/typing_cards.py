"""Cards that are written out, such as r4 r5 | g9 y*=9; the letters of the player's language are understood too."""

from volteface.games.phase10flip.cards import FLIP_MARK, LETTERS, Side
from volteface.games.phase10flip.moves import Discard, LayDown, Laying
from volteface.games.phase10flip.notation import read_laying
from volteface.kernel import InvalidInput
from volteface.terminal.look import Look
from volteface.terminal.phase10flip.turn import Turn
from volteface.terminal.question import Typed

EXAMPLES = {Side.COLOUR: "r4 r5 | g9 y*=9", Side.INTENSE: "4 5 | 9 *=9"}
BETWEEN_GROUPS = "|"


def type_lay_down(turn: Turn) -> Typed:
    """A lay-down, its groups between bars."""

    def read(text: str) -> LayDown:
        free = [held.name for held in turn.held()]
        groups = text.casefold().removeprefix("lay ").split(BETWEEN_GROUPS)
        return LayDown(tuple(tuple(_read(word, free, turn) for word in group.split()) for group in groups))

    return Typed(turn.text("terminal-p10-typed-lay", example=EXAMPLES[turn.view.side]), read)


def type_discard(turn: Turn) -> Typed:
    """A card of the hand."""

    def read(text: str) -> Discard:
        return Discard(_read(text.casefold().removeprefix("discard "), [held.name for held in turn.held()], turn).card)

    return Typed(turn.text("terminal-p10-typed-discard", example=EXAMPLES[turn.view.side].split()[0]), read)


def _read(word: str, free: list[str], turn: Turn) -> Laying:
    """A card of the hand and its number; of several that show this face, any that is not used yet."""
    try:
        name, number = read_laying(_in_notation(word, turn.look))
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


def _in_notation(word: str, look: Look) -> str:
    """A card whose colour may be said by the letter on the card."""
    own = {look.words.text(f"colour-{colour.value}-letter").casefold(): sign for sign, colour in LETTERS.items()}
    return own.get(word[:1], word[:1]) + word[1:] if word[:1] not in LETTERS else word
