"""How many may play, with how many decks, and what a deck is made of."""

import pytest

from volteface.games.flip7 import GAME
from volteface.games.flip7.cards import CARDS, MODIFIERS, NUMBER, ONE_DECK, pile_of
from volteface.games.flip7.state import Stage
from volteface.kernel import InvalidRules

from .setups import EDITIONS

LEAST_SEATS = {"en": 3, "fr": 3, "qc": 3, "es": 1, "en31": 3}
MOST_SEATS = 40


@pytest.mark.parametrize(("edition", "least"), LEAST_SEATS.items())
def test_an_edition_seats_its_least_number(edition: str, least: int) -> None:
    assert len(GAME.start(GAME.rules(edition), least).lines) == least


@pytest.mark.parametrize(("edition", "least"), LEAST_SEATS.items())
def test_an_edition_refuses_one_seat_fewer(edition: str, least: int) -> None:
    with pytest.raises(
        InvalidRules, match=rf"^Flip 7 by these rules takes {least} players or more, not {least - 1}\. "
    ):
        GAME.start(GAME.rules(edition), least - 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_seats_forty(edition: str) -> None:
    assert len(GAME.start(GAME.rules(edition), MOST_SEATS).lines) == MOST_SEATS


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_refuses_forty_one(edition: str) -> None:
    with pytest.raises(InvalidRules, match=r"^A table of Flip 7 seats 40 players at most, not 41\.$"):
        GAME.start(GAME.rules(edition), MOST_SEATS + 1)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [0, -1])
def test_nobody_cannot_play(edition: str, seats: int) -> None:
    with pytest.raises(InvalidRules, match=rf"or more, not {seats}\."):
        GAME.start(GAME.rules(edition, {"minimum_seats": 1}), seats)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [1, 2])
def test_as_a_house_rule_one_or_two_may_play(edition: str, seats: int) -> None:
    assert len(GAME.start(GAME.rules(edition, {"minimum_seats": seats}), seats).lines) == seats


@pytest.mark.parametrize("edition", EDITIONS)
def test_as_a_house_rule_more_may_be_needed(edition: str) -> None:
    with pytest.raises(InvalidRules, match=r"takes 5 players or more, not 4\."):
        GAME.start(GAME.rules(edition, {"minimum_seats": 5}), 4)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("seats", "cards"), [(3, 94), (18, 94), (19, 188), (40, 188)])
def test_more_than_18_seats_get_a_second_deck(edition: str, seats: int, cards: int) -> None:
    assert sum(GAME.start(GAME.rules(edition), seats).deck) == cards


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("decks", "seats", "cards"), [(1, 20, 94), (2, 3, 188), (3, 3, 282), ("auto", 3, 94)])
def test_as_a_house_rule_there_are_as_many_decks_as_one_likes(
    edition: str, decks: int | str, seats: int, cards: int
) -> None:
    assert sum(GAME.start(GAME.rules(edition, {"decks": decks}), seats).deck) == cards


def test_the_decks_of_a_crowd_are_two_of_each_card() -> None:
    assert GAME.start(GAME.rules("en"), 19).deck == tuple(2 * count for count in ONE_DECK)


def test_a_deck_has_each_number_as_often_as_it_says_and_one_0() -> None:
    counts = dict(zip(CARDS, ONE_DECK, strict=True))
    assert {card: counts[card] for card in NUMBER} == {card: max(1, int(card)) for card in NUMBER}


def test_a_deck_has_79_numbers() -> None:
    assert sum(count for card, count in zip(CARDS, ONE_DECK, strict=True) if card in NUMBER) == 79


def test_a_deck_has_one_of_each_of_the_six_modifiers() -> None:
    counts = {card: count for card, count in zip(CARDS, ONE_DECK, strict=True) if card in MODIFIERS}
    assert counts == {"+2": 1, "+4": 1, "+6": 1, "+8": 1, "+10": 1, "x2": 1}


def test_a_deck_has_three_of_each_action() -> None:
    counts = dict(zip(CARDS, ONE_DECK, strict=True))
    assert (counts["freeze"], counts["flip3"], counts["chance"]) == (3, 3, 3)


def test_a_pile_counts_its_cards() -> None:
    assert sum(pile_of(("5", "5", "x2"))) == 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_dealer_first_names_who_deals(edition: str) -> None:
    state = GAME.start(GAME.rules(edition), 3)
    assert (state.stage, len(GAME.offers(state))) == (Stage.FIRST_DEALER, 3)


def test_flip_7_refuses_a_foreign_deck() -> None:
    with pytest.raises(InvalidRules, match=r"^Flip 7 is played with its own deck; "):
        GAME.start(GAME.rules("en"), 3, ("1", "2"))
