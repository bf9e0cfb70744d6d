"""Whole games of Flip 7: their endings, scenes and players."""
