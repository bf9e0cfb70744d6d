"""What the code may look like, whatever it does."""
