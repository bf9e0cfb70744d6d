"""Every link in the prose leads somewhere."""

import re
from pathlib import Path

import pytest

from .sources import ROOT, name_of, project_files

LINK = re.compile(r"\]\((?!\w+://)([^)#]+)")


def broken_links(text: str, folder: Path) -> list[str]:
    return [link for link in LINK.findall(text) if not (folder / link).exists()]


def documents() -> list[Path]:
    return [file for file in project_files() if file.suffix == ".md"]


@pytest.mark.parametrize("file", documents(), ids=name_of)
def test_every_link_in_a_document_leads_somewhere(file: Path) -> None:
    assert broken_links(file.read_text(encoding="utf-8"), file.parent) == []


def test_a_link_that_leads_nowhere_is_found() -> None:
    assert broken_links("[a](gone.md) [b](https://example.org) [c](README.md#top)", ROOT) == ["gone.md"]
