"""Solutions as tables and bar charts for a terminal."""

from collections.abc import Iterator

from rich.table import Table

from volteface.kernel import seat_letter
from volteface.lab.solver.solver import Solution, TargetCost
from volteface.locale import Words

WIDTH = 40  # of the longest bar, in characters
STEP = 5  # points per bar


def solution_table(solution: Solution, words: Words) -> Table:
    """The values of both choices, and how the round ends."""
    table = Table(box=None, show_header=False)
    hit, stay = words.text("word-hit"), words.text("word-stay")
    best = f"[bold]{hit if solution.is_hit_best else stay}[/bold]"
    table.add_row(words.text("lab-best"), words.text("lab-worth", choice=best, points=f"{solution.value:.4f}"))
    table.add_row(hit, f"{solution.hit:.4f}")
    table.add_row(stay, f"{solution.points}")
    table.add_row(words.text("lab-bust-next"), f"{100 * solution.bust_next:.2f} %")
    table.add_row(words.text("lab-bust-end"), f"{100 * solution.bust:.2f} %")
    table.add_row("Flip 7", f"{100 * solution.flip_seven:.2f} %")
    return table


def score_chart(solution: Solution, words: Words) -> Iterator[str]:
    """A histogram of the score under best play; a bust has its own bar."""
    sums: dict[int, float] = {}
    for score, chance in solution.distribution:
        sums[score // STEP] = sums.get(score // STEP, 0.0) + chance
    sums[0] = sums.get(0, 0.0) - solution.bust
    rows = [(words.text("lab-bust-bar"), solution.bust)]
    rows += [(f"{STEP * index}–{STEP * index + STEP - 1}", chance) for index, chance in sorted(sums.items())]
    longest = max(chance for _, chance in rows)
    for name, chance in rows:
        if chance > 0.00005:
            yield f"{name:>9} {'█' * round(WIDTH * chance / longest):<{WIDTH}} {100 * chance:6.2f} %"


def targets_table(costs: tuple[TargetCost, ...], card: str, words: Words) -> Table:
    """The effect of a card on the expected points of each target."""
    table = Table(title=words.text("lab-who-gets", card=words.text(f"card-{card}")), title_justify="left", box=None)
    for title in ("target", "before", "after", "loses"):
        table.add_column(words.text(f"lab-{title}"), justify="right")
    for cost in sorted(costs, key=lambda cost: -cost.cost):
        figures = (f"{figure:.4f}" for figure in (cost.before, cost.after, cost.cost))
        table.add_row(seat_letter(cost.target), *figures)
    return table
