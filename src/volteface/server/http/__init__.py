"""Handlers for HTTP, each a thin call of a function in `rooms.service`."""
