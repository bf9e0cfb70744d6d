"""A bot in another program, spoken to in lines of JSON; it may hang, die or cheat, and the game goes on."""

from typing import Any, Literal

from volteface.kernel import Game, VoltefaceError


class BotFailure(VoltefaceError):
    """A bot from outside plays no more."""

    def __init__(self, why: Literal["hung", "died", "cheated"], text: str) -> None:
        self.why: Literal["hung", "died", "cheated"] = why
        super().__init__(text)


class ExternalBot:
    """A program that reads what it may see and writes its moves."""

    def __init__(self, command: str, game: Game) -> None:
        self._command, self._game = command, game

    def choose(self, view: Any, offers: tuple[Any, ...]) -> Any:
        """The move that the program answers; raises `BotFailure`."""
        raise BotFailure("died", "not yet")

    def close(self) -> None:
        """End the program."""
