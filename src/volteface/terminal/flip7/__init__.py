"""How Flip 7 looks in a terminal."""

from volteface.terminal.flip7.face import Flip7Face

__all__ = ["Flip7Face"]
