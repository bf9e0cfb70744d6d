"""Phase 10 FLIP! with real cards: who laid, who went out, and what is left in the hands; hands are never tracked."""

from volteface.games.phase10flip.companion.pad import PAD

__all__ = ["PAD"]
