"""Advice for Phase 10 FLIP!: what the hand lacks, what would complete it, and good ways to lay it down."""

from typing import Any

from msgspec import Struct

from volteface.bots.phase10flip.lay_downs import has_laid, lay_down_move, own_phase
from volteface.bots.phase10flip.suggestions import Suggestion, suggest
from volteface.games.phase10flip.cards import Face
from volteface.games.phase10flip.melds import cards_short, completing_draws
from volteface.games.phase10flip.moves import LayDown
from volteface.games.phase10flip.view import View
from volteface.kernel import Log


class LayDownAdvice(Struct, frozen=True):
    """Cards to lay down: one move for every reading of their stars, and what remains in hand."""

    moves: tuple[LayDown, ...]
    left: tuple[Face, ...]
    points: int  # that remain in hand


class Advice(Struct, frozen=True):
    """Advice on the phase to lay; empty once it is laid."""

    short: int | None = None  # cards
    completing: tuple[Face, ...] = ()  # any one of these would complete the phase
    lay_downs: tuple[LayDownAdvice, ...] = ()  # the best first


class Phase10FlipAdviser:
    """The adviser of Phase 10 FLIP!."""

    advice_type: Any = Advice
    review_type: Any = None

    @staticmethod
    def review(log: Log) -> None:
        """Return None: luck is not measured in this game."""

    @staticmethod
    def advise(view: View) -> Advice:
        """Return what a seat's own hand can do for its phase."""
        if view.me is None or not view.faces or has_laid(view):
            return Advice()
        phase = own_phase(view)
        short = cards_short(view.faces, phase, view.rules)
        completing = completing_draws(view.faces, phase, view.rules) if short == 1 else ()
        return Advice(short, completing, tuple(_advice(one, view) for one in suggest(view)) if short == 0 else ())


def _advice(suggestion: Suggestion, view: View) -> LayDownAdvice:
    moves = tuple(lay_down_move(layout, view) for layout in suggestion.readings)
    return LayDownAdvice(moves, suggestion.left, suggestion.points)


ADVISER = Phase10FlipAdviser()
