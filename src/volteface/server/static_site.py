"""The browser client as a folder of static files, which any web server can serve, also below another path."""

import gzip
import hashlib
import html
import json
import re
import shutil
from pathlib import Path
from typing import Final

import msgspec

from volteface.bots.registry import BotRegistry
from volteface.kernel import InvalidInput
from volteface.rooms.service import describe_games
from volteface.server.http.static_files import ENCODINGS, NOT_BUILT, PAGE, is_client_built
from volteface.server.security import POLICY

MARK: Final = "volteface-site"  # the name of the page's configuration; a folder with it may be written again
NOT_FOUND: Final = "404.html"
GAMES: Final = "games.json"
WORKER: Final = "service_worker.js"
ENGINE: Final = "assets/engine-*/*"
SNAPSHOT: Final = "assets/engine-*/python.bin"
ONLY_IN_HEADERS: Final = ("frame-ancestors", "base-uri")
NO_ENGINE: Final = (
    "The client here was built without the engine that plays in the browser, and a site is nothing without it."
    " Build it again while packages can be downloaded: scripts/play does, and so does scripts/test."
)


def write_site(client: Path, folder: Path, server: str | None = None, base: str | None = None) -> int:
    """Write the built client into a folder as a site; returns how many bytes it has.

    Pages have addresses behind a #, so that reloads and links work on every web server. With `base`, the path that
    the site will be at, there is a page for addresses without a # too, for web servers that show a 404.html.
    """
    if not is_client_built(client):
        raise InvalidInput(NOT_BUILT).explained("problem-no-client")
    if not any(client.glob(ENGINE)):
        raise InvalidInput(NO_ENGINE).explained("problem-no-engine")
    _make_room(folder)
    compressed = tuple(f"*{suffix}" for _, suffix in ENCODINGS)
    shutil.copytree(client, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(*compressed))
    for snapshot in client.glob(SNAPSHOT):  # compressed in itself: many web servers do not compress such a file
        (folder / snapshot.relative_to(client)).write_bytes(gzip.compress(snapshot.read_bytes(), mtime=0))
    page, games = site_page((client / PAGE).read_text(encoding="utf-8"), server), games_json()
    (folder / PAGE).write_text(page, encoding="utf-8")
    (folder / GAMES).write_bytes(games)
    (folder / ".nojekyll").write_bytes(b"")  # or GitHub's pages leave files out
    worker = folder / WORKER
    worker.write_text(site_worker(worker.read_text(encoding="utf-8"), page, games), encoding="utf-8")
    if base is not None:
        (folder / NOT_FOUND).write_text(_with_base(page, base), encoding="utf-8")
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def site_page(page: str, server: str | None) -> str:
    """The page of a site: its files are beside it, and it says where a server is."""
    content = html.escape(json.dumps({"server": server}))
    policy = html.escape(_policy(server), quote=True)
    config = f'<meta name="{MARK}" content="{content}" />'
    secured = f'<meta http-equiv="content-security-policy" content="{policy}" />'
    beside = re.sub(r'(href|src)="/', r'\1="./', page)
    return beside.replace("<head>", f"<head>\n    {config}\n    {secured}", 1)


def site_worker(script: str, page: str, games: bytes) -> str:
    """The service worker of a site, which keeps that page and the list of games."""
    entries = [(PAGE, page.encode()), (GAMES, games)]
    listed = ",".join(json.dumps({"revision": _revision(data), "url": name}) for name, data in entries)
    replaced, count = re.subn(r'\{"revision":"[^"]*","url":"index\.html"\}', listed, script)
    if count != 1:
        raise InvalidInput(f"The client's {WORKER} does not list its page once; build the client again.")
    return replaced


def games_json() -> bytes:
    """What a server tells about its games, as the host in a browser knows them."""
    return msgspec.json.encode(describe_games(BotRegistry({})))


def _policy(server: str | None) -> str:
    """The server's own policy, as far as a page can state it, and with the other server to connect to."""
    kept = [rule for rule in POLICY.split("; ") if not rule.startswith(ONLY_IN_HEADERS)]
    more = "" if server is None else f" {server} {re.sub('^http', 'ws', server)}"
    return "; ".join(rule + more if rule.startswith("connect-src") else rule for rule in kept)


def _with_base(page: str, base: str) -> str:
    """The page for addresses that are no file: it finds its files below the site's path."""
    path = f"/{base.strip('/')}/".replace("//", "/")
    return page.replace("<head>", f'<head>\n    <base href="{html.escape(path)}" />', 1)


def _make_room(folder: Path) -> None:
    """Remove the site that was written there before; raises `InvalidInput` if something else is there."""
    if not folder.exists():
        return
    page = folder / PAGE
    is_site = page.is_file() and MARK in page.read_text(encoding="utf-8", errors="replace")
    if not folder.is_dir() or (any(folder.iterdir()) and not is_site):
        said = InvalidInput(f"{folder} holds something else than a site of ours. Name a folder that is new or empty.")
        raise said.explained("problem-no-site", folder=str(folder))
    for entry in folder.iterdir():
        if entry.is_dir() and not entry.name.startswith("."):
            shutil.rmtree(entry)
        elif entry.is_file():
            entry.unlink()


def _revision(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:20]
