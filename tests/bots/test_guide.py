"""docs/bots.md keeps its promises: the programs in it are played as they stand there."""

import re
import shlex
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from volteface.bots import find_bot, play_match
from volteface.games.flip7.cards import CARDS
from volteface.kernel import RandomDealer, find_game

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "bots"
PROGRAM = re.compile(r"^```python\n# (\w+\.py)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
GUIDE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
PROGRAMS = dict(PROGRAM.findall(GUIDE))


def totals_of(command: str, game: str, edition: str, *others: str) -> tuple[int, ...]:
    """How a whole game against our own bots ends; the program sits on the first seat."""
    found = find_game(game)
    bots = [find_bot(game, name, Random(1)) for name in (f"exec:{command}", *others)]
    last = play_match(found, found.rules(edition), bots, RandomDealer(found, Random(5)))
    assert found.standing(last).over
    return found.standing(last).totals


def test_the_guide_has_its_three_programs() -> None:
    assert list(PROGRAMS) == ["my_bot.py", "my_counting_bot.py", "match.py"]


def test_the_guide_counts_the_cards_in_the_order_of_a_pile() -> None:
    assert " ".join(f"`{card}`" for card in CARDS) in GUIDE


@pytest.mark.parametrize("name", ["my_bot.py", "my_counting_bot.py"])
def test_a_bot_of_the_guide_plays_a_whole_game(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text(PROGRAMS[name], encoding="utf-8")
    command = shlex.join((sys.executable, str(tmp_path / name)))
    assert len(totals_of(command, "flip7", "en", "counter", "random")) == 3


def test_the_match_of_the_guide_is_won_by_whoever_counts(tmp_path: Path) -> None:
    for name, text in PROGRAMS.items():
        shorter = text.replace("range(200)", "range(8)").replace("python3", shlex.quote(sys.executable))
        (tmp_path / name).write_text(shorter, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "match.py"], cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False
    )
    wins = [int(number) for number in re.findall(r": (\d+)", run.stdout)]
    assert (run.returncode, run.stderr, len(wins)) == (0, "", 3)
    assert wins[0] > wins[2]


@pytest.mark.parametrize("program", [(sys.executable, "stdio_bot.py"), ("node", "stdio_bot.js")], ids=["py", "js"])
@pytest.mark.parametrize(("game", "edition", "other"), [("flip7", "en", "random"), ("phase10flip", "fr", "random")])
def test_the_example_bots_beat_chance_at_both_games(
    program: tuple[str, str], game: str, edition: str, other: str
) -> None:
    command = shlex.join((program[0], str(EXAMPLES / program[1])))
    totals = totals_of(command, game, edition, other, other)
    best = max(totals) if game == "flip7" else min(totals)
    assert totals[0] == best


def test_both_example_bots_play_alike() -> None:
    commands = [shlex.join((sys.executable, str(EXAMPLES / "stdio_bot.py"))), f"node {EXAMPLES / 'stdio_bot.js'}"]
    first, second = (totals_of(command, "phase10flip", "fr", "greedy") for command in commands)
    assert first == second
