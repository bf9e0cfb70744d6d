"""How the seats choose inside compiled code: each policy agrees with the bot of the same name."""

from typing import Final

from volteface.lab.fast.chance import below
from volteface.lab.fast.compiled import Cells, inlined, inner
from volteface.lab.fast.flip7 import layout as at
from volteface.lab.fast.flip7 import rules
from volteface.lab.fast.flip7.deciding import is_hit_better
from volteface.lab.fast.flip7.deck import count_drawable
from volteface.lab.fast.flip7.odds import gain, gain_now
from volteface.lab.fast.flip7.problem import CHANCES, FACTOR, HELD, ONCE, PLUS, QUESTION, Memory
from volteface.lab.fast.flip7.scoring import points

THRESHOLD: Final = 0  # stays from so many points on
COUNTER: Final = 1  # hits while the next card adds points
RANDOM: Final = 2  # any offer is as good as another
DARING: Final = 3  # hits so many times in a hundred; aims at anybody
TABLE: Final = 4  # hits or stays as its table says
SOLVER: Final = 5  # plays the solved round, or looks so many cards ahead


@inlined
def may_stay(game: Cells, seat: int) -> bool:
    """Whether the seat that is asked may stay."""
    if game[rules.EMPTY_STAY] != rules.REFUSED:
        return True
    record = at.RECORDS + seat * at.RECORD
    cards = game[record + at.COUNT] + game[record + at.MODIFIERS] + game[record + at.CHANCES]
    return cards + game[record + at.SPENT] + game[record + at.SPENT_NUMBERS] > 0


@inlined
def wants_hit(game: Cells, seat: int, memory: Memory) -> bool:
    """Whether the seat hits, rather than stays, if it has the choice."""
    record = at.RECORDS + seat * at.RECORD
    policy, parameter = game[record + at.POLICY], game[record + at.PARAMETER]
    if policy == THRESHOLD:
        return points(game, seat) < parameter
    if policy == COUNTER:
        return gain_now(game, seat) > 0
    if policy == RANDOM:
        return below(game, 2) == 0
    if policy == DARING:
        return below(game, 100) < parameter
    if policy == TABLE:
        return memory[0][parameter + table_place(game, seat)] > 0
    return gain_now(game, seat) > 0 or _solves_to_hit(game, record, memory)


@inner
def _solves_to_hit(game: Cells, record: int, memory: Memory) -> bool:
    """Whether hitting is best in the solved round, though the next card alone does not say so."""
    problem = memory[1]
    for card in range(at.KINDS):
        problem[card] = game[at.COUNTED + card]
    problem[HELD] = game[record + at.HELD]
    problem[PLUS] = game[record + at.PLUS_POINTS]
    problem[FACTOR] = game[record + at.FACTOR]
    problem[CHANCES] = game[record + at.CHANCES]
    problem[ONCE] = game[rules.TWO_DOUBLES] != rules.MULTIPLY
    problem[QUESTION] += 1
    return is_hit_better(problem, memory[2], memory[3], game[record + at.PARAMETER])


@inner
def table_place(game: Cells, seat: int) -> int:
    """Where a table has its answer for this line: by numbers held, then modifiers, then Second Chance."""
    record = at.RECORDS + seat * at.RECORD
    packed, kinds = game[record + at.MODIFIERS], 0
    for kind in range(at.KINDS - at.FIRST_MODIFIER):
        kinds |= ((packed >> (4 * kind)) & 15 != 0) << kind
    return (game[record + at.HELD] << 7) | (kinds << 1) | (game[record + at.CHANCES] > 0)


@inner
def target(game: Cells) -> int:
    """Whom the seat that is asked aims its card at."""
    policy = game[at.RECORDS + game[at.CHOOSER] * at.RECORD + at.POLICY]
    if policy in (RANDOM, DARING):
        return _anybody(game)
    by_odds = policy in (COUNTER, SOLVER) and game[at.CHOICE_CARD] == at.FLIP_THREE
    if by_odds:
        count_drawable(game)
    return _best_target(game, by_odds)


@inner
def _best_target(game: Cells, by_odds: bool) -> int:
    """Trouble goes to the strongest rival, help to the weakest: never to oneself while there is a rival."""
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


@inner
def _projected(game: Cells, seat: int) -> int:
    return game[at.RECORDS + seat * at.RECORD + at.TOTAL] + points(game, seat)


@inner
def _anybody(game: Cells) -> int:
    group, size = game[at.TARGETS], 0
    for seat in range(game[at.SEATS]):
        size += (group >> seat) & 1
    chosen = below(game, size)
    for seat in range(game[at.SEATS]):
        if (group >> seat) & 1:
            if chosen == 0:
                return seat
            chosen -= 1
    return -1
