"""How Phase 10 FLIP! looks in a terminal."""

from volteface.terminal.phase10flip.face import Phase10FlipFace

__all__ = ["Phase10FlipFace"]
