"""Flip 7 with real cards: what people report, and what the engine makes of it."""

from volteface.games.flip7.companion.pad import PAD

__all__ = ["PAD"]
