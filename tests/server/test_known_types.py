"""Many tables may be opened at the same moment, each in a thread: after a restart everybody comes back at once."""

import subprocess
import sys
from pathlib import Path

from volteface.kernel import find_game
from volteface.store import SqliteStore
from volteface.tables import Request, Setup, hosting

TABLES = 8
OPEN_ALL_AT_ONCE = """
import sys, threading
from pathlib import Path
from volteface.kernel import find_game
from volteface.server.known_types import know_types
from volteface.store import SqliteStore
from volteface.tables import load_table

know_types()
sys.setswitchinterval(1e-6)
store, together = SqliteStore(Path(sys.argv[1])), threading.Barrier(8)

def open_table(table, game):
    together.wait()
    load_table(find_game(game), store, table)

threads = [threading.Thread(target=open_table, args=pair.split("/")) for pair in sys.argv[2:]]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def begin(store: SqliteStore, table: str, game: str, edition: str) -> str:
    setup = Setup(game=game, edition=edition, seats=3)
    live = hosting.open_table(find_game(game), store, setup, table=table, host="ann", secret=bytes(32), now=0)
    hosting.sit(live, Request("ann", "sit", 1), 0, "Ann", "chance")
    hosting.start(live, Request("ann", "start", 2), "random")
    return f"{table}/{game}"


def test_many_tables_are_opened_at_once_by_a_server_that_has_just_begun(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "games.db")
    games = [("flip7", "en"), ("phase10flip", "fr")] * (TABLES // 2)
    pairs = [begin(store, f"t{number}", *game) for number, game in enumerate(games)]
    store.close()
    for _ in range(3):
        done = subprocess.run([sys.executable, "-c", OPEN_ALL_AT_ONCE, str(tmp_path / "games.db"), *pairs], check=False)
        assert done.returncode == 0
