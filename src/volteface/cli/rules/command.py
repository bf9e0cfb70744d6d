"""`volteface rules`: print the rulings of a game, every edition side by side."""

import os
from collections.abc import Iterator, Mapping
from functools import partial
from textwrap import fill
from typing import Annotated, Final

import typer
from rich import box
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from volteface.cli.help import LanguageOption
from volteface.cli.rules.markdown import as_markdown
from volteface.cli.rules.sheet import SIGNS, Sheet, answer_of, signed
from volteface.kernel import Answer, Game, Rulebook, find_game, games
from volteface.locale import Ground, RulingText, Words, describe_rulings, find_language
from volteface.locale.game_words import find_game_words
from volteface.locale.search import RuleEntry, rule_entries, rule_id, search_in_all

STYLES: Final = {Ground.EXPLICIT: "green", Ground.READING: "yellow", Ground.MOOT: "dim"}
QUESTION_WIDTH: Final = 30  # columns that a question needs beside the answers
ANSWER_WIDTH: Final = 16  # columns that an answer needs, or more if one of its words is longer
BORDER_WIDTH: Final = 3  # columns between two answers
LABEL_WIDTH: Final = 6  # columns for an edition's name
INDENT: Final = "  "
MOST_FOUND: Final = 5
MOST_ELSEWHERE: Final = 2


def rules(
    game: Annotated[str, typer.Argument()],
    language: LanguageOption = None,
    edition: Annotated[str | None, typer.Option()] = None,
    everything: Annotated[bool, typer.Option("--all")] = False,
    markdown: Annotated[bool, typer.Option("--markdown")] = False,
    *,
    search: Annotated[str | None, typer.Option()] = None,
) -> None:
    """Show what each edition of a game answers, where the answer comes from, and which house rules change it."""
    found, words = find_game(game), Words(find_language(language, os.environ))
    said = describe_rulings(words, found.id, found.rulebook)
    sheet = Sheet(words, found.id, found.rulebook, said, wanted_edition(found.rulebook, edition), everything)
    if markdown:
        typer.echo("\n".join(as_markdown(sheet)))
        return
    console = Console(highlight=False)
    shown = as_renderables(sheet, console.width) if search is None else found_rules(sheet, search, console.width)
    for renderable in shown:
        console.print(renderable)


def found_rules(sheet: Sheet, asked: str, width: int) -> Iterator[RenderableType]:
    """Yield the rules that answer a question in plain words: sections of how to play, and rulings."""
    game, words = find_game(sheet.game), sheet.words
    edition = sheet.edition or sheet.rulebook.default_edition(words.language)
    answers, seats = sheet.rulebook.resolve(edition), game.seats(game.rules(edition))[-1]
    found = search_in_all(words, asked, partial(_entries, game=game, answers=answers, seats=seats))
    elsewhere = list(_found_elsewhere(words, game.id, asked, width))
    rulings = {rule_id(ruling.name): ruling for ruling in sheet.rulings}
    if not found.entries and not elsewhere:
        yield Text(_wrapped(words.text("rules-search-nothing", asked=asked), width))
        return
    if found.entries:
        yield Text(words.text("rules-by", edition=sheet.edition_title(edition)), "dim")
    for entry in found.entries[:MOST_FOUND]:
        ruling = rulings.get(entry.id)
        if ruling is None:
            yield Text.assemble("\n", (entry.title, "bold"), "\n", _wrapped(entry.text, width, INDENT))
        elif sheet.edition is None:
            yield _block(sheet, ruling, width)
        else:
            yield _one_answer(ruling, sheet.edition, width)
    yield from elsewhere


def _found_elsewhere(words: Words, but: str, asked: str, width: int) -> Iterator[RenderableType]:
    """Yield what other games say to the very words that were asked."""
    for name in (name for name in games() if name != but and find_game_words(name).guide):
        game = find_game(name)
        edition = game.rulebook.default_edition(words.language)
        answers, seats = game.rulebook.resolve(edition), game.seats(game.rules(edition))[-1]
        entries_in = partial(_entries, game=game, answers=answers, seats=seats)
        found = search_in_all(words, asked, entries_in)
        if found.share < 1:
            continue
        yield Text.assemble("\n", (words.text(f"{name}-title"), "bold underline"))
        for entry in found.entries[:MOST_ELSEWHERE]:
            yield Text.assemble((entry.title, "bold"), "\n", _wrapped(entry.text, width, INDENT))


def _entries(words: Words, *, game: Game, answers: Mapping[str, Answer], seats: int) -> tuple[RuleEntry, ...]:
    return rule_entries(words, game.id, game.rulebook, answers, seats)


def wanted_edition(rulebook: Rulebook, named: str | None) -> str | None:
    """Return the edition to show alone: the one named, or the only one there is."""
    if named is not None:
        rulebook.edition(named)
        return named
    return next(iter(rulebook.editions)) if len(rulebook.editions) == 1 else None


def as_renderables(sheet: Sheet, width: int) -> Iterator[RenderableType]:
    """Yield the sheet for a terminal of that width."""
    yield Text(sheet.title(), "bold")
    for line in (sheet.words.text("rules-unofficial"), sheet.words.text("rules-numbers", file=sheet.rules_file())):
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


def _chapter(sheet: Sheet, rulings: tuple[RulingText, ...], width: int) -> Iterator[RenderableType]:
    """Yield a table if there is room for a column per edition, otherwise one block per ruling."""
    answer_width = _answer_width(rulings)
    question_width = width - BORDER_WIDTH - len(sheet.rulebook.editions) * (answer_width + BORDER_WIDTH) - 1
    if question_width >= QUESTION_WIDTH:
        yield _table(sheet, rulings, question_width, answer_width)
    else:
        yield from (_block(sheet, ruling, width) for ruling in rulings)


def _legend(sheet: Sheet, width: int) -> Iterator[Text]:
    yield Text("\n" + sheet.words.text("rules-legend"))
    for ground, meaning in sheet.legend():
        yield _labelled(SIGNS[ground], STYLES[ground], meaning, width, label_width=2)
    if sheet.edition is None:
        yield Text("\n" + sheet.words.text("rules-editions"))
        for edition in sheet.rulebook.editions:
            yield _labelled(edition, "cyan", sheet.edition_source(edition), width)


def _block(sheet: Sheet, ruling: RulingText, width: int) -> Text:
    """Return one ruling under its question, an edition on each line of text."""
    lines = [_labelled(answer.edition, "cyan", signed(answer), width) for answer in ruling.answers]
    if ruling.sources:
        lines.append(Text(_wrapped(_sources(sheet, ruling), width, INDENT), "dim"))
    return Text("\n").join([_question(ruling, width, above="\n"), *lines])


def _table(sheet: Sheet, rulings: tuple[RulingText, ...], question_width: int, answer_width: int) -> Table:
    """Return a table with a row per ruling and a column per edition."""
    table = Table(box=box.ROUNDED, show_lines=True)
    table.add_column(sheet.words.text("rules-question"), width=question_width)
    for edition in sheet.rulebook.editions:
        table.add_column(Text(edition, "cyan"), width=answer_width)
    for ruling in rulings:
        below = Text("\n" + _wrapped(_sources(sheet, ruling), question_width), "dim")
        answers = (Text(_wrapped(signed(answer), answer_width), STYLES[answer.ground]) for answer in ruling.answers)
        table.add_row(_question(ruling, question_width) + below, *answers)
    return table


def _one_answer(ruling: RulingText, edition: str, width: int) -> Text:
    """Return one ruling by one edition, with its source and the house rules that change it."""
    answer = answer_of(ruling, edition)
    lines = [
        _question(ruling, width, above="\n"),
        _labelled(SIGNS[answer.ground], STYLES[answer.ground], answer.text, width, label_width=2),
        *(Text(_wrapped(line, width, INDENT * 2), "dim") for line in (answer.because, *answer.house)),
    ]
    return Text("\n").join(lines)


def _question(ruling: RulingText, width: int, above: str = "") -> Text:
    name = _wrapped(f"{ruling.name}, {ruling.rule}", width)
    return Text.assemble(above, (_wrapped(ruling.question, width), "bold"), "\n", (name, "dim"))


def _labelled(label: str, style: str, text: str, width: int, label_width: int = LABEL_WIDTH) -> Text:
    """Return a label with an indented text beside it."""
    wrapped = _wrapped(text, width, " " * (len(INDENT) + label_width))
    return Text.assemble(INDENT, (label.ljust(label_width), style), wrapped.lstrip(" "))


def _wrapped(text: str, width: int, indent: str = "") -> str:
    """Wrap a text; unlike Rich, this keeps a French question mark with its word."""
    return fill(
        text, width, initial_indent=indent, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )


def _answer_width(rulings: tuple[RulingText, ...]) -> int:
    """Return how wide a column must be so that no word of an answer is broken."""
    words = (word for ruling in rulings for answer in ruling.answers for word in answer.text.split(" "))
    return max(ANSWER_WIDTH, *map(cell_len, words))


def _sources(sheet: Sheet, ruling: RulingText) -> str:
    return sheet.words.text("rules-sources", sources=", ".join(ruling.sources)) if ruling.sources else ""
