"""A finished game of either kind, watched again in a browser."""
