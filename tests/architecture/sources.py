"""Finds and parses the project's source files."""

import ast
import subprocess
from collections.abc import Callable, Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "volteface"


def assert_clean(files: Iterable[Path], problem_of: Callable[[Path], object]) -> None:
    """Fail with a line for each file that breaks a rule."""
    found = [f"{name_of(file)}: {problem}" for file in files if (problem := problem_of(file))]
    assert not found, "\n".join(found)


def modules(*packages: str) -> list[Path]:
    """Every Python file of these subpackages, or of the whole package."""
    folders = [PACKAGE / name for name in packages] or [PACKAGE]
    return sorted(file for folder in folders for file in folder.rglob("*.py"))


def parse(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"), filename=str(file))


def name_of(file: Path) -> str:
    """A file's path relative to the project's root."""
    return file.relative_to(ROOT).as_posix()


def project_files() -> list[Path]:
    """Every file that git tracks, or would track if it were added."""
    # Listing files is harmless, so git's check of who owns the clone is switched off.
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return sorted(ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file())


def text_of(file: Path) -> str:
    """A file's text, or an empty string if it is binary."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""
