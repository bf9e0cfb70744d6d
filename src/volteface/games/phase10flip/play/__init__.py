"""The rules of play: who may do what, and what each move does to the state."""
