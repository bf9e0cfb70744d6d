"""Whatever happens, every card is somewhere, once, and what is remembered of it is true."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given

from tests.proofs import proof
from volteface.games.phase10flip import GAME
from volteface.games.phase10flip.cards import face_up
from volteface.games.phase10flip.events import RoundScored
from volteface.games.phase10flip.groups import Group
from volteface.games.phase10flip.melds import why_not_group
from volteface.games.phase10flip.state import HAND_SIZE, Stage, State, active_faces
from volteface.kernel import InvalidRules

from .setups import setups
from .walks import Setup, all_cards, rich_deck, states, walk

IN_THE_BOX = (Stage.FIRST_DEALER, Stage.DEAL)


def holds(held: tuple[object, ...], shown: tuple[object, ...]) -> bool:
    return not Counter(shown) - Counter(held)


def laid_groups(state: State) -> list[Group]:
    return [laid.group for groups in state.laid for laid in groups]


@proof(120)
@given(setups())
def test_the_whole_deck_is_always_in_hands_piles_and_laid_groups(setup: Setup) -> None:
    for state in states(setup):
        assert all_cards(state) == (() if state.stage in IN_THE_BOX else state.deck)


@proof(60)
@given(setups())
def test_what_is_remembered_of_a_hand_is_in_it(setup: Setup) -> None:
    for state in states(setup):
        for seat, (hand, shown) in enumerate(zip(state.hands, state.shown, strict=True)):
            assert holds(active_faces(state, seat), shown.faces)
            assert holds(hand, shown.cards)


@proof(40)
@given(setups())
def test_the_remembered_bottom_is_the_active_face_of_the_lowest_card(setup: Setup) -> None:
    known = (state for state in states(setup) if state.bottom is not None)
    assert all(face_up(state.draw[0], state.side) == state.bottom for state in known)


@proof(40)
@given(setups())
def test_a_hand_holds_ten_cards_until_its_phase_is_laid(setup: Setup) -> None:
    for state in states(setup):
        if state.stage in (Stage.PLAYING, Stage.RESHUFFLE):
            sizes = {
                len(state.hands[seat]) - (state.has_drawn and seat == state.seat)
                for seat in state.playing
                if not state.laid[seat]
            }
            assert sizes <= {HAND_SIZE}


@proof(40)
@given(setups())
def test_every_group_on_the_table_is_a_run_or_a_set(setup: Setup) -> None:
    assert all(why_not_group(group) is None for state in states(setup) for group in laid_groups(state))


@proof(40)
@given(setups())
def test_a_laid_group_lists_the_cards_behind_its_faces(setup: Setup) -> None:
    laid = (laid for state in states(setup) for groups in state.laid for laid in groups)
    for group in laid:
        assert all(placed.face in card.split("/") for placed, card in zip(group.group.cards, group.cards, strict=True))


@proof(40)
@given(setups())
def test_at_the_start_of_a_turn_the_discard_pile_has_a_card(setup: Setup) -> None:
    turns = (state for state in states(setup) if state.stage is Stage.PLAYING and not state.has_drawn)
    assert all(state.discard for state in turns)


@proof(40)
@given(setups())
def test_a_total_never_shrinks(setup: Setup) -> None:
    totals = [state.totals for state in states(setup)]
    assert all(old <= new for before, after in pairwise(totals) for old, new in zip(before, after, strict=True))


@proof(40)
@given(setups())
def test_totals_are_the_sums_of_the_scores_told(setup: Setup) -> None:
    told = [event.scores for turn in walk(setup) for event in turn.events if isinstance(event, RoundScored)]
    sums = tuple(map(sum, zip((0,) * setup.seats, *told, strict=True)))
    assert [state.totals for state in states(setup)][-1] == sums


@proof(40)
@given(setups())
def test_a_phase_never_goes_down_and_never_past_the_last(setup: Setup) -> None:
    phases = [state.phases for state in states(setup)]
    last = int(setup.house["phases_to_win"])
    assert all(old <= new <= last for before, after in pairwise(phases) for old, new in zip(before, after, strict=True))


@pytest.mark.parametrize("seats", [2, 6])
def test_a_deck_that_leaves_no_card_for_the_discard_pile_is_refused(seats: int) -> None:
    with pytest.raises(InvalidRules, match="cards"):
        GAME.start(GAME.rules("fr"), seats, rich_deck(0)[: seats * HAND_SIZE])


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_the_game_is_for_two_to_six(seats: int) -> None:
    with pytest.raises(InvalidRules, match="2 to 6"):
        GAME.start(GAME.rules("fr"), seats)
