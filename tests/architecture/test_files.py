"""Requirements are pinned by name and version, and no file holds an address of a registry or a path of a machine."""

import re
import tomllib
from pathlib import Path

import pytest

from .sources import ROOT, assert_clean, project_files, text_of

LOCK_FILES = {"package-lock.json", "npm-shrinkwrap.json", "pnpm-lock.yaml", "yarn.lock", "uv.lock", "poetry.lock"}
ADDRESS = re.compile(r"\w+://|\bgit@|--?(?:extra-)?index-url|--find-links|--trusted-host")
PIN = re.compile(r"[A-Za-z0-9._-]+==[A-Za-z0-9.+!]+( --hash=sha256:[0-9a-f]{64})?")
INCLUDE = re.compile(r"-r [a-z]+\.txt")
HOME = re.compile(r"(?<![\w.-])(?:/(?:home|Users|root)/\w|[A-Za-z]:\\+Users\\)")


def addresses(text: str) -> list[str]:
    return ADDRESS.findall(text)


def unpinned_lines(text: str) -> list[str]:
    """The lines of a requirements file that are neither a pin, nor an include, nor a comment."""
    lines = [line.strip() for line in text.splitlines()]
    return [line for line in lines if line and line[0] != "#" and not (PIN.fullmatch(line) or INCLUDE.fullmatch(line))]


def machine_paths(text: str, root: Path = ROOT) -> list[str]:
    """Each absolute path into a home directory or into this clone."""
    found = HOME.findall(text)
    # A path with one part, such as /app, is too common to search for.
    if len(root.parts) > 2:
        found += re.findall(rf"(?<![\w.-]){re.escape(str(root))}(?![\w-])", text)
    return found


def pinned_names() -> set[str]:
    text = (ROOT / "requirements" / "runtime.txt").read_text(encoding="utf-8")
    return {normal(line.partition("==")[0]) for line in text.splitlines() if "==" in line}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def requirements() -> list[Path]:
    return sorted((ROOT / "requirements").glob("*.txt"))


def locks() -> list[Path]:
    return [*requirements(), *(file for file in project_files() if file.name in LOCK_FILES)]


def test_the_requirements_files_are_found() -> None:
    assert {file.stem for file in requirements()} >= {"runtime", "dev"}


def test_a_lock_file_holds_no_address() -> None:
    assert_clean(locks(), lambda file: addresses(file.read_text(encoding="utf-8")))


def test_requirements_are_names_and_versions_only() -> None:
    assert_clean(requirements(), lambda file: unpinned_lines(file.read_text(encoding="utf-8")))


def test_everything_the_package_depends_on_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {normal(re.split(r"[^\w.-]", dependency, maxsplit=1)[0]) for dependency in project["dependencies"]}
    assert needed - pinned_names() == set()


def test_no_file_holds_the_path_of_a_machine() -> None:
    assert_clean(project_files(), lambda file: machine_paths(text_of(file)))


@pytest.mark.parametrize(
    "line",
    [
        "--index-url pypi.example",
        '"resolved": "https://registry.example"',
        "rich @ file:///x",
        "git@example:x",
    ],
)
def test_an_address_is_found(line: str) -> None:
    assert addresses(line) != []


@pytest.mark.parametrize("line", ["rich", "rich>=15", "./rich", "rich @ file:///x", "--find-links wheels", "-e ."])
def test_a_requirement_that_is_not_a_pin_is_found(line: str) -> None:
    assert unpinned_lines(line) == [line]


# The paths are concatenated so that this file holds none itself.
@pytest.mark.parametrize(
    "path", ["/home" + "/ann/x", "see /Users" + "/ann", "file:///root" + "/x", "C:\\Users" + "\\ann"]
)
def test_a_path_into_a_home_directory_is_found(path: str) -> None:
    assert machine_paths(path) != []


def test_the_path_of_this_clone_is_found() -> None:
    assert machine_paths("cd /srv/games/volteface && ls", Path("/srv/games/volteface")) != []


@pytest.mark.parametrize(
    "text", ["#!/usr/bin/env bash", "src/home/page", "https://example.org/home/x", "/srv/games/voltefaces"]
)
def test_an_ordinary_path_is_left_alone(text: str) -> None:
    assert machine_paths(text, Path("/srv/games/volteface")) == []
