"""A phase laid with cards of one's own choice: group by group, each card picked where it is held."""

from collections import Counter
from functools import partial

from volteface.bots.phase10flip.suggestions import readings_of
from volteface.games.phase10flip.cards import Face
from volteface.games.phase10flip.groups import Group
from volteface.games.phase10flip.melds import LayDownSize, Layout
from volteface.games.phase10flip.moves import LayDown, Laying
from volteface.terminal.phase10flip import naming, reading
from volteface.terminal.phase10flip.hand import Held, Places
from volteface.terminal.phase10flip.hit_question import face_of
from volteface.terminal.phase10flip.star_question import star_question
from volteface.terminal.phase10flip.turn import Turn, back_choice, card_label, cards_on_board
from volteface.terminal.question import ENTER, SPACE, Choice, Question

Names = tuple[str, ...]


def pick_question(turn: Turn, done: tuple[Names, ...], picked: Names, back: "partial[Question]") -> Question:
    """The cards of the next group; a card that is picked already is put back."""
    asked = reading.phase(turn.view, turn.seat).groups
    if len(done) == len(asked):
        return confirm_question(turn, done, back)
    places = places_by_name(turn.held(), (*done, picked))
    taken = {place for group in places[:-1] for place in group}
    cards = tuple(
        Choice(
            None,
            (key,),
            card_label(held, turn),
            leads_to=_toggled(turn, done, picked, held.name, is_picked=place in places[-1], back=back),
            about=((place,),),
            is_on_board=True,
            is_in_dock=False,
        )
        for place, held, key in cards_on_board(turn)
        if place not in taken
    )
    wanted = naming.name_requirement(asked[len(done)], turn.look)
    text = turn.text("terminal-p10-ask-pick", group=wanted, place=len(done) + 1, groups=len(asked))
    following = partial(pick_question, turn, (*done, picked), (), back)
    finish = Choice(None, (ENTER, SPACE), turn.text("terminal-p10-pick-done"), leads_to=following, rank="main")
    return Question(text, (finish, back_choice(turn, to=back), *cards), about=places)


def confirm_question(turn: Turn, groups: tuple[Names, ...], back: "partial[Question]") -> Question:
    """Lay these cards? If they are no phase the judge says why."""
    faces = tuple(tuple(face_of(name, turn) for name in group) for group in groups)
    readings = readings_of(faces, turn.view)
    if len(readings) > 1:
        return star_question(turn, tuple((way, say_reading(way, groups, turn)) for way in readings), back)
    move = say_reading(readings[0], groups, turn) if readings else _as_picked(groups)
    label = turn.text("terminal-p10-lay", phase=turn.view.phases[turn.seat])
    details = (" + ".join(naming.short_faces(group, turn.look) for group in faces),)
    lay = Choice(move, (ENTER, SPACE, "l"), label, details, "main")
    places = places_by_name(turn.held(), groups)
    return Question(turn.text("terminal-p10-ask-sure"), (lay, back_choice(turn, to=back)), about=places)


def say_reading(layout: Layout, groups: tuple[Names, ...], turn: Turn) -> LayDown:
    """The layout with the very cards that were picked; groups alike may have been swapped."""
    left = list(groups)
    said = []
    for group in layout:
        names = next(names for names in left if _faces(names, turn) == Counter(placed.face for placed in group.cards))
        left.remove(names)
        said.append(_say_group(group, list(names), turn))
    return LayDown(tuple(said))


def places_by_name(held: tuple[Held, ...], groups: tuple[Names, ...]) -> Places:
    """Where picked cards are in the hand; of two alike the first counts as picked first."""
    free = list(enumerate(held))
    found = []
    for names in groups:
        group = []
        for name in names:
            at = next(index for index, (_, one) in enumerate(free) if one.name == name)
            group.append(free.pop(at)[0])
        found.append(tuple(group))
    return tuple(found)


def _toggled(
    turn: Turn, done: tuple[Names, ...], picked: Names, name: str, *, is_picked: bool, back: "partial[Question]"
) -> "partial[Question]":
    if is_picked:
        rest = list(picked)
        rest.remove(name)
        return partial(pick_question, turn, done, tuple(rest), back)
    size = reading.phase(turn.view, turn.seat).groups[len(done)].size
    now = (*picked, name)
    if len(now) == size and turn.view.rules.lay_down_size is LayDownSize.EXACT:
        return partial(pick_question, turn, (*done, now), (), back)
    return partial(pick_question, turn, done, now, back)


def _say_group(group: Group, names: list[str], turn: Turn) -> tuple[Laying, ...]:
    layings = []
    for placed in group.cards:
        name = next(name for name in names if face_of(name, turn) == placed.face)
        names.remove(name)
        layings.append(Laying(name, placed.number))
    return tuple(layings)


def _as_picked(groups: tuple[Names, ...]) -> LayDown:
    return LayDown(tuple(tuple(Laying(name) for name in group) for group in groups))


def _faces(names: Names, turn: Turn) -> "Counter[Face]":
    return Counter(face_of(name, turn) for name in names)
