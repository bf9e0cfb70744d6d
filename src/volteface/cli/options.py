"""Options that several commands share."""

from typing import Annotated, TypeAlias

import typer

from volteface.locale import LANGUAGES

DatabaseOption: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="Another file of games: sqlite:///FILE, or just FILE.",
    ),
]
LanguageOption: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--language",
        help=f"One of {', '.join(LANGUAGES)}; else what your system speaks.",
    ),
]
BotSecondsOption: TypeAlias = Annotated[
    float,
    typer.Option(
        "--bot-seconds",
        min=0.1,
        max=600,
        help="Seconds that an external bot (exec:) may take for a move.",
    ),
]
