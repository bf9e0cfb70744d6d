"""The odds one step ahead are what turning over every possible card would show."""

import pytest
from hypothesis import given
from msgspec.structs import replace

from tests.proofs import proof
from volteface.games.flip7 import GAME
from volteface.games.flip7.cards import CARDS, EMPTY, NUMBER, listed, pile_of
from volteface.games.flip7.events import AnyEvent, Busted, FlippedSeven, Saved
from volteface.games.flip7.moves import HIT, Reveal
from volteface.games.flip7.notation import read_line
from volteface.games.flip7.odds import Odds, next_card_odds
from volteface.games.flip7.play.reshuffle import drawable
from volteface.games.flip7.scoring import points
from volteface.games.flip7.state import State, Status

from .setups import setups
from .walks import Setup, states

RULES = GAME.rules("en")


def outcomes(state: State) -> list[tuple[int, State, tuple[AnyEvent, ...]]]:
    """For each card that a hit may bring: how many there are, where it leads, and what happens."""
    due, _ = GAME.apply(state, HIT)
    return [(count, *GAME.apply(due, Reveal(card))) for card, count in zip(CARDS, due.deck, strict=True) if count]


def odds_of(state: State) -> Odds:
    return next_card_odds(state.lines[state.seat], drawable(state), state.rules)


def turns(setup: Setup) -> list[State]:
    """Some states of a game in which somebody may hit."""
    return [state for state in states(setup) if HIT in GAME.offers(state)][:15]


@proof(40)
@given(setups(most_seats=6))
def test_the_odds_count_numbers_that_bust_save_or_flip_seven(setup: Setup) -> None:
    for state in turns(setup):
        found = {Busted: 0, Saved: 0, FlippedSeven: 0}
        for count, _, events in (outcome for outcome in outcomes(state) if is_number(outcome[2])):
            for kind in found:
                found[kind] += count * isinstance(events[1] if len(events) > 1 else None, kind)
        odds = odds_of(state)
        assert (odds.bust, odds.save, odds.flip_seven) == (found[Busted], found[Saved], found[FlippedSeven])


def is_number(events: tuple[AnyEvent, ...]) -> bool:
    return getattr(events[0], "card", None) in NUMBER


@proof(40)
@given(setups(most_seats=6))
def test_the_value_of_a_number_or_modifier_is_what_the_line_is_worth_after_it(setup: Setup) -> None:
    for state in turns(setup):
        line, plain = state.lines[state.seat], drawable(without_actions(state))
        if plain == EMPTY:
            continue
        odds = next_card_odds(line, plain, state.rules)
        trials = outcomes(without_actions(state))
        worth = sum(count * points(after.lines[state.seat], state.rules) for count, after, _ in trials)
        assert odds.value == pytest.approx(worth / sum(plain))


def without_actions(state: State) -> State:
    """The same state, but with no action card in the deck or the discards."""
    piles = {
        name: pile_of(card for card in listed(getattr(state, name)) if card not in ("freeze", "flip3", "chance"))
        for name in ("deck", "discard", "discarded_now")
    }
    state = replace(state, **piles)
    return replace(state, deck=drawable(state)) if state.deck == EMPTY else state


def test_without_a_card_there_are_no_odds() -> None:
    odds = next_card_odds(read_line(["5"], Status.ACTIVE), EMPTY, RULES)
    assert (odds.cards, odds.chance(0), odds.value, odds.gain()) == (0, 0.0, 5.0, 0.0)


def test_a_second_chance_turns_busts_into_saves() -> None:
    odds = next_card_odds(read_line(["5", "chance"], Status.ACTIVE), pile_of(("5", "5", "6")), RULES)
    assert (odds.bust, odds.save, odds.flip_seven) == (0, 2, 0)


def test_the_value_is_the_mean_over_the_cards() -> None:
    odds = next_card_odds(read_line(["5"], Status.ACTIVE), pile_of(("5", "6", "+4", "freeze")), RULES)
    assert (odds.value, odds.gain()) == (6.25, 1.25)


def test_a_seventh_number_flips_seven() -> None:
    line = read_line(["1", "2", "3", "4", "5", "6"], Status.ACTIVE)
    assert next_card_odds(line, pile_of(("7", "8", "6")), RULES).flip_seven == 2
