"""The prose says what the data says, and its links lead somewhere."""

import re
import tomllib
from pathlib import Path

import pytest

from .sources import PACKAGE, ROOT, name_of, project_files

LINK = re.compile(r"\]\((?!\w+://)([^)#]+)")
EDITION_COLUMNS = slice(2, -1)


def read_answers(text: str) -> dict[str, dict[str, str]]:
    """Each ruling's answer by edition, from the table in a document."""
    rows = [[cell.strip() for cell in line.strip("|\n ").split("|")] for line in text.splitlines() if line[:1] == "|"]
    editions = rows[0][EDITION_COLUMNS]
    return {
        row[0].strip("`"): dict(zip(editions, (cell.split(" ")[0] for cell in row[EDITION_COLUMNS]), strict=True))
        for row in rows[2:]
    }


def broken_links(text: str, folder: Path) -> list[str]:
    return [link for link in LINK.findall(text) if not (folder / link).exists()]


def documents() -> list[Path]:
    return [file for file in project_files() if file.suffix == ".md"]


def test_the_table_of_rulings_gives_the_answers_of_the_data() -> None:
    rulings = tomllib.loads((PACKAGE / "games" / "flip7" / "rulings.toml").read_text(encoding="utf-8"))["rulings"]
    data = {
        name: {edition: str(position["answer"]) for edition, position in ruling["editions"].items()}
        for name, ruling in rulings.items()
    }
    assert read_answers((ROOT / "docs" / "rules" / "names.md").read_text(encoding="utf-8")) == data


@pytest.mark.parametrize("file", documents(), ids=name_of)
def test_every_link_in_a_document_leads_somewhere(file: Path) -> None:
    assert broken_links(file.read_text(encoding="utf-8"), file.parent) == []


def test_an_answer_is_read_without_its_remark() -> None:
    table = (
        "| name | answers | en | fr | rule |\n|---|---|---|---|---|\n| `tie` | any | shared | none *(moot)* | 13.2 |\n"
    )
    assert read_answers(table) == {"tie": {"en": "shared", "fr": "none"}}


def test_a_link_that_leads_nowhere_is_found() -> None:
    assert broken_links("[a](gone.md) [b](https://example.org) [c](README.md#top)", ROOT) == ["gone.md"]
