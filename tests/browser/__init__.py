"""The browser client, played in Chromium against the real server."""
