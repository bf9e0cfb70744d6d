"""Bots in other programs."""
