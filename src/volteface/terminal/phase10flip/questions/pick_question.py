"""Lay the phase with cards picked one by one, group by group."""

from collections import Counter
from functools import partial

from volteface.bots.phase10flip.suggestions import readings_of
from volteface.games.phase10flip.cards import Face
from volteface.games.phase10flip.groups import Group
from volteface.games.phase10flip.melds import LayDownSize, Layout
from volteface.games.phase10flip.moves import LayDown, Laying
from volteface.terminal.phase10flip import labels, queries
from volteface.terminal.phase10flip.hand import Held, Indexes
from volteface.terminal.phase10flip.questions.hit_question import face_of
from volteface.terminal.phase10flip.questions.star_question import star_question
from volteface.terminal.phase10flip.questions.turn import Turn, back_choice, card_label, cards_on_board
from volteface.terminal.questions import ENTER, SPACE, Choice, Question

Names = tuple[str, ...]


def pick_question(turn: Turn, done: tuple[Names, ...], picked: Names, back: "partial[Question]") -> Question:
    """Pick the cards of the next group; picking a card again puts it back."""
    asked = queries.phase(turn.view, turn.seat).groups
    if len(done) == len(asked):
        return confirm_question(turn, done, back)
    indexes = indexes_by_name(turn.held(), (*done, picked))
    taken = {index for group in indexes[:-1] for index in group}
    cards = tuple(
        Choice(
            None,
            (key,),
            card_label(held, turn),
            leads_to=_toggled(turn, done, picked, held.name, is_picked=index in indexes[-1], back=back),
            highlight=((index,),),
            is_on_board=True,
            is_in_dock=False,
        )
        for index, held, key in cards_on_board(turn)
        if index not in taken
    )
    wanted = labels.name_requirement(asked[len(done)], turn.context)
    text = turn.text("terminal-p10-ask-pick", group=wanted, number=len(done) + 1, groups=len(asked))
    following = partial(pick_question, turn, (*done, picked), (), back)
    finish = Choice(None, (ENTER, SPACE), turn.text("terminal-p10-pick-done"), leads_to=following, rank="main")
    return Question(text, (finish, back_choice(turn, to=back), *cards), highlight=indexes)


def confirm_question(turn: Turn, groups: tuple[Names, ...], back: "partial[Question]") -> Question:
    """Confirm the lay-down; if it is not a legal one, the judge says why."""
    faces = tuple(tuple(face_of(name, turn) for name in group) for group in groups)
    readings = readings_of(faces, turn.view)
    if len(readings) > 1:
        return star_question(turn, tuple((way, lay_down_move(way, groups, turn)) for way in readings), back)
    move = lay_down_move(readings[0], groups, turn) if readings else _as_picked(groups)
    label = turn.text("terminal-p10-lay", phase=turn.view.phases[turn.seat])
    details = (" + ".join(labels.short_faces(group, turn.context) for group in faces),)
    lay = Choice(move, (ENTER, SPACE, "l"), label, details, "main")
    indexes = indexes_by_name(turn.held(), groups)
    return Question(turn.text("terminal-p10-ask-sure"), (lay, back_choice(turn, to=back)), highlight=indexes)


def lay_down_move(layout: Layout, groups: tuple[Names, ...], turn: Turn) -> LayDown:
    """The lay-down of a layout with exactly the cards that were picked; similar groups may be swapped."""
    left = list(groups)
    layings = []
    for group in layout:
        names = next(names for names in left if _faces(names, turn) == Counter(placed.face for placed in group.cards))
        left.remove(names)
        layings.append(_group_move(group, list(names), turn))
    return LayDown(tuple(layings))


def indexes_by_name(held: tuple[Held, ...], groups: tuple[Names, ...]) -> Indexes:
    """The indexes in the hand of the picked cards; of two identical cards the first counts as picked first."""
    free = list(enumerate(held))
    found = []
    for names in groups:
        group = []
        for name in names:
            found_at = next(number for number, (_, one) in enumerate(free) if one.name == name)
            group.append(free.pop(found_at)[0])
        found.append(tuple(group))
    return tuple(found)


def _toggled(
    turn: Turn, done: tuple[Names, ...], picked: Names, name: str, *, is_picked: bool, back: "partial[Question]"
) -> "partial[Question]":
    if is_picked:
        rest = list(picked)
        rest.remove(name)
        return partial(pick_question, turn, done, tuple(rest), back)
    size = queries.phase(turn.view, turn.seat).groups[len(done)].size
    now = (*picked, name)
    if len(now) == size and turn.view.rules.lay_down_size is LayDownSize.EXACT:
        return partial(pick_question, turn, (*done, now), (), back)
    return partial(pick_question, turn, done, now, back)


def _group_move(group: Group, names: list[str], turn: Turn) -> tuple[Laying, ...]:
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
