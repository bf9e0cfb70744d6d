"""Is this a phase? What the engine's own lay-down solver and judge say of a hand, or of a card and a group."""

from collections import Counter
from itertools import islice
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from volteface.games.phase10flip.cards import (
    FLIP_MARK,
    Face,
    Side,
    faces_up,
    is_star,
    points_of,
    read_face,
    sort_faces,
)
from volteface.games.phase10flip.deck import default_deck
from volteface.games.phase10flip.groups import Group, Placed, make_group
from volteface.games.phase10flip.melds import (
    Layout,
    add_hit,
    best_layout,
    cards_short,
    completing_draws,
    hit_numbers,
    layouts,
    resolve_hit,
    why_not_group,
    why_not_hit,
)
from volteface.games.phase10flip.melds.judge import Fault
from volteface.games.phase10flip.phases import PHASES, GroupKind, phase_of
from volteface.games.phase10flip.rules import RULEBOOK, Rules, read_rules
from volteface.kernel import InvalidInput, Reason

MOST_CARDS: Final = 15  # in a hand: the ways to lay more are too many to look at
MOST_LOOKED_AT: Final = 2000  # lay-downs
MOST_WAYS: Final = 12


class PhaseQuestion(Struct, frozen=True, forbid_unknown_fields=True, tag_field="question", tag="phase"):
    """Does this hand hold that phase? All faces are of the side in play; FLIP marks make no difference."""

    hand: Annotated[tuple[str, ...], Meta(max_length=MOST_CARDS)]
    side: Side
    phase: Annotated[int, Meta(ge=1, le=len(PHASES))]
    edition: str = next(iter(RULEBOOK.editions))
    house: dict[str, str | int] = {}


class HitQuestion(Struct, frozen=True, forbid_unknown_fields=True, tag_field="question", tag="hit"):
    """May this card be added to that group on the table? A star on a run may say its number."""

    kind: GroupKind
    cards: Annotated[tuple[Placed, ...], Meta(min_length=1, max_length=40)]
    face: str
    number: int | None = None


Question: TypeAlias = PhaseQuestion | HitQuestion


class Way(Struct, frozen=True):
    """A way to lay the phase down, and what remains in hand."""

    groups: tuple[Group, ...]
    left: tuple[Face, ...]
    points: int  # that remain in hand


class PhaseAnswer(Struct, frozen=True, tag_field="answer", tag="phase"):
    """Whether it is a phase: the ways to lay it, the best first, or what is missing."""

    is_phase: bool
    ways: tuple[Way, ...]  # keeping the most stars, then leaving the fewest points
    short: int  # cards that are missing at least
    completing: tuple[Face, ...]  # any one of these would complete it, if one card is missing
    almost: tuple[Group, ...]  # the lay-down with the first of these
    short_by_phase: tuple[int, ...]  # cards that each of the ten phases is short of


class HitAnswer(Struct, frozen=True, tag_field="answer", tag="hit"):
    """Whether the card may be added, and as which numbers; if not, why."""

    may_hit: bool
    numbers: tuple[int, ...]
    reason: Reason | None
    group: Group | None  # with the card in it


Answer: TypeAlias = PhaseAnswer | HitAnswer


def check(question: Question) -> Answer:
    """Answer a question; raises `InvalidInput` if there are no such cards."""
    return check_phase(question) if isinstance(question, PhaseQuestion) else check_hit(question)


def check_phase(question: PhaseQuestion) -> PhaseAnswer:
    """Return whether a hand holds a phase, the ways to lay it, or what is missing."""
    rules = read_rules(question.edition, question.house)
    hand = tuple(_plain(face, question.side) for face in question.hand)
    _check_copies(hand, question.side)
    phase = phase_of(question.phase)
    short_by_phase = tuple(cards_short(hand, other, rules) for other in PHASES)
    short = short_by_phase[phase.number - 1]
    completing = completing_draws(hand, phase, rules) if hand and short == 1 else ()
    almost = best_layout((*hand, completing[0]), phase, rules) if completing else None
    ways = _ways(hand, question.phase, rules) if short == 0 else ()
    return PhaseAnswer(short == 0, ways, short, completing, almost or (), short_by_phase)


def check_hit(question: HitQuestion) -> HitAnswer:
    """Return whether a card may be added to a group."""
    for placed in question.cards:
        read_face(placed.face)
    face, group = read_face(question.face), make_group(question.kind, question.cards)
    fault = why_not_group(group)
    if fault is None:
        number = resolve_hit(group, face, question.number)
        fault = number if isinstance(number, Fault) else why_not_hit(group, face, number)
        if fault is None and not isinstance(number, Fault):
            return HitAnswer(True, hit_numbers(group, face), None, add_hit(group, face, number))
    numbers = () if fault is None or why_not_group(group) else hit_numbers(group, face)
    return HitAnswer(bool(numbers), numbers, Reason(fault.value) if fault and not numbers else None, None)


def _ways(hand: tuple[Face, ...], phase: int, rules: Rules) -> tuple[Way, ...]:
    found = [_way(hand, layout) for layout in islice(layouts(hand, phase_of(phase), rules), MOST_LOOKED_AT)]
    best = best_layout(hand, phase_of(phase), rules)
    if best is not None:
        found.append(_way(hand, best))
    ordered = sorted(dict.fromkeys(found), key=lambda way: (-sum(map(is_star, way.left)), way.points))
    return tuple(ordered[:MOST_WAYS])


def _way(hand: tuple[Face, ...], layout: Layout) -> Way:
    left = Counter(hand)
    left.subtract(placed.face for group in layout for placed in group.cards)
    faces = sort_faces(left.elements())
    return Way(tuple(layout), faces, sum(map(points_of, faces)))


def _plain(text: str, side: Side) -> Face:
    """Return a face of that side without its FLIP mark."""
    return Face(read_face(text, side).rstrip(FLIP_MARK))


def _check_copies(hand: tuple[Face, ...], side: Side) -> None:
    """Raise `InvalidInput` if the hand has more copies of a card than the deck."""
    deck = Counter(face.rstrip(FLIP_MARK) for face in faces_up(default_deck().cards, side))
    for face, count in Counter(hand).items():
        if count > deck[face]:
            raise InvalidInput(f"The deck has only {deck[face]} of {face}.")
