"""Volteface: play, score, study and teach the flip card games."""

__version__ = "0.1.0"
__all__ = ["__version__"]
