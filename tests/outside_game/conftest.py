"""Installs the example game in examples/games/higher, as pip would: a .dist-info folder with its entry points."""

import os
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from volteface.kernel.manifest import forget_manifests

EXAMPLE = Path(__file__).parents[2] / "examples" / "games" / "higher"


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Higher, installed for this process and for those it starts."""
    site = tmp_path / "site"
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    about = site / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    about.mkdir(parents=True)
    metadata = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (about / "METADATA").write_text(metadata, encoding="utf-8")
    groups = project["entry-points"].items()
    points = "".join(
        f"[{group}]\n" + "".join(f"{name} = {at}\n" for name, at in found.items()) for group, found in groups
    )
    (about / "entry_points.txt").write_text(points, encoding="utf-8")
    monkeypatch.syspath_prepend(str(EXAMPLE))
    monkeypatch.syspath_prepend(str(site))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(site), str(EXAMPLE))))
    forget_manifests()
    yield
    forget_manifests()
