"""Compiled kernels are cached between runs, and a cached kernel is never stale."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from volteface.lab.engine import kernel_cache
from volteface.lab.engine.kernel_cache import cache_root, fingerprint
from volteface.lab.simulate.flip7 import batch

PACKAGE = {
    "__init__": '"""Kernels to cache."""',
    "constants": "STEP = 10",
    "callee": "from volteface.lab.engine.compiler import jit\n\n\n@jit\ndef more(number):\n    return number + 1\n",
    "caller": """
from volteface.lab.engine.compiler import kernel
from toy_kernels import constants
from toy_kernels.callee import more

@kernel
def add(number):
    return more(number) + constants.STEP
""",
}
PROGRAM = """
from numba.core import event
from toy_kernels.caller import add
with event.install_recorder("numba:compile") as recorder:
    print(add(1), bool(recorder.buffer))
"""


class ToyKernels:
    """A package with a kernel, which a new process imports and calls."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.sources = folder, dict(PACKAGE)

    def run(self, **changed: str) -> str:
        """Change sources and call the kernel; prints its result, and whether anything was compiled."""
        self.sources.update(changed)
        package = self.folder / "toy_kernels"
        package.mkdir(exist_ok=True)
        for name, source in self.sources.items():
            (package / f"{name}.py").write_text(source)
        environment = {
            **os.environ,
            "NUMBA_CACHE_DIR": str(self.folder / "cache"),
            "PYTHONPATH": str(self.folder),
            "PYTHONDONTWRITEBYTECODE": "1",  # bytecode notices a change only after a second
        }
        command = [sys.executable, "-c", PROGRAM]
        return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.strip()


def test_a_new_process_loads_a_cached_kernel_until_something_it_is_compiled_from_changes(tmp_path: Path) -> None:
    kernels = ToyKernels(tmp_path)
    assert kernels.run() == "12 True"
    assert kernels.run() == "12 False"
    assert kernels.run(constants="STEP = 20") == "22 True"
    assert kernels.run(callee=PACKAGE["callee"].replace("+ 1", "+ 2")) == "23 True"


def fingerprint_elsewhere(module: str) -> str:
    """The fingerprint of a module in a new process, which hashes strings differently."""
    imports = f"import {module} as module; from volteface.lab.engine.kernel_cache import fingerprint"
    command = [sys.executable, "-c", f"{imports}; print(fingerprint(vars(module)))"]
    environment = {**os.environ, "PYTHONHASHSEED": "1"}
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.strip()


def test_a_fingerprint_is_the_same_in_every_process() -> None:
    assert fingerprint_elsewhere(batch.__name__) == fingerprint(vars(batch))


def test_the_cache_is_where_numba_is_told_to_have_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(kernel_cache, "cache_root", cache_root.__wrapped__)
    assert kernel_cache.cache_root().parent == tmp_path


def test_a_directory_for_temporary_files_serves_where_nothing_else_can_be_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.touch()
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(file / "below"))
    assert cache_root.__wrapped__().is_dir()
