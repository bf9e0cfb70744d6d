"""A static site in a folder of a plain file server."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from volteface.server.http.static_files import built_client
from volteface.server.static_site import write_site

FOLDER = "some/folder"


class QuietHandler(SimpleHTTPRequestHandler):
    """Serves files and says nothing of it."""

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


@dataclass(frozen=True)
class Site:
    """Where a site is, and how to take its web server away."""

    address: str
    server: ThreadingHTTPServer

    def stop(self) -> None:
        """Cut everybody off."""
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture(scope="package")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the web server, with the site in a folder below it."""
    root = tmp_path_factory.mktemp("files")
    write_site(built_client(), root / FOLDER)
    return root


@pytest.fixture
def site(site_folder: Path) -> Iterator[Site]:
    """The site, served until it is stopped."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=str(site_folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    running = Site(f"http://127.0.0.1:{server.server_port}/{FOLDER}/", server)
    yield running
    running.stop()
