"""Every relative link in the documentation has a target."""

import re
from pathlib import Path

from .sources import ROOT, assert_clean, project_files

LINK = re.compile(r"\]\((?!\w+://)([^)#]+)")


def broken_links(text: str, folder: Path) -> list[str]:
    return [link for link in LINK.findall(text) if not (folder / link).exists()]


def documents() -> list[Path]:
    return [file for file in project_files() if file.suffix == ".md"]


def test_every_link_in_a_document_has_a_target() -> None:
    assert_clean(documents(), lambda file: broken_links(file.read_text(encoding="utf-8"), file.parent))


def test_a_broken_link_is_found() -> None:
    assert broken_links("[a](gone.md) [b](https://example.org) [c](README.md#top)", ROOT) == ["gone.md"]
