"""What all rendering needs: the language, the colours, the players, and which details to show."""

from collections.abc import Sequence
from typing import Final

from rich.style import Style

from volteface.kernel import Seat
from volteface.locale import Words
from volteface.tables.table_events import BotFailed
from volteface.terminal.palette import BADGES, DARK, LIGHT, WHITE, Palette
from volteface.terminal.players import Player

BOT_SYMBOL: Final = "⚙"


class RenderContext:
    """Passed to every widget and drawing function."""

    def __init__(self, words: Words, players: Sequence[Player], palette: Palette = DARK) -> None:
        self.words, self.players = words, tuple(players)
        self.base_palette = self.palette = palette  # the player's choice, and what the game makes of it
        self.names = tuple(player.name for player in players)
        self.initials = _initials(self.names)
        self.show_odds = True
        self.flags: set[str] = set()  # display flags of the game, see `DisplayToggle`
        self.people = tuple(seat for seat, player in enumerate(players) if player.bot_name is None)

    def is_the_only_person(self, seat: Seat) -> bool:
        """Whether this seat can simply be called “you”."""
        return self.people == (seat,)

    def badge_colour(self, seat: Seat) -> str:
        """The background of a seat's badge."""
        return BADGES[seat % len(BADGES)]

    def badge_style(self, seat: Seat) -> Style:
        """The style of a seat's badge, which shows the player's initials."""
        return Style(color=WHITE, bgcolor=self.badge_colour(seat), bold=True)

    def player_note(self, seat: Seat) -> str:
        """What follows a player's name: which bot it is, or “you”."""
        player = self.players[seat]
        if player.strength is not None:
            return f" {BOT_SYMBOL} {strength_text(player.strength, self.words)}"
        if player.bot_name is not None:
            return f" {BOT_SYMBOL} {player.bot_name}".rstrip()
        return f" ({self.words.text('terminal-you')})" if self.is_the_only_person(seat) else ""

    def bot_failure_text(self, event: BotFailed) -> str:
        """That an external bot has failed and which bot replaces it."""
        return self.words.text("terminal-bot-failed", name=self.names[event.seat], why=event.why)

    def toggle_theme(self) -> None:
        """Switch between the light and the dark palette."""
        self.base_palette = self.palette = LIGHT if self.base_palette is DARK else DARK


def strength_text(strength: str, words: Words) -> str:
    """How strongly a bot plays, in a word."""
    return words.text(f"terminal-strength-{strength}")


def _initials(names: Sequence[str]) -> tuple[str, ...]:
    """One letter where that tells the players apart, otherwise two."""
    first = [name[:1].upper() for name in names]
    return tuple(
        letter if first.count(letter) == 1 else name[:2].capitalize() for name, letter in zip(names, first, strict=True)
    )
