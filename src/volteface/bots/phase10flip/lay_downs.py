"""A bot's own seat and phase, and the lay-downs that its hand allows, as moves."""

from collections.abc import Iterator
from typing import Final

from volteface.games.phase10flip.cards import Card, Face, face_up
from volteface.games.phase10flip.groups import pick_cards
from volteface.games.phase10flip.melds import LayDownSize, Layout, PlainRulings, best_layout, layouts
from volteface.games.phase10flip.moves import LayDown, Laying
from volteface.games.phase10flip.phases import Phase, phase_of
from volteface.games.phase10flip.rules import GoingOut
from volteface.games.phase10flip.view import View
from volteface.kernel import AnyOf, Seat

LAY_DOWN: Final = AnyOf("lay_down")


def own_seat(view: View) -> Seat:
    """Return the seat a bot plays; a spectator is never asked."""
    assert view.me is not None
    return view.me


def own_phase(view: View) -> Phase:
    """Return the phase that a bot has to lay."""
    return phase_of(view.phases[own_seat(view)])


def has_laid(view: View) -> bool:
    """Return whether the bot has laid its phase."""
    return bool(view.laid[own_seat(view)])


def named_face(name: str, view: View) -> Face:
    """Return the active face of a card in one's own hand that a move names, whole or by that face."""
    return face_up(Card(name), view.side) if view.hand else Face(name)


def best_lay_down(view: View) -> Layout | None:
    """Return the layout that leaves the fewest points in hand, or None if none may be laid."""
    phase, rules = own_phase(view), view.rules
    layout = best_layout(view.faces, phase, rules)
    if layout is None or _may_lie(layout, view):
        return layout
    # A larger group than asked would have taken the card that has to be discarded.
    exact = PlainRulings(rules.equal_groups, LayDownSize.EXACT, rules.numbered_card)
    layout = best_layout(view.faces, phase, exact)
    return layout if layout is not None and _may_lie(layout, view) else None


def lay_downs(view: View) -> Iterator[Layout]:
    """Yield every layout that may be laid."""
    return (layout for layout in layouts(view.faces, own_phase(view), view.rules) if _may_lie(layout, view))


def lay_down_move(layout: Layout, view: View) -> LayDown:
    """Return the move that lays it: with whole cards, or with faces where own backs are hidden."""
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
    """Return whether a card is left to discard, where the last card must be discarded."""
    if view.rules.going_out is GoingOut.HIT_OR_DISCARD:
        return True
    return sum(len(group.cards) for group in layout) < len(view.faces)
