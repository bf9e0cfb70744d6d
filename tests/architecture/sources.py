"""Where the project's files are, and how they are read."""

import ast
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "volteface"


def modules(*rooms: str) -> list[Path]:
    """Every Python file of the rooms named, or of the whole package."""
    folders = [PACKAGE / room for room in rooms] or [PACKAGE]
    return sorted(file for folder in folders for file in folder.rglob("*.py"))


def parse(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"), filename=str(file))


def name_of(file: Path) -> str:
    """A file's place in the project, which reads well as a test's id."""
    return file.relative_to(ROOT).as_posix()


def project_files() -> list[Path]:
    """Every file that is tracked, or would be if it were added."""
    # A clone that belongs to somebody else is still only listed here, so it may be trusted.
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return sorted(ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file())


def text_of(file: Path) -> str:
    """A file's text, or nothing if it is not text."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""
