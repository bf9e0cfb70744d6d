"""Rules for the source files themselves: layout, names, docstrings, imports, links."""
