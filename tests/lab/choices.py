"""Choices between hit and stay for which a search has to decide: those of random games, and any small pile."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st
from msgspec import Struct

from tests.flip7.setups import EDITIONS
from tests.flip7.walks import Setup, states
from volteface.games.flip7 import GAME
from volteface.games.flip7.cards import CARDS, MODIFIERS, NUMBER, Card, Pile, pile_of
from volteface.games.flip7.moves import HIT, STAY
from volteface.games.flip7.odds import next_card_odds
from volteface.games.flip7.play.reshuffle import drawable
from volteface.games.flip7.rules import Rules, TwoDoubles, read_rules
from volteface.games.flip7.state import Line

ASKED_IN_A_GAME = 12
ANSWERS: dict[str, Rules] = {
    answer.value: read_rules(EDITIONS[0], {"two_doubles": answer.value}) for answer in TwoDoubles
}


class Question(Struct, frozen=True):
    """A line, the cards that may come to it, and the rules."""

    line: Line
    pile: Pile
    rules: Rules

    def is_open(self) -> bool:
        """Whether one more card loses points on average, so that a search has to decide."""
        return next_card_odds(self.line, self.pile, self.rules).gain() <= 0


def met_in(setup: Setup) -> Iterator[Question]:
    """The choices of seats in a game that take a search."""
    for state in states(setup):
        offers = GAME.offers(state) if GAME.to_act(state) == state.seat else ()
        if state.choice is None and HIT in offers and STAY in offers:
            question = Question(state.lines[state.seat], drawable(state), state.rules)
            if question.is_open():
                yield question


def sampled(edition: str, seats: int) -> list[Question]:
    """Some of these choices from several games, the rare ones first: Second Chances, x2, and decks that run out."""
    found: list[Question] = []
    for seed in range(4):
        setup = Setup(edition, {"minimum_seats": 1}, seats, seed, daring=0.9, is_rich=seed == 3)
        met = list(met_in(setup))
        Random(seed).shuffle(met)
        found += sorted(met, key=_commonness)[: ASKED_IN_A_GAME // 2] + met[: ASKED_IN_A_GAME // 2]
    return found


def _commonness(question: Question) -> tuple[bool, bool, int]:
    return (question.line.second_chances == 0, "x2" not in question.line.modifiers, sum(question.pile))


@st.composite
def questions(draw: st.DrawFn) -> Question:
    """Any line with any small pile: far richer in Second Chances and x2 than a deck."""
    held = draw(st.lists(st.sampled_from(sorted(NUMBER)), unique=True, max_size=6))
    modifiers = draw(st.lists(st.sampled_from(sorted(MODIFIERS)), max_size=3))
    common: tuple[Card, ...] = (*CARDS, *held, *held, "chance", "chance", "x2", "12", "11", "10")
    cards = draw(
        st.lists(st.sampled_from(common), min_size=1, max_size=16).filter(
            lambda cards: cards.count("chance") <= 7 and all((cards + modifiers).count(card) <= 3 for card in MODIFIERS)
        )
    )
    line = Line(
        numbers=tuple(NUMBER[card] for card in held),
        modifiers=tuple(modifiers),
        second_chances=draw(st.integers(0, 2)),
    )
    return Question(line, pile_of(cards), ANSWERS[draw(st.sampled_from(sorted(ANSWERS)))])
