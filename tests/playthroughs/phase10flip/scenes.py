"""Each ending with the table, the house rules and the players that lead to it."""

from typing import Final

from tests.playthroughs.scene import Scene, Scenes
from volteface.games.phase10flip import GAME
from volteface.games.phase10flip.cards import Card
from volteface.games.phase10flip.events import GameEnded, HandsDealt, RoundBegan, RoundScored

from . import deals, endings
from .dealers import fair, stacked
from .players import first_seat_hurries, hurry, hurry_from_round, hurry_from_turn, lay_all, never_hit, turn_over

ONE_PHASE: Final[dict[str, str | int]] = {"phases_to_win": 1}
TWO_PHASES: Final[dict[str, str | int]] = {"phases_to_win": 2}

NAMED: Final[dict[str, Scene]] = {
    "ten-phases": Scene(endings.won_by_phases(10, seats=2), fair, hurry, seats=2),
    "three-phases": Scene(endings.won_by_phases(3, seats=4), fair, hurry, seats=4, house={"phases_to_win": 3}),
    "two-players": Scene(endings.won_by_phases(2, seats=2), fair, hurry, seats=2, house=TWO_PHASES),
    "six-players": Scene(endings.won_by_phases(2, seats=6), fair, hurry, seats=6, house=TWO_PHASES),
    "won-without-going-out": Scene(endings.won_without_going_out, fair, hurry, house=TWO_PHASES),
    "out-by-hit": Scene(endings.goes_out_by_a_hit, stacked(deals.OUT_BY_A_HIT), first_seat_hurries, house=ONE_PHASE),
    "out-by-discard": Scene(
        endings.goes_out_by_a_discard, stacked(deals.OUT_BY_A_DISCARD), first_seat_hurries, house=ONE_PHASE
    ),
    "out-by-lay-down": Scene(
        endings.goes_out_by_laying_down,
        stacked(deals.OUT_BY_LAYING_DOWN),
        lay_all,
        house={**ONE_PHASE, "lay_down_size": "at_least"},
    ),
    "out-by-flip": Scene(endings.goes_out_by_a_flip, stacked(deals.OUT_BY_A_FLIP), first_seat_hurries, house=ONE_PHASE),
    "out-by-flip-that-turns-nothing": Scene(
        endings.goes_out_by_a_flip_that_turns_nothing,
        stacked(deals.OUT_BY_A_FLIP),
        first_seat_hurries,
        house={**ONE_PHASE, "last_discard_flips": "no"},
    ),
    "many-flips": Scene(endings.flips_often, stacked(deals.MANY_FLIPS), turn_over, house=ONE_PHASE),
    "flip-by-lay-down": Scene(
        endings.flips_by_laying_down,
        stacked(deals.FLIPS_IN_A_RUN),
        hurry,
        house={**ONE_PHASE, "flip_when": "discarded_or_laid"},
    ),
    "stall": Scene(
        endings.stalls_after_phases_were_laid,
        stacked(deals.STUCK),
        never_hit,
        house={**ONE_PHASE, "stall_turns": 9},
    ),
    "stall-without-a-phase": Scene(
        endings.stalls_before_any_phase_was_laid,
        fair,
        hurry_from_round(2),
        house={**ONE_PHASE, "stall_turns": 15},
    ),
    "pile-renewed": Scene(endings.renews_the_pile, fair, hurry_from_turn(90), seats=6, house=ONE_PHASE),
    "round-ends-with-the-pile": Scene(
        endings.ends_a_round_with_the_pile,
        fair,
        hurry_from_round(2),
        seats=6,
        house={**ONE_PHASE, "exhausted_pile": "end_round"},
    ),
    "tie-replayed": Scene(
        endings.replays_a_tie(phase=2, times=1, is_for_all=False),
        stacked(deals.FIRST_IS_OUT, deals.SECOND_IS_OUT),
        hurry,
        house=TWO_PHASES,
    ),
    "tie-replayed-again": Scene(
        endings.replays_a_tie(phase=1, times=2, is_for_all=True),
        stacked(deals.STUCK_ALIKE, deals.STUCK_ALIKE, deals.OUT_AT_ONCE),
        hurry_from_round(3, before=never_hit),
        seats=2,
        house={**ONE_PHASE, "stall_turns": 4},
    ),
    "ten-rounds": Scene(endings.won_by_ten_rounds, fair, hurry, house={"variant": "ten_rounds"}),
    "ten-rounds-tied": Scene(
        endings.replays_a_tie(phase=2, times=1, is_for_all=False),
        stacked(deals.FIRST_AT_ONCE, deals.SECOND_AT_ONCE),
        hurry,
        house={"variant": "ten_rounds", **TWO_PHASES},
    ),
}

# A round began and was scored, and that is all.
DULL: Final = (
    RoundBegan(1, 2, (0, 1, 2)),
    HandsDealt(Card("r1/10")),
    RoundScored((50, 50, 50), (50, 50, 50), ()),
    GameEnded((), "phases"),
)

SCENES: Final = Scenes(GAME, NAMED, DULL)
