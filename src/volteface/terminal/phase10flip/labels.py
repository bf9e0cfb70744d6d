"""Short labels for faces and groups, such as ●R10, ❖☆ or ●R4 ●R5 ★6, and their names in words."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from volteface.games.phase10flip.cards import Face, colour_of, has_flip, is_star
from volteface.games.phase10flip.groups import Group, Placed
from volteface.games.phase10flip.melds import Layout
from volteface.games.phase10flip.phases import GroupKind, Phase, Requirement
from volteface.locale.phase10flip import name_card, name_group, name_phase
from volteface.locale.story import join
from volteface.terminal.phase10flip import symbols
from volteface.terminal.phase10flip.cards import letter, symbol, value
from volteface.terminal.render_context import RenderContext


def short_face(face: Face, context: RenderContext) -> str:
    """A face by its symbol, its colour's letter and its value."""
    colour, flip_mark = colour_of(face), symbols.FLIP if has_flip(face) else ""
    return f"{symbol(face)}{letter(colour, context) if colour else ''}{value(face)}{flip_mark}"


def short_faces(faces: Iterable[Face], context: RenderContext) -> str:
    """Several faces."""
    return " ".join(short_face(face, context) for face in faces)


def short_placed(placed: Placed, context: RenderContext) -> str:
    """A card of a group; a star with the number it stands for."""
    if not is_star(placed.face):
        return short_face(placed.face, context).removesuffix(symbols.FLIP)
    return f"{short_face(placed.face, context).removesuffix(symbols.FLIP)}={placed.number}"


def short_group(group: Group, context: RenderContext) -> str:
    """All cards of a group."""
    return " ".join(short_placed(placed, context) for placed in group.cards)


def short_layout(layout: Iterable[Group], context: RenderContext) -> str:
    """All groups of a layout."""
    return " + ".join(short_group(group, context) for group in layout)


def open_layout(readings: Sequence[Layout], context: RenderContext) -> str:
    """A layout with several readings; stars whose number differs between them get a question mark."""
    first = readings[0]
    parts = []
    for index, group in enumerate(first):
        numbers = {tuple(placed.number for placed in reading[index].cards) for reading in readings}
        text = short_group(group, context)
        parts.append(text if len(numbers) == 1 else re.sub(r"=\d+", "=?", text))
    return " + ".join(parts)


def group_summary(group: Group) -> str:
    """A summary of a group: ●4–7 for a run, 9×3 for a set."""
    if group.kind is GroupKind.SET:
        return f"{group.low}×{len(group.cards)}"
    return f"{symbols.COLOUR_SYMBOLS[group.colour] if group.colour else symbols.ANY}{group.low}–{group.high}"


def name_layout(layout: Iterable[Group], context: RenderContext) -> str:
    """All groups of a layout in words."""
    return join(context.words, [name_group(context.words, group) for group in layout])


def name_requirement(requirement: Requirement, context: RenderContext) -> str:
    """A group that a phase requires, such as “a run of 3”."""
    kind = "runs" if requirement.kind is GroupKind.RUN else "sets"
    return context.words.text(f"phase10flip-{kind}", count=1, size=requirement.size)


def fitting_phase(phase: Phase, context: RenderContext, width: int) -> str:
    """The groups of a phase in words, abbreviated if they do not fit."""
    full = name_phase(context.words, phase)
    if len(full) <= width:
        return full
    kinds = (("terminal-p10-run-of", phase.runs), ("terminal-p10-set-of", phase.sets))
    return " + ".join(
        context.words.text(message, count=count, size=size)
        for message, sizes in kinds
        for size, count in Counter(sizes).items()
    )


def name_faces(faces: Iterable[Face], context: RenderContext) -> str:
    """The names of faces, as a list."""
    return join(context.words, [name_card(context.words, face) for face in faces])
