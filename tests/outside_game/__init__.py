"""A game from outside, found by its entry point alone: it is played everywhere without a change to the package."""
