"""How likely each score of a round is under best play, and what cards by force are worth, as compiled code."""

from typing import Final

from volteface.lab.fast.compiled import Fractions, Vector, cells, inner, kernel, plain, reals
from volteface.lab.fast.flip7.deciding import A_TRIFLE
from volteface.lab.fast.flip7.memory import SPREAD
from volteface.lab.fast.flip7.position import describe, follow, is_seven, opening, stay_value
from volteface.lab.fast.flip7.problem import BUST, CARDS, CHANCE_BOUND, FRAME, HOLDING_AT, POSITION, STACK, STEPS
from volteface.lab.fast.flip7.scoring import BONUS
from volteface.lab.fast.flip7.solving import hit_value, value

HERE: Final = plain(STACK)  # where the position at hand is described
AFTER: Final = plain(STACK + FRAME)  # and the one after a card
COMING: Final = STEPS
MOST_POINTS: Final = 610  # more than a round brings with three decks: 8 times 63, 90 and 15
BUSTED: Final = MOST_POINTS  # where the chance of a bust is kept, beside those of the scores
FLIP_SEVEN: Final = MOST_POINTS + 1
SCORES: Final = MOST_POINTS + 2


@kernel
def solve_line(problem: Vector, keys: Vector, values: Fractions, out: Fractions) -> None:
    """What staying and what hitting is worth, hitting until a card that is no action card comes."""
    asked = cells(problem)
    describe(asked, HERE, opening(asked))
    out[0] = stay_value(asked, HERE)
    out[1] = out[0]
    if problem[HERE + CARDS] > 0:
        out[1] = hit_value(asked, cells(keys), reals(values), HERE)


@kernel
def by_force(  # noqa: PLR0917 - compiled functions take their arguments in order
    problem: Vector, keys: Vector, values: Fractions, position: int, new: Vector, out: Fractions
) -> int:
    """What may follow a position if one card is turned over: how many cards lead to each new position.

    `out` gets, for each of them, what it is worth under best play from there. Says how many cards there are in all,
    action cards aside.
    """
    asked = cells(problem)
    describe(asked, HERE, position)
    for step in range(COMING):
        copies = 0 if step == CHANCE_BOUND else follow(asked, HERE, step)
        new[2 * step], new[2 * step + 1] = copies, asked[AFTER + POSITION]
        if copies > 0:
            out[step] = value(asked, cells(keys), reals(values), AFTER)
    return asked[HERE + CARDS]


@kernel
def worth_of(problem: Vector, keys: Vector, values: Fractions, position: int) -> float:
    """What a position is worth under best play."""
    describe(cells(problem), HERE, position)
    return value(cells(problem), cells(keys), reals(values), HERE)


@kernel
def spread_scores(  # noqa: PLR0917 - compiled functions take their arguments in order
    problem: Vector, keys: Vector, values: Fractions, queue: Vector, places: Vector, likely: Fractions, out: Fractions
) -> int:
    """How likely each score is under best play. Says after how many positions one hits; -1 if the queue is too short.

    Positions wait in the queue in the order of the cards drawn, so that all ways to one have met before it is its turn.
    `places` has at least twice the room of the queue, and its length is a power of two. The line itself must be worth
    a hit.
    """
    asked, found, worth = cells(problem), cells(keys), reals(values)
    queue[0], likely[0] = opening(asked), 1.0
    done, met = 0, 1
    while done < met:
        describe(asked, HERE, queue[done])
        chance = likely[done] / asked[HERE + CARDS]
        done += 1
        if not (asked[HERE + POSITION] >> HOLDING_AT) & 15:
            out[BUSTED] += chance * asked[HERE + BUST]
        for step in range(COMING):
            copies = 0 if step == CHANCE_BOUND else follow(asked, HERE, step)
            if copies <= 0:
                continue
            stay = stay_value(asked, AFTER)
            if is_seven(asked, AFTER):
                out[stay + BONUS] += chance * copies
                out[FLIP_SEVEN] += chance * copies
            elif value(asked, found, worth, AFTER) <= stay + A_TRIFLE:
                out[stay] += chance * copies
            else:
                new = asked[AFTER + POSITION]
                spot = _spot(places, queue, new)
                if places[spot] == 0:
                    if met == len(queue):
                        return -1
                    queue[met], likely[met], places[spot] = new, 0.0, met + 1
                    met += 1
                likely[places[spot] - 1] += chance * copies
    return met


@inner
def _spot(places: Vector, queue: Vector, position: int) -> int:
    """Where it is noted at which place of the queue a position waits, or will be."""
    last = len(places) - 1
    spot = ((position * SPREAD) >> 20) & last
    while places[spot] != 0 and queue[places[spot] - 1] != position:
        spot = (spot + 1) & last
    return spot
