"""Real tables that tests play: a random game of the engine, and what people would report of it."""

from random import Random
from typing import Any

from volteface.kernel import DEALER, Actor, find_game
from volteface.kernel.companion.game import CompanionGame, CompanionState
from volteface.kernel.companion.operations import AddReport, AnyOperation, Written
from volteface.kernel.log import as_json

Report = dict[str, Any]


def companion(game: str) -> CompanionGame:
    found = find_game(f"{game}:companion")
    assert isinstance(found, CompanionGame)
    return found


def players(*names: str) -> Report:
    return {"report": "players", "players": [{"id": id, "name": name} for id, name in enumerate(names)]}


class Pen:
    """Writes operations one after the other, as one device does that has seen everything."""

    def __init__(self, game: CompanionGame, state: CompanionState, device: str = "one") -> None:
        self.game, self.state, self.device = game, state, device

    def add(self, report: Report) -> str:
        return self.write(AddReport(report))

    def write(self, op: AnyOperation, seen: int | None = None, device: str | None = None) -> str:
        """Write an operation; returns its id."""
        id = f"op-{len(self.state.written)}"
        number = len(self.state.written) if seen is None else seen
        written = Written(id, op, number, self.device if device is None else device)
        self.state, _ = self.game.apply(self.state, written)
        return id

    @property
    def table(self) -> Any:
        return self.game.fold(self.state).table

    @property
    def engine(self) -> Any:
        """The engine's state."""
        return self.table.state

    def reasons(self) -> list[str]:
        return [step.reason.id for step in self.game.fold(self.state).unsettled() if step.reason is not None]


def opened(game: str, edition: str, names: tuple[str, ...], house: dict[str, Any] | None = None) -> Pen:
    """A companion table at which everybody is named."""
    found = companion(game)
    pen = Pen(found, found.start(found.rules(edition, house), len(names)))
    pen.add(players(*names))
    return pen


def play_flip7(
    edition: str, seats: int, seed: int, house: dict[str, Any] | None = None, most: int = 400
) -> tuple[Any, list[Report]]:
    """A random game of the engine's, and what people would report of it: seats are players' ids."""
    game, generator = find_game("flip7"), Random(seed)
    state = game.start(game.rules(edition, house), seats)
    reports: list[Report] = []
    for _ in range(most):
        actor = game.to_act(state)
        if actor is None:
            break
        move = game.sample(state, generator) if actor == DEALER else generator.choice(game.offers(state))
        reports += reports_of(state, actor, as_json(move))
        state, _ = game.apply(state, move)
    while game.to_act(state) == DEALER and state.card_due:  # nobody reports half a hit
        move = game.sample(state, generator)
        reports += reports_of(state, DEALER, as_json(move))
        state, _ = game.apply(state, move)
    return state, reports


def reports_of(state: Any, actor: Actor, move: Report) -> list[Report]:
    """What people report of one move of the engine: a hit is told with its card."""
    match move["move"]:
        case "first_dealer":
            return [{"report": "round", "way": "cards", "dealer": move["seat"]}]
        case "next_round":
            return [{"report": "round", "way": "cards"}]
        case "reveal":
            seat = state.threes[-1].seat if state.threes else state.seat
            return [{"report": "took", "player": seat, "card": move["card"]}]
        case "stay":
            return [{"report": "stayed", "player": actor}]
        case "hit":
            return []
        case _:
            return [{"report": "target", "player": actor, "target": move["target"]}]
