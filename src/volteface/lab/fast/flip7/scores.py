"""How likely each score of a round is under best play, and what cards by force are worth, as compiled code."""

from typing import Final

from volteface.lab.fast.compiled import Cells, Fractions, Reals, Vector, cells, inner, kernel, reals
from volteface.lab.fast.flip7 import layout as at
from volteface.lab.fast.flip7 import solving
from volteface.lab.fast.flip7.scoring import BONUS, SEVEN
from volteface.lab.fast.flip7.solving import (
    CHANCES_AT,
    EXACT,
    FACTOR,
    HELD,
    HOLDING_AT,
    MODIFIER_KINDS,
    MODIFIERS_AT,
    PLUS,
    SAVES_AT,
    chances_left,
    count_of,
    doubled,
    modifiers_left,
    sum_of,
)

# What may come: each number, each modifier, a Second Chance, a duplicate that one forgives.
CHANCE: Final = at.NUMBERS + MODIFIER_KINDS
SAVED: Final = CHANCE + 1
COMING: Final = SAVED + 1
MOST_POINTS: Final = 600  # of a round, with three decks
BUST: Final = MOST_POINTS  # where the chance of a bust is kept, beside those of the scores
FLIP_SEVEN: Final = MOST_POINTS + 1
SCORES: Final = MOST_POINTS + 2
A_TRIFLE: Final = 1e-9


@kernel
def solve_line(problem: Vector, keys: Vector, values: Fractions, out: Fractions) -> None:
    """What staying and what hitting is worth, hitting until a card that is no action card comes."""
    asked = cells(problem)
    position = solving.opening(asked)
    total, plus, factor, bust, cards = _described(asked, position)
    out[0] = total * factor + plus
    out[1] = out[0]
    if cards > 0:
        out[1] = solving.hit_value(asked, cells(keys), reals(values), position, total, plus, factor, bust, cards, EXACT)


@kernel
def by_force(  # noqa: PLR0917 - compiled functions take their arguments in order
    problem: Vector, keys: Vector, values: Fractions, position: int, new: Vector, out: Fractions
) -> int:
    """What may follow a position if one card is turned over: how many cards lead to each new position.

    `out` gets, for each of them, what it is worth under best play from there. Says how many cards there are in all,
    action cards aside.
    """
    asked, found, worth = cells(problem), cells(keys), reals(values)
    _, _, _, busts, cards = _described(asked, position)
    for step in range(COMING):
        copies, after = _coming(asked, position, step, busts)
        new[2 * step], new[2 * step + 1] = copies, after
        if copies > 0:
            out[step] = _worth(asked, found, worth, after)
    return cards


@kernel
def worth_of(problem: Vector, keys: Vector, values: Fractions, position: int) -> float:
    """What a position is worth under best play."""
    return _worth(cells(problem), cells(keys), reals(values), position)


@inner
def _worth(problem: Cells, keys: Cells, values: Reals, position: int) -> float:
    total, plus, factor, bust, cards = _described(problem, position)
    if count_of(position) == SEVEN:
        return float(total * factor + plus + BONUS)
    return solving.value(problem, keys, values, position, total, plus, factor, bust, cards)


@kernel
def spread_scores(  # noqa: PLR0917 - compiled functions take their arguments in order
    problem: Vector, keys: Vector, values: Fractions, queue: Vector, places: Vector, likely: Fractions, out: Fractions
) -> int:
    """How likely each score is under best play. Says after how many positions one hits; -1 if the queue is too short.

    Positions wait in the queue in the order of the cards drawn, so that all ways to one have met before it is its turn.
    `places` has at least twice the room of the queue, and its length is a power of two.
    """
    asked, found, worth = cells(problem), cells(keys), reals(values)
    queue[0], likely[0] = solving.opening(asked), 1.0
    done, met = 0, 0 if _has_ended(asked, found, worth, queue[0], 1.0, reals(out)) else 1
    while done < met:
        position, chance = queue[done], likely[done]
        done += 1
        _, _, _, bust, cards = _described(asked, position)
        if not (position >> HOLDING_AT) & 15:
            out[BUST] += chance * bust / cards
        for step in range(COMING):
            copies, new = _coming(asked, position, step, bust)
            more = chance * copies / cards
            if copies > 0 and not _has_ended(asked, found, worth, new, more, reals(out)):
                spot = _spot(places, queue, new)
                if places[spot] == 0:
                    if met == len(queue):
                        return -1
                    queue[met], likely[met], places[spot] = new, 0.0, met + 1
                    met += 1
                likely[places[spot] - 1] += more
    return met


@inner
def _has_ended(  # noqa: PLR0917
    problem: Cells, keys: Cells, values: Reals, position: int, chance: float, out: Reals
) -> bool:
    """Whether the round ends here, with seven numbers or since staying is best; then its score is so much likelier."""
    total, plus, factor, bust, cards = _described(problem, position)
    stay = total * factor + plus
    if count_of(position) == SEVEN:
        out[stay + BONUS] += chance
        out[FLIP_SEVEN] += chance
        return True
    if solving.value(problem, keys, values, position, total, plus, factor, bust, cards) > stay + A_TRIFLE:
        return False
    out[stay] += chance
    return True


@inner
def _spot(places: Vector, queue: Vector, position: int) -> int:
    """Where it is noted at which place of the queue a position waits, or will be."""
    last = len(places) - 1
    spot = ((position * solving.SPREAD) >> 20) & last
    while places[spot] != 0 and queue[places[spot] - 1] != position:
        spot = (spot + 1) & last
    return spot


@inner
def _described(problem: Cells, position: int) -> tuple[int, int, int, int, int]:
    """Sum, plus points and factor of a position, how many cards would bust, and how many may come."""
    total, plus, factor = sum_of(position & ((1 << at.NUMBERS) - 1)), problem[PLUS], problem[FACTOR]
    for kind in range(MODIFIER_KINDS - 1):
        plus += 2 * (kind + 1) * ((position >> (MODIFIERS_AT + 2 * kind)) & 3)
    for _ in range((position >> (MODIFIERS_AT + 2 * (MODIFIER_KINDS - 1))) & 3):
        factor = doubled(problem, factor)
    bust, cards = -((position >> SAVES_AT) & 15), 0
    for number in range(at.NUMBERS):
        left = problem[number] - (((position & ~problem[HELD]) >> number) & 1)
        if (position >> number) & 1:
            bust += left
        else:
            cards += left
    for kind in range(MODIFIER_KINDS):
        cards += modifiers_left(problem, position, kind)
    return total, plus, factor, bust, cards + bust + chances_left(problem, position)


@inner
def _coming(problem: Cells, position: int, step: int, bust: int) -> tuple[int, int]:
    """How many cards take this step, and the position after it."""
    holding = (position >> HOLDING_AT) & 15
    if step < at.NUMBERS:
        return (0 if (position >> step) & 1 else problem[step]), position | (1 << step)
    if step < CHANCE:
        kind = step - at.NUMBERS
        return modifiers_left(problem, position, kind), position + (1 << (MODIFIERS_AT + 2 * kind))
    if step == CHANCE:
        kept = 0 if holding else 1 << HOLDING_AT
        return chances_left(problem, position), position + (1 << CHANCES_AT) + kept
    return (bust if holding else 0), position - (1 << HOLDING_AT) + (1 << SAVES_AT)
