"""Build hook: puts the built browser client into the wheel, if there is Node to build it or a built one to take."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LEAST_NODE = (20, 19)  # that Vite needs
NO_NODE = (
    "There is no Node 20.19 or newer with npm here, so this is built without the browser client: everything else works."
    " Install Node and build it again to play in the browser."
)
NO_ENGINE = (
    "What plays without a network could not be downloaded (see pip's message above), so that is left out of the browser"
    " client: everything else works. Build it again while packages can be downloaded."
)
DOWNLOAD = (
    *("-qq", "--disable-pip-version-check", "--no-deps", "--only-binary=:all:", "--require-hashes"),
    *("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14"),
)


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling names its configuration differently in each version
    """Builds the client for a wheel. An editable install builds nothing: scripts/play does, when needed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client before hatchling collects the files."""
        sources, built = Path(self.root) / "web", Path(self.root) / "src/volteface/web/index.html"
        if version == "editable":
            return
        if has_node() and (sources / "package.json").is_file() and not build_client(sources):
            self.app.display_warning(NO_ENGINE)
        if not built.is_file():
            self.app.display_warning(NO_NODE)


def has_node() -> bool:
    """Whether Node and npm are here, and new enough."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().removeprefix("v").split(".")
    return all(number.isdecimal() for number in numbers[:2]) and tuple(map(int, numbers[:2])) >= LEAST_NODE


def build_client(sources: Path) -> bool:
    """Install npm packages, unless they are here, and build the client; whether it can play without a network."""
    if not (sources / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=sources, check=True)
    has_engine = fetch_engine(sources)
    subprocess.run(["npm", "run", "build"], cwd=sources, check=True)
    return has_engine


def fetch_engine(sources: Path) -> bool:
    """Download what plays in a browser besides npm packages, unless it is here, as scripts/setup_client.sh does."""
    wheels, pins = sources / ".engine/wheels", sources.parent / "requirements/browser.txt"
    pinned = [line.split()[0] for line in pins.read_text(encoding="utf-8").splitlines() if "==" in line]
    if all(any(wheels.glob(f"{name.replace('==', '-')}-*.whl")) for name in pinned):
        return True
    shutil.rmtree(wheels, ignore_errors=True)
    command = [sys.executable, "-m", "pip", "download", *DOWNLOAD, "--requirement", str(pins), "--dest", str(wheels)]
    is_here = subprocess.run(command, check=False).returncode == 0
    if not is_here and os.environ.get("VOLTEFACE_ENGINE") == "required":
        raise RuntimeError(NO_ENGINE)
    return is_here
