"""Whole games of Phase 10 FLIP!: their endings, scenes and players."""
