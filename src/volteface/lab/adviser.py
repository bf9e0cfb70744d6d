"""Tells a seat at a table of Flip 7 what each of its moves is worth, by the solved round."""

from volteface.games.flip7.moves import HIT, STAY, Give
from volteface.games.flip7.play.judge import offers, to_act
from volteface.games.flip7.play.reshuffle import drawable
from volteface.games.flip7.view import View, state_of
from volteface.kernel import Advice, Option
from volteface.lab.solve import Solver


class Flip7Adviser:
    """An adviser for tables: exact values, one solver's memory for all questions."""

    def __init__(self, solver: Solver | None = None) -> None:
        self.solver = solver or Solver()

    def advise(self, view: View) -> Advice | None:
        """The options of the view's seat, the best first; nothing if it is not asked.

        A card that is played on somebody else is worth what it costs them; on oneself it costs oneself.
        """
        state = state_of(view)
        if view.me is None or to_act(state) != view.me:
            return None
        if state.choice is None:
            solution = self.solver.solve(state.lines[state.seat], drawable(state), state.rules)
            values = {HIT: solution.hit, STAY: float(solution.points)}
            options = [Option(move, values[move]) for move in offers(state)]
            return Advice(_best_first(options), solution.bust_next)
        costs = {cost.target: cost.cost for cost in self.solver.target_costs(state)}
        options = [Option(move, _worth(move, costs, view.me)) for move in offers(state)]
        return Advice(_best_first(options), 0.0)


def _worth(move: object, costs: dict[int, float], me: int) -> float:
    target: int = move.target  # type: ignore[attr-defined]
    is_mine = target == me and not isinstance(move, Give)
    return -costs[target] if is_mine else costs[target]


def _best_first(options: list[Option]) -> tuple[Option, ...]:
    return tuple(sorted(options, key=lambda option: -option.value))
