"""Play and replay games in a terminal: `screen` is a Textual app, `plain` prints and reads lines of text.

Import submodules directly: Textual is slow to import and is not always needed.
"""
