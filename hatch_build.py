"""Build hook: puts the built browser client into the wheel, if there is Node to build it or a built one to take."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LEAST_NODE = (20, 19)  # that Vite needs
NO_NODE = (
    "There is no Node 20.19 or newer with npm here, so this is built without the browser client: everything else works."
    " Install Node and build it again to play in the browser."
)


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling names its configuration differently in each version
    """Builds the client for a wheel. An editable install builds nothing: scripts/play does, when needed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client before hatchling collects the files."""
        sources, built = Path(self.root) / "web", Path(self.root) / "src/volteface/web/index.html"
        if version == "editable":
            return
        if has_node() and (sources / "package.json").is_file():
            build_client(sources)
        if not built.is_file():
            self.app.display_warning(NO_NODE)


def has_node() -> bool:
    """Whether Node and npm are here, and new enough."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().removeprefix("v").split(".")
    return all(number.isdecimal() for number in numbers[:2]) and tuple(map(int, numbers[:2])) >= LEAST_NODE


def build_client(sources: Path) -> None:
    """Install the npm packages, unless they are installed, and build the client."""
    if not (sources / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=sources, check=True)
    subprocess.run(["npm", "run", "build"], cwd=sources, check=True)
