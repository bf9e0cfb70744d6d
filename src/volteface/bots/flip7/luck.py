"""Luck in Flip 7: what the cards of a finished game brought each seat, compared with the average."""

from msgspec import Struct

from volteface.games.flip7.game import GAME
from volteface.games.flip7.moves import Reveal
from volteface.games.flip7.odds import next_card_odds
from volteface.games.flip7.scoring import points
from volteface.games.flip7.state import ACTIVE, BUSTED, State
from volteface.kernel import DEALER, Log, Seat
from volteface.kernel.log import played_moves


class Luck(Struct, frozen=True):
    """One seat's luck over a game."""

    cards: int = 0  # that it was dealt while it was in the round
    busts: int = 0
    expected_busts: float = 0.0
    points: float = 0.0  # that its cards brought beyond the average of all that could have come

    def after(self, before: State, state: State, seat: Seat) -> "Luck":
        """Return the luck with one more card."""
        line, odds = state.lines[seat], next_card_odds(before.lines[seat], before.deck, before.rules)
        return Luck(
            self.cards + 1,
            self.busts + (line.status is BUSTED),
            self.expected_busts + odds.chance(odds.bust),
            self.points + points(line, state.rules) - odds.value,
        )


class Review(Struct, frozen=True):
    """The review of a finished game."""

    luck: tuple[Luck, ...]


def review(log: Log) -> Review:
    """Return every seat's luck."""
    luck = [Luck() for _ in log.header.seats]
    for actor, before, move, _, after in played_moves(GAME, log):
        seat = before.threes[-1].seat if before.threes else before.seat
        if actor == DEALER and isinstance(move, Reveal) and before.lines[seat].status is ACTIVE:
            luck[seat] = luck[seat].after(before, after, seat)
    return Review(tuple(luck))
