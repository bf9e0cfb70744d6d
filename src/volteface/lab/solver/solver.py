"""The exact expected points of each choice in a round of Flip 7.

The model is one player who draws from the exact remaining cards, without replacement, until staying is best. The draws
of others are left out. An action card that is drawn goes to somebody else: it leaves the pile and has no effect on the
player. A second Second Chance is given away.
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
from volteface.lab.engine.compiler import FloatArray, IntArray
from volteface.lab.engine.flip7 import layout as at
from volteface.lab.solver import problem as of
from volteface.lab.solver import score_distribution as scores
from volteface.lab.solver.decide import EPSILON, decide
from volteface.lab.solver.transposition_table import Workspace, new_workspace

SLOTS_BY_NUMBERS: Final = {0: 1 << 23, 1: 1 << 21, 2: 1 << 20}  # by how many numbers the line has
DEFAULT_SLOTS: Final = 1 << 19
FORCED_CARDS: Final = 3
FIRST_QUEUE: Final = 1 << 18  # positions; a longer queue is tried if it is too short
FRESH_DECK: Final = "fresh_deck.json"


class Solution(Struct, frozen=True):
    """The values of hitting and staying for a line, and how its round ends under best play."""

    points: int  # if the player stays
    hit: float  # expected points of the round after one hit and best play
    value: float  # of the better choice
    is_hit_best: bool
    bust_next: float  # the probability that the next card busts
    bust: float  # the probability of a bust under best play
    flip_seven: float
    distribution: tuple[tuple[int, float], ...]  # of scores and their probabilities; a bust scores 0

    def mean(self) -> float:
        """The mean of the distribution."""
        return sum(score * chance for score, chance in self.distribution)


class TargetCost(Struct, frozen=True):
    """The effect of a card on the expected points of its target."""

    target: Seat
    before: float
    after: float

    @property
    def cost(self) -> float:
        """The expected points that the target loses."""
        return self.before - self.after


class Solver:
    """Solves lines; reuses its transposition tables."""

    def __init__(self) -> None:
        self.workspaces: dict[int, Workspace] = {}

    def hits(self, line: Line, pile: Pile, rules: Rules) -> bool:
        """Whether hitting is best; faster than `solve`."""
        problem, keys, values = self._pose(line, pile, rules)
        return decide(problem, keys, values)

    def solve(self, line: Line, pile: Pile, rules: Rules) -> Solution:
        """The whole solution of a line whose owner may hit or stay; raises `InvalidPosition`."""
        if line == EMPTY_LINE and pile == ONE_DECK:
            return fresh_deck()
        return self.search(line, pile, rules)

    def search(self, line: Line, pile: Pile, rules: Rules) -> Solution:
        """Like `solve`, without the precomputed solution of a fresh deck."""
        stay, hit = self._values(line, pile, rules)
        problem = self._workspace(line)[1]
        total, actions = sum(pile), pile[INDEX[FREEZE]] + pile[INDEX[FLIP_THREE]]
        blank = actions / total if total else 0.0
        value, busts = max(stay, hit), sum(int(problem[number]) for number in line.numbers)
        is_hit_best = hit > stay + EPSILON
        distribution = self._scores_after_hit(line) if is_hit_best else _certain(int(stay))
        return Solution(
            points=points(line, rules),
            hit=blank * value + (1 - blank) * hit,
            value=value,
            is_hit_best=is_hit_best,
            bust_next=0.0 if line.second_chances or not total else busts / total,
            bust=float(distribution[scores.BUSTED]),
            flip_seven=float(distribution[scores.FLIP_SEVEN]),
            distribution=_as_pairs(distribution),
        )

    def target_costs(self, state: State) -> tuple[TargetCost, ...]:
        """The effect of the card that waits for a target on each possible one."""
        if state.choice is None:
            raise InvalidPosition("Nobody has to choose a target in this position.").explained("problem-no-target")
        pile, card = drawable(state), state.choice.card
        return tuple(self._target_cost(state, target, card, pile) for target in state.choice.targets)

    def _target_cost(self, state: State, target: Seat, card: Card, pile: Pile) -> TargetCost:
        line, rules = state.lines[target], state.rules
        before = max(self._values(line, pile, rules))
        if card == FREEZE:
            return TargetCost(target, before, float(points(line, rules)))
        if card == FLIP_THREE:
            actions = pile[INDEX[FREEZE]] + pile[INDEX[FLIP_THREE]]
            return TargetCost(target, before, self._forced_value(line, opening_of(line), actions, FORCED_CARDS))
        helped = Line(line.numbers, line.modifiers, line.second_chances + 1, line.spent, line.status)
        return TargetCost(target, before, max(self._values(helped, pile, rules)))

    def _forced_value(self, line: Line, position: int, actions: int, to_come: int) -> float:
        """The value of the line after this many forced cards and best play.

        An action card counts as one of them; it goes to somebody else afterwards.
        """
        _, problem, keys, values = self._workspace(line)
        new, out = np.zeros(2 * of.STEPS, dtype=np.int64), np.zeros(of.STEPS)
        cards = scores.force_card(problem, keys, values, position, new, out)
        if to_come == 0 or cards + actions == 0 or _numbers_in(position) == NUMBERS_TO_FLIP:
            return scores.position_value(problem, keys, values, position)
        worth = 0.0
        if actions:
            worth += actions * self._forced_value(line, position, actions - 1, to_come - 1)
        for step in range(of.STEPS):
            copies, after = new[2 * step : 2 * step + 2].tolist()
            if copies:
                worth += copies * (
                    float(out[step]) if to_come == 1 else self._forced_value(line, after, actions, to_come - 1)
                )
        return worth / (cards + actions)

    def _values(self, line: Line, pile: Pile, rules: Rules) -> tuple[float, float]:
        problem, keys, values = self._pose(line, pile, rules)
        out = np.zeros(2)
        scores.solve_line(problem, keys, values, out)
        return float(out[0]), float(out[1])

    def _pose(self, line: Line, pile: Pile, rules: Rules) -> tuple[IntArray, IntArray, FloatArray]:
        """Write a new problem; returns it with the keys and values of its transposition table."""
        if line.status is not ACTIVE:
            said = InvalidPosition("Only a line that is still in the round can be solved.")
            raise said.explained("problem-line-is-out")
        _, problem, keys, values = self._workspace(line)
        _pose(problem, line, pile, rules)
        return problem, keys, values

    def _scores_after_hit(self, line: Line) -> FloatArray:
        """The distribution of scores after hitting on the current line."""
        _, problem, keys, values = self._workspace(line)
        size, met = FIRST_QUEUE, -1
        while met < 0:  # the queue was too short
            distribution = np.zeros(scores.SCORES)
            queue, slots = np.empty(size, dtype=np.int64), np.zeros(2 * size, dtype=np.int64)
            met = scores.distribute_scores(problem, keys, values, queue, slots, np.empty(size), distribution)
            size *= 4
        return distribution

    def _workspace(self, line: Line) -> Workspace:
        slots = SLOTS_BY_NUMBERS.get(len(line.numbers), DEFAULT_SLOTS)
        if slots not in self.workspaces:
            self.workspaces[slots] = new_workspace(slots)
        return self.workspaces[slots]


@cache
def fresh_deck() -> Solution:
    """The solution of an empty line and a fresh deck, which was precomputed because it takes seconds."""
    return msgspec.json.decode(files(__package__).joinpath(FRESH_DECK).read_bytes(), type=Solution)


def opening_of(line: Line) -> int:
    """A line as the first position of its problem."""
    return sum(1 << number for number in line.numbers) | line.second_chances << of.HOLDING_AT


def _numbers_in(position: int) -> int:
    return (position & ((1 << at.NUMBERS) - 1)).bit_count()


def _pose(problem: IntArray, line: Line, pile: Pile, rules: Rules) -> None:
    """Write a line and the cards that may come to a problem."""
    modifiers = max(pile[INDEX[card]] + line.modifiers.count(card) for card in MODIFIERS)
    chances = pile[INDEX[SECOND_CHANCE]] + line.second_chances
    if modifiers > of.MOST_OF_A_MODIFIER or chances > of.MOST_CHANCES:
        said = InvalidPosition("No three decks of Flip 7 have so many modifiers of a kind, or Second Chances.")
        raise said.explained("problem-too-many-modifiers")
    problem[: at.KINDS] = [pile[index] for index in at.PILE_INDEX]
    problem[of.HELD] = sum(1 << number for number in line.numbers)
    problem[of.PLUS], problem[of.FACTOR] = plus(line.modifiers), factor(line, rules)
    problem[of.CHANCES] = line.second_chances
    problem[of.ONCE] = rules.two_doubles is TwoDoubles.ONCE
    problem[of.GENERATION] += 1


def _certain(score: int) -> FloatArray:
    """The distribution of a score that is certain."""
    distribution = np.zeros(scores.SCORES)
    distribution[score] = 1.0
    return distribution


def _as_pairs(cells: FloatArray) -> tuple[tuple[int, float], ...]:
    chances = cells[: scores.MOST_POINTS].tolist()
    chances[0] += float(cells[scores.BUSTED])
    return tuple((score, chance) for score, chance in enumerate(chances) if chance > 0)
