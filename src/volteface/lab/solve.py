"""The solved round of Flip 7: what each choice of a position is worth, exactly.

One player draws from the exact remaining cards, without replacement, until staying is best. What others do in
between is left out. An action card that is drawn goes to somebody else: it takes a card out of the pile and changes
nothing before its drawer. A second Second Chance is given away. So are the values those of the points of this round.
"""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
import numpy as np
from msgspec import Struct

from volteface.games.flip7.cards import FLIP_THREE, FREEZE, INDEX, MODIFIERS, ONE_DECK, SECOND_CHANCE, Card, Pile
from volteface.games.flip7.play.reshuffle import drawable
from volteface.games.flip7.rules import Rules, TwoDoubles
from volteface.games.flip7.scoring import NUMBERS_TO_FLIP, factor, plus, points
from volteface.games.flip7.state import ACTIVE, EMPTY_LINE, Line, State
from volteface.kernel import InvalidPosition, Seat
from volteface.lab.fast.compiled import Fractions, Vector
from volteface.lab.fast.flip7 import layout as at
from volteface.lab.fast.flip7 import problem as of
from volteface.lab.fast.flip7 import scores
from volteface.lab.fast.flip7.deciding import A_TRIFLE, decide
from volteface.lab.fast.flip7.memory import Workplace, new_memory

PLACES_BY_NUMBERS: Final = {0: 1 << 23, 1: 1 << 21, 2: 1 << 20}  # positions after a line of so few numbers
FORCED_CARDS: Final = 3
FIRST_ROOM: Final = 1 << 18  # positions after which one hits, unless there turn out to be more
USUAL_PLACES: Final = 1 << 19
FRESH_DECK: Final = "fresh_deck.json"


class Solution(Struct, frozen=True):
    """What hitting and staying are worth to a line, and how its round will end under best play."""

    points: int  # if the player stays
    hit: float  # expected points of the round if the player hits once and then plays best
    value: float  # of the better of the two
    is_hit_best: bool
    bust_next: float  # the chance that the very next card busts
    bust: float  # the chance of a bust under best play
    flip_seven: float
    distribution: tuple[tuple[int, float], ...]  # scores and their chances under best play; a bust scores nothing

    def mean(self) -> float:
        """The expected score, worked out from the distribution."""
        return sum(score * chance for score, chance in self.distribution)


class TargetCost(Struct, frozen=True):
    """What an action card does to the expected points of whoever it is played on."""

    target: Seat
    before: float
    after: float

    @property
    def cost(self) -> float:
        """The points that the target loses."""
        return self.before - self.after


class Solver:
    """Solves lines; its memory is used again and again."""

    def __init__(self) -> None:
        self.memory: dict[int, Workplace] = {}

    def hits(self, line: Line, pile: Pile, rules: Rules) -> bool:
        """Whether hitting is best; quicker than a whole solution."""
        problem, keys, values = self._pose(line, pile, rules)
        return decide(problem, keys, values)

    def solve(self, line: Line, pile: Pile, rules: Rules) -> Solution:
        """Everything about a line whose owner may hit or stay."""
        if line == EMPTY_LINE and pile == ONE_DECK:
            return fresh_deck()
        return self.work_out(line, pile, rules)

    def work_out(self, line: Line, pile: Pile, rules: Rules) -> Solution:
        """The same without looking anything up."""
        stay, hit = self._values(line, pile, rules)
        problem = self._workplace(line)[1]
        total, actions = sum(pile), pile[INDEX[FREEZE]] + pile[INDEX[FLIP_THREE]]
        blank = actions / total if total else 0.0
        value, busts = max(stay, hit), sum(int(problem[number]) for number in line.numbers)
        is_hit_best = hit > stay + A_TRIFLE
        spread = self._spread(line) if is_hit_best else _certain(int(stay))
        return Solution(
            points=points(line, rules),
            hit=blank * value + (1 - blank) * hit,
            value=value,
            is_hit_best=is_hit_best,
            bust_next=0.0 if line.second_chances or not total else busts / total,
            bust=float(spread[scores.BUSTED]),
            flip_seven=float(spread[scores.FLIP_SEVEN]),
            distribution=_distribution(spread),
        )

    def target_costs(self, state: State) -> tuple[TargetCost, ...]:
        """What the card that waits for a target does to each of them."""
        if state.choice is None:
            raise InvalidPosition("Nobody has to choose a target in this position.")
        pile, card = drawable(state), state.choice.card
        return tuple(self._target_cost(state, target, card, pile) for target in state.choice.targets)

    def _target_cost(self, state: State, target: Seat, card: Card, pile: Pile) -> TargetCost:
        line, rules = state.lines[target], state.rules
        before = max(self._values(line, pile, rules))
        if card == FREEZE:
            return TargetCost(target, before, float(points(line, rules)))
        if card == FLIP_THREE:
            actions = pile[INDEX[FREEZE]] + pile[INDEX[FLIP_THREE]]
            return TargetCost(target, before, self._by_force(line, opening_of(line), actions, FORCED_CARDS))
        helped = Line(line.numbers, line.modifiers, line.second_chances + 1, line.spent, line.status)
        return TargetCost(target, before, max(self._values(helped, pile, rules)))

    def _by_force(self, line: Line, position: int, actions: int, to_come: int) -> float:
        """What the line that was posed is worth after so many cards by force, with best play after them.

        An action card is one of them; it goes to somebody else afterwards.
        """
        _, problem, keys, values = self._workplace(line)
        new, out = np.zeros(2 * scores.COMING, dtype=np.int64), np.zeros(scores.COMING)
        cards = scores.by_force(problem, keys, values, position, new, out)
        if to_come == 0 or cards + actions == 0 or _numbers_in(position) == NUMBERS_TO_FLIP:
            return scores.worth_of(problem, keys, values, position)
        worth = 0.0
        if actions:
            worth += actions * self._by_force(line, position, actions - 1, to_come - 1)
        for step in range(scores.COMING):
            copies, after = new[2 * step : 2 * step + 2].tolist()
            if copies:
                worth += copies * (
                    float(out[step]) if to_come == 1 else self._by_force(line, after, actions, to_come - 1)
                )
        return worth / (cards + actions)

    def _values(self, line: Line, pile: Pile, rules: Rules) -> tuple[float, float]:
        problem, keys, values = self._pose(line, pile, rules)
        out = np.zeros(2)
        scores.solve_line(problem, keys, values, out)
        return float(out[0]), float(out[1])

    def _pose(self, line: Line, pile: Pile, rules: Rules) -> tuple[Vector, Vector, Fractions]:
        """A new problem, and the memory to solve it in."""
        if line.status is not ACTIVE:
            raise InvalidPosition("Only a line that is still in the round can be solved.")
        _, problem, keys, values = self._workplace(line)
        _pose(problem, line, pile, rules)
        return problem, keys, values

    def _spread(self, line: Line) -> Fractions:
        """How likely each score is if one hits the line that was posed."""
        _, problem, keys, values = self._workplace(line)
        room, met = FIRST_ROOM, -1
        while met < 0:  # the queue was too short
            spread = np.zeros(scores.SCORES)
            queue, places = np.empty(room, dtype=np.int64), np.zeros(2 * room, dtype=np.int64)
            met = scores.spread_scores(problem, keys, values, queue, places, np.empty(room), spread)
            room *= 4
        return spread

    def _workplace(self, line: Line) -> Workplace:
        places = PLACES_BY_NUMBERS.get(len(line.numbers), USUAL_PLACES)
        if places not in self.memory:
            self.memory[places] = new_memory(places)
        return self.memory[places]


@cache
def fresh_deck() -> Solution:
    """The solution of an empty line with a whole deck to draw from, which takes seconds and was worked out before."""
    return msgspec.json.decode(files(__package__).joinpath(FRESH_DECK).read_bytes(), type=Solution)


def opening_of(line: Line) -> int:
    """A line as the position that its problem begins with."""
    return sum(1 << number for number in line.numbers) | line.second_chances << of.HOLDING_AT


def _numbers_in(position: int) -> int:
    return (position & ((1 << at.NUMBERS) - 1)).bit_count()


def _pose(problem: Vector, line: Line, pile: Pile, rules: Rules) -> None:
    """Write a line and the cards that may come into a problem."""
    modifiers = max(pile[INDEX[card]] + line.modifiers.count(card) for card in MODIFIERS)
    chances = pile[INDEX[SECOND_CHANCE]] + line.second_chances
    if modifiers > of.MOST_OF_A_MODIFIER or chances > of.MOST_CHANCES:
        raise InvalidPosition("No three decks of Flip 7 have so many modifiers of a kind, or Second Chances.")
    problem[: at.KINDS] = [pile[place] for place in at.PILE_PLACE]
    problem[of.HELD] = sum(1 << number for number in line.numbers)
    problem[of.PLUS], problem[of.FACTOR] = plus(line.modifiers), factor(line, rules)
    problem[of.CHANCES] = line.second_chances
    problem[of.ONCE] = rules.two_doubles is TwoDoubles.ONCE
    problem[of.QUESTION] += 1


def _certain(score: int) -> Fractions:
    """The score of somebody who stays."""
    spread = np.zeros(scores.SCORES)
    spread[score] = 1.0
    return spread


def _distribution(spread: Fractions) -> tuple[tuple[int, float], ...]:
    chances = spread[: scores.MOST_POINTS].tolist()
    chances[0] += float(spread[scores.BUSTED])
    return tuple((score, chance) for score, chance in enumerate(chances) if chance > 0)
