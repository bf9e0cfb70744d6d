"""`python -m volteface` is the `volteface` command."""

from volteface.cli import main

main()
