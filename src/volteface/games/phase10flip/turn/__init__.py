"""The chapters of a turn, one module each."""
