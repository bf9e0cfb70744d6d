"""`volteface how-to-play`: print how a game is played by one edition, the same words as in the browser."""

import os
from collections.abc import Iterator
from textwrap import fill
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from volteface.cli.help import LanguageOption
from volteface.kernel import find_game
from volteface.locale import SectionText, Words, describe_guide, find_game_words, find_language

WIDEST: Final = 88  # columns of a text that is read from one end to the other


def how_to_play(
    game: Annotated[str, typer.Argument()],
    language: LanguageOption = None,
    edition: Annotated[str | None, typer.Option()] = None,
    seats: Annotated[int | None, typer.Option(min=1, max=100)] = None,
    markdown: Annotated[bool, typer.Option("--markdown")] = False,
) -> None:
    """Tell how a game is played."""
    found, words = find_game(game), Words(find_language(language, os.environ))
    named = edition or found.rulebook.default_edition(words.language)
    players = seats or found.seats(found.rules(named))[-1]
    sections = describe_guide(words, found.id, found.rulebook.resolve(named), players)
    title, by = words.text(f"{found.id}-title"), words.text("rules-by", edition=words.text(f"edition-{named}"))
    if markdown:
        typer.echo("\n".join(_as_markdown(words, found.id, title, by, sections)))
        return
    console = Console(highlight=False)
    console.print(Text(title, "bold"), Text(by, "dim"), sep="\n")
    for section in sections:
        console.print(Text(f"\n{section.title}", "bold"))
        if section.cards:
            console.print(Text(_names(words, found.id, section), "cyan"))
        console.print(Text("\n".join(_wrapped(section, min(console.width, WIDEST)))))
    console.print(Text("\n" + words.text("rules-unofficial"), "dim"))


def _wrapped(section: SectionText, width: int) -> Iterator[str]:
    """Yield the section's text; one that has several lines is a numbered list."""
    lines = section.text.splitlines()
    for number, line in enumerate(lines, 1):
        said = line if len(lines) == 1 else f"{number:>2}. {line}"
        yield fill(said, width, break_long_words=False, break_on_hyphens=False)


def _names(words: Words, game: str, section: SectionText) -> str:
    """The names of the cards in the picture."""
    name = find_game_words(game).fields["card"]
    return ", ".join(str(name(words, card)) for card in section.cards if card)


def _as_markdown(words: Words, game: str, title: str, by: str, sections: tuple[SectionText, ...]) -> Iterator[str]:
    yield f"# {title}\n"
    command = f"`volteface how-to-play {game} --language {words.language} --markdown`"
    yield f"*{words.text('rules-generated', command=command)}*\n"
    yield f"{by} {words.text('rules-unofficial')}\n"
    for section in sections:
        yield f"## {section.title}\n"
        if section.cards:
            yield f"*{_names(words, game, section)}*\n"
        lines = section.text.splitlines()
        yield from lines if len(lines) == 1 else (f"{number}. {line}" for number, line in enumerate(lines, 1))
        yield ""
