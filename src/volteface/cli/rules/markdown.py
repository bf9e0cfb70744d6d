"""The sheet of `volteface rules` as Markdown."""

from collections.abc import Iterator

from volteface.cli.rules.sheet import SIGNS, Sheet, answer_of, signed
from volteface.locale import RulingText


def as_markdown(sheet: Sheet) -> Iterator[str]:
    """Yield the sheet as lines of Markdown."""
    words = sheet.words
    yield f"# {sheet.title()}\n"
    yield f"*{words.text('rules-generated', command=f'`{_command(sheet)}`')}*\n"
    yield f"{words.text('rules-unofficial')} {words.text('rules-numbers', file=f'`{sheet.rules_file()}`')}\n"
    yield f"## {words.text('rules-legend')}\n"
    yield from (f"- {SIGNS[ground]} {meaning}" for ground, meaning in sheet.legend())
    if sheet.edition is not None:
        yield from _edition(sheet, sheet.edition)
        return
    yield f"\n## {words.text('rules-editions')}\n"
    yield from (f"- `{edition}` {sheet.edition_source(edition)}" for edition in sheet.rulebook.editions)
    for heading, rulings in sheet.chapters():
        yield f"\n## {heading}\n"
        yield from _table(sheet, rulings)
        for ruling in rulings:
            yield from _grounds(ruling)


def _table(sheet: Sheet, rulings: tuple[RulingText, ...]) -> Iterator[str]:
    editions = sheet.rulebook.editions
    yield _row(sheet.words.text("rules-question"), *(f"`{edition}`" for edition in editions))
    yield _row(*["---"] * (1 + len(editions)))
    for ruling in rulings:
        yield _row(ruling.question, *map(signed, ruling.answers))


def _grounds(ruling: RulingText) -> Iterator[str]:
    """Yield the sources of the answers; editions with the same sources share a line of text."""
    yield f"\n### {ruling.question}\n\n`{ruling.name}`, {ruling.rule}\n"
    for because in dict.fromkeys(answer.because for answer in ruling.answers):
        editions = ", ".join(f"`{answer.edition}`" for answer in ruling.answers if answer.because == because)
        yield f"- {editions}: {because}"


def _edition(sheet: Sheet, edition: str) -> Iterator[str]:
    for ruling in sheet.rulings:
        answer = answer_of(ruling, edition)
        yield f"\n## {ruling.question}\n\n`{ruling.name}`, {ruling.rule}\n"
        yield f"{signed(answer)}\n\n{answer.because}\n"
        yield from (f"- {house}" for house in answer.house)


def _command(sheet: Sheet) -> str:
    edition = [] if sheet.edition is None else ["--edition", sheet.edition]
    everything = ["--all"] if sheet.everything else []
    options = ["--language", sheet.words.language, *edition, *everything, "--markdown"]
    return " ".join(["volteface rules", sheet.game, *options])


def _row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"
