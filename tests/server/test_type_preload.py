"""Many tables may be opened at the same moment, each in a thread: after a restart everybody comes back at once."""

import subprocess
import sys
from pathlib import Path

from tests.tables import stored
from tests.tables.evenings import ask
from volteface.kernel import find_game
from volteface.store import SqliteStore
from volteface.tables import Setup

MEET_NO_TYPE = """
import sys
from pathlib import Path
from msgspec import _utils
from volteface.kernel import find_game
from volteface.server.type_preload import preload_types
from volteface.store import SqliteStore
from volteface.tables import load_table

def notice(frame, event, _):
    if event == "call" and frame.f_code is _utils.get_class_annotations.__code__:
        print(frame.f_locals["obj"])

if sys.argv[2] == "known":
    preload_types()
store = SqliteStore(Path(sys.argv[1]))
sys.setprofile(notice)
for table, game in (pair.split("/") for pair in sys.argv[3:]):
    load_table(store, table)
"""


def begin(store: SqliteStore, table: str, game: str, edition: str) -> str:
    setup = Setup(game=game, edition=edition, seats=3)
    live = stored.open_table(find_game(game), store, setup, table=table, host="ann", secret=bytes(32), now=0)
    stored.sit(live, ask("ann", "sit", 1), 0, "Ann", "chance")
    stored.start(live, ask("ann", "start", 2), "random")
    return f"{table}/{game}"


def types_met(path: Path, pairs: list[str], known: str) -> str:
    command = [sys.executable, "-c", MEET_NO_TYPE, str(path), known, *pairs]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_a_server_that_has_begun_meets_no_new_type_when_tables_are_opened(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    store = SqliteStore(path)
    pairs = [begin(store, "t1", "flip7", "en"), begin(store, "t2", "phase10flip", "fr")]
    store.close()
    assert "phase10flip.deck.Deck" in types_met(path, pairs, "unknown"), "the decoder's look at a type was not noticed"
    assert not types_met(path, pairs, "known")
