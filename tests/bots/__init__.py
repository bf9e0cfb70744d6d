"""Bots choose well-formed, sensible moves from views and offers."""
