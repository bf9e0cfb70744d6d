"""What somebody who runs a server may choose."""

from pathlib import Path

from msgspec import Struct

from volteface.bots.external import USUAL_SECONDS
from volteface.server.limits import Allowances
from volteface.server.players import Pace


class Settings(Struct, frozen=True, kw_only=True):
    """How a server is set up."""

    database: Path
    is_lasting: bool = False  # worth a process that writes, and thinkers that are ready before anybody asks
    client: Path | None = None  # another built browser client than the one in the package
    host: str = "127.0.0.1"
    port: int = 8007
    tls_cert: Path | None = None
    tls_key: Path | None = None
    is_behind_proxy: bool = False  # then the address of whoever asks is the one that the proxy names
    bots: dict[str, str] = {}  # bots from outside: their names and commands
    bot_seconds: float = USUAL_SECONDS  # that such a bot may think about a move
    pace: Pace = Pace()
    thinkers: int = 2  # processes
    allowances: Allowances = Allowances()
