"""A finished game is verified from the outside, and a game in which anything was changed is not."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from volteface.kernel import (
    DEALER,
    AmendEntry,
    AnyEntry,
    InvalidLog,
    Log,
    MoveEntry,
    NoteEntry,
    UndoEntry,
    read_log,
    write_log,
)
from volteface.kernel.log import fold
from volteface.tables.hosting import react, say
from volteface.tables.verify import verify

from .evenings import FLIP, PHASES, TINY, Kind, ask, begun, play_to_the_end, whole_evening
from .kinds import each_kind

# Whole games


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
    doings = {entry.about["doing"] for entry in entries if isinstance(entry, NoteEntry) and entry.about}
    assert doings >= {"said", "reacted", "stood_in", "took_back", "host_changed", "paused", "resumed"}
    assert {entry.decided_by for entry in entries} == {"person", "bot", "stand_in", "dealer"}
    assert any(isinstance(entry, UndoEntry) for entry in entries)


@each_kind
def test_what_was_verified_is_told(kind: Kind) -> None:
    table = play_to_the_end(begun(kind, ("ann", "bo")))
    verified = verify(table.log(), kind.game)
    assert (verified.table, verified.commitment, verified.seats_with_entropy) == ("t", table.output(None).commitment, 2)


def test_words_after_the_end_do_not_matter() -> None:
    table = play_to_the_end(begun(TINY))
    say(table, ask("bo", "words"), "well played")
    react(table, ask("ann", "claps"), "👏")
    assert verify(table.log(), TINY.game).moves == 6


# Tampering


@cache
def played(kind: Kind) -> Log:
    """One finished game of a kind."""
    return play_to_the_end(begun(kind)).log()


@cache
def short_game() -> Log:
    """A short game with an undo in it."""
    return whole_evening(TINY, 2).log()


def is_refused(log: Log, kind: Kind) -> bool:
    try:
        verify(log, kind.game)
    except InvalidLog:
        return True
    return False


def with_entry(log: Log, place: int, entry: AnyEntry) -> Log:
    return replace(log, entries=(*log.entries[:place], entry, *log.entries[place + 1 :]))


def renumbered(log: Log, entries: tuple[AnyEntry, ...]) -> Log:
    return replace(log, entries=tuple(replace(entry, seq=seq) for seq, entry in enumerate(entries)))


def with_doing(log: Log, doing: str, /, **changed: Any) -> Log:
    place = next(
        place
        for place, entry in enumerate(log.entries)
        if isinstance(entry, NoteEntry) and entry.about and entry.about["doing"] == doing
    )
    entry = log.entries[place]
    assert isinstance(entry, NoteEntry) and entry.about
    return with_entry(log, place, replace(entry, about={**entry.about, **changed}))


def other_digit(text: str, place: int) -> str:
    return text[:place] + ("1" if text[place] == "0" else "0") + text[place + 1 :]


def doing_of(log: Log, doing: str) -> dict[str, Any]:
    return next(
        entry.about
        for entry in log.entries
        if isinstance(entry, NoteEntry) and entry.about and entry.about["doing"] == doing
    )


@each_kind
def test_an_untouched_game_is_not_refused(kind: Kind) -> None:
    assert not is_refused(played(kind), kind)


@pytest.mark.parametrize("place", range(64))
def test_another_secret_is_refused(place: int) -> None:
    secret = doing_of(played(TINY), "revealed")["secret"]
    assert is_refused(with_doing(played(TINY), "revealed", secret=other_digit(secret, place)), TINY)


@pytest.mark.parametrize("secret", ["", "00", "no secret", "é", "0" * 64])
@each_kind
def test_a_secret_that_is_none_is_refused(kind: Kind, secret: str) -> None:
    assert is_refused(with_doing(played(kind), "revealed", secret=secret), kind)


@pytest.mark.parametrize("place", range(64))
def test_another_commitment_is_refused(place: int) -> None:
    commitment = doing_of(played(TINY), "opened")["commitment"]
    assert is_refused(with_doing(played(TINY), "opened", commitment=other_digit(commitment, place)), TINY)


@pytest.mark.parametrize("kind", [FLIP, PHASES], ids=str)
@pytest.mark.parametrize("place", range(11))
def test_other_chance_of_a_seat_is_refused(kind: Kind, place: int) -> None:
    entropy = doing_of(played(kind), "sat_down")["entropy"]
    assert is_refused(with_doing(played(kind), "sat_down", entropy=other_digit(entropy, place)), kind)


HEADERS: dict[str, Callable[[Any], Any]] = {
    "format": lambda header: replace(header, format=2),
    "engine": lambda header: replace(header, engine="other"),
    "rules_version": lambda header: replace(header, rules_version=99),
    "edition": lambda header: replace(header, edition="other"),
    "rulings": lambda header: replace(header, rulings={**header.rulings, next(iter(header.rulings)): "other"}),
    "seats": lambda header: replace(header, seats=("Eve", *header.seats[1:])),
    "deck": lambda header: replace(header, deck=("r1/1",)),
}


@pytest.mark.parametrize("change", HEADERS.values(), ids=HEADERS)
@each_kind
def test_another_header_is_refused(kind: Kind, change: Callable[[Any], Any]) -> None:
    log = played(kind)
    assert is_refused(replace(log, header=change(log.header)), kind)


@pytest.mark.parametrize("change", [HEADERS["engine"], HEADERS["seats"]], ids=["engine", "seats"])
@pytest.mark.parametrize("kind", [FLIP, PHASES], ids=str)
def test_a_header_changed_in_both_places_makes_other_deals(kind: Kind, change: Callable[[Any], Any]) -> None:
    log = played(kind)
    header = change(log.header)
    changed = with_doing(log, "started", header=json.loads(write_log(Log(header)))["header"])
    assert is_refused(replace(changed, header=header), kind)


def moves(log: Log) -> Iterator[tuple[int, MoveEntry]]:
    for place, entry in enumerate(log.entries):
        if isinstance(entry, MoveEntry):
            yield place, entry


def other_deal(move: dict[str, Any]) -> dict[str, Any]:
    """Another move of the Dealer, as like the first as can be."""
    match move:
        case {"card": str(card)}:
            return {**move, "card": "11" if card == "12" else "12"}
        case {"card": int(card)}:
            return {**move, "card": card % 4 + 1}
        case {"seat": int(seat)}:
            return {**move, "seat": (seat + 1) % 3}
        case {"order": list(order)}:
            place = next(place for place, (one, other) in enumerate(pairwise(order)) if one != other)
            return {**move, "order": [*order[:place], order[place + 1], order[place], *order[place + 2 :]]}
    return {"move": "hit"}


@each_kind
def test_no_deal_can_be_changed(kind: Kind) -> None:
    log = played(kind)
    changed = [
        with_entry(log, place, replace(entry, move=other_deal(entry.move)))
        for place, entry in moves(log)
        if entry.actor == DEALER
    ]
    assert changed and all(is_refused(one, kind) for one in changed)


def twisted(value: Any) -> Iterator[Any]:
    """The value with one thing in it changed, in every way."""
    if isinstance(value, dict):
        for key in value:
            yield from ({**value, key: other} for other in twisted(value[key]))
    elif isinstance(value, list):
        yield from (
            [*value[:place], other, *value[place + 1 :]]
            for place in range(len(value))
            for other in twisted(value[place])
        )
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, str):
        yield value + "x"
    else:
        yield 0


@pytest.mark.parametrize("kind", [FLIP, TINY], ids=str)
def test_no_stored_event_can_be_changed(kind: Kind) -> None:
    log = played(kind)
    changed = [
        with_entry(log, place, replace(entry, events=tuple(events)))
        for place, entry in moves(log)
        for events in twisted(list(entry.events))
    ]
    assert changed and all(is_refused(one, kind) for one in changed[:: 1 + len(changed) // 150])


@each_kind
def test_no_stored_event_can_be_left_out(kind: Kind) -> None:
    log = played(kind)
    changed = [with_entry(log, place, replace(entry, events=())) for place, entry in moves(log) if entry.events]
    assert changed and all(is_refused(one, kind) for one in changed[:: 1 + len(changed) // 40])


@each_kind
def test_no_two_entries_can_change_places(kind: Kind) -> None:
    log = played(kind)
    entries = log.entries
    swapped = [
        replace(log, entries=(*entries[:place], entries[place + 1], entries[place], *entries[place + 2 :]))
        for place in range(len(entries) - 1)
    ]
    assert all(is_refused(one, kind) for one in swapped[:: 1 + len(swapped) // 60])


@each_kind
def test_no_two_deals_can_change_places_and_numbers(kind: Kind) -> None:
    log = played(kind)
    deals = [place for place, entry in moves(log) if entry.actor == DEALER]
    for one, other in pairwise(deals):
        entries = list(log.entries)
        entries[one], entries[other] = entries[other], entries[one]
        if log.entries[one].move != log.entries[other].move:  # type: ignore[union-attr]
            assert is_refused(renumbered(log, tuple(entries)), kind)


@each_kind
def test_no_move_can_be_left_out(kind: Kind) -> None:
    log = played(kind)
    shorter = [renumbered(log, (*log.entries[:place], *log.entries[place + 1 :])) for place, _ in moves(log)]
    assert all(is_refused(one, kind) for one in shorter[:: 1 + len(shorter) // 60])


@each_kind
def test_no_move_can_come_before_the_game_begins(kind: Kind) -> None:
    log = played(kind)
    start = next(
        place
        for place, entry in enumerate(log.entries)
        if isinstance(entry, NoteEntry) and entry.about and entry.about["doing"] == "started"
    )
    entries = list(log.entries)
    entries[start], entries[start + 1] = entries[start + 1], entries[start]
    assert is_refused(renumbered(log, tuple(entries)), kind)


@each_kind
def test_a_game_whose_end_was_cut_off_is_refused(kind: Kind) -> None:
    log = played(kind)
    last = max(place for place, _ in moves(log))
    assert is_refused(renumbered(log, (*log.entries[:last], *log.entries[last + 1 :])), kind)


@each_kind
def test_a_game_without_its_secret_is_refused(kind: Kind) -> None:
    log = played(kind)
    assert is_refused(replace(log, entries=log.entries[:-1]), kind)


def test_every_byte_of_a_short_games_moves_and_events_matters() -> None:
    log = short_game()
    for place, entry in moves(log):
        line = write_log(Log(log.header, (entry,))).decode()
        begin, end = line.index('"move":{'), line.index(',"digest"')
        for byte in range(begin + len('"move":{'), end):
            changed = line[:byte] + ("1" if line[byte] == "0" else "0") + line[byte + 1 :]
            try:
                (other,) = json_entries(changed)
            except InvalidLog:
                continue
            assert is_refused(with_entry(log, place, other), TINY), changed[begin:end]


def json_entries(text: str) -> tuple[AnyEntry, ...]:
    """The entries of a log whose numbers do not begin at the beginning."""
    value = json.loads(text) if is_json(text) else None
    if value is None:
        raise InvalidLog("no JSON")
    value["entries"] = [{**entry, "seq": 0} for entry in value["entries"]]
    (entry,) = read_log(json.dumps(value).encode()).entries
    return (replace(entry, seq=int(json.loads(text)["entries"][0]["seq"])),)


def is_json(text: str) -> bool:
    try:
        json.loads(text)
    except ValueError:
        return False
    return True


# A Dealer who would like to try again


def dealt_again(kind: Kind) -> Log:
    """A game whose server took its last deal back once and dealt again, everything else by the book."""
    table = begun(kind)
    assert table.record.header is not None
    draft = table.draft("once more", 0)
    draft.undo(DEALER, table._moves[-1].seq, fold(kind.game, table.record.header, tuple(table._moves[:-1])))
    draft.deal(table.dealer_of(draft))
    table.keep(draft)
    return play_to_the_end(table).log()


@each_kind
def test_a_deal_that_was_taken_back_and_dealt_again_is_refused(kind: Kind) -> None:
    assert is_refused(dealt_again(kind), kind)


@each_kind
def test_a_deal_that_was_amended_is_refused(kind: Kind) -> None:
    log = played(kind)
    place, deal = next((place, entry) for place, entry in moves(log) if entry.actor == DEALER)
    amend = AmendEntry(seq=0, actor=DEALER, decided_by="dealer", action="amend", at=0, of=deal.seq, move=deal.move)
    entries = (*log.entries[: place + 1], amend, *log.entries[place + 1 :])
    assert is_refused(renumbered(log, entries), kind)


def test_an_undo_of_somebody_elses_move_is_refused() -> None:
    log = short_game()
    place, undo = next((place, entry) for place, entry in enumerate(log.entries) if isinstance(entry, UndoEntry))
    assert isinstance(undo.actor, int)
    assert is_refused(with_entry(log, place, replace(undo, actor=(undo.actor + 1) % 3)), TINY)


def test_an_undo_of_more_than_the_last_move_is_refused() -> None:
    log = short_game()
    place, undo = next((place, entry) for place, entry in enumerate(log.entries) if isinstance(entry, UndoEntry))
    assert is_refused(with_entry(log, place, replace(undo, back_to=undo.back_to - 1)), TINY)


# Unreadable


UNREADABLE: dict[str, Callable[[Log], Log]] = {
    "a doing nobody knows": lambda log: with_doing(log, "sat_down", doing="danced"),
    "a doing with a wrong field": lambda log: with_doing(log, "sat_down", seat="first"),
    "a doing with a field too many": lambda log: with_doing(log, "sat_down", shoe=1),
    "a seat that does not exist": lambda log: with_doing(log, "sat_down", seat=99),
    "no entries": lambda log: replace(log, entries=()),
    "no beginning": lambda log: renumbered(log, log.entries[1:]),
}


@pytest.mark.parametrize("change", UNREADABLE.values(), ids=UNREADABLE)
def test_a_log_that_makes_no_sense_is_refused_with_a_sentence(change: Callable[[Log], Log]) -> None:
    with pytest.raises(InvalidLog, match=r"\.$"):
        verify(change(played(TINY)), TINY.game)
