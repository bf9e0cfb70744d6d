"""Phase 10 FLIP!: two-faced cards, ten phases, its rulings and rules, and what a seat may know."""

from volteface.games.phase10flip.game import GAME

__all__ = ["GAME"]
