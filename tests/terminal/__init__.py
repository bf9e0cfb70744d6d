"""Tests of the terminal interface, driven by keys and by pipes."""
