"""The verifiable deal: dealing, verifying finished games, and examining games from files."""
