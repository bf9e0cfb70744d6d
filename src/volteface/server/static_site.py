"""The browser client as a folder of static files, which any web server can serve, also below another path."""

import gzip
import hashlib
import html
import json
import re
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec

from volteface.bots.registry import BotRegistry
from volteface.kernel import InvalidInput
from volteface.locale import LANGUAGES, Words
from volteface.rooms.service import describe_games
from volteface.server.http.link_previews import HOME, write_tags
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

    Pages have addresses behind a #, so that reloads and links work on every web server. With `base`, the path or the
    address that the site will be at, there is a page for addresses without a # too, for web servers that show a
    404.html. Each language has a front page of its own, which search engines and chats read.
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
    written = {name: page.encode() for name, page in _front_pages(client, server, base).items()} | {GAMES: games_json()}
    for name, data in written.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(data)
    (folder / ".nojekyll").write_bytes(b"")  # or GitHub's pages leave files out
    worker = folder / WORKER
    worker.write_text(site_worker(worker.read_text(encoding="utf-8"), written), encoding="utf-8")
    if base is not None:
        page = _with_base(written[PAGE].decode(), f"/{_path(base)}/".replace("//", "/"))
        (folder / NOT_FOUND).write_text(page, encoding="utf-8")
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def site_page(page: str, server: str | None, language: str | None = None) -> str:
    """The page of a site: its files are beside it, and it says where a server is, and whose language it speaks."""
    content = html.escape(json.dumps({"server": server, "language": language}))
    policy = html.escape(_policy(server), quote=True)
    config = f'<meta name="{MARK}" content="{content}" />'
    secured = f'<meta http-equiv="content-security-policy" content="{policy}" />'
    beside = re.sub(r'(href|src)="/', r'\1="./', page)
    return beside.replace("<head>", f"<head>\n    {config}\n    {secured}", 1)


def _front_pages(client: Path, server: str | None, base: str | None) -> dict[str, str]:
    """The front page in each language, by the name of its file; the first language's is that of the site."""
    plain = (client / PAGE).read_text(encoding="utf-8")
    address = base.rstrip("/") if base is not None and "://" in base else None
    pages: dict[str, str] = {}
    for language in LANGUAGES:
        folder = "" if language == LANGUAGES[0] else f"{language}/"
        told = None if address is None else f"{address}/{folder}"
        page = write_tags(plain, HOME, Words(language), address or ".", told)
        page = site_page(page, server, language if folder else None)
        page = page.replace("</title>", f"</title>{_alternates(address or '.')}", 1)
        pages[folder + PAGE] = _with_base(page, "../") if folder else page
    return pages


def _alternates(address: str) -> str:
    """Where the front page is in each language, for search engines."""
    folders = {language: f"{language}/" for language in LANGUAGES} | {LANGUAGES[0]: "", "x-default": ""}
    links = (f'<link rel="alternate" hreflang="{name}" href="{address}/{one}" />' for name, one in folders.items())
    return "".join(f"\n    {link}" for link in links)


def site_worker(script: str, kept: Mapping[str, bytes]) -> str:
    """The service worker of a site, which keeps these files besides those of the client."""
    listed = ",".join(json.dumps({"revision": _revision(data), "url": name}) for name, data in kept.items())
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


def _with_base(page: str, folder: str) -> str:
    """A page that finds its files in a folder, whatever its own address is."""
    return page.replace("<head>", f'<head>\n    <base href="{html.escape(folder)}" />', 1)


def _path(base: str) -> str:
    """The path of an address, or a path, without slashes around it."""
    return (urlsplit(base).path if "://" in base else base).strip("/")


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
