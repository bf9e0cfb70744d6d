"""Whatever happens, no card is lost and no line is impossible."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.proofs import proof
from volteface.games.flip7.events import RoundScored
from volteface.games.flip7.rules import SpareSecondChanceAlone, YesNo
from volteface.games.flip7.state import PLAYING, State, Status

from .setups import setups
from .walks import Setup, all_cards, states, walk


def is_possible(state: State) -> bool:
    """Whether every line is one that the rules can lead to."""
    one_each = state.rules.spare_second_chance_alone is SpareSecondChanceAlone.DISCARDED
    return all(
        (line.second_chances <= 1 or not one_each)
        and (line.status is Status.BUSTED or len(set(line.numbers)) == len(line.numbers))
        and (len(line.numbers) <= 7 or state.rules.deal_to_seats_out is YesNo.YES)
        for line in state.lines
    )


@proof(150)
@given(setups(most_seats=40))
def test_cards_are_conserved(setup: Setup) -> None:
    there_are = all_cards(setup.opening())
    assert {all_cards(state) for state in states(setup)} == {there_are}


@proof(60)
@given(setups(most_seats=8), st.sampled_from(("given", "discarded")))
def test_cards_are_conserved_where_even_seats_that_are_out_are_dealt_to(setup: Setup, second_chance: str) -> None:
    house = {
        **setup.house,
        "initial_deal": "one_card",
        "deal_to_seats_out": "yes",
        "flip_three_replaces_deal": "no",
        "deferred_second_chance_after_bust": second_chance,
    }
    setup = replace(setup, house=house, is_rich=True)
    there_are = all_cards(setup.opening())
    assert {all_cards(state) for state in states(setup)} == {there_are}


@proof(50)
@given(setups())
def test_no_pile_ever_holds_less_than_nothing(setup: Setup) -> None:
    piles = (pile for state in states(setup) for pile in (state.deck, state.discard, state.discarded_now))
    assert all(min(pile) >= 0 for pile in piles)


@proof(50)
@given(setups())
def test_every_line_is_possible(setup: Setup) -> None:
    assert all(is_possible(state) for state in states(setup))


@proof(50)
@given(setups())
def test_nothing_waits_between_rounds(setup: Setup) -> None:
    still = (state for state in states(setup) if state.stage is not PLAYING)
    assert all(not (state.threes or state.choice or state.card_due or state.undealt) for state in still)


@proof(50)
@given(setups())
def test_a_card_is_due_only_if_the_deck_has_one(setup: Setup) -> None:
    assert all(sum(state.deck) > 0 for state in states(setup) if state.card_due)


@proof(50)
@given(setups())
def test_a_total_never_shrinks(setup: Setup) -> None:
    totals = [state.totals for state in states(setup)]
    assert all(old <= new for before, after in pairwise(totals) for old, new in zip(before, after, strict=True))


@proof(50)
@given(setups())
def test_totals_are_the_sums_of_the_scores_told(setup: Setup) -> None:
    told = [event for turn in walk(setup) for event in turn.events if isinstance(event, RoundScored)]
    sums = tuple(map(sum, zip(*(event.scores for event in told), strict=True)))
    assert [state.totals for state in states(setup)][-1] == sums
