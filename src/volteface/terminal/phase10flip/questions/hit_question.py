"""Which card to add to which group, or where one card may go."""

from functools import partial

from volteface.games.phase10flip.cards import Card, Face, face_up, is_star, points_of
from volteface.games.phase10flip.moves import Hit
from volteface.games.phase10flip.phases import GroupKind
from volteface.locale.phase10flip import name_card, name_group
from volteface.terminal.phase10flip import labels
from volteface.terminal.phase10flip.questions.turn import Turn, back_choice, discard_choice
from volteface.terminal.questions import Choice, Question, list_keys

COLUMN = 36


def hit_question(turn: Turn, top: "partial[Question]") -> Question:
    """All hits that are offered, the most points first and stars last."""
    # Cards with the same face are listed once; to choose by the back, choose the card first.
    alike = {(face_of(hit.card, turn), hit.seat, hit.group, hit.number): hit for hit in reversed(turn.hits())}
    hits = sorted(alike.values(), key=lambda hit: _order(hit, turn))
    choices = (*_choices(hits, turn), back_choice(turn, to=top))
    return Question(turn.text("terminal-p10-ask-hit"), choices, is_list=True, column=COLUMN)


def card_question(turn: Turn, name: str, top: "partial[Question]") -> Question:
    """Where a card may go."""
    held = next(one for one in turn.held() if one.name == name)
    hits = [hit for hit in turn.hits() if hit.card == name]
    choices = (*_choices(hits, turn), discard_choice(held, turn), back_choice(turn, to=top))
    text = turn.text("terminal-p10-ask-card", face=labels.short_face(held.face, turn.context))
    return Question(text, choices, is_list=True, column=COLUMN, highlight=_indexes(name, turn))


def hit_label(hit: Hit, turn: Turn) -> str:
    """The card, the group it is added to, and its number if it is a star."""
    face = face_of(hit.card, turn)
    group = turn.view.laid[hit.seat][hit.group].group
    label = f"{labels.short_face(face, turn.context)} → {turn.context.names[hit.seat]} {labels.group_summary(group)}"
    if is_star(face) and group.kind is GroupKind.RUN:
        return f"{label} ({turn.text('terminal-p10-as', number=hit.number or 0)})"
    return label


def plain_hit_label(hit: Hit, turn: Turn) -> str:
    """The same in words."""
    words, group = turn.context.words, turn.view.laid[hit.seat][hit.group].group
    card, face = name_card(words, face_of(hit.card, turn)), face_of(hit.card, turn)
    if is_star(face) and group.kind is GroupKind.RUN:
        card = f"{card} {turn.text('terminal-p10-as', number=hit.number or 0)}"
    return turn.text(
        "terminal-p10-hit-on", card=card, name=turn.context.names[hit.seat], group=name_group(words, group)
    )


def face_of(name: str, turn: Turn) -> Face:
    """The active face of a card, given by its full name or by that face."""
    return face_up(Card(name), turn.view.side) if "/" in name else Face(name)


def _choices(hits: list[Hit], turn: Turn) -> tuple[Choice, ...]:
    keys = list_keys(len(hits))
    return tuple(
        Choice(
            hit, key, hit_label(hit, turn), highlight=_indexes(hit.card, turn), plain_label=plain_hit_label(hit, turn)
        )
        for hit, key in zip(hits, keys, strict=True)
    )


def _indexes(name: str, turn: Turn) -> tuple[tuple[int, ...], ...]:
    return (tuple(index for index, held in enumerate(turn.held()) if held.name == name)[:1],)


def _order(hit: Hit, turn: Turn) -> tuple[bool, int, bool]:
    face = face_of(hit.card, turn)
    on_run = turn.view.laid[hit.seat][hit.group].group.kind is GroupKind.RUN
    return is_star(face), -points_of(face), on_run
