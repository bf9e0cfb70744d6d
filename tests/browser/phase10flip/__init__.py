"""The Phase 10 FLIP! table, played in Chromium against the real server."""
