"""Flip 7 in the browser."""
