"""The command `volteface lab solve`: the exact value of each choice in a position of Flip 7."""

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from volteface.cli.help import words_of
from volteface.cli.problems import Problem
from volteface.kernel import DEALER, UnknownName, find_game
from volteface.locale import Words

if TYPE_CHECKING:
    from volteface.games.flip7.state import State
    from volteface.lab.solver.solver import Solver

SOLVED = "flip7"


def solve(
    context: typer.Context,
    game: Annotated[str, typer.Argument()],
    position: Annotated[str | None, typer.Argument()] = None,
    *,
    edition: Annotated[str | None, typer.Option()] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Print the exact expected points of this round for each choice."""
    if game != SOLVED:
        raise UnknownName("game to solve", game, (SOLVED,))
    found, words = find_game(game), words_of(context)
    state = (
        found.read_position(position)
        if position
        else ask_position(edition or next(iter(found.rulebook.editions)), words)
    )
    if found.to_act(state) in (None, DEALER):
        raise Problem("nobody-decides")
    solver = _ready_solver(words)
    if as_json:
        typer.echo(json.dumps(_record(state, solver)))
    else:
        _print(state, solver, words)


def ask_position(edition: str, words: Words) -> "State":
    """Prompt for cards; returns the position of a single player who has them."""
    from msgspec.structs import replace

    from volteface.games.flip7.cards import listed, pile_of, read_card
    from volteface.games.flip7.notation import read_line
    from volteface.games.flip7.play.apply import start
    from volteface.games.flip7.position_check import why_impossible
    from volteface.games.flip7.rules import read_rules
    from volteface.games.flip7.state import PLAYING, Status

    own = typer.prompt(words.text("lab-ask-own"), default="", show_default=False)
    seen = typer.prompt(words.text("lab-ask-seen"), default="", show_default=False)
    state = start(read_rules(edition, {"minimum_seats": 1}), 1)
    line = read_line(own.split(), Status.ACTIVE)
    reason = why_impossible(line)
    if reason:
        raise Problem("no-such-line", cards=own, reason=reason)
    gone = pile_of([*line.cards(), *map(read_card, seen.split())])
    left = tuple(count - out for count, out in zip(state.deck, gone, strict=True))
    if min(left) < 0:
        card = listed(tuple(max(-count, 0) for count in left))[0]
        raise Problem("too-many-cards", card=card)
    return replace(state, stage=PLAYING, lines=(line,), deck=left, round=1)


def _ready_solver(words: Words) -> "Solver":
    """A solver with compiled kernels; shows a progress bar if they are not cached."""
    from volteface.games.flip7.cards import pile_of
    from volteface.games.flip7.rules import RULEBOOK, read_rules
    from volteface.games.flip7.state import Line
    from volteface.lab.engine.compile_progress import compile_first
    from volteface.lab.solver.solver import Solver

    solver, rules = Solver(), read_rules(next(iter(RULEBOOK.editions)))
    line, pile = Line(numbers=(1, 2, 3, 4)), pile_of(["5"])
    compile_first(Console(stderr=True), lambda: solver.solve(line, pile, rules), words)
    return solver


def _print(state: "State", solver: "Solver", words: Words) -> None:
    from volteface.games.flip7.play.reshuffle import drawable
    from volteface.lab.solver.charts import score_chart, solution_table, targets_table

    console = Console()
    if state.choice is not None:
        console.print(targets_table(solver.target_costs(state), state.choice.card, words))
        return
    solution = solver.solve(state.lines[state.seat], drawable(state), state.rules)
    console.print(solution_table(solution, words))
    console.print(f"\n{words.text('lab-chart')}")
    for line in score_chart(solution, words):
        console.print(line, highlight=False)


def _record(state: "State", solver: "Solver") -> dict[str, Any]:
    import msgspec

    from volteface.games.flip7.play.reshuffle import drawable

    if state.choice is not None:
        costs = solver.target_costs(state)
        targets = [{**msgspec.structs.asdict(cost), "cost": cost.cost} for cost in costs]
        return {"card": state.choice.card, "seat": state.choice.seat, "targets": targets}
    solution = solver.solve(state.lines[state.seat], drawable(state), state.rules)
    return {
        "seat": state.seat,
        "best": "hit" if solution.is_hit_best else "stay",
        "stay": solution.points,
        **{
            name: value
            for name, value in msgspec.to_builtins(solution).items()
            if name not in ("is_hit_best", "points")
        },
    }
