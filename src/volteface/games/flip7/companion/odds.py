"""Odds for a real table: how many of each card are left, what each would do, and what a hit is worth."""

from typing import Literal, TypeAlias

from msgspec import Struct

from volteface.games.flip7.cards import CARDS, NUMBER, Card
from volteface.games.flip7.companion.reports import OwnRound
from volteface.games.flip7.companion.scores import due_seat
from volteface.games.flip7.odds import next_card_odds
from volteface.games.flip7.play.reshuffle import drawable
from volteface.games.flip7.play.second_chance import protects
from volteface.games.flip7.scoring import NUMBERS_TO_FLIP
from volteface.games.flip7.state import ACTIVE, PLAYING, State
from volteface.kernel import Seat
from volteface.kernel.companion.pad import PadTable

Effect: TypeAlias = Literal["none", "bust", "saved", "flip7"]


class CardLeft(Struct, frozen=True):
    """How many of a card are left to come, and what it would do to the player it is for."""

    card: Card
    left: int
    effect: Effect


class PlayerOdds(Struct, frozen=True):
    """A player who is in the round: the chance that the next card busts them, and what a hit is worth."""

    player: int
    bust: float
    flip7: float
    points: int
    value: float  # expected points after one more card, if the player then stays


class PadOdds(Struct, frozen=True):
    """What may come next; `is_exact` is false when a round was played without reporting its cards."""

    cards: tuple[CardLeft, ...]
    cards_left: int
    players: tuple[PlayerOdds, ...]
    is_exact: bool
    decks: int  # that are played with


def odds_of(table: PadTable) -> PadOdds | None:
    """Return the odds of the next card; None while no cards are reported."""
    state: State = table.state
    own: OwnRound = table.own
    if table.way != "cards" or state.stage is not PLAYING:
        return None
    pile = drawable(state)
    seat = state.choice.seat if state.choice else due_seat(state)
    cards = tuple(CardLeft(card, left, _effect(state, seat, card)) for card, left in zip(CARDS, pile, strict=True))
    active = [other for other, line in enumerate(state.lines) if line.status is ACTIVE]
    players = tuple(_player_odds(table, state, other) for other in active)
    return PadOdds(cards, sum(pile), players, own.is_exact, state.rules.decks_for(len(state.lines)))


def _effect(state: State, seat: Seat, card: Card) -> Effect:
    line = state.lines[seat]
    if line.status is not ACTIVE or card not in NUMBER:
        return "none"
    if NUMBER[card] in line.numbers:
        return "saved" if protects(state, seat) else "bust"
    return "flip7" if len(line.numbers) == NUMBERS_TO_FLIP - 1 else "none"


def _player_odds(table: PadTable, state: State, seat: Seat) -> PlayerOdds:
    odds = next_card_odds(state.lines[seat], drawable(state), state.rules)
    return PlayerOdds(
        table.seats[seat], odds.chance(odds.bust), odds.chance(odds.flip_seven), odds.points_now, odds.value
    )


def bust_chance(table: PadTable, player: int) -> float:
    """Return the chance that the next card busts a player; 0 if they are out of the round."""
    state: State = table.state
    seat = table.seat_of(player)
    if state.lines[seat].status is not ACTIVE:
        return 0.0
    pile = drawable(state)
    bad = sum(left for card, left in zip(CARDS, pile, strict=True) if _effect(state, seat, card) == "bust")
    return bad / sum(pile) if any(pile) else 0.0
