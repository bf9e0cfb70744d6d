"""An external bot gets what its seat may know, and its moves are judged like any other."""

import json

from tests.bots.programs import FIRST_OFFER
from volteface.games.flip7.moves import HIT, STAY

from .example_turn import OFFERS, VIEW, Make, note_of, process_of


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
