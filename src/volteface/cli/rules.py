"""`volteface rules`: the questions that a game's rulebooks answer differently, side by side."""

import os
from collections.abc import Iterator
from textwrap import fill
from typing import Annotated, Final

import typer
from msgspec import Struct
from rich import box
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from volteface.kernel import Rulebook, find_game
from volteface.locale import Ground, SaidAnswer, SaidRuling, Words, find_language, say_rulings

SIGNS: Final = {Ground.EXPLICIT: "✔", Ground.READING: "~", Ground.MOOT: "∅"}
STYLES: Final = {Ground.EXPLICIT: "green", Ground.READING: "yellow", Ground.MOOT: "dim"}
QUESTION_WIDTH: Final = 30  # columns that a question needs beside the answers
ANSWER_WIDTH: Final = 16  # columns that an answer needs, or more if one of its words is longer
BORDER_WIDTH: Final = 3  # columns between two answers
LABEL_WIDTH: Final = 6  # columns for an edition's name
INDENT: Final = "  "


class Sheet(Struct, frozen=True):
    """A game's rulings in words, and which of them are wanted."""

    words: Words
    game: str
    rulebook: Rulebook
    rulings: tuple[SaidRuling, ...]
    edition: str | None = None  # the only one that is wanted
    everything: bool = False  # also the rulings on which all editions agree

    def title(self) -> str:
        """What the sheet is about."""
        game = self.words.text(f"{self.game}-title")
        if self.edition is None:
            return self.words.text("rules-title", game=game)
        return self.words.text("rules-title-edition", game=game, edition=edition_title(self, self.edition))

    def chapters(self) -> tuple[tuple[str, tuple[SaidRuling, ...]], ...]:
        """The wanted rulings under their headings: those that differ, then the others."""
        differ = tuple(ruling for ruling in self.rulings if ruling.differs)
        agree = tuple(ruling for ruling in self.rulings if not ruling.differs) if self.everything else ()
        named = (("rules-differ", differ), ("rules-agree", agree))
        return tuple((self.words.text(heading), rulings) for heading, rulings in named if rulings)


def rules(
    game: Annotated[str, typer.Argument(help="The game, such as flip7.")],
    language: Annotated[str | None, typer.Option(help="en, fr, fr-CA or es; else what your system speaks.")] = None,
    edition: Annotated[str | None, typer.Option(help="Show this edition alone, with its sources and readings.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="Also show where all editions agree.")] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print Markdown.")] = False,
) -> None:
    """Show what the editions of a game answer differently, and what each answer rests on."""
    found, words = find_game(game), Words(find_language(language, os.environ))
    if edition is not None:
        found.rulebook.edition(edition)
    said = say_rulings(words, found.id, found.rulebook)
    sheet = Sheet(words, found.id, found.rulebook, said, edition, everything)
    if markdown:
        typer.echo("\n".join(as_markdown(sheet)))
        return
    console = Console(highlight=False)
    for picture in as_pictures(sheet, console.width):
        console.print(picture)


def edition_title(sheet: Sheet, edition: str) -> str:
    """An edition's title in the reader's language."""
    return sheet.words.text(f"edition-{edition}")


def as_pictures(sheet: Sheet, width: int) -> Iterator[RenderableType]:
    """The sheet for a terminal of that width."""
    yield Text(sheet.title(), "bold")
    for line in (sheet.words.text("rules-unofficial"), sheet.words.text("rules-numbers", file=_rules_file(sheet))):
        yield Text(_wrapped(line, width), "dim")
    yield from _legend(sheet, width)
    if sheet.edition is not None:
        yield from (_one_answer(ruling, sheet.edition, width) for ruling in sheet.rulings)
        return
    if not sheet.chapters():
        yield Text("\n" + sheet.words.text("rules-none"))
    for heading, rulings in sheet.chapters():
        yield Text(f"\n{heading}", "bold")
        yield from _chapter(sheet, rulings, width)


def _chapter(sheet: Sheet, rulings: tuple[SaidRuling, ...], width: int) -> Iterator[RenderableType]:
    """A table where there is room for a column per edition, else one block per ruling."""
    answer_width = _answer_width(rulings)
    question_width = width - BORDER_WIDTH - len(sheet.rulebook.editions) * (answer_width + BORDER_WIDTH) - 1
    if question_width >= QUESTION_WIDTH:
        yield _table(sheet, rulings, question_width, answer_width)
    else:
        yield from (_block(sheet, ruling, width) for ruling in rulings)


def _legend(sheet: Sheet, width: int) -> Iterator[Text]:
    yield Text("\n" + sheet.words.text("rules-legend"))
    for ground, sign in SIGNS.items():
        yield _labelled(sign, STYLES[ground], sheet.words.text(ground.value), width, label_width=2)
    if sheet.edition is None:
        yield Text("\n" + sheet.words.text("rules-editions"))
        for edition in sheet.rulebook.editions:
            yield _labelled(edition, "cyan", _described(sheet, edition), width)


def _block(sheet: Sheet, ruling: SaidRuling, width: int) -> Text:
    """One ruling under its question, an edition a line."""
    lines = [_labelled(answer.edition, "cyan", _signed(answer), width) for answer in ruling.answers]
    if ruling.sources:
        lines.append(Text(_wrapped(_sources(sheet, ruling), width, INDENT), "dim"))
    return Text("\n").join([_question(ruling, width, above="\n"), *lines])


def _table(sheet: Sheet, rulings: tuple[SaidRuling, ...], question_width: int, answer_width: int) -> Table:
    """One ruling a row, an edition a column."""
    table = Table(box=box.ROUNDED, show_lines=True)
    table.add_column(sheet.words.text("rules-question"), width=question_width)
    for edition in sheet.rulebook.editions:
        table.add_column(Text(edition, "cyan"), width=answer_width)
    for ruling in rulings:
        below = Text("\n" + _wrapped(_sources(sheet, ruling), question_width), "dim")
        answers = (Text(_wrapped(_signed(answer), answer_width), STYLES[answer.ground]) for answer in ruling.answers)
        table.add_row(_question(ruling, question_width) + below, *answers)
    return table


def _one_answer(ruling: SaidRuling, edition: str, width: int) -> Text:
    """One ruling as one edition answers it, with what that rests on."""
    answer = next(answer for answer in ruling.answers if answer.edition == edition)
    lines = [
        _question(ruling, width, above="\n"),
        _labelled(SIGNS[answer.ground], STYLES[answer.ground], answer.text, width, label_width=2),
        Text(_wrapped(answer.because, width, INDENT * 2), "dim"),
    ]
    return Text("\n").join(lines)


def _question(ruling: SaidRuling, width: int, above: str = "") -> Text:
    name = _wrapped(f"{ruling.name}, {ruling.rule}", width)
    return Text.assemble(above, (_wrapped(ruling.question, width), "bold"), "\n", (name, "dim"))


def _labelled(label: str, style: str, text: str, width: int, label_width: int = LABEL_WIDTH) -> Text:
    """A label, and beside it a text that stays there on every line."""
    wrapped = _wrapped(text, width, " " * (len(INDENT) + label_width))
    return Text.assemble(INDENT, (label.ljust(label_width), style), wrapped.lstrip(" "))


def _wrapped(text: str, width: int, indent: str = "") -> str:
    """The text in lines; unlike Rich, this leaves a French question mark with its word."""
    return fill(
        text, width, initial_indent=indent, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )


def _answer_width(rulings: tuple[SaidRuling, ...]) -> int:
    """How wide a column must be so that no word of an answer is broken."""
    words = (word for ruling in rulings for answer in ruling.answers for word in answer.text.split(" "))
    return max(ANSWER_WIDTH, *map(cell_len, words))


def _described(sheet: Sheet, edition: str) -> str:
    source = sheet.rulebook.edition(edition).source
    return sheet.words.text("rules-edition", title=edition_title(sheet, edition), source=source)


def _signed(answer: SaidAnswer) -> str:
    return f"{SIGNS[answer.ground]} {answer.text}"


def _sources(sheet: Sheet, ruling: SaidRuling) -> str:
    return sheet.words.text("rules-sources", sources=", ".join(ruling.sources)) if ruling.sources else ""


def _rules_file(sheet: Sheet) -> str:
    return f"docs/rules/{sheet.game}.md"


def as_markdown(sheet: Sheet) -> Iterator[str]:
    """The sheet as lines of Markdown."""
    words = sheet.words
    yield f"# {sheet.title()}\n"
    yield f"*{words.text('rules-generated', command=f'`{_command(sheet)}`')}*\n"
    yield f"{words.text('rules-unofficial')} {words.text('rules-numbers', file=f'`{_rules_file(sheet)}`')}\n"
    yield f"## {words.text('rules-legend')}\n"
    yield from (f"- {SIGNS[ground]} {words.text(ground.value)}" for ground in Ground)
    if sheet.edition is not None:
        yield from _markdown_edition(sheet, sheet.edition)
        return
    yield f"\n## {words.text('rules-editions')}\n"
    yield from (f"- `{edition}` {_described(sheet, edition)}" for edition in sheet.rulebook.editions)
    for heading, rulings in sheet.chapters():
        yield f"\n## {heading}\n"
        yield from _markdown_table(sheet, rulings)
        for ruling in rulings:
            yield from _markdown_grounds(ruling)


def _markdown_table(sheet: Sheet, rulings: tuple[SaidRuling, ...]) -> Iterator[str]:
    editions = sheet.rulebook.editions
    yield _row(sheet.words.text("rules-question"), *(f"`{edition}`" for edition in editions))
    yield _row(*["---"] * (1 + len(editions)))
    for ruling in rulings:
        yield _row(ruling.question, *(_signed(answer) for answer in ruling.answers))


def _markdown_grounds(ruling: SaidRuling) -> Iterator[str]:
    """What the answers rest on; editions with the same grounds share a line."""
    yield f"\n### {ruling.question}\n\n`{ruling.name}`, {ruling.rule}\n"
    for because in dict.fromkeys(answer.because for answer in ruling.answers):
        editions = ", ".join(f"`{answer.edition}`" for answer in ruling.answers if answer.because == because)
        yield f"- {editions}: {because}"


def _markdown_edition(sheet: Sheet, edition: str) -> Iterator[str]:
    for ruling in sheet.rulings:
        answer = next(answer for answer in ruling.answers if answer.edition == edition)
        yield f"\n## {ruling.question}\n\n`{ruling.name}`, {ruling.rule}\n"
        yield f"{_signed(answer)}\n\n{answer.because}"


def _command(sheet: Sheet) -> str:
    edition = [] if sheet.edition is None else ["--edition", sheet.edition]
    everything = ["--all"] if sheet.everything else []
    options = ["--language", sheet.words.language, *edition, *everything, "--markdown"]
    return " ".join(["volteface rules", sheet.game, *options])


def _row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"
