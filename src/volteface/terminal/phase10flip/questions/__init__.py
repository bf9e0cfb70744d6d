"""The questions of a turn of Phase 10 FLIP!, from the draw to the discard."""
