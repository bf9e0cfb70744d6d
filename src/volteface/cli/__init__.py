"""The `volteface` command: the one place where the parts are put together."""

from volteface.cli.main import main

__all__ = ["main"]
