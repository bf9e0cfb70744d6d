"""Every distinct way to lay a phase down, one after the other.

Two ways are the same if each group holds the same faces with the same declared numbers. Two groups of
which the phase asks the same may be swapped without becoming another way, so they come in order.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from volteface.games.phase10flip.cards import NUMBERS, ORDER, Face, colour_of, is_star, number_of
from volteface.games.phase10flip.groups import Group, Placed, are_alike, place, place_in_order
from volteface.games.phase10flip.melds.feasibility import can_lay
from volteface.games.phase10flip.melds.rulings import EqualGroups, MeldRulings, NumberedCard
from volteface.games.phase10flip.melds.shapes import shapes
from volteface.games.phase10flip.phases import GroupKind, Phase, Requirement

Layout: TypeAlias = tuple[Group, ...]
Stock: TypeAlias = dict[Face, int]  # how many of each face are left


def layouts(faces: Sequence[Face], phase: Phase, rulings: MeldRulings) -> Iterator[Layout]:
    """All lay-downs of the phase from this hand, each once, made as they are asked for."""
    if not can_lay(faces, phase, rulings):
        return
    stock = dict(Counter(sorted(faces, key=ORDER.__getitem__)))
    for runs, sets in shapes(phase, rulings, len(faces)):
        asked = Phase(phase.number, runs, sets).groups
        for layout in _lay(stock, asked, (), rulings):
            if any(group.has_number for group in layout):
                yield layout


def _lay(stock: Stock, asked: tuple[Requirement, ...], laid: Layout, rulings: MeldRulings) -> Iterator[Layout]:
    """Every way to add the groups still asked for to those already laid."""
    if len(laid) == len(asked):
        yield laid
        return
    for group in _groups(stock, asked[len(laid)]):
        if _may_follow(laid, group, rulings):
            yield from _lay(stock, asked, (*laid, group), rulings)


def _may_follow(laid: Layout, group: Group, rulings: MeldRulings) -> bool:
    if rulings.numbered_card is NumberedCard.PER_GROUP and not group.has_number:
        return False
    if not laid or laid[-1].kind is not group.kind:
        return True
    if rulings.equal_groups is EqualGroups.REFUSED and are_alike(laid[-1], group):
        return False
    return len(laid[-1].cards) != len(group.cards) or _order(laid[-1]) <= _order(group)


def _order(group: Group) -> list[tuple[int, int]]:
    return [place_in_order(placed) for placed in group.cards]


def _groups(stock: Stock, asked: Requirement) -> Iterator[Group]:
    """Every such group that the stock holds; while one is in use its cards are out of the stock."""
    if asked.kind is GroupKind.SET:
        fillings = (_fill_set(stock, tuple(stock), number, asked.size) for number in NUMBERS)
    else:
        suits = [
            [face for face in stock if colour_of(face) is colour] for colour in dict.fromkeys(map(colour_of, stock))
        ]
        lows = range(1, len(NUMBERS) + 2 - asked.size)
        fillings = (_fill_run(stock, suit, low, low + asked.size) for suit in suits for low in lows)
    return (Group(asked.kind, tuple(cards)) for filling in fillings for cards in filling)


def _fill_run(stock: Stock, suit: list[Face], number: int, end: int) -> Iterator[tuple[Placed, ...]]:
    """Every way to fill the places from a number up to the end with one suit's faces and stars."""
    if number == end:
        yield ()
        return
    for face in suit:
        if stock[face] and number_of(face) in (number, None):
            stock[face] -= 1
            yield from ((place(face, number), *rest) for rest in _fill_run(stock, suit, number + 1, end))
            stock[face] += 1


def _fill_set(stock: Stock, faces: tuple[Face, ...], number: int, size: int) -> Iterator[tuple[Placed, ...]]:
    """Every choice of so many of these faces for a set of that number."""
    if size == 0:
        yield ()
        return
    for index, face in enumerate(faces):
        if stock[face] and (number_of(face) == number or is_star(face)):
            stock[face] -= 1
            yield from ((place(face, number), *rest) for rest in _fill_set(stock, faces[index:], number, size - 1))
            stock[face] += 1
