"""The table in the terminal, driven by keys and by pipes."""
