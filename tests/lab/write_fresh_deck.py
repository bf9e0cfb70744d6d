"""Works out the solution of a fresh deck anew and writes it where `solve` looks it up.

Run it as `python -m volteface.lab.fresh_deck` after a change to the solver.
"""

from pathlib import Path

import msgspec

from volteface.games.flip7.cards import ONE_DECK
from volteface.games.flip7.rules import RULEBOOK, read_rules
from volteface.games.flip7.state import EMPTY_LINE
from volteface.lab.solver.solver import FRESH_DECK, Solver


def main() -> None:
    """Solve and write."""
    rules = read_rules(next(iter(RULEBOOK.editions)))  # any edition: none of their answers matters here
    solution = Solver().work_out(EMPTY_LINE, ONE_DECK, rules)
    text = msgspec.json.format(msgspec.json.encode(solution), indent=0)
    Path(__file__).with_name(FRESH_DECK).write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
