"""The package is built without Node, and says that the browser client is missing then."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT

SOURCES = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE")
NPM = "/bin/mkdir -p ../src/volteface/web && echo page > ../src/volteface/web/index.html"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """What building a wheel needs, without a built browser client."""
    for name in SOURCES:
        shutil.copy(ROOT / name, tmp_path)
    ignored = shutil.ignore_patterns("web", "__pycache__")
    shutil.copytree(ROOT / "src" / "volteface", tmp_path / "src" / "volteface", ignore=ignored)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    (tmp_path / "web").mkdir()
    shutil.copy(ROOT / "web" / "package.json", tmp_path / "web")
    return tmp_path


def write_node(folder: Path, version: str, npm: str = "exit 1") -> None:
    """A Node that only knows its version, and an npm that fails or does that."""
    folder.mkdir()
    for name, body in (("node", f"echo {version}"), ("npm", npm)):
        (folder / name).write_text(f"#!/bin/sh\n{body}\n")
        (folder / name).chmod(0o755)


def build(clone: Path, **variables: str) -> "subprocess.CompletedProcess[str]":
    """Build a wheel with the programs in the clone's own folder alone."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    environment = {**os.environ, "PATH": str(clone / "bin"), **variables}
    return subprocess.run(command, cwd=clone, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("version", [None, "v18.20.4"])
def test_without_a_new_enough_node_all_but_the_client_is_built(clone: Path, version: str | None) -> None:
    if version is not None:
        write_node(clone / "bin", version)
    run = build(clone)
    assert run.returncode == 0, run.stderr
    assert "without the browser client" in run.stdout + run.stderr
    [wheel] = (clone / "dist").glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "volteface/cli/main.py" in names
    assert not any(name.startswith("volteface/web/") for name in names)


def test_a_client_that_cannot_be_built_is_an_error(clone: Path) -> None:
    write_node(clone / "bin", "v22.1.0")
    assert build(clone).returncode != 0


@pytest.mark.parametrize("is_required", [False, True])
def test_a_client_without_its_engine_says_so_or_is_an_error(clone: Path, is_required: bool) -> None:
    write_node(clone / "bin", "v22.1.0", NPM)
    run = build(clone, PIP_NO_INDEX="1", VOLTEFACE_ENGINE="required" if is_required else "")
    assert (run.returncode != 0) == is_required
    assert "What plays without a network could not be downloaded" in run.stdout + run.stderr


def test_wheels_that_are_here_are_not_downloaded_again(clone: Path) -> None:
    pinned = (clone / "requirements/browser.txt").read_text().split("msgspec==")[1].split()[0]
    wheels = clone / "web/.engine/wheels"
    wheels.mkdir(parents=True)
    (wheels / f"msgspec-{pinned}-cp314-cp314-any.whl").write_bytes(b"")
    write_node(clone / "bin", "v22.1.0", NPM)
    run = build(clone, PIP_NO_INDEX="1", VOLTEFACE_ENGINE="required")
    assert run.returncode == 0, run.stderr
