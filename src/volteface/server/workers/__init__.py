"""Processes of their own beside the server: the bots, and games that are imported."""
