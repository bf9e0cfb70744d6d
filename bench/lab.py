"""Benchmark of the lab: kernels against a C program, one core against two, the solver, lay-downs and start-up."""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

from tests.lab.mirror.lay_downs import KernelMelds, encode_hand
from tests.lab.mirror.phase10flip_kernels import count_layable
from volteface.games.flip7.cards import INDEX, NUMBER_CARD, ONE_DECK
from volteface.games.flip7.rules import read_rules
from volteface.games.flip7.state import Line
from volteface.games.phase10flip.cards import COLOUR_FACES
from volteface.games.phase10flip.melds import PlainRulings
from volteface.games.phase10flip.phases import PHASES
from volteface.lab.engine.flip7.rules import encode_rules
from volteface.lab.simulate.python_runner import PythonRunner
from volteface.lab.simulate.report import report_on
from volteface.lab.simulate.run import Result, find_runner, simulate
from volteface.lab.simulate.simulation import Simulation
from volteface.lab.solver.solver import Solver

SOURCE = Path(__file__).parent / "c" / "flip7.c"
SEATS, THRESHOLD, EDITION, SEED = 4, 25, "en", 1
TURNS = 5  # what is compared runs in turn, because machines are noisy
HANDS = 20_000
PHASES_EDITION, PHASE_GAMES, READABLE_GAMES = "fr", 2_000, 8


def main() -> None:
    """Measure and report, one run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    report = {
        **games_beside_c(options.games),
        **cores(options.games),
        **phases_beside_the_engine(),
        **solving(),
        **lay_downs(),
        **starting(),
    }
    if options.json:
        print(json.dumps(report))
    else:
        for name, figure in report.items():
            print(f"{name.replace('_', ' ')}: {figure:,}")


def games_beside_c(games: int) -> dict[str, float]:
    """Games of Flip 7 on one core, kernels and C program in turn; both must play the same games."""
    asked = Simulation("flip7", EDITION, (f"threshold:{THRESHOLD}",) * SEATS, games, SEED)
    runner = find_runner(asked)
    runner.play(0, 0)
    with tempfile.TemporaryDirectory() as folder:
        program = compile_c(Path(folder))
        pairs = []
        for _ in range(TURNS):
            began = process_time()
            totals = runner.play(0, games)
            kernel = games / (process_time() - began)
            found = run_c(program, games)
            wins = [bot.wins for bot in report_on(Result(asked, tuple(totals.tolist()), 1.0, 1, is_compiled=True)).bots]
            assert wins == found["wins"], "the C program played other games"
            pairs.append((kernel, games / found["seconds"]))
    return {
        "games_per_second": round(median(kernel for kernel, _ in pairs)),
        "games_per_second_in_c": round(median(c for _, c in pairs)),
        "share_of_c": round(median(kernel / c for kernel, c in pairs), 3),
    }


def compile_c(folder: Path) -> Path:
    """Compile the C program for this machine."""
    program = folder / "flip7"
    subprocess.run(["gcc", "-O3", "-march=native", "-o", program, SOURCE], check=True)
    return program


def run_c(program: Path, games: int) -> dict[str, Any]:
    """Run the C program; returns its wins and seconds."""
    command = c_command(program, games)
    found: dict[str, Any] = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return found


def c_command(program: Path, games: int) -> list[str]:
    """The command that runs the C program."""
    rulings = map(str, encode_rules(read_rules(EDITION)))
    return [str(program), str(SEATS), str(THRESHOLD), str(games), str(SEED), *rulings]


def cores(games: int) -> dict[str, float]:
    """The speed-up of two cores over one, beside that of two C programs at once: what this machine gives just now."""
    asked = Simulation("flip7", EDITION, (f"threshold:{THRESHOLD}",) * SEATS, games, SEED)
    runner = find_runner(asked)
    with tempfile.TemporaryDirectory() as folder:
        program = compile_c(Path(folder))
        turns = []
        for _ in range(TURNS):
            one, two = (simulate(asked, runner, jobs).seconds for jobs in (1, 2))
            one_in_c, two_in_c = (seconds_of_c(program, games, programs) for programs in (1, 2))
            turns.append((one / two, one_in_c / two_in_c))
    return {
        "two_cores_beside_one": round(median(kernels for kernels, _ in turns), 2),
        "two_cores_beside_one_in_c": round(median(c for _, c in turns), 2),
        "share_of_the_speed_up_in_c": round(median(kernels / c for kernels, c in turns), 2),
        "cores": os.cpu_count() or 1,
    }


def seconds_of_c(program: Path, games: int, programs: int) -> float:
    """How long so many C programs at once take to share these games."""
    began = perf_counter()
    running = [subprocess.Popen(c_command(program, games // programs), stdout=subprocess.PIPE) for _ in range(programs)]
    for one in running:
        one.communicate()
    return perf_counter() - began


def phases_beside_the_engine() -> dict[str, float]:
    """Games of four `greedy` bots on one core, on the kernels and on the readable engine in turn."""
    asked = Simulation("phase10flip", PHASES_EDITION, ("greedy",) * SEATS, PHASE_GAMES, SEED)
    kernels, readable = find_runner(asked), PythonRunner(asked)
    kernels.play(0, 0)
    pairs = []
    for turn in range(TURNS):
        began = process_time()
        kernels.play(0, PHASE_GAMES)
        fast = PHASE_GAMES / (process_time() - began)
        began = process_time()
        readable.play(turn * READABLE_GAMES, READABLE_GAMES)
        pairs.append((fast, READABLE_GAMES / (process_time() - began)))
    return {
        "phase10flip_games_per_second": round(median(fast for fast, _ in pairs)),
        "phase10flip_games_per_second_on_the_readable_engine": round(median(slow for _, slow in pairs), 1),
        "phase10flip_kernels_beside_the_engine": round(median(fast / slow for fast, slow in pairs)),
    }


def solving() -> dict[str, float]:
    """Solving a line of three numbers, and a fresh deck, which is precomputed."""
    solver, rules, pile = Solver(), read_rules(EDITION), list(ONE_DECK)
    for number in (3, 7, 11):
        pile[INDEX[NUMBER_CARD[number]]] -= 1
    line = Line(numbers=(3, 7, 11))
    solver.solve(line, tuple(pile), rules)
    times = [_milliseconds(lambda: solver.solve(line, tuple(pile), rules)) for _ in range(TURNS)]
    choices = [_milliseconds(lambda: solver.hits(line, tuple(pile), rules)) for _ in range(TURNS)]
    fresh = _milliseconds(lambda: solver.solve(Line(), ONE_DECK, rules))
    return {
        "choice_with_three_numbers_milliseconds": round(median(choices), 1),
        "whole_solution_with_three_numbers_milliseconds": round(median(times), 1),
        "fresh_deck_milliseconds": round(fresh, 1),
    }


def lay_downs() -> dict[str, float]:
    """Lay-down checks per second, over all phases."""
    generator = Random(SEED)
    row = encode_hand([generator.choice(COLOUR_FACES) for _ in range(10 * HANDS)])
    kernels = KernelMelds(PlainRulings())
    questions = [kernels.question(COLOUR_FACES[:1], phase) for phase in PHASES]
    count_layable(row[:10], 10, questions[0])
    began = process_time()
    for question in questions:
        count_layable(row, 10, question)
    return {"lay_down_checks_per_second": round(len(questions) * HANDS / (process_time() - began))}


def starting() -> dict[str, float]:
    """Seconds that `volteface lab simulate` takes for one game when its kernels are cached."""
    words = ["lab", "simulate", "flip7", "--edition", EDITION, "--games", "1", "--bots", "counter,counter,counter"]
    command = [sys.executable, "-c", "from volteface.cli import main; main()", *words]
    times = []
    for _ in range(3):
        began = perf_counter()
        subprocess.run(command, check=True, capture_output=True)
        times.append(perf_counter() - began)
    return {"start_seconds": round(min(times), 2)}


def _milliseconds(work: Any) -> float:
    began = process_time()
    work()
    return 1000 * (process_time() - began)


if __name__ == "__main__":
    main()
