"""An exact solver for one round of Flip 7, and the bot that plays by it."""
