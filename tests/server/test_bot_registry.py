"""Which bots may sit down at a server's tables, and what it costs to ask for another one."""

import subprocess
import sys

import pytest

from volteface.bots.registry import BotRegistry
from volteface.kernel import InvalidInput, UnknownName

ASK_FOR_NOBODY = """
import sys
from volteface.kernel import UnknownName
from volteface.bots.registry import BotRegistry
try:
    BotRegistry({}, 1).check("flip7", "nobody")
except UnknownName:
    print("numpy" in sys.modules)
"""


@pytest.mark.parametrize("bot", ["nobody", "solver", "exec:rm", "Counter", ":25"])
def test_a_bot_that_does_not_play_here_is_refused(bot: str) -> None:
    with pytest.raises(UnknownName):
        BotRegistry({}, 1).check("flip7", bot)


def test_a_bot_with_a_wrong_argument_is_refused() -> None:
    with pytest.raises(InvalidInput):
        BotRegistry({}, 1).check("flip7", "threshold:x")


@pytest.mark.parametrize(("bot", "name"), [("", "counter"), ("random", "random"), ("threshold:25", "threshold:25")])
def test_a_bot_that_plays_here_may_sit_down(bot: str, name: str) -> None:
    assert BotRegistry({}, 1).check("flip7", bot) == name


def test_asking_for_an_unknown_bot_does_not_load_the_lab() -> None:
    asked = subprocess.run([sys.executable, "-c", ASK_FOR_NOBODY], capture_output=True, text=True, check=True)
    assert asked.stdout == "False\n"
