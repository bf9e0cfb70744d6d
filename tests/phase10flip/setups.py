"""Tables to prove things about: random house rules, 2 to 6 seats, real and odd decks."""

from typing import Any

from hypothesis import strategies as st

from volteface.games.phase10flip.rules import FEWEST_SEATS, MOST_SEATS, RULEBOOK

from .walks import Setup

# Small numbers bring the ends of rounds and games within reach.
NUMBERS = {"phases_to_win": (1, 2, 3, 10), "stall_turns": (3, 12, 40, 400)}
QUESTIONS = {name: ruling.answers for name, ruling in RULEBOOK.rulings.items() if isinstance(ruling.answers, tuple)}


@st.composite
def house_rules(draw: st.DrawFn) -> dict[str, str | int]:
    """Each ruling flipped or left alone, at random."""
    house: dict[str, Any] = {name: draw(st.sampled_from(numbers)) for name, numbers in NUMBERS.items()}
    for name in draw(st.sets(st.sampled_from(sorted(QUESTIONS)))):
        house[name] = draw(st.sampled_from(QUESTIONS[name]))
    return house


@st.composite
def setups(draw: st.DrawFn, most: int = 250, most_seats: int = MOST_SEATS) -> Setup:
    """A table; some have so few cards to spare that the draw pile runs out, or is empty from the first."""
    return Setup(
        house=draw(house_rules()),
        seats=draw(st.integers(FEWEST_SEATS, most_seats)),
        seed=draw(st.integers(0, 2**32)),
        is_rich=draw(st.booleans()),
        spare=draw(st.sampled_from((None, None, 1, 2, 9, 40))),
        daring=draw(st.sampled_from((0.2, 0.6, 0.95))),
        most=most,
    )
