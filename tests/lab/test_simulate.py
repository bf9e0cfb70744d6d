"""Simulations: the same seed has the same result on any number of cores, and both engines agree."""

import os
import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import mean, variance
from typing import Any

import numpy as np
import pytest

from volteface.kernel import InvalidInput, InvalidRules, UnknownName
from volteface.lab.simulate import totals
from volteface.lab.simulate.flip7.strategy_table import LINES
from volteface.lab.simulate.python_runner import Players, PythonRunner, play_one
from volteface.lab.simulate.report import Report, as_csv, as_record, per_round, report_on, wilson
from volteface.lab.simulate.run import WorkerDied, find_runner, play_chunks, simulate
from volteface.lab.simulate.simulation import Simulation, check

EDITION = "en"
MIXED = ("counter", "threshold:25", "threshold:15")


def simulation(bots: tuple[str, ...] = MIXED, games: int = 600, game: str = "flip7", seed: int = 4) -> Simulation:
    return Simulation(game, EDITION, bots, games, seed)


def played(asked: Simulation, jobs: int = 2) -> Report:
    return report_on(simulate(asked, find_runner(asked), jobs))


def test_one_core_and_two_have_the_same_result() -> None:
    asked = simulation(games=9_000)
    assert played(asked, jobs=1).result.totals == played(asked, jobs=2).result.totals


def test_one_core_and_two_have_the_same_result_on_the_readable_engine() -> None:
    asked = simulation(games=50)
    results = [simulate(asked, PythonRunner(asked), jobs).totals for jobs in (1, 2)]
    assert results[0] == results[1]


def test_a_game_has_the_same_result_whatever_was_played_before_it() -> None:
    runner = find_runner(simulation())
    whole = runner.play(0, 20)
    assert sum(runner.play(number, 1) for number in range(20)).tolist() == whole.tolist()


def test_another_seed_plays_other_games() -> None:
    one, other = (played(simulation(seed=seed)).result.totals for seed in (1, 2))
    assert one != other


@pytest.mark.parametrize(
    "bots", [("threshold:20", "threshold:30", "threshold:25"), ("counter", "counter", "threshold:15")]
)
def test_both_engines_find_similar_rates(bots: tuple[str, ...]) -> None:
    fast, slow = simulation(bots, games=40_000), simulation(bots, games=200)
    assert_similar(played(fast), report_on(simulate(slow, PythonRunner(slow), 2)))


def phases(games: int) -> Simulation:
    return Simulation("phase10flip", "fr", ("greedy",) * 3, games, 5, house={"phases_to_win": 2})


def test_both_engines_find_similar_rates_in_phase_10_flip() -> None:
    kernels = played(phases(games=4_000))
    assert kernels.result.is_compiled
    assert_similar(kernels, report_on(simulate(phases(games=120), PythonRunner(phases(games=120)), 2)))


def test_one_core_and_two_have_the_same_result_in_phase_10_flip() -> None:
    asked = phases(games=300)
    assert played(asked, jobs=1).result.totals == played(asked, jobs=2).result.totals


def test_a_game_of_phase_10_flip_that_does_not_end_is_refused() -> None:
    house = {"stall_turns": 1, "variant": "ten_rounds", "phases_to_win": 8}  # to go out in one turn is too hard
    asked = Simulation("phase10flip", "fr", ("greedy",) * 2, 64, 4, house)
    with pytest.raises(InvalidInput, match="did not end"):
        played(asked)


def test_a_record_has_the_rounds_per_phase() -> None:
    record = as_record(played(phases(games=200)))["bots"][0]
    told, rate = record["rounds_per_phase"], record["phase_rate"]
    assert told["mean"] == pytest.approx(1 / rate["mean"], abs=1e-5)
    assert 1 <= told["low"] < told["mean"] < told["high"] < 1.2


def assert_similar(kernels: Report, readable: Report) -> None:
    for quick, careful in zip(kernels.bots, readable.bots, strict=True):
        for name, estimate in {**careful.measures, "win_rate": careful.win_rate}.items():
            found = {**quick.measures, "win_rate": quick.win_rate}[name]
            error = (estimate.high - estimate.low) / 2  # 1.96 standard errors of the smaller sample
            assert abs(found.mean - estimate.mean) < 2 * error + 0.001, name


def test_the_random_bot_has_a_kernel_too() -> None:
    assert played(simulation(bots=("random", "random", "counter"))).result.is_compiled


def test_bots_without_a_kernel_play_on_the_readable_engine() -> None:
    asked = Simulation("phase10flip", "fr", ("greedy", "random"), 1, 7, house={"phases_to_win": 1})
    result = simulate(asked, PythonRunner(asked), 1)
    assert not result.is_compiled
    assert result.totals[totals.GAMES] == 1


def test_every_game_has_a_winner_or_is_counted_as_undecided() -> None:
    report = played(simulation())
    assert sum(bot.wins for bot in report.bots) + report.undecided == 600


def test_the_bots_move_on_from_seat_to_seat() -> None:
    report = played(simulation(games=601))
    assert [bot.games_by_seat for bot in report.bots] == [(201, 200, 200), (200, 201, 200), (200, 200, 201)]
    assert all(sum(bot.wins_by_seat) == bot.wins for bot in report.bots)


def test_bots_can_keep_their_seats() -> None:
    asked = Simulation("flip7", EDITION, MIXED, 100, 4, moves_on=False)
    report = played(asked)
    assert all(won == 0 for seat, bot in enumerate(report.bots) for won in _elsewhere(bot.wins_by_seat, seat))


def _elsewhere(wins: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return wins[:seat] + wins[seat + 1 :]


def test_the_interval_of_a_measure_is_that_of_a_ratio_of_means() -> None:
    asked = simulation(games=40)
    players = Players(asked)
    found = [play_one(players, number) for number in range(40)]
    rounds = [each.rounds for each in found]
    values = [each.measures[asked.seat_of(0, number)][0] for number, each in enumerate(found)]
    ratio = sum(values) / sum(rounds)
    residuals = [value - ratio * count for value, count in zip(values, rounds, strict=True)]
    error = (variance(residuals) / len(found)) ** 0.5 / mean(rounds)
    estimate = report_on(simulate(asked, PythonRunner(asked), 1)).bots[0].measures["points_per_round"]
    assert estimate.mean == pytest.approx(ratio)
    assert estimate.high - ratio == pytest.approx(1.96 * error, rel=0.01)


def test_a_proportion_has_wilsons_interval() -> None:
    estimate = wilson(8, 10)
    assert (estimate.low, estimate.high) == pytest.approx((0.4902, 0.9433), abs=1e-4)


def test_a_measure_that_never_varies_has_no_error() -> None:
    estimate = per_round((20, 40, 40), rounds=20, rounds_squared=40, games=10)
    assert (estimate.low, estimate.mean, estimate.high) == (1, 1, 1)


def test_a_record_names_every_figure() -> None:
    record = as_record(played(simulation()))
    assert record["games"] == 600
    assert record["games_per_second"] == pytest.approx(600 / record["seconds"], rel=0.01)
    assert [bot["bot"] for bot in record["bots"]] == list(MIXED)
    assert all(bot["win_rate"] == pytest.approx(bot["wins"] / 600, abs=1e-6) for bot in record["bots"])
    assert {"points_per_round", "bust_rate", "flip_seven_rate"} <= record["bots"][0].keys()


def test_csv_has_a_row_for_each_bot() -> None:
    lines = as_csv(played(simulation())).splitlines()
    assert lines[0].startswith("bot,games,wins,win_rate,win_rate_low,win_rate_high,points_per_round")
    assert [line.partition(",")[0] for line in lines[1:]] == list(MIXED)


def test_a_game_that_nobody_wins_is_undecided() -> None:
    asked = Simulation("flip7", EDITION, ("threshold:0",) * 3, 10, 1, house={"round_cap": 2, "initial_deal": "none"})
    assert played(asked).undecided > 0


def test_games_that_several_win_are_shared() -> None:
    asked = Simulation("flip7", EDITION, ("threshold:5",) * 4, 2_000, 1, house={"tie": "shared", "target_score": 9})
    assert played(asked).shared > 0


@pytest.mark.parametrize(
    ("asked", "problem"),
    [
        (simulation(bots=("counter",)), InvalidRules),
        (simulation(games=0), InvalidInput),
        (simulation(game="chess"), UnknownName),
    ],
)
def test_what_cannot_be_played_is_refused(asked: Simulation, problem: type[Exception]) -> None:
    with pytest.raises(problem):
        check(asked)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownName, match="nobody"):
        find_runner(simulation(bots=("nobody", "counter", "counter")))


def threshold_table(enough: int) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    """The strategy table of a bot that stays from this many points on."""
    lines = np.arange(LINES)
    held, kinds = lines >> 7, (lines >> 1) & 63
    numbers = sum(number * ((held >> number) & 1) for number in range(13))
    plus = sum(2 * (kind + 1) * ((kinds >> kind) & 1) for kind in range(5))
    return (numbers * (1 + ((kinds >> 5) & 1)) + plus < enough).astype(np.int64)


def test_a_strategy_table_plays_as_the_bot_it_was_written_for(tmp_path: Path) -> None:
    for enough in (20, 25):
        np.save(tmp_path / f"{enough}.npy", threshold_table(enough))
    by_table = played(simulation(bots=(f"table:{tmp_path}/20.npy", f"table:{tmp_path}/25.npy", "counter")))
    assert by_table.result.totals == played(simulation(bots=("threshold:20", "threshold:25", "counter"))).result.totals


@pytest.mark.parametrize("wrong", [np.zeros(3, dtype=np.int64), np.zeros(LINES)])
def test_a_file_that_is_not_a_strategy_table_is_refused(wrong: "np.ndarray[Any, Any]", tmp_path: Path) -> None:
    np.save(tmp_path / "wrong.npy", wrong)
    with pytest.raises(InvalidInput, match="not a strategy table"):
        find_runner(simulation(bots=(f"table:{tmp_path}/wrong.npy", "counter", "counter")))
    with pytest.raises(InvalidInput, match="not a strategy table"):
        find_runner(simulation(bots=(f"table:{tmp_path}/none.npy", "counter", "counter")))


def test_a_solver_of_limited_depth_wins_more_than_a_threshold() -> None:
    report = played(simulation(bots=("solver:2", "threshold:20", "threshold:20"), games=2_000))
    assert report.bots[0].win_rate.low > report.bots[1].win_rate.high


class HugeRunner:
    """Counts as much in every game as 64 bits hold."""

    chunk, is_compiled = 1, True

    def play(self, first: int, games: int) -> Any:
        """The totals of these games."""
        return np.full(8, games * (2**63 - 1), dtype=np.int64)


class KilledRunner:
    """Plays in a process that is killed in its first game."""

    chunk, is_compiled = 1, False

    def play(self, first: int, games: int) -> Any:
        """No totals."""
        if games:
            os.kill(os.getpid(), signal.SIGKILL)
        return np.zeros(8, dtype=np.int64)


def test_totals_beyond_64_bits_do_not_overflow() -> None:
    assert simulate(simulation(games=3), HugeRunner(), 1).totals == (3 * (2**63 - 1),) * 8


def test_a_killed_process_is_reported_in_words() -> None:
    with pytest.raises(WorkerDied, match="was killed"):
        simulate(simulation(games=3), KilledRunner(), 1)


def test_so_many_games_are_not_submitted_all_at_once() -> None:
    with ThreadPoolExecutor(1) as executor:
        chunks = play_chunks(executor, HugeRunner(), 10**9, jobs=1)
        next(chunks)
        chunks.close()
