"""Lay-downs as moves: a layout said with the names of one's own cards, and the best one that the rules allow."""

from collections.abc import Iterator
from typing import Final

from volteface.bots.phase10flip.own import own_phase
from volteface.games.phase10flip.groups import pick_cards
from volteface.games.phase10flip.melds import LayDownSize, Layout, PlainRulings, best_layout, layouts
from volteface.games.phase10flip.moves import LayDown, Laying
from volteface.games.phase10flip.rules import GoingOut
from volteface.games.phase10flip.view import View
from volteface.kernel import AnyOf

LAY_DOWN: Final = AnyOf("lay_down")


def best_lay_down(view: View) -> Layout | None:
    """The layout that leaves the fewest points in hand, or nothing if none may be laid."""
    phase, rules = own_phase(view), view.rules
    layout = best_layout(view.faces, phase, rules)
    if layout is None or _may_lie(layout, view):
        return layout
    # A larger group than asked would have taken the card that has to be discarded.
    exact = PlainRulings(rules.equal_groups, LayDownSize.EXACT, rules.numbered_card)
    layout = best_layout(view.faces, phase, exact)
    return layout if layout is not None and _may_lie(layout, view) else None


def lay_downs(view: View) -> Iterator[Layout]:
    """Every layout that may be laid, made as they are asked for."""
    return (layout for layout in layouts(view.faces, own_phase(view), view.rules) if _may_lie(layout, view))


def say_layout(layout: Layout, view: View) -> LayDown:
    """The move that lays it: whole cards where own backs are seen, faces where they are not."""
    if not view.hand:
        return LayDown(tuple(tuple(Laying(one.face, one.number) for one in group.cards) for group in layout))
    picked = pick_cards(layout, view.hand, view.side)
    return LayDown(
        tuple(
            tuple(Laying(card, one.number) for card, one in zip(cards, group.cards, strict=True))
            for cards, group in zip(picked, layout, strict=True)
        )
    )


def _may_lie(layout: Layout, view: View) -> bool:
    """Whether a card is left to discard where the last one must be discarded."""
    if view.rules.going_out is GoingOut.HIT_OR_DISCARD:
        return True
    return sum(len(group.cards) for group in layout) < len(view.faces)
