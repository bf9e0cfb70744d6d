"""Luck is what the cards brought against what they bring on average, counted over a whole game."""

from random import Random

import msgspec
import pytest

from volteface.bots.flip7.luck import Luck, review
from volteface.games.flip7.game import GAME
from volteface.games.flip7.moves import HIT, STAY, FirstDealer, Reveal
from volteface.kernel import DEALER, Actor, Header, Log, MoveEntry, RandomDealer

SEATS = ("Ada", "Bo", "Cy")


def header(edition: str = "en") -> Header:
    rules = GAME.rules(edition)
    return Header(1, "test", GAME.id, GAME.version, edition, rules.answers(), SEATS, None)


def log_of(moves: list[tuple[Actor, object]]) -> Log:
    return Log(header(), tuple(entry(seq, actor, move) for seq, (actor, move) in enumerate(moves)))


def entry(seq: int, actor: Actor, move: object) -> MoveEntry:
    written = msgspec.to_builtins(move)
    return MoveEntry(seq=seq, actor=actor, decided_by="dealer", action=f"a{seq}", at=0, move=written, events=())


def random_game(seed: int, moves: int) -> Log:
    """So many moves of players who do anything."""
    generator = Random(seed)
    played: list[tuple[Actor, object]] = []
    state, dealer = GAME.start(GAME.rules("en"), len(SEATS)), RandomDealer(GAME, generator)
    while len(played) < moves and not GAME.standing(state).over:
        actor = GAME.to_act(state)
        assert actor is not None
        move = dealer.deal(state) if actor == DEALER else generator.choice(GAME.offers(state))
        state, _ = GAME.apply(state, move)
        played.append((actor, move))
    return log_of(played)


FIRST_CARDS: list[tuple[Actor, object]] = [
    (DEALER, FirstDealer(2)),
    (DEALER, Reveal("12")),
    (DEALER, Reveal("1")),
    (DEALER, Reveal("0")),
]


def test_a_high_card_is_luck_and_a_low_card_is_not() -> None:
    ada, bo, _ = review(log_of(FIRST_CARDS)).luck
    assert ada.points > 0 > bo.points


def test_a_bust_costs_what_was_there_and_what_the_card_would_have_brought() -> None:
    before, _, _ = review(log_of(FIRST_CARDS)).luck
    after, _, _ = review(log_of([*FIRST_CARDS, (0, HIT), (DEALER, Reveal("12"))])).luck
    cards = 94 - 3
    assert (after.cards, after.busts) == (2, 1)
    assert after.expected_busts == pytest.approx(11 / cards)
    assert after.points < before.points - 12


def test_whoever_stays_is_dealt_nothing_more() -> None:
    ada, _, _ = review(log_of([*FIRST_CARDS, (0, STAY), (1, HIT), (DEALER, Reveal("5"))])).luck
    assert ada.cards == 1


def test_nobody_has_luck_before_the_first_card() -> None:
    assert review(log_of([])).luck == (Luck(),) * len(SEATS)


def test_over_many_games_luck_evens_out() -> None:
    """Players who do anything, so that nothing but chance decides; 40 000 cards have a mean near 0."""
    luck = [seat for seed in range(60) for seat in review(random_game(seed, 1_000)).luck]
    cards = sum(seat.cards for seat in luck)
    assert abs(sum(seat.points for seat in luck)) / cards < 0.25
    assert sum(seat.busts for seat in luck) == pytest.approx(sum(seat.expected_busts for seat in luck), rel=0.1)
