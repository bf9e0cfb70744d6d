"""From which size on a screen is wide, so that story and odds stand beside the board, and from which it is high."""

WIDE, HIGH = 112, 30  # columns and rows
