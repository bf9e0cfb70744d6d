"""Takes the pictures: `python -m tests.browser.pictures [--into FOLDER] [NAME …]`; all, into docs/images, unless told.

A name stands for every picture whose name begins with it.
"""

import argparse
import tempfile
from collections.abc import Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.browser.chromium import chromium

from . import afterwards, daily, flip7, flip7_real_cards, pages, phase10flip, real_cards
from .camera import Camera, Scene

IMAGES: Final = Path(__file__).parents[3] / "docs" / "images"
SCENES: Final[Mapping[str, Scene]] = {
    **pages.SCENES,
    **flip7.SCENES,
    **phase10flip.SCENES,
    **afterwards.SCENES,
    **daily.SCENES,
    **flip7_real_cards.SCENES,
    **real_cards.SCENES,
}


def main() -> None:
    """Take them all, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=IMAGES)
    parser.add_argument("names", nargs="*")
    given = parser.parse_args()
    given.into.mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        camera = Camera(browser, given.into)
        for name, scene in SCENES.items():
            if not given.names or name.startswith(tuple(given.names)):
                with tempfile.TemporaryDirectory() as folder, contextmanager(scene)(camera, Path(folder)) as page:
                    camera.take(page, name)


if __name__ == "__main__":
    main()
