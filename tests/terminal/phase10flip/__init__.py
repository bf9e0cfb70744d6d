"""Phase 10 FLIP! in the terminal, driven by keys and by pipes."""
