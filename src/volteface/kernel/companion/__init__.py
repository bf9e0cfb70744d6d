"""The companion for real cards: people report what happened, and may correct all of it; the wrapped engine judges."""
