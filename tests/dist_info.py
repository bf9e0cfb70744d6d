"""Makes a package look installed: a .dist-info folder with its entry points."""

from collections.abc import Mapping
from pathlib import Path


def write_dist_info(site: Path, name: str, version: str, entry_points: Mapping[str, Mapping[str, str]]) -> None:
    """Write what `pip` would; `site` has to be on the path, and `forget_manifests` has to be called."""
    about = site / f"{name.replace('-', '_')}-{version}.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
    lines = [
        line for group, points in entry_points.items() for line in (f"[{group}]", *map(" = ".join, points.items()))
    ]
    (about / "entry_points.txt").write_text("\n".join((*lines, "")), encoding="utf-8")
