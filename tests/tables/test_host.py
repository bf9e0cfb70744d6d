"""What only the host may do, and who the host is."""

from collections.abc import Callable
from random import Random

import pytest

from tests.tables.stored import KeptTable, hand_over, leave, pause, remove, resume, seat_bot, sit, start, switch_chat
from volteface.tables import NotAllowed, Request
from volteface.tables.seating import Stage

from .evenings import TINY, Kind, ask, asked_person, begun, choose, gathered, opened
from .kinds import each_kind

BEFORE: dict[str, Callable[[KeptTable, Request], object]] = {
    "seat a bot": lambda table, request: seat_bot(table, request, 2, "easy"),
    "start": lambda table, request: start(table, request, "easy"),
    "remove": lambda table, request: remove(table, request, 0),
    "hand over": lambda table, request: hand_over(table, request, 1),
    "switch the chat": lambda table, request: switch_chat(table, request, False),
}
DURING: dict[str, Callable[[KeptTable, Request], object]] = {
    "pause": pause,
    "remove": BEFORE["remove"],
    "hand over": BEFORE["hand over"],
    "switch the chat": BEFORE["switch the chat"],
}


@pytest.mark.parametrize("person", ["bo", "a stranger"])
@pytest.mark.parametrize("request_of", BEFORE.values(), ids=BEFORE)
def test_before_the_game_only_the_host_may(request_of: Callable[..., object], person: str) -> None:
    table = gathered(TINY, ("ann", "bo"))
    before = table.view_for(None)
    with pytest.raises(NotAllowed, match="only the host"):
        request_of(table, ask(person, "not mine"))
    assert table.view_for(None) == before


@pytest.mark.parametrize("person", ["bo", "a stranger"])
@pytest.mark.parametrize("request_of", DURING.values(), ids=DURING)
def test_during_the_game_only_the_host_may(request_of: Callable[..., object], person: str) -> None:
    table = begun(TINY)
    before = table.view_for(None)
    with pytest.raises(NotAllowed, match="only the host"):
        request_of(table, ask(person, "not mine"))
    assert table.view_for(None) == before


@pytest.mark.parametrize("seat", [-1, 3])
@pytest.mark.parametrize("what", ["seat a bot", "remove", "hand over"])
def test_the_host_names_a_seat_there_is(what: str, seat: int) -> None:
    requests: dict[str, Callable[[KeptTable, Request], object]] = {
        "seat a bot": lambda table, request: seat_bot(table, request, seat, "easy"),
        "remove": lambda table, request: remove(table, request, seat),
        "hand over": lambda table, request: hand_over(table, request, seat),
    }
    with pytest.raises(NotAllowed, match="no such seat"):
        requests[what](gathered(TINY), ask("ann", "wrong"))


# Starting


@each_kind
def test_the_host_starts_the_game(kind: Kind) -> None:
    table = gathered(kind)
    start(table, ask("ann", "start"), "easy")
    assert (table.view_for(None).stage, table.asked() is not None) == (Stage.PLAYING, True)


@each_kind
def test_a_host_who_does_not_sit_may_start_the_game(kind: Kind) -> None:
    table = opened(kind)
    sit(table, ask("bo", "sit"), 0, "Bo", "chance")
    start(table, ask("ann", "start"), "easy")
    assert table.view_for("ann").me is None


@each_kind
def test_a_game_begins_once(kind: Kind) -> None:
    with pytest.raises(NotAllowed, match="game has begun"):
        start(begun(kind), ask("ann", "start again"), "easy")


@each_kind
def test_no_bot_is_seated_once_the_game_has_begun(kind: Kind) -> None:
    with pytest.raises(NotAllowed, match="game has begun"):
        seat_bot(begun(kind), ask("ann", "bot"), 1, "easy")


@each_kind
def test_the_log_begins_with_every_ruling_and_every_name(kind: Kind) -> None:
    header = begun(kind).record.header
    assert header is not None
    rulings = kind.game.rulebook.resolve(kind.setup.edition, kind.setup.house)
    assert (header.rulings, header.seats, header.deck) == (rulings, ("Ann", "Bo", "Cy"), kind.setup.deck)


# Handing over


@each_kind
def test_the_host_hands_over(kind: Kind) -> None:
    table = begun(kind)
    hand_over(table, ask("ann", "hand over"), 2)
    assert table.view_for(None).host == "cy"


def test_whoever_handed_over_is_the_host_no_more() -> None:
    table = gathered(TINY)
    hand_over(table, ask("ann", "hand over"), 1)
    with pytest.raises(NotAllowed, match="only the host"):
        start(table, ask("ann", "start"), "easy")


@pytest.mark.parametrize("people", [("ann",), ("ann", "bo")], ids=["to nobody", "to a bot"])
def test_the_host_hands_over_to_people_only(people: tuple[str, ...]) -> None:
    table = gathered(TINY, people)
    if len(people) > 1:
        seat_bot(table, ask("ann", "bot"), 2, "easy")
    with pytest.raises(NotAllowed, match="only people host"):
        hand_over(table, ask("ann", "hand over"), 2)


@each_kind
def test_the_host_does_not_hand_over_to_whoever_was_removed(kind: Kind) -> None:
    table = begun(kind)
    remove(table, ask("ann", "remove"), 1)
    with pytest.raises(NotAllowed, match="removed by the host"):
        hand_over(table, ask("ann", "hand over"), 1)


@pytest.mark.parametrize("begin", [gathered, begun])
def test_a_host_who_leaves_hands_over_to_the_next(begin: Callable[[Kind], KeptTable]) -> None:
    table = begin(TINY)
    leave(table, ask("ann", "leave"))
    assert table.view_for(None).host == "bo"


def test_a_host_who_leaves_alone_stays_the_host() -> None:
    table = gathered(TINY, ("ann",))
    leave(table, ask("ann", "leave"))
    assert table.view_for(None).host == "ann"


@each_kind
def test_a_host_who_leaves_does_not_hand_over_to_whoever_was_removed_or_left(kind: Kind) -> None:
    table = begun(kind, ("ann", "bo", "cy"))
    remove(table, ask("ann", "remove"), 1)
    leave(table, ask("ann", "leave"))
    assert table.view_for(None).host == "cy"


@each_kind
def test_a_host_who_leaves_an_empty_table_stays_the_host(kind: Kind) -> None:
    table = begun(kind)
    remove(table, ask("ann", "remove"), 1)
    leave(table, ask("cy", "leave"))
    leave(table, ask("ann", "leave too"))
    assert table.view_for(None).host == "ann"


@each_kind
def test_somebody_else_leaving_changes_no_host(kind: Kind) -> None:
    table = begun(kind)
    leave(table, ask("cy", "leave"))
    assert table.view_for(None).host == "ann"


# Pausing


@each_kind
def test_a_paused_table_says_so(kind: Kind) -> None:
    table = begun(kind)
    pause(table, ask("ann", "pause"))
    assert table.view_for("bo").is_paused


@each_kind
def test_nobody_moves_at_a_paused_table(kind: Kind) -> None:
    table = begun(kind)
    person, seat = asked_person(table), table.asked()
    assert seat is not None
    move = choose(table, seat, Random(1))
    pause(table, ask("ann", "pause"))
    with pytest.raises(NotAllowed, match="game is paused"):
        table.act(ask(person, "move"), move)


@each_kind
def test_no_bot_moves_at_a_paused_table(kind: Kind) -> None:
    table = begun(kind, ("ann",))
    while table.bot_to_move() is None:
        table.act(ask("ann", f"move {table.seq}"), choose(table, table.asked() or 0, Random(1)))
    pause(table, ask("ann", "pause"))
    assert table.bot_to_move() is None


@each_kind
def test_nothing_is_offered_at_a_paused_table(kind: Kind) -> None:
    table = begun(kind)
    person = asked_person(table)
    pause(table, ask("ann", "pause"))
    assert table.view_for(person).offers == ()


@each_kind
def test_a_paused_game_goes_on_when_the_host_resumes_it(kind: Kind) -> None:
    table = begun(kind)
    person, seat = asked_person(table), table.asked()
    assert seat is not None
    pause(table, ask("ann", "pause"))
    resume(table, ask("ann", "resume"))
    assert table.act(ask(person, "move"), choose(table, seat, Random(1)))


@pytest.mark.parametrize("is_resuming", [False, True])
def test_pausing_twice_or_resuming_a_running_game_is_refused(is_resuming: bool) -> None:
    table = begun(TINY)
    if not is_resuming:
        pause(table, ask("ann", "pause"))
    with pytest.raises(NotAllowed, match="changes nothing"):
        (resume if is_resuming else pause)(table, ask("ann", "again"))


def test_there_is_nothing_to_pause_before_the_game() -> None:
    with pytest.raises(NotAllowed, match="changes nothing"):
        pause(gathered(TINY), ask("ann", "pause"))
