"""An external bot that hangs, dies or floods us fails, and the failure says how."""

import time
from pathlib import Path

from volteface.bots.external import ExternalBot
from volteface.games.flip7 import GAME

from .example_turn import Make, failure_of


def test_a_program_that_does_not_answer_has_hung(make: Make) -> None:
    bot = make("time.sleep(60)", seconds=0.5)
    began = time.monotonic()
    failure = failure_of(bot)
    assert (failure.why, "within 0.5 seconds" in str(failure)) == ("hung", True)
    assert time.monotonic() - began < 20


def test_thinking_aloud_is_no_answer(make: Make) -> None:
    bot = make(
        """
        while True:
            print("hm", file=sys.stderr, flush=True)
            print("hm", end="", flush=True)
            time.sleep(0.01)
        """,
        seconds=0.5,
    )
    assert failure_of(bot).why == "hung"


def test_asking_for_advice_again_and_again_is_no_answer(make: Make) -> None:
    bot = make(
        """
        while ask():
            print(json.dumps({"type": "advise", "action": "advise-01"}), flush=True)
        """,
        seconds=1.0,
    )
    assert failure_of(bot).why == "hung"


def test_a_program_that_ends_has_died_and_its_last_words_are_told(make: Make) -> None:
    failure = failure_of(make("ask(); print('one', file=sys.stderr); sys.exit('two is my last word')"))
    assert failure.why == "died"
    assert "exit code 1" in str(failure)
    assert str(failure).endswith("one\ntwo is my last word")


def test_a_traceback_is_among_the_last_words(make: Make) -> None:
    assert "ZeroDivisionError" in str(failure_of(make("ask(); 1 / 0")))


def test_only_the_last_of_many_words_are_told(make: Make) -> None:
    text = str(failure_of(make("sys.stderr.write('x' * 300_000 + 'the end'); sys.exit(3)")))
    assert text.endswith("the end")
    assert len(text) < 2_500


def test_a_program_that_is_ended_by_a_signal_has_died(make: Make) -> None:
    failure = failure_of(make("os.kill(os.getpid(), 9)"))
    assert (failure.why, "signal 9" in str(failure)) == ("died", True)


def test_a_program_that_only_closes_its_output_has_died(make: Make) -> None:
    failure = failure_of(make("os.close(1); time.sleep(60)"))
    assert (failure.why, "closed its output" in str(failure)) == ("died", True)


def test_a_program_that_hears_nothing_has_hung(make: Make) -> None:
    bot = make("os.close(0); time.sleep(60)", seconds=0.5)
    assert failure_of(bot).why == "hung"


def test_a_line_without_end_is_not_read_to_its_end(make: Make) -> None:
    bot = make("while True: os.write(1, b'x' * 65536)")
    failure = failure_of(bot)
    assert (failure.why, "too long" in str(failure)) == ("cheated", True)


def test_a_program_that_is_not_there_has_died(tmp_path: Path) -> None:
    failure = failure_of(ExternalBot(str(tmp_path / "nothing here"), GAME))
    assert (failure.why, "No such file" in str(failure)) == ("died", True)


def test_a_bot_that_failed_is_started_anew_when_it_is_asked_again(make: Make) -> None:
    bot = make("ask(); sys.exit(1)")
    assert [failure_of(bot).why for _ in range(2)] == ["died", "died"]
