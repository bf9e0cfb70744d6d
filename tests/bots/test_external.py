"""A bot in another program: heard and judged like any other, and ended for good when it hangs, dies or cheats."""

import gc
import json
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest

from volteface.bots import find_bot, play_match
from volteface.bots.external import BotFailure, ExternalBot
from volteface.games.flip7 import GAME
from volteface.games.flip7.moves import HIT, STAY
from volteface.games.phase10flip import GAME as PHASE_10
from volteface.kernel import DEALER, AnyOf, Game, InvalidInput, RandomDealer

from .programs import FIRST_OFFER, program

POSITION = GAME.read_position(
    "flip7 en | playing round 1 dealer c seat a | a: 0 active 12 11 | b: 0 active 1 | c: 0 active 2"
    " | deck 12*9 5*4 1*1 | plays a b c"
)
VIEW, OFFERS = GAME.view(POSITION, 0), GAME.offers(POSITION)

MOST_MOVES = 600

Make = Callable[..., ExternalBot]


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Make]:
    """Makes bots from a few lines of Python, and ends them after the test."""
    made: list[ExternalBot] = []

    def make_bot(body: str, seconds: float = 10.0) -> ExternalBot:
        made.append(ExternalBot(program(tmp_path, body), GAME, seconds))
        return made[-1]

    yield make_bot
    for bot in made:
        bot.close()


def failure_of(bot: ExternalBot) -> BotFailure:
    with pytest.raises(BotFailure) as raised:
        bot.choose(VIEW, OFFERS)
    return raised.value


def process_of(bot: ExternalBot) -> int:
    assert bot._program is not None
    return bot._program._process.pid


def note_of(bot: ExternalBot) -> str:
    """What a program wrote into the file beside it."""
    return Path(bot._command[1] + ".note").read_text(encoding="utf-8")


def exists(process: int) -> bool:
    """Whether there is such a process, be it a zombie."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def is_gone(process: int) -> bool:
    """Whether a process that is not our own child ends within a moment."""
    for _ in range(100):
        if not exists(process) or Path(f"/proc/{process}/stat").read_text().split(") ")[-1].startswith("Z"):
            return True
        time.sleep(0.02)
    return False


# Playing


def test_a_program_makes_the_move_that_it_says(make: Make) -> None:
    bot = make("say(ask()['table']['seq'], {'move': 'stay'}); ask()")
    assert bot.choose(VIEW, OFFERS) == STAY


def test_it_hears_what_its_seat_may_see_and_do(make: Make) -> None:
    bot = make("""
        message = ask()
        open(sys.argv[0] + ".note", "w").write(json.dumps(message))
        say(message["table"]["seq"], message["table"]["offers"][0])
        ask()
    """)
    bot.choose(VIEW, OFFERS)
    message = json.loads(note_of(bot))
    table = message["table"]
    assert (message["type"], table["me"], table["asked"]) == ("update", 0, 0)
    assert table["game"]["lines"][0]["numbers"] == [12, 11]
    assert table["offers"] == [{"move": "hit"}, {"move": "stay"}]


def test_one_program_answers_question_after_question(make: Make) -> None:
    bot = make(FIRST_OFFER)
    processes = {process_of(bot) for _ in range(3) if bot.choose(VIEW, OFFERS) == HIT}
    assert len(processes) == 1


def test_a_program_that_is_slow_but_in_time_is_waited_for(make: Make) -> None:
    bot = make("time.sleep(0.6); say(ask()['table']['seq'], {'move': 'hit'}); ask()")
    assert bot.choose(VIEW, OFFERS) == HIT


def test_the_answer_may_come_in_pieces(make: Make) -> None:
    bot = make("""
        seq = ask()["table"]["seq"]
        text = json.dumps({"type": "act", "action": "move-00001", "seq": seq, "move": {"move": "hit"}})
        for piece in (text[:9], text[9:30], text[30:], "\\n"):
            sys.stdout.write(piece)
            sys.stdout.flush()
            time.sleep(0.05)
        ask()
    """)
    assert bot.choose(VIEW, OFFERS) == HIT


def test_a_program_may_fill_its_error_output_and_plays_on(make: Make) -> None:
    bot = make("""
        for line in sys.stdin:
            print("x" * 1_000_000, file=sys.stderr, flush=True)
            say(json.loads(line)["table"]["seq"], {"move": "hit"})
    """)
    assert [bot.choose(VIEW, OFFERS) for _ in range(2)] == [HIT, HIT]


def test_a_program_may_ask_for_advice_before_it_moves(make: Make) -> None:
    bot = make("""
        table = ask()["table"]
        print(json.dumps({"type": "advise", "action": "advise-01"}), flush=True)
        advice = ask()
        risky = advice["advice"]["odds"][table["me"]]["bust"] > 0
        is_answer = (advice["type"], advice["action"], advice["seq"]) == ("advice", "advise-01", table["seq"])
        say(table["seq"], {"move": "stay" if risky and is_answer else "hit"})
        ask()
    """)
    assert bot.choose(VIEW, OFFERS) == STAY


# A second try


WRONG_ANSWERS = {
    "no JSON": "print('hello', flush=True)",
    "no message": "print('{}', flush=True)",
    "an unknown field": "say(seq, {'move': 'hit'}, mood='good')",
    "another question's answer": "say(seq + 1, {'move': 'hit'})",
    "no move": "say(seq, {'move': 'castle'})",
    "a move that is not offered": "say(seq, {'move': 'freeze', 'target': 1})",
    "a move of the Dealer": "say(seq, {'move': 'reveal', 'card': '7'})",
    "no text at all": "os.write(1, b'\\xff\\xfe\\n')",
    "a short action id": "print(json.dumps(dict(type='act', action='a', seq=seq, move={'move': 'hit'})), flush=True)",
    "deep nonsense": "print('[' * 60_000, flush=True)",
}
each_wrong_answer = pytest.mark.parametrize("wrong", WRONG_ANSWERS.values(), ids=WRONG_ANSWERS)


@each_wrong_answer
def test_after_one_wrong_answer_a_program_may_try_again(make: Make, wrong: str) -> None:
    bot = make(f"""
        seq = ask()["table"]["seq"]
        {wrong}
        refused = ask()
        say(seq, {{"move": "stay" if refused["type"] == "refused" and refused["reason"]["id"] else "hit"}})
        ask()
    """)
    assert bot.choose(VIEW, OFFERS) == STAY


@each_wrong_answer
def test_after_two_wrong_answers_it_is_out(make: Make, wrong: str) -> None:
    bot = make(f"""
        seq = ask()["table"]["seq"]
        {wrong}
        ask()
        {wrong}
        ask()
    """)
    assert failure_of(bot).why == "cheated"


def test_a_refusal_says_why_and_to_what(make: Make) -> None:
    bot = make("""
        seq = ask()["table"]["seq"]
        say(seq, {"move": "freeze", "target": 1})
        open(sys.argv[0] + ".note", "w").write(json.dumps(ask()))
    """)
    failure_of(bot)
    refused = json.loads(note_of(bot))
    assert refused["action"] == "move-00001"
    assert refused["reason"] == {"id": "refused-no-such-card-to-play", "arguments": {}}


# Failing


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


# Ending


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


# By name, and in whole games


def test_a_bot_from_outside_is_found_by_its_command(tmp_path: Path) -> None:
    bot = find_bot("flip7", f"exec:{program(tmp_path, FIRST_OFFER)}", Random(1))
    assert bot.choose(VIEW, OFFERS) == HIT


@pytest.mark.parametrize("command", ["", "  ", "python3 'my bot.py"])
def test_a_command_that_cannot_be_read_is_said(command: str) -> None:
    with pytest.raises(InvalidInput, match="command"):
        find_bot("flip7", f"exec:{command}", Random(1))


def test_a_match_with_a_bot_that_fails_says_so(tmp_path: Path) -> None:
    bots = [find_bot("flip7", name, Random(1)) for name in ("counter", f"exec:{program(tmp_path, 'sys.exit(7)')}")]
    with pytest.raises(BotFailure, match="exit code 7"):
        play_match(GAME, GAME.rules("es"), bots, RandomDealer(GAME, Random(1)))


@pytest.mark.parametrize(("game", "edition", "other"), [(GAME, "es", "counter"), (PHASE_10, "fr", "planner")])
def test_a_match_with_a_bot_from_outside_ends(tmp_path: Path, game: Game, edition: str, other: str) -> None:
    listed = FIRST_OFFER.replace("[0]", "[-1]")  # the first may be a kind of move that is not listed
    bots = [find_bot(game.id, name, Random(1)) for name in (other, f"exec:{program(tmp_path, listed)}")]
    house = {} if game is GAME else {"phases_to_win": 1}
    last = play_match(game, game.rules(edition, house), bots, RandomDealer(game, Random(1)))
    assert game.standing(last).over


@pytest.mark.parametrize(
    ("game", "edition", "bot", "unlisted"), [(GAME, "en", "random", "freeze"), (PHASE_10, "fr", "greedy", "lay_down")]
)
def test_the_judge_says_the_same_of_a_view_as_of_the_table(game: Game, edition: str, bot: str, unlisted: str) -> None:
    """The latest moves of a game, and what was offered instead, tried in every position that follows."""
    bots = [find_bot(game.id, bot, Random(seat)) for seat in range(3)]
    state, dealer, tried = game.start(game.rules(edition), 3), RandomDealer(game, Random(3)), list[Any]()
    outside, legal = ExternalBot("none", game), set[str]()
    for _ in range(MOST_MOVES):
        actor = game.to_act(state)
        if actor is None or unlisted in legal:
            break
        if actor == DEALER:
            move = dealer.answer(state)
        else:
            view, offers = game.view(state, actor), game.offers(state)
            move = bots[actor].choose(view, offers)
            tried = [*tried, *(offer for offer in offers if not isinstance(offer, AnyOf)), move][-6:]
            for other in tried:
                reason = game.why_illegal(state, other)
                assert outside._why_illegal(view, other) == reason
                legal |= {type(other).__struct_config__.tag} if reason is None else set()
        state, _ = game.apply(state, move)
    assert unlisted in legal
