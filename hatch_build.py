"""Build hook: puts the built browser client into the wheel, so that installing it does not require Node."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NO_NODE = "The wheel contains the browser client, and building it needs Node 20.19 or newer with npm."


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling names its configuration differently in each version
    """Builds the client for a wheel. An editable install builds nothing: scripts/play does, when needed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client before hatchling collects the files."""
        sources, built = Path(self.root) / "web", Path(self.root) / "src/volteface/web/index.html"
        if version == "editable":
            return
        if shutil.which("npm") is not None and (sources / "package.json").is_file():
            build_client(sources)
        if not built.is_file():
            raise RuntimeError(NO_NODE)


def build_client(sources: Path) -> None:
    """Install the npm packages, unless they are installed, and build the client."""
    if not (sources / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=sources, check=True)
    subprocess.run(["npm", "run", "build"], cwd=sources, check=True)
