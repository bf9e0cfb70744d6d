"""An external bot may send one invalid reply, and gets the reason; after two it is out."""

import json

import pytest

from volteface.games.flip7.moves import STAY

from .example_turn import OFFERS, VIEW, Make, failure_of, note_of

WRONG_ANSWERS = {
    "no JSON": "print('hello', flush=True)",
    "no message": "print('{}', flush=True)",
    "an unknown field": "say(seq, {'move': 'hit'}, mood='good')",
    "another turn's reply": "say(seq + 1, {'move': 'hit'})",
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
