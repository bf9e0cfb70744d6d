"""WebSocket handlers and the transport under them."""
