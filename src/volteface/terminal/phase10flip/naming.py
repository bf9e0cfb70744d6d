"""Faces and groups in a few characters, for buttons and lists: ●R10, ❖☆, ●R4 ●R5 ★6."""

import re
from collections.abc import Iterable, Sequence

from volteface.games.phase10flip.cards import Face, colour_of, has_flip, is_star
from volteface.games.phase10flip.groups import Group, Placed
from volteface.games.phase10flip.melds import Layout
from volteface.games.phase10flip.phases import GroupKind, Phase, Requirement
from volteface.locale.phase10flip import name_card, name_group, name_phase
from volteface.locale.story import join
from volteface.terminal.look import Look
from volteface.terminal.phase10flip import signs
from volteface.terminal.phase10flip.cards import letter, symbol, value


def short_face(face: Face, look: Look) -> str:
    """A face by its symbol, its colour's letter and its value."""
    colour = colour_of(face)
    return f"{symbol(face)}{letter(colour, look) if colour else ''}{value(face)}{signs.FLIP if has_flip(face) else ''}"


def short_faces(faces: Iterable[Face], look: Look) -> str:
    """Several of them."""
    return " ".join(short_face(face, look) for face in faces)


def short_placed(placed: Placed, look: Look) -> str:
    """A card of a group; a star with the number it stands for."""
    if not is_star(placed.face):
        return short_face(placed.face, look).removesuffix(signs.FLIP)
    return f"{short_face(placed.face, look).removesuffix(signs.FLIP)}={placed.number}"


def short_group(group: Group, look: Look) -> str:
    """Every card of a group."""
    return " ".join(short_placed(placed, look) for placed in group.cards)


def short_layout(layout: Iterable[Group], look: Look) -> str:
    """Every group of a layout."""
    return " + ".join(short_group(group, look) for group in layout)


def open_layout(readings: Sequence[Layout], look: Look) -> str:
    """A layout whose stars can be read in several ways: those that differ get a question mark."""
    first = readings[0]
    parts = []
    for place, group in enumerate(first):
        numbers = {tuple(placed.number for placed in reading[place].cards) for reading in readings}
        text = short_group(group, look)
        parts.append(text if len(numbers) == 1 else re.sub(r"=\d+", "=?", text))
    return " + ".join(parts)


def group_sign(group: Group) -> str:
    """A group by its ends: ●4–7 for a run, 9×3 for a set."""
    if group.kind is GroupKind.SET:
        return f"{group.low}×{len(group.cards)}"
    return f"{signs.SYMBOLS[group.colour] if group.colour else signs.ANY}{group.low}–{group.high}"


def name_layout(layout: Iterable[Group], look: Look) -> str:
    """Every group of a layout in words."""
    return join(look.words, [name_group(look.words, group) for group in layout])


def name_requirement(requirement: Requirement, look: Look) -> str:
    """One group that a phase asks for: a run of 3."""
    kind = "runs" if requirement.kind is GroupKind.RUN else "sets"
    return look.words.text(f"phase10flip-{kind}", count=1, size=requirement.size)


def fitting_phase(phase: Phase, look: Look, width: int) -> str:
    """What a phase asks for, in words if they fit, else in few."""
    full = name_phase(look.words, phase)
    if len(full) <= width:
        return full
    kinds = (("terminal-p10-run-of", phase.runs), ("terminal-p10-set-of", phase.sets))
    return " + ".join(look.words.text(message, size=size) for message, sizes in kinds for size in sizes)


def name_faces(faces: Iterable[Face], look: Look) -> str:
    """Faces by their names, as a list."""
    return join(look.words, [name_card(look.words, face) for face in faces])
