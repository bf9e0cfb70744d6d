"""How a game ends at a table, and how its people play again."""

from typing import Any

import pytest

from tests.kernel.higher import Deal, Higher, State
from tests.tables.stored import KeptTable, leave, rematch, remove, seat_bot, sit, start
from volteface.store import MemoryStore
from volteface.tables import NotAllowed, Setup
from volteface.tables.seating import Stage
from volteface.tables.table_events import Revealed

from .evenings import TINY, Kind, ask, begun, gathered, make_secret, opened, play_to_the_end
from .kinds import each_kind


def again(table: KeptTable, person: str = "ann") -> KeptTable:
    return rematch(table, MemoryStore(), person, new="new", secret=make_secret(2), now=9)


# The end


@each_kind
def test_a_finished_game_is_over_for_everybody(kind: Kind) -> None:
    table = play_to_the_end(begun(kind))
    view = table.view_for("ann")
    assert (view.stage, view.asked, view.countdown, view.offers) == (Stage.OVER, None, None, ())


@each_kind
def test_the_secret_is_revealed_when_the_game_is_over(kind: Kind) -> None:
    table = play_to_the_end(begun(kind, seed=3))
    assert table.feed(None, table.seq - 1)[0].table_event == Revealed(make_secret(3).hex())


@each_kind
def test_what_is_kept_says_who_has_won(kind: Kind) -> None:
    table = play_to_the_end(begun(kind))
    standing = table.standing()
    assert standing is not None
    assert (table.record.stage, table.record.winners, table.record.totals) == (
        "over",
        standing.winners,
        standing.totals,
    )


class Lottery(Higher):
    """Higher without a word: the game is over as soon as all cards are dealt."""

    def to_act(self, state: State) -> Any:
        return "dealer" if len(state.cards) < state.seats else None

    def beats(self, state: State, seat: int) -> bool:
        return True


LOTTERY = Kind(Lottery(), Setup("higher", "village", 3))


def test_a_game_that_ends_with_the_first_deal_is_over() -> None:
    table = gathered(LOTTERY)
    start(table, ask("ann", "start"), "easy")
    assert table.view_for(None).stage is Stage.OVER


class TwoDeals(Lottery):
    """A lottery that rests before its last card."""

    def is_resting(self, state: State) -> bool:
        return len(state.cards) == state.seats - 1

    def apply(self, state: State, move: Any) -> Any:
        assert isinstance(move, Deal)
        return super().apply(state, move)


def test_a_game_that_ends_with_the_deal_of_a_round_is_over() -> None:
    table = gathered(Kind(TwoDeals(), LOTTERY.setup))
    start(table, ask("ann", "start"), "easy")
    table.go_on("next", 0)
    assert (table.view_for(None).stage, len(table.log().entries)) == (Stage.OVER, table.seq)


# Once more


@each_kind
def test_a_rematch_has_the_same_people_on_the_same_seats(kind: Kind) -> None:
    table = play_to_the_end(begun(kind, ("ann", "bo")))
    before = [(chair.name, chair.person, chair.bot) for chair in table.seating.chairs]
    after = [(chair.name, chair.person, chair.bot) for chair in again(table).seating.chairs]
    assert after == before


@each_kind
def test_a_rematch_is_by_the_same_rules(kind: Kind) -> None:
    table = play_to_the_end(begun(kind))
    assert again(table).view_for(None).setup == kind.setup


@each_kind
def test_whoever_wants_a_rematch_is_its_host(kind: Kind) -> None:
    table = play_to_the_end(begun(kind))
    assert again(table, "bo").view_for(None).host == "bo"


@each_kind
def test_a_rematch_can_be_played_to_its_end(kind: Kind) -> None:
    table = again(play_to_the_end(begun(kind)))
    start(table, ask("ann", "start"), "easy")
    assert play_to_the_end(table).view_for(None).stage is Stage.OVER


@each_kind
def test_a_rematch_is_committed_to_another_secret(kind: Kind) -> None:
    table = play_to_the_end(begun(kind))
    assert again(table).view_for(None).commitment != table.view_for(None).commitment


@each_kind
def test_before_the_game_is_over_there_is_no_rematch(kind: Kind) -> None:
    with pytest.raises(NotAllowed, match="game is not over"):
        again(begun(kind))


def test_a_spectator_gets_no_rematch() -> None:
    with pytest.raises(NotAllowed, match="not seated"):
        again(play_to_the_end(begun(TINY)), "a stranger")


def removed_bo() -> KeptTable:
    table = begun(TINY)
    remove(table, ask("ann", "remove"), 1)
    return play_to_the_end(table)


def test_whoever_was_removed_gets_no_rematch() -> None:
    with pytest.raises(NotAllowed, match="removed by the host"):
        again(removed_bo(), "bo")


def test_whoever_was_removed_has_no_seat_in_the_rematch() -> None:
    assert again(removed_bo()).seating.people() == ("ann", "cy")


def test_whoever_left_has_a_seat_in_the_rematch() -> None:
    table = begun(TINY)
    leave(table, ask("bo", "leave"))
    chair = again(play_to_the_end(table)).seating.chairs[1]
    assert (chair.person, chair.stands_in) == ("bo", None)


def test_in_a_rematch_everybody_may_add_fresh_chance() -> None:
    table = again(play_to_the_end(begun(TINY)))
    sit(table, ask("bo", "fresh"), 1, "Bo", "fresh chance")
    assert table.seating.chairs[1].entropy == "fresh chance"


def test_long_chance_is_cut_to_what_a_seat_may_add() -> None:
    table = opened(TINY)
    sit(table, ask("ann", "sit"), 0, "Ann", "x" * 128)
    seat_bot(table, ask("ann", "bot"), 1, "easy")
    start(table, ask("ann", "start"), "easy")
    assert len(again(play_to_the_end(table)).seating.chairs[0].entropy) == 128
