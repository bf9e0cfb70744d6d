"""Installs the example game in examples/games/higher, as pip would: a .dist-info folder with its entry points."""

import os
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.dist_info import write_dist_info
from volteface.kernel.manifest import forget_manifests

EXAMPLE = Path(__file__).parents[2] / "examples" / "games" / "higher"


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Higher, installed for this process and for those it starts."""
    site = tmp_path / "site"
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    write_dist_info(site, project["name"], project["version"], project["entry-points"])
    monkeypatch.syspath_prepend(str(EXAMPLE))
    monkeypatch.syspath_prepend(str(site))
    monkeypatch.setenv(
        "PYTHONPATH", os.pathsep.join(filter(None, (str(site), str(EXAMPLE), os.environ.get("PYTHONPATH"))))
    )
    forget_manifests()
    yield
    forget_manifests()
