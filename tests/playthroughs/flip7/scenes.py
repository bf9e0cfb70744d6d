"""Each ending with the table, the house rules and the players that lead to it."""

from typing import Final

from tests.playthroughs.scene import Player, Scene, Scenes
from volteface.games.flip7 import GAME
from volteface.games.flip7.events import Dealt, GameEnded, RoundBegan, RoundScored

from . import endings
from .players import (
    anything,
    fair_dealer,
    first_seat_dares,
    kind_dealer,
    listed_dealer,
    never_stop,
    one_card,
    second_seat_stays,
)


def fair() -> Player:
    return fair_dealer


def kind() -> Player:
    return kind_dealer


CHALLENGE: Final[dict[str, str | int]] = {"minimum_seats": 1, "challenge_rounds": 4}
DEAL: Final[dict[str, str | int]] = {"initial_deal": "one_card"}

NAMED: Final[dict[str, Scene]] = {
    "whole-game": Scene(endings.ends_by_target, fair, anything, seats=4),
    "flip-seven": Scene(endings.has_flip_seven, kind, never_stop, house={"target_score": 40}),
    "everyone-out": Scene(
        endings.has_everyone_out, listed_dealer("5 9 7 5 freeze"), second_seat_stays, house={"target_score": 5}
    ),
    "flip-seven-in-the-deal": Scene(
        endings.has_flip_seven_in_the_deal,
        listed_dealer("flip3 1 2 3 flip3 4 5 flip3 6 7"),
        never_stop,
        seats=4,
        house={**DEAL, "target_score": 20},
    ),
    "everyone-out-in-the-deal": Scene(
        endings.has_everyone_out_in_the_deal,
        listed_dealer("freeze freeze freeze"),
        one_card,
        house={**DEAL, "round_cap": 1},
    ),
    # Quebec players shuffle before every round, so one round has to use up the whole deck.
    "reshuffle-in-a-round": Scene(
        endings.has_reshuffle_in_a_round,
        fair,
        never_stop,
        seats=8,
        house={"round_cap": 3},
        many_seats={"qc": 18},
    ),
    "nothing-left": Scene(endings.has_nothing_left, fair, never_stop, seats=24, house={"decks": 1, "round_cap": 1}),
    "tie-break-for-all": Scene(
        endings.has_tie_break_for_all, listed_dealer("5 5 3 1 2 4"), one_card, house={"target_score": 5}
    ),
    "tie-break-for-the-tied": Scene(
        endings.has_tie_break_for_the_tied,
        listed_dealer("5 5 3 1 4"),
        one_card,
        house={"target_score": 5, "tie": "round_for_tied"},
    ),
    "shared-win": Scene(
        endings.ends_with_a_shared_win,
        listed_dealer("5 5 3"),
        one_card,
        house={"target_score": 5, "tie": "shared"},
    ),
    "round-cap": Scene(endings.ends_by_the_round_cap, listed_dealer("5 6 7 1 2 3"), one_card, house={"round_cap": 2}),
    "draw": Scene(endings.ends_in_a_draw, listed_dealer("5 5 3"), one_card, house={"round_cap": 1}),
    "solo-won": Scene(endings.challenge(1, 0), kind, never_stop, seats=1, house=CHALLENGE),
    "solo-lost": Scene(endings.challenge(1), kind, one_card, seats=1, house=CHALLENGE),
    "duo-one-wins": Scene(endings.challenge(2, 0), kind, first_seat_dares, seats=2, house=CHALLENGE),
    "duo-both-fail": Scene(endings.challenge(2), kind, one_card, seats=2, house=CHALLENGE),
    "duo-both-succeed": Scene(
        endings.challenge(2, 0, 1), kind, one_card, seats=2, house={**CHALLENGE, "target_score": 24}
    ),
}

# A round began and was scored, and that is all.
DULL: Final = (
    RoundBegan(1, 2, (0, 1, 2)),
    Dealt(0, "5"),
    RoundScored((5, 0, 0), (5, 0, 0)),
    GameEnded((), "target"),
)

SCENES: Final = Scenes(GAME, NAMED, DULL)
