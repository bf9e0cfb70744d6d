"""How to speak to a terminal: a whole screen, or line by line.

Its modules are imported by name, for the screen's library is heavy and not always needed.
"""
