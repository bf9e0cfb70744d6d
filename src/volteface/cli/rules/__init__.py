"""`volteface rules`: what each edition of a game answers, in the terminal or as Markdown."""

from volteface.cli.rules.command import rules

__all__ = ["rules"]
