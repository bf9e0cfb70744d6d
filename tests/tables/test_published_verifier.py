"""A stranger's verifier needs nothing but docs/fairness.md: the program that is printed there agrees with ours."""

import copy
import json
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest

from tests.phase10flip.walks import Setup as Walk
from volteface.games.phase10flip.deck import default_deck
from volteface.kernel import read_log, write_log
from volteface.tables.fairness.verify import verify

from .evenings import Kind
from .fair_games import KINDS as FAIR_KINDS
from .fair_games import SHORT, branched, flip, phases, played
from .published import published

FIXTURES: Final = Path(__file__).parent / "fixtures"
LAID: Final = {**SHORT, "flip_when": "discarded_or_laid", "last_discard_flips": "no"}

KINDS: Final[dict[str, Kind]] = {
    **FAIR_KINDS,
    "flip7-fr": flip("fr", 5, 60),
    "flip7-long": flip("en31", 8, 200),
    "flip7-three-decks": flip("en", 5, 60, decks=3),
    "flip7-emptied-each-round": flip("qc", 12, 60, reshuffle_when="emptied", used_flip_three="discarded"),
    "phase10flip-laid-flips": phases(LAID, Walk({}, 2, 4, is_rich=True, spare=14).deck()),
    "phase10flip-ended-piles": phases({**SHORT, "exhausted_pile": "end_round"}, Walk({}, 2, 6, spare=9).deck()),
}
SEEDS: Final = range(3)

Game = dict[str, Any]


@cache
def cached(name: str, seed: int) -> Game:
    kind = KINDS[name.removesuffix("-branched")]
    game: Game = json.loads(write_log(branched(kind) if name.endswith("-branched") else played(kind, seed)))
    return game


def exported(name: str, seed: int = 1) -> Game:
    """A finished game as its file says it; it may be changed."""
    return copy.deepcopy(cached(name, seed))


def ours(game: Game) -> tuple[int, int]:
    """How many deals our own verifier recomputes, and how many it leaves to another log."""
    verified = verify(read_log(json.dumps(game).encode()))
    return verified.deals, verified.deals_elsewhere


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_stranger_recomputes_every_deal(name: str, seed: int) -> None:
    game = exported(name, seed)
    assert published()["check"](game) == ours(game)


@pytest.mark.parametrize("name", ["flip7", "flip7-used-flip-three", "phase10flip-new-piles"])
def test_the_stranger_recomputes_the_own_deals_of_a_branched_game(name: str) -> None:
    game = exported(f"{name}-branched")
    found = published()["check"](game)
    assert found == ours(game) and min(found) > 0


@pytest.mark.parametrize("file", sorted(FIXTURES.glob("format*.json")), ids=lambda file: file.stem)
def test_the_stranger_reads_logs_of_older_formats(file: Path) -> None:
    game = json.loads(file.read_bytes())
    assert published()["check"](game) == ours(game)


def test_the_page_lists_the_cards_of_the_game() -> None:
    assert sorted(published()["PHASE10FLIP"]) == sorted(default_deck().cards)


def test_the_games_have_what_the_page_explains() -> None:
    games = [exported(name, seed) for name in KINDS for seed in SEEDS]
    entries = [entry for game in games for entry in game["entries"]]
    events = {event["event"] for entry in entries for event in entry.get("events", ())}
    assert {"reshuffled", "pile_renewed", "flipped", "saved", "card_dropped", "flip_three_began"} <= events
    assert any(entry["kind"] == "undo" for entry in entries)
    assert {game["header"]["edition"] for game in games} == {"en", "fr", "qc", "es", "en31"}


# Tampering


def deals(game: Game) -> list[Game]:
    """The Dealer's moves that draw cards."""
    return [entry for entry in game["entries"] if entry.get("move", {}).get("move") in ("reveal", "shuffle")]


def swap_two_cards(game: Game) -> None:
    moves = [entry["move"] for entry in deals(game)]
    if "order" in moves[0]:
        order = moves[0]["order"]
        other = next(index for index, card in enumerate(order) if card != order[0])
        order[0], order[other] = order[other], order[0]
        return
    one, other = next((one, other) for one, other in pairwise(moves) if one != other)
    one["card"], other["card"] = other["card"], one["card"]


def reveal_another_secret(game: Game) -> None:
    note_of(game, "revealed")["secret"] = "00" * 32


def promise_otherwise(game: Game) -> None:
    note_of(game, "opened")["commitment"] = "00" * 32


def hide_a_deal(game: Game) -> None:
    game["entries"].remove(deals(game)[0])
    renumber(game)


def deal_once_more(game: Game) -> None:
    deal = deals(game)[0]
    game["entries"].insert(game["entries"].index(deal), copy.deepcopy(deal))
    renumber(game)


def change_somebodys_chance(game: Game) -> None:
    note_of(game, "sat_down")["entropy"] += "!"


def change_the_rules(game: Game) -> None:
    game["header"]["rulings"]["round_cap"] = 7


def take_the_deal_back(game: Game) -> None:
    deal = deals(game)[-1]
    undo = {**deal, "kind": "undo", "back_to": deal["seq"], "action": "again"}
    index = game["entries"].index(deal) + 1
    game["entries"][index:index] = [undo, copy.deepcopy(deal)]
    renumber(game)


def say_that_it_was_branched(game: Game) -> None:
    index = len(game["entries"]) // 2
    about = {"event": "branched", "table": "t", "seq": index}
    game["entries"].insert(index, {**game["entries"][0], "about": about, "action": "branch"})
    renumber(game)


def note_of(game: Game, event: str) -> Game:
    about: Game = next(e["about"] for e in game["entries"] if (e.get("about") or {}).get("event") == event)
    return about


def renumber(game: Game) -> None:
    for seq, entry in enumerate(game["entries"]):
        entry["seq"] = seq


TAMPERINGS: Final[tuple[Callable[[Game], None], ...]] = (
    swap_two_cards,
    reveal_another_secret,
    promise_otherwise,
    hide_a_deal,
    deal_once_more,
    change_somebodys_chance,
    change_the_rules,
    take_the_deal_back,
    say_that_it_was_branched,
)


@pytest.mark.parametrize("name", ["flip7", "phase10flip", "phase10flip-new-piles"])
@pytest.mark.parametrize("tamper", TAMPERINGS, ids=lambda tamper: tamper.__name__)
def test_the_stranger_refuses_a_tampered_game(name: str, tamper: Callable[[Game], None]) -> None:
    game = exported(name)
    tamper(game)
    with pytest.raises(published()["Wrong"]):
        published()["check"](game)


def test_the_stranger_refuses_a_branched_note_that_was_moved_past_a_move() -> None:
    game = exported("flip7-branched")
    note = next(entry for entry in game["entries"] if (entry.get("about") or {}).get("event") == "branched")
    moved = next(entry for entry in game["entries"][note["seq"] :] if entry.get("actor") != "dealer")
    game["entries"].remove(note)
    game["entries"].insert(game["entries"].index(moved) + 1, note)
    renumber(game)
    with pytest.raises(published()["Wrong"], match="hides deals"):
        published()["check"](game)
