"""What there is to see and to do once a game is over."""
