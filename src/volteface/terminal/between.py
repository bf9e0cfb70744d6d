"""What is asked between rounds and after the game, whatever the game."""

from typing import Final

from volteface.locale import Words
from volteface.terminal.question import ENTER, SPACE, Choice, Question

GO_ON: Final = "go-on"
AGAIN: Final = "again"
LEAVE: Final = "leave"


def rest_question(round_number: int, words: Words) -> Question:
    """A round is over; go on?"""
    go_on = Choice(GO_ON, (ENTER, SPACE), words.text("terminal-key-go-on"), (), "main")
    return Question(words.text("terminal-round-over", round=round_number), (go_on,))


def end_question(verdict: str, place: str, words: Words) -> Question:
    """The game is over; another one?"""
    again = Choice(AGAIN, ("n", ENTER), words.text("terminal-key-new-game"), (), "main")
    leave = Choice(LEAVE, ("q",), words.text("terminal-key-quit"), (words.text("terminal-kept", table=place),))
    return Question(f"{words.text('terminal-game-over')}. {verdict}", (again, leave))
