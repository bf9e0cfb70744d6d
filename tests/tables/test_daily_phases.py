"""The daily deck of Phase 10 FLIP!: alone, three phases, turns counted, and the planner beside them."""

from functools import cache

import msgspec
import pytest

from volteface.bots.daily import DailyResult, daily_games, find_challenge
from volteface.bots.phase10flip.daily import MOST_TURNS, plan
from volteface.games.phase10flip.events import Drew, RoundScored, Took, WentOut
from volteface.kernel import InvalidRules, Log, MoveEntry, find_game
from volteface.kernel.log import read_events
from volteface.rooms.api.daily import review_daily
from volteface.tables.fairness.verify import verify

from .daily_games import as_bot, play_day
from .published import published

GAME = find_game("phase10flip")
BOTS = ("planner", "greedy", "random")

each_player = pytest.mark.parametrize("bot", BOTS)


@cache
def log_of(bot: str) -> Log:
    return play_day("phase10flip", as_bot(bot))


@cache
def result_of(bot: str) -> DailyResult:
    return review_daily(log_of(bot))


def rounds_of(log: Log) -> list[list[object]]:
    """The events of each round."""
    rounds: list[list[object]] = [[]]
    for entry in log.entries:
        if isinstance(entry, MoveEntry):
            for event in read_events(GAME, entry):
                rounds[-1].append(event)
                if isinstance(event, RoundScored):
                    rounds.append([])
    return rounds[:-1]


def shuffles(log: Log) -> list[list[str]]:
    return [entry.move["order"] for entry in log.entries if isinstance(entry, MoveEntry) and "order" in entry.move]


def test_both_games_have_a_daily_deck() -> None:
    assert daily_games() == ("flip7", "phase10flip")


def test_one_may_play_alone_only_where_a_house_rule_says_so() -> None:
    with pytest.raises(InvalidRules, match="seats 2 to 6 players, not 1"):
        GAME.start(GAME.rules("fr"), 1)
    assert GAME.start(GAME.rules("fr", {"minimum_seats": 1}), 1).playing == (0,)
    assert GAME.seats(GAME.rules("fr", {"minimum_seats": 1})) == range(1, 7)
    with pytest.raises(InvalidRules):
        GAME.start(GAME.rules("fr", {"minimum_seats": 3}), 2)


def test_an_older_log_without_the_question_is_read_as_before() -> None:
    house = {name: answer for name, answer in GAME.rulebook.resolve("fr").items() if name != "minimum_seats"}
    assert GAME.rules("fr", house) == GAME.rules("fr")
    assert b"minimum_seats" not in msgspec.json.encode(GAME.rules("fr"))


def test_everybody_gets_the_same_three_shuffles_whatever_they_do() -> None:
    first, *others = (shuffles(log_of(bot)) for bot in BOTS)
    assert len(first) == 3
    assert len({tuple(order) for order in first}) == 3
    assert all(other == first for other in others)


@each_player
def test_it_is_verified_by_this_program_and_by_the_published_one(bot: str) -> None:
    assert verify(log_of(bot)).deals > 3
    own, elsewhere = published()["check"](msgspec.json.decode(msgspec.json.encode(log_of(bot))))
    assert (own > 3, elsewhere) == (True, 0)


@each_player
def test_each_phase_has_one_round_that_ends_with_going_out_or_after_twenty_turns(bot: str) -> None:
    rounds, result = rounds_of(log_of(bot)), result_of(bot)
    turns = [sum(isinstance(event, Drew | Took) for event in events) for events in rounds]
    assert [one.score for one in result.rounds] == turns
    assert (len(turns), sum(turns)) == (3, result.score)
    for count, events in zip(turns, rounds, strict=True):
        is_out = any(isinstance(event, WentOut) for event in events)
        assert count <= MOST_TURNS
        assert is_out or count == MOST_TURNS
    assert find_challenge("phase10flip").score(log_of(bot)) == result.score


@each_player
def test_there_is_a_sign_for_each_turn_and_none_tells_a_card(bot: str) -> None:
    for one in result_of(bot).rounds:
        assert len([sign for sign in one.signs if sign != "stopped"]) == one.score
        assert set(one.signs) <= {"out", "lay", "flip", "hit", "take", "draw", "stopped"}
        assert (one.signs[-1] == "stopped") == ("out" not in one.signs)


def test_the_planner_has_the_same_result_whatever_the_player_did() -> None:
    assert len({result_of(bot).bot_score for bot in BOTS}) == 1


def test_who_plays_as_the_planner_has_its_result_and_no_difference() -> None:
    result = review_daily(play_day("phase10flip", lambda state, _: plan(state)))
    assert (result.score, result.differences) == (result.bot_score, ())


def test_a_choice_costs_what_it_costs_with_these_cards_the_costliest_first() -> None:
    result = result_of("random")
    assert result.unit == "turns"
    costs = [one.cost for one in result.differences]
    assert costs == sorted(costs, reverse=True)
    assert costs[0] > 0
    assert all(one.move in ("draw", "take", "discard") for one in result.differences)
    assert all((one.card is not None) == (one.move == "discard") for one in result.differences)
    assert all(1 <= one.turn <= MOST_TURNS for one in result.differences)
    assert msgspec.json.decode(msgspec.json.encode(result), type=DailyResult) == result
