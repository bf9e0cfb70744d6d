"""The files of the built browser client, served from memory with caching headers and precompressed variants."""

import gzip
import hashlib
import mimetypes
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, route
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from msgspec import Struct
from msgspec.structs import replace

from volteface.server.auth import address_of
from volteface.server.context import Context
from volteface.server.errors import Overloaded
from volteface.server.http.link_previews import HOME, PICTURES, language_of, names_table, preview_of, render

FOREVER: Final = "public, max-age=31536000, immutable"  # a hashed name never means anything else
ASK_FIRST: Final = "no-cache"
HASHED: Final = "assets/"
UNLIMITED: Final = "unlimited"  # a handler without a rate limit: files come from memory
PAGE: Final = "index.html"
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))  # the smaller one first
NOT_BUILT: Final = (
    "The browser client is not here: building it needs Node 20.19 or newer with npm. Install that; then, in a clone,"
    " run scripts/play, or install Volteface again (pip install --force-reinstall --no-deps and the clone's folder)."
)
TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",  # otherwise a browser does not compile it while it comes
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
}


class BuiltFile(Struct, frozen=True):
    """One file, plain and compressed."""

    kind: str
    tag: str
    keep: str
    plain: bytes
    compressed: dict[str, bytes]

    def response(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The file, compressed as the browser accepts; 304 if the browser has it already."""
        headers = {"cache-control": self.keep, "etag": self.tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        accepted = {word.partition(";")[0].strip() for word in request.headers.get("accept-encoding", "").split(",")}
        encoding = next((name for name, _ in ENCODINGS if name in accepted and name in self.compressed), None)
        if encoding is None:
            return Response(self.plain, headers=headers, media_type=self.kind)
        headers["content-encoding"] = encoding
        return Response(self.compressed[encoding], headers=headers, media_type=self.kind)


class StaticFiles:
    """All files of the built client, by their path."""

    def __init__(self, folder: Path) -> None:
        suffixes = tuple(suffix for _, suffix in ENCODINGS)
        found = (file for file in folder.rglob("*") if file.is_file() and not file.name.endswith(suffixes))
        self._files = {file.relative_to(folder).as_posix(): _read(folder, file) for file in found}

    def find(self, path: str) -> BuiltFile | None:
        """The file of that path; any other address without an ending is a page of the client."""
        name = path.strip("/")
        is_page = "." not in name.rpartition("/")[2] and not name.startswith(("api/", HASHED))
        return self._files.get(name or PAGE) or (self._files.get(PAGE) if is_page else None)

    @property
    def page(self) -> str:
        """The text of the client's page."""
        return self._files[PAGE].plain.decode()

    def is_page(self, path: str) -> bool:
        """Whether an address is a page of the client, and no file."""
        name = path.strip("/")
        return name not in self._files and self.find(path) is self._files.get(PAGE)

    @property
    def is_built(self) -> bool:
        """Whether there is anything to show."""
        return PAGE in self._files


def built_client() -> Path:
    """Where the client is that came with this package."""
    return Path(str(files("volteface"))) / "web"


def is_client_built(folder: Path) -> bool:
    """Whether there is a client in this folder."""
    return (folder / PAGE).is_file()


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False, opt={UNLIMITED: True})
async def serve_client(
    request: Request[Any, Any, Any], client: NamedDependency[StaticFiles], context: Context
) -> Response[bytes]:
    """A file of the client, or its page with the tags of a link preview."""
    if not client.is_built:
        return Response(f"{NOT_BUILT}\n".encode(), status_code=503, media_type=MediaType.TEXT)
    if (file := client.find(request.url.path)) is None:
        raise NotFoundException
    if not client.is_page(request.url.path):
        return file.response(request)
    language = language_of(request.headers.get("accept-language", ""))
    preview = await preview_of(request.url.path, None if _asks_too_often(request, context) else context.tables)
    if client.find(f"{PICTURES}{preview.picture}.png") is None:  # a game from elsewhere has none
        preview = replace(preview, picture=HOME.picture)
    base = str(request.base_url).rstrip("/")
    return _answer(request, await render(client.page, preview, language, base, request.url.path))


def _asks_too_often(request: Request[Any, Any, Any], context: Context) -> bool:
    """Whether tables are not looked up for this address now; its page comes all the same."""
    if not names_table(request.url.path):
        return False
    try:
        context.limits.requests.spend(address_of(request))
    except Overloaded:
        return True
    return False


def _answer(request: Request[Any, Any, Any], body: bytes) -> Response[bytes]:
    """A page, compressed if the browser accepts that; 304 if the browser has it already."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"cache-control": ASK_FIRST, "etag": tag, "vary": "accept-encoding, accept-language"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=MediaType.HTML)
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = gzip.compress(body, compresslevel=6, mtime=0), "gzip"
    return Response(body, headers=headers, media_type=MediaType.HTML)


def _read(folder: Path, file: Path) -> BuiltFile:
    plain = file.read_bytes()
    name = file.relative_to(folder).as_posix()
    beside = {encoding: file.with_name(file.name + suffix) for encoding, suffix in ENCODINGS}
    return BuiltFile(
        TYPES.get(file.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream",
        f'"{hashlib.sha256(plain).hexdigest()[:20]}"',
        FOREVER if name.startswith(HASHED) else ASK_FIRST,
        plain,
        {encoding: other.read_bytes() for encoding, other in beside.items() if other.is_file()},
    )
