"""Speaks HTTP and WebSocket: people and bots at tables over a network."""
