"""Very many random games over all editions and 1 to 20 seats, each move of them checked.

Run it as `python -m tests.flip7.many_games --games 100000`.
"""

from itertools import islice
from random import Random

from tests.many import run, unfinished
from volteface.games.flip7 import GAME
from volteface.games.flip7.cards import Pile
from volteface.games.flip7.moves import REVEALS, FirstDealer, FlipThree, Freeze, Give, Hit, Move, NextRound, Stay
from volteface.games.flip7.rules import RULEBOOK
from volteface.games.flip7.state import State

from .walks import Setup, Turn, all_cards, walk

EDITIONS = tuple(RULEBOOK.editions)
MOST_SEATS = 20
MOST_MOVES = 200_000
COUNT_EVERY = 5  # moves: a lost card stays lost, and counting them all takes longer than a move
ANY_MOVE: tuple[Move, ...] = (
    *REVEALS, NextRound(), Hit(), Stay(),
    *(kind(seat) for kind in (FirstDealer, Freeze, FlipThree, Give) for seat in range(-1, MOST_SEATS + 1)),
)  # fmt: skip


def setup_of(number: int) -> Setup:
    """The number alone says who plays by which rules, and how it goes."""
    generator = Random(number)
    return Setup(
        edition=EDITIONS[number % len(EDITIONS)],
        house={"minimum_seats": 1},
        seats=1 + number // len(EDITIONS) % MOST_SEATS,
        seed=number,
        daring=generator.choice((0.5, 0.7, 0.85, 0.95)),
    )


def violation(turn: Turn, generator: Random) -> str | None:
    """What is wrong with a move, if anything."""
    offers = GAME.offers(turn.before)
    if turn.move not in offers:
        return "a move was made that was not offered"
    other = generator.choice(ANY_MOVE)
    if (other in offers) != (GAME.why_illegal(turn.before, other) is None):
        return f"{other} is offered and refused, or neither"
    return None


def loss(state: State, cards: Pile) -> str | None:
    """What is wrong with the cards of a state, if anything."""
    if min(state.deck) < 0:
        return "the deck holds less than nothing"
    return None if all_cards(state) == cards else "a card was lost or found"


def end_violation(state: State, moves: int) -> str | None:
    """What is wrong with the end of a game, if anything."""
    standing = GAME.standing(state)
    has_lower_winner = any(standing.totals[seat] < max(standing.totals) for seat in standing.winners)
    return unfinished(GAME, state, moves == MOST_MOVES) or (
        "somebody won without the highest total" if has_lower_winner else None
    )


def check_game(number: int) -> tuple[int, str | None]:
    """Play one game: how many moves it took, and what went wrong first, if anything."""
    setup, generator = setup_of(number), Random(f"check {number}")
    state, moves = setup.opening(), 0
    cards, problem = all_cards(state), None
    for turn in islice(walk(setup), MOST_MOVES):
        moves, state = moves + 1, turn.after
        problem = problem or violation(turn, generator)
        if moves % COUNT_EVERY == 0:
            problem = problem or loss(state, cards)
    problem = problem or loss(state, cards) or end_violation(state, moves)
    return moves, f"({setup.edition}, {setup.seats} seats): {problem}" if problem else None


if __name__ == "__main__":
    run(check_game, "Flip 7")
