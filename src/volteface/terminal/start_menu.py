"""What can be chosen before a new game: the game, its rules, how many play, and how strong the bots are."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from volteface.bots import bot_strengths, default_bot
from volteface.kernel import find_game, find_manifest, games
from volteface.locale import Words, describe_goal
from volteface.terminal.options import TableOptions, parse_house_rules, parse_people, resolve_options
from volteface.terminal.render_context import strength_text

BOTS_PLAY: Final = "web-bots-play"  # how bots play, in words that the browser shows too


class MenuRow(Struct, frozen=True):
    """A choice, its value in words, and what a step to the next or previous value does."""

    label: str
    value: str
    step: Callable[[int], None]


class StartMenu:
    """The choices that the command line leaves open; the others are not listed."""

    def __init__(self, game: str | None, given: TableOptions, words: Words, default_game: str) -> None:
        """Raises `InvalidInput` or `InvalidRules` if what is given cannot be played."""
        self.given, self.words = given, words
        # Rules and decks belong to one game.
        self._is_any_game = game is None and given.edition is None and not given.rules and given.deck is None
        self._set_game(game or default_game)

    def rows(self) -> tuple[MenuRow, ...]:
        """The choices from top to bottom."""
        rows = (self._game_row(), self._edition_row(), self._seats_row(), self._bots_row())
        return tuple(row for row in rows if row is not None)

    def notes(self) -> tuple[str, ...]:
        """What a game with these choices is about, and how the bots play."""
        answers = find_game(self.game).rulebook.resolve(self.edition, self._house())
        goal = describe_goal(self.words, self.game, answers, self.seats)
        message = f"{BOTS_PLAY}-{bot_strengths(self.game).get(self.strength or '')}"
        is_told = self._bots_row() is not None and self.words.has(message)
        bots = f"{self.words.text(BOTS_PLAY)} {self.words.text(message)}." if is_told else ""
        return tuple(filter(None, (goal, bots)))

    def result(self) -> tuple[str, TableOptions]:
        """The game, and the options of the table."""
        bots = self.given.bots or bot_strengths(self.game).get(self.strength or "")
        return self.game, replace(self.given, edition=self.edition, seats=self.seats, bots=bots)

    def _set_game(self, game: str) -> None:
        """Begin with the usual table of a game."""
        found = find_game(game)
        setup = resolve_options(found, self.given, self.words).setup
        self.game, self.edition, self.seats = game, setup.edition, setup.seats
        by_bot = {bot: strength for strength, bot in bot_strengths(game).items()}
        self.strength = by_bot.get(default_bot(game))

    def _game_row(self) -> MenuRow | None:
        names = [name for name in games() if find_manifest(name).terminal is not None]
        if not self._is_any_game:
            return None

        def step(steps: int) -> None:
            self._set_game(_next(names, self.game, steps))

        return MenuRow(self.words.text("terminal-start-game"), self.words.text(f"{self.game}-title"), step)

    def _edition_row(self) -> MenuRow | None:
        editions = list(find_game(self.game).rulebook.editions)
        if self.given.edition is not None or len(editions) < 2:
            return None

        def step(steps: int) -> None:
            self.edition = _next(editions, self.edition, steps)
            self.seats = min(self._seat_counts(), key=lambda seats: abs(seats - self.seats))

        return MenuRow(self.words.text("terminal-start-rules"), self.words.text(f"edition-{self.edition}"), step)

    def _seats_row(self) -> MenuRow | None:
        counts = self._seat_counts()
        if self.given.seats is not None or len(counts) < 2:
            return None

        def step(steps: int) -> None:
            self.seats = min(max(self.seats + steps, counts[0]), counts[-1])

        return MenuRow(self.words.text("terminal-start-seats"), str(self.seats), step)

    def _bots_row(self) -> MenuRow | None:
        strengths, strength = list(bot_strengths(self.game)), self.strength
        if self.given.bots is not None or strength is None or self._people() >= self.seats:
            return None

        def step(steps: int) -> None:
            self.strength = _next(strengths, strength, steps)

        return MenuRow(self.words.text("terminal-start-bots"), strength_text(strength, self.words), step)

    def _seat_counts(self) -> list[int]:
        """How many may play by these rules, with a seat for everybody at this keyboard."""
        found = find_game(self.game)
        return [seats for seats in found.seats(found.rules(self.edition, self._house())) if seats >= self._people()]

    def _people(self) -> int:
        return 1 if self.given.people is None else len(parse_people(self.given.people, self.words))

    def _house(self) -> dict[str, object]:
        return parse_house_rules(self.given.rules, self.words)


def _next(values: Sequence[str], value: str, steps: int) -> str:
    """The value so many steps further, from the last to the first."""
    return values[(values.index(value) + steps) % len(values)]
