"""Compiles the standard library, our package and msgspec; runs in the Python of the browser."""

import importlib.util
import io
import tomllib
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path

PACKAGES = ("kernel", "games", "bots", "locale", "tables", "rooms", "browser")
LEFT_OUT = {".pyi", ".ftl", ".typed"}
NEEDS_YAML = "kernel/case_files.py"
WITHOUT_DOCSTRINGS = 2  # and without assertions: for code that is not ours


def compiled(source: bytes, name: str, optimize: int) -> bytes:
    """A .pyc that is never compared with its source."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), checked=False))


def compile_stdlib(path: str) -> bytes:
    """The standard library as a zip file of compiled modules."""
    out = io.BytesIO()
    with zipfile.ZipFile(path) as source, zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as target:
        for name in source.namelist():
            data = source.read(name)
            if name.endswith(".py"):
                target.writestr(name + "c", compiled(data, name, WITHOUT_DOCSTRINGS))
            elif not name.endswith("/"):
                target.writestr(name, data)
    return out.getvalue()


def compile_packages(root: str, wheel: str) -> list[tuple[str, bytes]]:
    """Our package and the modules of a wheel, compiled; other files as they are."""
    own, other = own_files(Path(root)), wheel_files(Path(wheel))
    made = [_ready(name, data, -1) for name, data in own.items()]
    return made + [_ready(name, data, WITHOUT_DOCSTRINGS) for name, data in other.items()]


def own_files(root: Path) -> dict[str, bytes]:
    """Our package, as far as a browser needs it."""
    source = root / "src/volteface"
    files = [source / "__init__.py"]
    for package in PACKAGES:
        files += sorted(file for file in (source / package).rglob("*") if file.is_file())
    found = {
        file.relative_to(root / "src").as_posix(): file.read_bytes()
        for file in files
        if file.suffix not in LEFT_OUT and "__pycache__" not in file.parts and file != source / NEEDS_YAML
    }
    return found | dist_info(root)


def dist_info(root: Path) -> dict[str, bytes]:
    """What finds the version and the entry points."""
    project = tomllib.loads((root / "pyproject.toml").read_text())["project"]
    lines = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in points.items()), ""]
    folder = f"{project['name']}-{project['version']}.dist-info"
    metadata = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    return {f"{folder}/METADATA": metadata.encode(), f"{folder}/entry_points.txt": "\n".join(lines).encode()}


def wheel_files(wheel: Path) -> dict[str, bytes]:
    """The modules of a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if ".dist-info/" not in name]
        return {name: archive.read(name) for name in names if Path(name).suffix not in LEFT_OUT}


def _ready(name: str, data: bytes, optimize: int) -> tuple[str, bytes]:
    return (f"{name}c", compiled(data, name, optimize)) if name.endswith(".py") else (name, data)
