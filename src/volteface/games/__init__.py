"""The games, one room each; they never import each other."""
