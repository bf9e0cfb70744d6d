"""Writes what a browser is told in games of Flip 7 by every edition, for the client's own tests.

Run it as `python -m tests.browser.flip7.record` after a change to what the server tells.
"""

from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from volteface.games.flip7.game import GAME
from volteface.games.flip7.moves import NEXT_ROUND
from volteface.kernel import DEALER, RandomDealer

GAMES: Final = Path(__file__).parents[3] / "web" / "tests" / "flip7" / "games.json"
SEATS: Final = 5
ROUNDS: Final = 3
SHOWN: Final = (
    *("stage", "round", "dealer", "playing", "lines", "totals", "scores"),
    *("deck", "discard", "discarded_now", "choice", "threes"),
)


def main() -> None:
    """Write the games."""
    games = [_record(edition) for edition in GAME.rulebook.editions]
    GAMES.write_bytes(msgspec.json.encode(games))


def _record(edition: str) -> dict[str, Any]:
    """A few rounds with players who do anything, update by update: the events and the table after them."""
    generator = Random(edition)
    dealer, state = RandomDealer(GAME, generator), GAME.start(GAME.rules(edition), SEATS)
    first, updates = state, []
    while state.round <= ROUNDS:
        actor = GAME.to_act(state)
        events: list[Any] = []
        moves = () if actor == DEALER else GAME.offers(state)
        if moves:
            state, happened = GAME.apply(state, generator.choice(moves))
            events += happened
        elif GAME.is_resting(state):
            state, happened = GAME.apply(state, NEXT_ROUND)
            events += happened
        while GAME.to_act(state) == DEALER and not GAME.is_resting(state):
            state, happened = GAME.apply(state, dealer.deal(state))
            events += happened
        updates.append({"events": events, "view": _picture(state), **_question(state)})
        if GAME.standing(state).over:
            break
    return {"edition": edition, "rules": first.rules, "first": _picture(first), "updates": updates}


def _question(state: Any) -> dict[str, Any]:
    """Which seat is asked, and what it may do; nobody between two rounds."""
    asked = GAME.to_act(state)
    return {"asked": None, "offers": ()} if asked == DEALER else {"asked": asked, "offers": GAME.offers(state)}


def _picture(state: Any) -> dict[str, Any]:
    view = GAME.view(state, None)
    return {name: getattr(view, name) for name in SHOWN}


if __name__ == "__main__":
    main()
