"""The widgets of Phase 10 FLIP!: the board, the phases beside it, the recap and the flip animation."""
