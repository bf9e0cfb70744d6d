"""How seats choose, as kernels: each policy makes the same choices as the bot of the same name."""

from typing import Final

from volteface.lab.engine.compiler import IntPointer, jit, jit_inline
from volteface.lab.engine.flip7 import layout as at
from volteface.lab.engine.flip7 import rules
from volteface.lab.engine.flip7.deck import count_drawable
from volteface.lab.engine.flip7.odds import gain, gain_now
from volteface.lab.engine.flip7.scoring import points
from volteface.lab.engine.rng import random_below
from volteface.lab.solver.decide import is_hit_better
from volteface.lab.solver.problem import CHANCES, FACTOR, GENERATION, HELD, ONCE, PLUS, WorkspacePointers

# Each policy, and what its parameter means.
THRESHOLD: Final = 0  # hits below this many points
COUNTER: Final = 1  # hits while one more card adds points on average
RANDOM: Final = 2  # makes a random choice
TABLE: Final = 3  # looks the choice up; the parameter is where its strategy table begins
SOLVER: Final = 4  # searches this many cards deep


@jit_inline
def may_stay(game: IntPointer, seat: int) -> bool:
    """Whether the seat that is asked may stay."""
    if game[rules.EMPTY_STAY] != rules.REFUSED:
        return True
    record = at.RECORDS + seat * at.RECORD
    cards = game[record + at.COUNT] + game[record + at.MODIFIERS] + game[record + at.CHANCES]
    return cards + game[record + at.SPENT] + game[record + at.SPENT_NUMBERS] > 0


@jit_inline
def wants_hit(game: IntPointer, seat: int, workspace: WorkspacePointers) -> bool:
    """Whether the policy of a seat hits rather than stays."""
    record = at.RECORDS + seat * at.RECORD
    policy, parameter = game[record + at.POLICY], game[record + at.PARAMETER]
    if policy == THRESHOLD:
        return points(game, seat) < parameter
    if policy == COUNTER:
        return gain_now(game, seat) > 0
    if policy == RANDOM:
        return random_below(game, 2) == 0
    if policy == TABLE:
        return workspace[0][parameter + strategy_index(game, seat)] > 0
    return gain_now(game, seat) > 0 or _search_says_hit(game, record, workspace)


@jit
def _search_says_hit(game: IntPointer, record: int, workspace: WorkspacePointers) -> bool:
    """Whether a search finds that hitting is best."""
    problem = workspace[1]
    for card in range(at.KINDS):
        problem[card] = game[at.COUNTED + card]
    problem[HELD] = game[record + at.HELD]
    problem[PLUS] = game[record + at.PLUS_POINTS]
    problem[FACTOR] = game[record + at.FACTOR]
    problem[CHANCES] = game[record + at.CHANCES]
    problem[ONCE] = game[rules.TWO_DOUBLES] != rules.MULTIPLY
    problem[GENERATION] += 1
    return is_hit_better(problem, workspace[2], workspace[3], game[record + at.PARAMETER])


@jit
def strategy_index(game: IntPointer, seat: int) -> int:
    """The index of a seat's line in a strategy table; see `strategy_table`."""
    record = at.RECORDS + seat * at.RECORD
    packed, kinds = game[record + at.MODIFIERS], 0
    for kind in range(at.KINDS - at.FIRST_MODIFIER):
        kinds |= ((packed >> (4 * kind)) & 15 != 0) << kind
    return (game[record + at.HELD] << 7) | (kinds << 1) | (game[record + at.CHANCES] > 0)


@jit
def target(game: IntPointer) -> int:
    """Whom the seat that is asked plays its card on."""
    policy = game[at.RECORDS + game[at.CHOOSER] * at.RECORD + at.POLICY]
    if policy == RANDOM:
        return _random_target(game)
    by_odds = policy in (COUNTER, SOLVER) and game[at.CHOICE_CARD] == at.FLIP_THREE
    if by_odds:
        count_drawable(game)
    return _best_target(game, by_odds)


@jit
def _best_target(game: IntPointer, by_odds: bool) -> int:
    """The strongest rival for a Freeze or Flip Three, the weakest for a Second Chance; oneself only without a rival."""
    me, best, most = game[at.CHOOSER], -1, 0.0
    for seat in range(game[at.SEATS]):
        if not (game[at.TARGETS] >> seat) & 1:
            continue
        worth = -gain(game, seat) if by_odds else float(_projected(game, seat))
        if game[at.CHOICE_CARD] == at.SECOND_CHANCE:
            worth = -worth
        if best < 0 or (best == me and seat != me) or (seat != me and worth > most):
            best, most = seat, worth
    return best


@jit
def _projected(game: IntPointer, seat: int) -> int:
    return game[at.RECORDS + seat * at.RECORD + at.TOTAL] + points(game, seat)


@jit
def _random_target(game: IntPointer) -> int:
    mask, size = game[at.TARGETS], 0
    for seat in range(game[at.SEATS]):
        size += (mask >> seat) & 1
    chosen = random_below(game, size)
    for seat in range(game[at.SEATS]):
        if (mask >> seat) & 1:
            if chosen == 0:
                return seat
            chosen -= 1
    return -1
