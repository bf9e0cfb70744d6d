"""Several threads may read from one store at once, from the first moment on."""

import subprocess
import sys
from pathlib import Path

from .logs import filled

# The decoder looks at a type when it first meets it; two threads that meet one at the same moment crash the process.
MEET_NO_TYPE = """
import sys
from pathlib import Path
from msgspec import _utils
from volteface.store import SqliteStore

def notice(frame, event, _):
    if event == "call" and frame.f_code is _utils.get_class_annotations.__code__:
        print(frame.f_locals["obj"])

store = SqliteStore(Path(sys.argv[1]))
sys.setprofile(notice)
store.load(store.find()[0].id)
print("read")
"""


def test_reading_meets_no_type_for_the_first_time(tmp_path: Path) -> None:
    command = [sys.executable, "-c", MEET_NO_TYPE, str(filled(tmp_path / "games.db", 3))]
    assert subprocess.run(command, check=True, capture_output=True, text=True).stdout == "read\n"
