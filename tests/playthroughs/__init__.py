"""Whole games that were played once and must replay for ever."""
