"""Flip 7: cards, rulings, the rules of play, scoring, odds, and what a seat may know."""

from volteface.games.flip7.game import GAME

__all__ = ["GAME"]
