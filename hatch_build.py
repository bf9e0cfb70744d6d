"""Builds the browser client into the wheel, so that whoever installs it needs no Node."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NO_NODE = "The wheel brings the browser client along, and building that needs Node 20.19 or newer with npm."


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling names its configuration differently in each version
    """An editable install builds nothing: scripts/play does, when the sources have changed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Have the built client in place before the files are gathered."""
        sources, built = Path(self.root) / "web", Path(self.root) / "src/volteface/web/index.html"
        if version == "editable":
            return
        if shutil.which("npm") is not None and (sources / "package.json").is_file():
            build_client(sources)
        if not built.is_file():
            raise RuntimeError(NO_NODE)


def build_client(sources: Path) -> None:
    """Fetch what the client is built with, unless it is there, and build it."""
    if not (sources / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=sources, check=True)
    subprocess.run(["npm", "run", "build"], cwd=sources, check=True)
