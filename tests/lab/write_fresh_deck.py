"""Solve a fresh deck and write the solution to the file that `Solver.solve` reads.

Run `python -m tests.lab.write_fresh_deck` after a change to what is solved; a test compares the file with the solver.
"""

from importlib.resources import files
from pathlib import Path

import msgspec

from volteface.games.flip7.cards import ONE_DECK
from volteface.games.flip7.rules import RULEBOOK, read_rules
from volteface.games.flip7.state import EMPTY_LINE
from volteface.lab.solver.solver import FRESH_DECK, Solver


def main() -> None:
    """Solve and write."""
    rules = read_rules(next(iter(RULEBOOK.editions)))  # any edition: no ruling matters here
    solution = Solver().search(EMPTY_LINE, ONE_DECK, rules)
    text = msgspec.json.format(msgspec.json.encode(solution), indent=0)
    Path(str(files("volteface.lab.solver").joinpath(FRESH_DECK))).write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
