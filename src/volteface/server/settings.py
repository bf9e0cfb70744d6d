"""The settings of a server."""

from pathlib import Path

from msgspec import Struct

from volteface.bots.external import DEFAULT_SECONDS
from volteface.rooms.bot_turns import Pace
from volteface.rooms.room import HOST_SECONDS
from volteface.server.http.protocol import Timeouts
from volteface.server.rate_limits import Allowances
from volteface.store.writer_pipe import PROGRAM
from volteface.store.writer_supervisor import DEADLINE_SECONDS


class Settings(Struct, frozen=True, kw_only=True):
    """How a server is set up."""

    database: Path
    is_lasting: bool = False  # runs for long: worth a writer process, and bot workers that are started at once
    client: Path | None = None  # another built browser client than the one in the package
    host: str = "127.0.0.1"
    port: int = 8007
    tls_cert: Path | None = None
    tls_key: Path | None = None
    allowed_hosts: tuple[str, ...] = ()  # names besides the machine's own; .example.org for all below it
    allowed_origins: tuple[str, ...] = ()  # other sites whose pages may use this server, such as https://example.org
    is_behind_proxy: bool = False  # take a client's address from the proxy's headers
    host_seconds: float = HOST_SECONDS  # that a host may be gone before somebody else becomes the host
    bots: dict[str, str] = {}  # commands of external bots, by name
    bot_seconds: float = DEFAULT_SECONDS  # that an external bot may take for a move
    writer_seconds: float = DEADLINE_SECONDS  # for a commit, before the writer process is replaced
    writer_program: str = PROGRAM  # its module; tests run one that fails at a chosen moment
    pace: Pace = Pace()
    bot_workers: int = 2  # processes
    import_seconds: float = 30.0  # that examining a game from a file may take
    allowances: Allowances = Allowances()
    timeouts: Timeouts = Timeouts()
