"""Tables to prove things about: every edition under random house rules, with 1 to 40 seats."""

from typing import Any

from hypothesis import strategies as st

from volteface.games.flip7.rules import RULEBOOK

from .walks import Setup

EDITIONS = tuple(RULEBOOK.editions)
# Small numbers keep the games short; minimum_seats is answered by the seats themselves.
NUMBERS = {"target_score": (1, 12, 40, 90), "challenge_rounds": (0, 1, 3), "round_cap": (1, 2, 4)}
QUESTIONS = {name: ruling.answers for name, ruling in RULEBOOK.rulings.items() if isinstance(ruling.answers, tuple)}


@st.composite
def house_rules(draw: st.DrawFn) -> dict[str, str | int]:
    """Each ruling flipped or left alone, at random."""
    house: dict[str, Any] = {name: draw(st.sampled_from(numbers)) for name, numbers in NUMBERS.items()}
    for name in draw(st.sets(st.sampled_from(sorted(QUESTIONS)))):
        house[name] = draw(st.sampled_from(QUESTIONS[name]))
    return {**house, "minimum_seats": 1}


@st.composite
def setups(draw: st.DrawFn, most_seats: int = 20, most_rich_seats: int = 12) -> Setup:
    """A table, from a lone player to a crowd; a crowd at a small rich deck would play very long rounds."""
    seats = draw(st.integers(1, most_seats))
    return Setup(
        edition=draw(st.sampled_from(EDITIONS)),
        house=draw(house_rules()),
        seats=seats,
        seed=draw(st.integers(0, 2**32)),
        daring=draw(st.sampled_from((0.3, 0.7, 0.95))),
        is_rich=draw(st.booleans()) and seats <= most_rich_seats,
    )
