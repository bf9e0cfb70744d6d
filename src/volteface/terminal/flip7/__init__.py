"""The terminal part of Flip 7."""

from volteface.terminal.flip7.ui import Flip7UI

__all__ = ["UI"]

UI = Flip7UI()
