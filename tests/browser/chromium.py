"""The system's own Chromium."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

# The headless shell is the same engine without windows: a page takes a quarter of the processor time. Drawing in the
# process of the browser saves a twentieth more.
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser")


@contextmanager
def chromium() -> Iterator[Browser]:
    """A running Chromium."""
    found = next(filter(None, map(shutil.which, PROGRAMS)), None)
    assert found is not None, "this needs Chromium"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--in-process-gpu"])
        yield running
        running.close()
