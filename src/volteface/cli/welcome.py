"""What `volteface serve` prints at its start: the addresses, and a QR code for phones in the same network."""

import io
import sys
import webbrowser

import segno

from volteface.cli.hints import command
from volteface.locale import Words
from volteface.server.http.invitations import find_lan_address
from volteface.server.http.static_files import built_client, is_client_built
from volteface.server.settings import Settings

EVERYWHERE = "0.0.0.0"


def draw_code(address: str) -> str:
    """An address as a QR code, drawn with half blocks."""
    drawn = io.StringIO()
    segno.make(address, error="m").terminal(out=drawn, compact=True)
    return drawn.getvalue()


def tell_where(settings: Settings, port: int, words: Words, *, opens: bool) -> None:
    """Print the addresses of the server, its file, and whether it lacks the browser client; with `opens`, open it."""
    scheme = "http" if settings.tls_cert is None else "https"
    here = f"{scheme}://{'127.0.0.1' if settings.host == EVERYWHERE else settings.host}:{port}/"
    print(words.text("server-is-at", address=here))
    print(words.text("server-keeps", file=str(settings.database)))
    if not is_client_built(settings.client or built_client()):
        print(words.text("problem-no-client"), words.text("server-or-terminal", command=command("play")))
    if settings.host == EVERYWHERE:
        there = f"{scheme}://{find_lan_address()}:{port}/"
        print(words.text("server-for-phones", address=there) + "\n")
        print(draw_code(there))
    sys.stdout.flush()
    if opens:
        webbrowser.open(here)
