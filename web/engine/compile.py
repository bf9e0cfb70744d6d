"""Compiles the standard library, our package and msgspec; runs in the Python of the browser."""

import ast
import importlib.util
import io
import tomllib
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path

PACKAGES = ("kernel", "games", "bots", "locale", "tables", "rooms", "browser")
LEFT_OUT = {".pyi", ".ftl", ".typed"}
NEEDS_YAML = "kernel/case_files.py"
WITH_DOCSTRING = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
WITH_ASSERTIONS = 0  # how far code is optimized: ours keeps them
WITHOUT_ASSERTIONS = 2


def compiled(source: bytes, name: str, optimize: int) -> bytes:
    """A .pyc without docstrings, which is never compared with its source."""
    tree = ast.parse(source, name)
    for node in ast.walk(tree):
        if isinstance(node, WITH_DOCSTRING) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
    code = compile(tree, name, "exec", dont_inherit=True, optimize=optimize)
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), checked=False))


def compile_stdlib(path: str) -> list[tuple[str, bytes]]:
    """The standard library, compiled."""
    with zipfile.ZipFile(path) as source:
        names = [name for name in source.namelist() if not name.endswith("/")]
        return [_ready(name, source.read(name), WITHOUT_ASSERTIONS) for name in names]


def zipped(files: list[tuple[str, bytes]], is_compressed: bool) -> bytes:
    """Files as a zip file, which is the same whenever they are."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", compresslevel=9) as target:
        for name, data in files:
            target.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED if is_compressed else zipfile.ZIP_STORED)
    return out.getvalue()


def compile_packages(root: str, wheel: str) -> list[tuple[str, bytes]]:
    """Our package and the modules of a wheel, compiled; other files as they are."""
    own, other = own_files(Path(root)), wheel_files(Path(wheel))
    made = [_ready(name, data, WITH_ASSERTIONS) for name, data in own.items()]
    return made + [_ready(name, data, WITHOUT_ASSERTIONS) for name, data in other.items()]


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
