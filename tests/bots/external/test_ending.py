"""When an external bot is closed, garbage collected or out, none of its processes runs on."""

import gc
import time
from pathlib import Path
from threading import Thread

import pytest

from tests.bots.programs import FIRST_OFFER, program
from volteface.bots.external import BotFailure, ExternalBot
from volteface.games.flip7 import GAME

from .example_turn import OFFERS, VIEW, Make, exists, failure_of, note_of, process_of


def is_gone(process: int) -> bool:
    """Whether a process that is not our own child ends within a moment."""
    for _ in range(100):
        if not exists(process) or Path(f"/proc/{process}/stat").read_text().split(") ")[-1].startswith("Z"):
            return True
        time.sleep(0.02)
    return False


def test_closing_a_bot_leaves_no_process_behind(make: Make) -> None:
    bot = make(FIRST_OFFER)
    bot.choose(VIEW, OFFERS)
    process = process_of(bot)
    bot.close()
    assert not exists(process)


@pytest.mark.parametrize(
    "body", ["time.sleep(60)", "ask(); sys.exit(1)", "print('no', 'no', sep='\\n', flush=True); ask()"]
)
def test_a_bot_that_failed_leaves_no_process_behind(make: Make, body: str) -> None:
    bot = make(f"open(sys.argv[0] + '.note', 'w').write(str(os.getpid()))\n{body}", seconds=2.0)
    failure_of(bot)
    assert not exists(int(note_of(bot)))


def test_what_a_program_started_ends_with_it(make: Make) -> None:
    bot = make("""
        import subprocess
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
        open(sys.argv[0] + ".note", "w").write(str(child.pid))
        say(ask()["table"]["seq"], {"move": "hit"})
        ask()
    """)
    bot.choose(VIEW, OFFERS)
    child = int(note_of(bot))
    assert exists(child)
    bot.close()
    assert is_gone(child)


def test_a_bot_that_is_forgotten_is_ended_too(tmp_path: Path) -> None:
    bot = ExternalBot(program(tmp_path, FIRST_OFFER), GAME)
    bot.choose(VIEW, OFFERS)
    process = process_of(bot)
    del bot
    gc.collect()
    assert not exists(process)


def test_closing_a_bot_ends_the_wait_for_its_answer(make: Make) -> None:
    bot, failures = make("ask(); time.sleep(60)"), list[BotFailure]()
    waiting = Thread(target=lambda: failures.append(failure_of(bot)))
    waiting.start()
    while bot._program is None:
        time.sleep(0.01)
    bot.close()
    waiting.join(5)
    assert [failure.why for failure in failures] == ["died"]


def test_a_bot_may_be_closed_twice_and_before_it_began(make: Make) -> None:
    bot = make(FIRST_OFFER)
    bot.close()
    bot.choose(VIEW, OFFERS)
    bot.close()
    bot.close()
