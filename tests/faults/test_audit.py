"""The audit of the fault bench finds nothing after an honest game, and everything that is wrong after another."""

from collections.abc import Callable

import pytest

from bench.faults.audit import Audit, audit
from bench.faults.client import Asked, Client

from .conftest import Played

Moment = tuple[int | None, int]


def latest(shown: dict[Moment, set[int]]) -> Moment:
    return max(shown, key=lambda moment: moment[1])


def acknowledge_a_move_that_is_not_there(client: Client) -> None:
    client.asked["ffffffffffffffff"] = Asked("act", "update")


def refuse_a_move_that_is_there(client: Client) -> None:
    kept = next(asked for asked in client.asked.values() if asked.kind == "act" and asked.answer == "update")
    kept.answer = "refused"


def show_another_entry(client: Client) -> None:
    client.memory.entries[latest(client.memory.entries)] = {0}


def show_an_entry_that_is_not_there(client: Client) -> None:
    client.memory.entries[0, 10_000] = {0}


def show_another_view(client: Client) -> None:
    client.memory.views[latest(client.memory.views)] = {0}


def show_two_views_of_one_moment(client: Client) -> None:
    client.memory.views[min(client.memory.views, key=lambda moment: moment[1])].add(0)


WRONGS: dict[str, tuple[Callable[[Client], None], Callable[[Audit], int]]] = {
    "lost": (acknowledge_a_move_that_is_not_there, lambda found: found.lost),
    "refused but kept": (refuse_a_move_that_is_there, lambda found: found.refused_but_kept),
    "another entry": (show_another_entry, lambda found: found.unkept),
    "no such entry": (show_an_entry_that_is_not_there, lambda found: found.unkept),
    "another view": (show_another_view, lambda found: found.unkept),
    "two views": (show_two_views_of_one_moment, lambda found: found.unkept),
}


@pytest.mark.long
def test_the_audit_finds_each_wrong_and_nothing_else(played: Played) -> None:
    honest = audit(played.database, [played.game])
    assert (honest.details, honest.games_over, honest.acknowledged > 10) == ([], 1, True)
    for number, (name, (spoil, count)) in enumerate(WRONGS.items(), 1):
        spoil(played.game.clients[0])
        found = audit(played.database, [played.game])
        assert (name, count(found) > 0, len(found.details)) == (name, True, number)
