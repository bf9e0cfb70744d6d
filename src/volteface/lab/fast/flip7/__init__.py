"""Flip 7 as compiled code."""
