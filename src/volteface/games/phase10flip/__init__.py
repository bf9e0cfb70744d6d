"""Phase 10 FLIP!: two-sided cards, phases, rulings, the rules of play, and what a seat may know."""

from volteface.games.phase10flip.game import GAME

__all__ = ["GAME"]
