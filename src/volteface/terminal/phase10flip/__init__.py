"""The terminal part of Phase 10 FLIP!."""

from volteface.terminal.phase10flip.ui import Phase10FlipUI

__all__ = ["UI"]

UI = Phase10FlipUI()
