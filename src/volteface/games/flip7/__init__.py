"""Flip 7: its cards, its rulings, its rules, and what a seat may know."""

from volteface.games.flip7.game import GAME

__all__ = ["GAME"]
