"""The law of undo: one's own last move, as long as nobody has learnt or done anything since."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.kernel.higher import Say
from tests.tables.stored import KeptTable, leave, load_table, pause, remove, resume, say
from volteface.games.flip7.moves import HIT, STAY, Freeze
from volteface.games.phase10flip.moves import DRAW, TAKE, Discard
from volteface.kernel import MoveEntry
from volteface.store import MemoryStore
from volteface.tables import Addition, LiveTable, NotAllowed, NotAsked, live
from volteface.tables.seating import Stage

from .evenings import TINY, Kind, ask, asked_person, begun, choose, play_to_the_end
from .kinds import each_kind
from .positions import PHASE, flip7, phase10, play, say_once, undo
from .scripts import scripted

# Flip 7: three seats, Ann (seat 0) is asked first


def test_a_stay_can_be_undone() -> None:
    table = flip7("5", "6", "7")
    play(table, HIT)
    play(table, HIT, person="bo")
    play(table, HIT, person="cy")
    before = table.game_view(0)
    play(table, STAY)
    undo(table)
    assert (table.game_view(0), table.asked()) == (before, 0)


def test_a_stay_cannot_be_undone_once_the_next_has_moved() -> None:
    table = flip7("5", "6", "7", "8")
    for person in ("ann", "bo", "cy"):
        play(table, HIT, person=person)
    play(table, STAY)
    play(table, HIT, person="bo")
    with pytest.raises(NotAllowed, match="others have moved"):
        undo(table)


def test_a_hit_cannot_be_undone() -> None:
    table = flip7("5")
    play(table, HIT)
    with pytest.raises(NotAllowed, match="others have moved"):
        undo(table)


def test_a_freeze_can_be_undone_while_no_card_has_come() -> None:
    table = flip7("freeze", "6")
    play(table, HIT)
    play(table, Freeze(2))
    undo(table)
    assert table.asked() == 0


def test_a_stay_that_ends_the_round_can_be_undone_while_the_table_rests() -> None:
    table = flip7("5", "6", "7")
    for person in ("ann", "bo", "cy"):
        play(table, HIT, person=person)
    for person in ("ann", "bo", "cy"):
        play(table, STAY, person=person)
    assert table.is_resting()
    undo(table, "cy")
    assert (table.is_resting(), table.asked()) == (False, 2)


# Phase 10 FLIP!: Ann has a phase in her hand


UNDOABLE: dict[str, tuple[list[Any], Any]] = {
    "take": ([], TAKE),
    "a lay-down": ([TAKE], PHASE),
    "a discard without a flip": ([TAKE], Discard("r11/8")),
}


@pytest.mark.parametrize(("first", "move"), UNDOABLE.values(), ids=UNDOABLE)
def test_what_shows_nothing_new_can_be_undone(first: list[Any], move: Any) -> None:
    table = phase10()
    play(table, *first)
    before = table.game_view(0)
    play(table, move)
    undo(table)
    assert (table.game_view(0), table.asked()) == (before, 0)


def test_a_draw_cannot_be_undone() -> None:
    table = phase10()
    play(table, DRAW)
    with pytest.raises(NotAllowed, match="something was seen"):
        undo(table)


def test_a_discard_that_turns_the_table_over_cannot_be_undone() -> None:
    table = phase10()
    play(table, TAKE, Discard("b9^/8"))
    with pytest.raises(NotAllowed, match="something was seen"):
        undo(table)


def test_a_discard_cannot_be_undone_once_the_next_has_taken_it() -> None:
    table = phase10()
    play(table, TAKE, Discard("r11/8"))
    play(table, TAKE, person="bo")
    with pytest.raises(NotAllowed, match="others have moved"):
        undo(table)


def test_a_discard_after_a_draw_can_be_undone_but_not_the_draw() -> None:
    table = phase10()
    play(table, DRAW, Discard("r11/8"))
    undo(table)
    with pytest.raises(NotAllowed, match="something was seen"):
        undo(table)


def test_several_moves_are_undone_one_after_the_other() -> None:
    table = phase10()
    before = table.game_view(0)
    play(table, TAKE, PHASE, Discard("r11/8"))
    for _ in range(3):
        undo(table)
    assert table.game_view(0) == before


def test_after_an_undo_another_move_may_be_made() -> None:
    table = phase10()
    play(table, TAKE, PHASE)
    undo(table)
    play(table, Discard("r11/8"))
    assert (table.asked(), table.game_view(1).discard[-1]) == (1, "r11/8")


# Any game


def test_only_ones_own_move_can_be_undone() -> None:
    table = begun(TINY)
    person = say_once(table)
    other = next(name for name in ("ann", "bo", "cy") if name != person)
    with pytest.raises(NotAllowed, match="others have moved"):
        undo(table, other)


@each_kind
def test_at_the_beginning_there_is_nothing_to_undo(kind: Kind) -> None:
    table = begun(kind)
    with pytest.raises(NotAllowed, match="others have moved"):
        undo(table, asked_person(table))


def test_a_spectator_undoes_nothing() -> None:
    table = begun(TINY)
    say_once(table)
    with pytest.raises(NotAsked):
        undo(table, "a stranger")


def test_what_a_stand_in_did_cannot_be_undone() -> None:
    table = begun(TINY)
    person, seat = asked_person(table), table.asked()
    assert seat is not None
    leave(table, ask(person, "leave"))
    table.act_for(seat, Say(True), "stand-in", 0)
    with pytest.raises(NotAllowed, match="others have moved"):
        undo(table, person)


def test_words_between_do_not_matter() -> None:
    table = begun(TINY)
    person = say_once(table)
    say(table, ask("bo", "words"), "hm")
    undo(table, person)
    assert asked_person(table) == person


def test_after_the_game_nothing_is_undone() -> None:
    table = play_to_the_end(begun(TINY))
    with pytest.raises(NotAllowed, match="no game is running"):
        undo(table, "cy")


def test_before_the_game_nothing_is_undone() -> None:
    table = scripted(TINY, [])
    with pytest.raises(NotAllowed, match="no game is running"):
        undo(table)


def test_at_a_paused_table_nothing_is_undone() -> None:
    table = begun(TINY)
    person = say_once(table)
    pause(table, ask("ann", "pause"))
    with pytest.raises(NotAllowed, match="game is paused"):
        undo(table, person)


def test_whoever_was_removed_undoes_nothing() -> None:
    table = begun(TINY)
    while say_once(table) == table.seating.host:
        pass
    person = next(person for person in ("bo", "cy") if table.view_for(person).may_undo)
    seat = table.seat_of(person)
    assert seat is not None
    remove(table, ask("ann", "remove"), seat)
    with pytest.raises(NotAllowed, match="removed by the host"):
        undo(table, person)


def test_whoever_left_and_undoes_is_back() -> None:
    table = begun(TINY)
    person = say_once(table)
    seat = table.seat_of(person)
    assert seat is not None
    leave(table, ask(person, "leave"))
    undo(table, person)
    assert (table.view_for(None).seats[seat].stands_in, table.asked()) == (None, seat)


@each_kind
@pytest.mark.parametrize("seed", range(6))
def test_a_table_says_truly_whether_somebody_may_undo(kind: Kind, seed: int) -> None:
    generator = Random(seed)
    table = begun(kind, seed=seed)
    for number in range(40):
        if table.seating.stage is not Stage.PLAYING:
            return
        if number % 9 == 4:
            (resume if table.seating.is_paused else pause)(table, ask("ann", f"pause {number}"))
        for person in ("ann", "bo", "cy", None):
            twin = KeptTable(table.game, copied(table), copied(table).load("t"))
            assert table.view_for(person).may_undo == can_undo(twin, person)
        if not table.seating.is_paused:
            person = asked_person(table)
            table.act(ask(person, f"move {number}"), choose(table, table.asked() or 0, generator))


def copied(table: KeptTable) -> MemoryStore:
    """A store of its own that holds the table."""
    store = MemoryStore()
    store.append(Addition(table.record, 0, tuple(table._entries)))
    return store


def can_undo(table: KeptTable, person: str | None) -> bool:
    try:
        undo(table, person or "a stranger")
    except (NotAllowed, NotAsked):
        return False
    return True


def test_an_undone_move_stays_in_the_log() -> None:
    table = begun(TINY)
    person = say_once(table)
    before = table.seq
    undo(table, person)
    undone = table.feed(None, before)[0]
    assert (undone.undone_from, undone.actor) == (before - 1, table.seat_of(person))


@pytest.mark.parametrize("is_reloaded", [False, True])
def test_an_undo_replays_nothing(is_reloaded: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    table = phase10()
    play(table, TAKE, PHASE)
    if is_reloaded:
        table = load_table(table.game, table.store, "t")
    monkeypatch.setattr(live, "fold", lambda *_: pytest.fail("the game was replayed from its beginning"))
    undo(table)
    undo(table)
    assert table.offers(0)[0] == DRAW


def test_a_table_is_restored_in_one_pass_however_often_moves_were_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    table, undos = phase10(), 60
    for _ in range(undos):
        play(table, TAKE)
        undo(table)
    stored, applied, apply = table.store.load("t"), list[Any](), table.game.apply

    def count(state: Any, move: Any) -> Any:
        applied.append(move)
        return apply(state, move)

    monkeypatch.setattr(type(table.game), "apply", staticmethod(count))
    LiveTable(table.game, replace(stored, snapshot=None))
    assert len(applied) == sum(isinstance(entry, MoveEntry) for entry in stored.entries)
