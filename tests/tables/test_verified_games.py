"""A finished game is verified from the outside, whatever happened at its table."""

import pytest

from tests.tables.stored import react, say
from volteface.kernel import DEALER, MoveEntry, NoteEntry, UndoEntry, read_log, write_log
from volteface.tables.fairness.verify import verify

from .evenings import FLIP, PHASES, TINY, Kind, ask, begun, play_to_the_end, whole_evening
from .kinds import each_kind
from .tampering import is_refused, played


@each_kind
@pytest.mark.parametrize("seed", range(4))
def test_a_whole_evening_with_all_that_happens_is_verified(kind: Kind, seed: int) -> None:
    table = whole_evening(kind, seed)
    log = read_log(write_log(table.log()))
    deals = sum(isinstance(entry, MoveEntry) and entry.actor == DEALER for entry in log.entries)
    assert verify(log, kind.game).deals == deals


def test_the_evenings_that_are_verified_have_undos_stand_ins_and_words() -> None:
    logs = [whole_evening(kind, seed).log() for kind in (FLIP, PHASES) for seed in range(4)]
    entries = [entry for log in logs for entry in log.entries]
    events = {entry.about["event"] for entry in entries if isinstance(entry, NoteEntry) and entry.about}
    assert events >= {"said", "reacted", "stood_in", "took_back", "host_changed", "paused", "resumed"}
    assert {entry.decided_by for entry in entries} == {"person", "bot", "stand_in", "dealer"}
    assert any(isinstance(entry, UndoEntry) for entry in entries)


@each_kind
def test_what_was_verified_is_told(kind: Kind) -> None:
    table = play_to_the_end(begun(kind, ("ann", "bo")))
    verified = verify(table.log(), kind.game)
    assert (verified.table, verified.commitment, verified.seats_with_entropy) == (
        "t",
        table.view_for(None).commitment,
        2,
    )


def test_words_after_the_end_do_not_matter() -> None:
    table = play_to_the_end(begun(TINY))
    say(table, ask("bo", "words"), "well played")
    react(table, ask("ann", "claps"), "👏")
    assert verify(table.log(), TINY.game).moves == 6


@each_kind
def test_an_untouched_game_is_not_refused(kind: Kind) -> None:
    assert not is_refused(played(kind), kind)
