"""A game played on from another one is verified from there on; a note that hides deals is refused."""

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from tests.tables.stored import branch
from volteface.cli.main import build_app
from volteface.kernel import InvalidLog, Log, NoteEntry, write_log
from volteface.kernel.log import as_json
from volteface.store import MemoryStore
from volteface.tables.commands import Branch
from volteface.tables.fairness.verify import verify
from volteface.tables.table_events import Branched, event_name

from .evenings import BOT, FLIP, begun, make_secret, play_to_the_end
from .tampering import played, renumbered


def branched(share: float) -> Log:
    """A finished game that was played on from such a share of another one."""
    log = play_to_the_end(begun(FLIP, ("ann", "bo"))).log()
    wish = Branch("ann", "Ann", 0, int(len(log.entries) * share), BOT, "fresh chance")
    table = branch(FLIP.game, MemoryStore(), log, wish, table="b", secret=make_secret(9), now=0)
    return play_to_the_end(table, seed=2).log()


def with_branched_note(log: Log, index: int, at: int = 0) -> Log:
    """The log with a note in it that another game was played on from."""
    note = NoteEntry(
        seq=index, actor="dealer", decided_by="person", action="branch", at=at, about=as_json(Branched("t", index))
    )
    return renumbered(log, (*log.entries[:index], note, *log.entries[index:]))


def test_deals_before_and_after_the_branch_are_told_apart() -> None:
    verified = verify(branched(0.5))
    assert verified.deals > 0 and verified.deals_elsewhere > 0


@pytest.mark.parametrize("share", [0.3, 0.6, 0.9, 1.0])
def test_a_note_that_hides_the_deals_before_it_is_refused(share: float) -> None:
    log = played(FLIP)
    with pytest.raises(InvalidLog, match="in the middle of this one"):
        verify(with_branched_note(log, int(len(log.entries) * share)))


def test_a_second_note_in_a_branched_game_is_refused() -> None:
    log = branched(0.5)
    with pytest.raises(InvalidLog, match="in the middle of this one"):
        verify(with_branched_note(log, len(log.entries)))


def test_deals_that_were_changed_after_a_hiding_note_was_added_are_not_believed() -> None:
    log = played(FLIP)
    entries = list(log.entries)
    Random(1).shuffle(entries)
    with pytest.raises(InvalidLog):
        verify(with_branched_note(replace(log, entries=tuple(entries)), len(entries)))


def without_own_deals() -> Log:
    """A game that says of all its deals that they were made elsewhere."""
    whole = branched(0.5)
    last = max(entry.seq for entry in whole.entries if not isinstance(entry, NoteEntry))
    opening = [replace(entry, at=0, action=f"branch/{entry.seq}") for entry in whole.entries[: last + 1]]
    kept = [entry for entry in opening if not isinstance(entry, NoteEntry) or event_name(entry.about) != "branched"]
    return with_branched_note(renumbered(whole, (*kept, *whole.entries[last + 1 :])), len(kept))


def test_a_game_without_a_deal_of_its_own_is_no_success(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(write_log(without_own_deals()))
    assert verify(without_own_deals()).deals == 0
    ran = CliRunner().invoke(build_app(("verify",)), ["verify", str(file), "--language", "en"])
    assert (ran.exit_code, "holds" in ran.output, "nothing was proven" in ran.output) == (1, False, True)
