"""The judge of one lay-down: whether its groups are the phase, and if not, why."""

from collections.abc import Sequence
from enum import Enum
from itertools import combinations

from volteface.games.phase10flip.cards import NUMBERS, colour_of, number_of, side_of
from volteface.games.phase10flip.groups import Group, Placed, are_alike
from volteface.games.phase10flip.melds.rulings import EqualGroups, LayDownSize, MeldRulings, NumberedCard
from volteface.games.phase10flip.phases import GroupKind, Phase


class Fault(Enum):
    """What is wrong with a lay-down or a hit; the value is the message id of the refusal."""

    WRONG_GROUPS = "refused-phase-asks-for-other-groups"
    TWO_SIDES = "refused-phase-shows-both-sides"
    TOO_FEW_CARDS = "refused-group-has-too-few-cards"
    TOO_MANY_CARDS = "refused-group-has-too-many-cards"
    NO_SUCH_NUMBER = "refused-numbers-go-from-1-to-12"
    NOT_ITS_NUMBER = "refused-numbered-card-keeps-its-number"
    NOT_ONE_NUMBER = "refused-set-has-one-number"
    NOT_CONSECUTIVE = "refused-run-is-consecutive"
    NOT_ONE_COLOUR = "refused-run-has-one-colour"
    PHASE_OF_STARS = "refused-phase-needs-a-numbered-card"
    GROUP_OF_STARS = "refused-group-needs-a-numbered-card"
    ALIKE_GROUPS = "refused-groups-are-alike"
    RUN_IS_FULL = "refused-run-is-full"
    NOT_NEXT = "refused-card-is-not-next-to-the-run"
    STAR_UNDECLARED = "refused-star-needs-a-number"  # several readings are possible


def why_not_phase(groups: Sequence[Group], phase: Phase, rulings: MeldRulings) -> Fault | None:
    """Return why these groups, in the phase's order, are not the phase, or None if they are."""
    asked = phase.groups
    if [group.kind for group in groups] != [requirement.kind for requirement in asked]:
        return Fault.WRONG_GROUPS
    if len({side_of(placed.face) for group in groups for placed in group.cards}) > 1:
        return Fault.TWO_SIDES
    for group, requirement in zip(groups, asked, strict=True):
        fault = _why_not_size(group, requirement.size, rulings) or why_not_group(group)
        if fault:
            return fault
    return _why_not_stars(groups, rulings) or _why_not_alike(groups, rulings)


def why_not_group(group: Group) -> Fault | None:
    """Return why these cards are no run or no set, or None if they are; hits may have mixed the sides."""
    faults = filter(None, map(why_not_placed, group.cards))
    if fault := next(faults, None):
        return fault
    numbers = [placed.number for placed in group.cards]
    if group.kind is GroupKind.SET:
        return Fault.NOT_ONE_NUMBER if len(set(numbers)) > 1 else None
    if sorted(numbers) != list(range(min(numbers), min(numbers) + len(numbers))):
        return Fault.NOT_CONSECUTIVE
    colours = {colour_of(placed.face) for placed in group.cards} - {None}
    return Fault.NOT_ONE_COLOUR if len(colours) > 1 else None


def why_not_placed(placed: Placed) -> Fault | None:
    """Return why a card cannot stand for that number, or None if it can."""
    if placed.number not in NUMBERS:
        return Fault.NO_SUCH_NUMBER
    return None if number_of(placed.face) in (None, placed.number) else Fault.NOT_ITS_NUMBER


def _why_not_size(group: Group, asked: int, rulings: MeldRulings) -> Fault | None:
    if len(group.cards) < asked:
        return Fault.TOO_FEW_CARDS
    exact = rulings.lay_down_size is LayDownSize.EXACT
    return Fault.TOO_MANY_CARDS if exact and len(group.cards) > asked else None


def _why_not_stars(groups: Sequence[Group], rulings: MeldRulings) -> Fault | None:
    numbered = [group.has_number for group in groups]
    if not any(numbered):
        return Fault.PHASE_OF_STARS
    per_group = rulings.numbered_card is NumberedCard.PER_GROUP
    return Fault.GROUP_OF_STARS if per_group and not all(numbered) else None


def _why_not_alike(groups: Sequence[Group], rulings: MeldRulings) -> Fault | None:
    refused = rulings.equal_groups is EqualGroups.REFUSED
    alike = refused and any(are_alike(one, other) for one, other in combinations(groups, 2))
    return Fault.ALIKE_GROUPS if alike else None
