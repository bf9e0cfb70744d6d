"""The bot `planner` for Phase 10 FLIP!."""

from volteface.bots.phase10flip.planner.bot import make_planner

__all__ = ["make_planner"]
