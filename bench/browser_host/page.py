"""A page with nothing but the local host, served from a folder, in a Chromium that can be killed."""

import os
import shutil
import signal
import struct
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from time import monotonic, sleep
from typing import Any, Final

from playwright.sync_api import Page, Playwright, sync_playwright

ROOT: Final = Path(__file__).parents[2]
PROGRAMS: Final = ("chromium-headless-shell", "chromium", "chromium-browser")
SCRIPT: Final = Path(__file__).with_name("player.js")
START_SECONDS: Final = 60.0
# Where Chromium keeps what the page has stored: a log that LevelDB goes on with, whose records lie in blocks.
DATABASE_LOGS: Final = "**/*.indexeddb.leveldb/*.log"
BLOCK_BYTES: Final = 32 * 1024
RECORD_HEADER: Final = struct.Struct("<IHB")  # checksum, length, type
WHOLE_RECORD: Final = 1
PORT_FILE: Final = "DevToolsActivePort"  # where Chromium says on which port it can be controlled


def build_page(out: Path) -> None:
    """Build the page into a folder."""
    config = "tests/local/page/build.config.ts"
    command = ["npx", "vite", "build", "--config", config, "--outDir", str(out), "--logLevel", "error"]
    subprocess.run(command, cwd=ROOT / "web", check=True, stdout=subprocess.DEVNULL)


class Files(SimpleHTTPRequestHandler):
    """Files of the page, which browsers may keep as those of our server."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".wasm": "application/wasm"}

    def __init__(self, *args: Any, changes: Mapping[str, bytes | None] | None = None, **options: Any) -> None:
        self._changes = changes or {}  # other contents of files by their names; None: it is not there
        super().__init__(*args, **options)

    def do_GET(self) -> None:
        """Send the file, or what is sent in its place."""
        name = self.path.rpartition("/")[2]
        if name not in self._changes:
            return super().do_GET()
        data = self._changes[name]
        if data is None:
            return self.send_error(HTTPStatus.NOT_FOUND)
        self.send_response(HTTPStatus.OK)
        self.send_header("content-type", self.guess_type(self.path))
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)
        return None

    def end_headers(self) -> None:
        """Let assets be kept."""
        if "/assets/" in self.path:
            self.send_header("cache-control", "public, max-age=31536000, immutable")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


@contextmanager
def served_page() -> Iterator[str]:
    """The address of the page."""
    with TemporaryDirectory() as folder:
        build_page(Path(folder))
        with served_folder(Path(folder)) as address:
            yield address


@contextmanager
def served_folder(folder: Path, changes: Mapping[str, bytes | None] | None = None) -> Iterator[str]:
    """The address of a folder, with other contents of some files."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder), changes=changes))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


class KillableBrowser:
    """A Chromium of our own with a profile on the disk."""

    def __init__(self, playwright: Playwright, profile: Path) -> None:
        program = next(filter(None, map(shutil.which, PROGRAMS)), None)
        assert program is not None, "this needs Chromium"
        port_file = profile / PORT_FILE
        port_file.unlink(missing_ok=True)
        options = ["--headless", "--no-sandbox", "--remote-debugging-port=0", f"--user-data-dir={profile}"]
        self._process = subprocess.Popen(
            [program, *options, "about:blank"],
            start_new_session=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.session = self._process.pid  # of all its processes
        port = _read_port(port_file)
        self._browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")

    def open(self, address: str) -> Page:
        """The page, with the functions of player.js."""
        context = self._browser.contexts[0]
        page = context.pages[0] if context.pages else context.new_page()
        page.set_default_timeout(START_SECONDS * 1000)
        page.goto(address)
        page.wait_for_function("() => window.host")
        page.evaluate(SCRIPT.read_text(encoding="utf-8"))
        return page

    def kill(self) -> None:
        """Kill all processes of the browser at once."""
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()


def tear(profile: Path) -> None:
    """Leave half a record at the end of the database's log, as a kill in the middle of a write does.

    The next start leaves it out, but goes on behind it, so the one after that finds a wrong checksum.
    """
    log = max(profile.glob(DATABASE_LOGS), key=lambda file: file.name)
    left = BLOCK_BYTES - log.stat().st_size % BLOCK_BYTES - RECORD_HEADER.size
    if left > 1:  # there is room for another record in this block
        with log.open("ab") as file:
            file.write(RECORD_HEADER.pack(0, left, WHOLE_RECORD) + b"x")


def _read_port(file: Path) -> int:
    deadline = monotonic() + START_SECONDS
    while monotonic() < deadline:
        if file.is_file() and (lines := file.read_text().splitlines()):
            return int(lines[0])
        sleep(0.02)
    raise TimeoutError("Chromium did not start.")


@contextmanager
def playwright_and_profile() -> Iterator[tuple[Playwright, Path]]:
    """What a killable browser needs."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as profile, sync_playwright() as playwright:
        yield playwright, Path(profile)
