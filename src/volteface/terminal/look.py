"""How a game is shown here: in which words and colours, for which players, with or without odds."""

from collections.abc import Sequence

from volteface.kernel import Seat
from volteface.locale import Words
from volteface.tables.doings import BotFailed
from volteface.terminal.palette import BADGES, DARK, LIGHT, Palette
from volteface.terminal.seating import Player


class Look:
    """What every part of the screen asks before it draws itself."""

    def __init__(self, words: Words, players: Sequence[Player], palette: Palette = DARK) -> None:
        self.words, self.players = words, tuple(players)
        self.light = self.palette = palette  # day or night, and what the game makes of it
        self.names = tuple(player.name for player in players)
        self.initials = _initials(self.names)
        self.shows_odds = True
        self.switched_on: set[str] = set()  # what else people asked to see, by the game's own names
        self.people = tuple(seat for seat, player in enumerate(players) if player.kind is None)

    def is_the_only_person(self, seat: Seat) -> bool:
        """Whether this seat can simply be called “you”."""
        return self.people == (seat,)

    def badge_colour(self, seat: Seat) -> str:
        """The colour of a seat's badge."""
        return BADGES[seat % len(BADGES)]

    def lament(self, doing: BotFailed) -> str:
        """That a bot from outside plays no more, as a sentence."""
        return self.words.text("doing-bot-failed", name=self.names[doing.seat], why=doing.why, level=doing.level)

    def turn_over(self) -> None:
        """From day to night, or back."""
        self.light = self.palette = LIGHT if self.light is DARK else DARK


def _initials(names: Sequence[str]) -> tuple[str, ...]:
    """One letter where that tells the players apart, else two."""
    first = [name[:1].upper() for name in names]
    return tuple(
        letter if first.count(letter) == 1 else name[:2].capitalize() for name, letter in zip(names, first, strict=True)
    )
