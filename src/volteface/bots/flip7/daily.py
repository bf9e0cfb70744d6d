"""The daily deck of Flip 7: five rounds alone, each from its own shuffle, compared with the solver."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from volteface.bots.daily import DailyDecision, DailyResult, DailyRound, DailyUnit
from volteface.bots.flip7.solver import Suggestion, suggest
from volteface.games.flip7.events import AnyEvent, Busted, Dealt, FlippedSeven, RoundScored, Stayed
from volteface.games.flip7.game import GAME
from volteface.games.flip7.moves import HIT, STAY, Move
from volteface.games.flip7.play.reshuffle import drawable
from volteface.games.flip7.scoring import points
from volteface.games.flip7.state import State
from volteface.kernel import DEALER, Log
from volteface.kernel.log import opening, played_moves

ROUNDS: Final = 5
UNREACHABLE: Final = 1000  # more points than five rounds can have, so that all five are played
ROUND_BITS: Final = 16  # of a deal's number, for what is left in the deck


class Flip7Daily:
    """Five rounds for one player, with all cards shuffled before each."""

    edition: str = next(iter(GAME.rulebook.editions))  # the first one; what matters here is in `house`
    house: dict[str, str | int] = {  # noqa: RUF012
        "minimum_seats": 1,
        "challenge_rounds": ROUNDS,
        "target_score": UNREACHABLE,
        "reshuffle_each_round": "yes",
    }
    seats: int = 1
    unit: DailyUnit = "points"

    @staticmethod
    def deal_number(state: State) -> int:
        """Return the round and how many cards are in the deck: no choice in a round changes what comes in the next."""
        return state.round << ROUND_BITS | sum(state.deck)

    @staticmethod
    def score(log: Log) -> int:
        """Return the points of all rounds."""
        return sum(_scores(event for step in played_moves(GAME, log) for event in step.events))

    @staticmethod
    def review(day: str, log: Log, deal: Callable[[Any], Any]) -> DailyResult:
        """Return the rounds of the log beside those that the solver plays with the same deck."""
        steps = list(played_moves(GAME, log))
        theirs = _scores(event for step in steps for event in step.events)
        ours = _scores(_solved(opening(GAME, log.header), deal))
        signs = _signs([event for step in steps for event in step.events])
        compared = [(step.before, step.move, advice) for step in steps if (advice := _advice(step.before)) is not None]
        return DailyResult(
            day=day,
            game=GAME.id,
            name=log.header.seats[0],
            unit="points",
            score=sum(theirs),
            bot_score=sum(ours),
            rounds=tuple(map(DailyRound, signs, theirs, ours)),
            decisions=len(compared),
            differences=_differences(compared, theirs),
        )


def _solved(state: State, deal: Callable[[Any], Any]) -> Iterator[AnyEvent]:
    """The events of a game in which the solver decides."""
    while (actor := GAME.to_act(state)) is not None:
        move = deal(state) if actor == DEALER else solve(state)
        state, events = GAME.apply(state, move)
        yield from events


def solve(state: State) -> Move:
    """Return the solver's move for whoever has to decide."""
    advice = _advice(state)
    if advice is None:
        return GAME.offers(state)[0]  # there is nobody else to aim at
    return HIT if advice.is_hit_best else STAY


def _advice(state: State) -> Suggestion | None:
    """What the solver says where a seat may hit as well as stay."""
    if GAME.to_act(state) in (DEALER, None):
        return None
    offers = GAME.offers(state)
    if HIT not in offers or STAY not in offers:
        return None
    return suggest(state.lines[state.seat], drawable(state), state.rules)


def _scores(events: Iterator[AnyEvent]) -> list[int]:
    return [event.scores[0] for event in events if isinstance(event, RoundScored)]


def _signs(events: list[AnyEvent]) -> list[tuple[str, ...]]:
    """A sign for each card and for the end of each round; they tell no numbers."""
    rounds: list[tuple[str, ...]] = []
    signs: list[str] = []
    for event in events:
        if isinstance(event, Dealt):
            signs.append(_sign(event.card))
        elif isinstance(event, Busted):
            signs[-1] = "bust"
        elif isinstance(event, FlippedSeven):
            signs.append("seven")
        elif isinstance(event, Stayed):
            signs.append("stay")
        elif isinstance(event, RoundScored):
            rounds.append(tuple(signs))
            signs = []
    return rounds


def _sign(card: str) -> str:
    if card.isdigit():
        return "number"
    return card if card in ("freeze", "flip3", "chance") else "plus"


def _differences(compared: list[tuple[State, Move, Suggestion]], scores: list[int]) -> tuple[DailyDecision, ...]:
    found = [
        DailyDecision(
            round=state.round,
            points=points(state.lines[state.seat], state.rules),
            move="hit" if move == HIT else "stay",
            best="hit" if advice.is_hit_best else "stay",
            cost=round(abs(advice.hit - advice.stay), 2),
            outcome=scores[state.round - 1],
        )
        for state, move, advice in compared
        if (move == HIT) != advice.is_hit_best
    ]
    return tuple(sorted(found, key=lambda one: -one.cost))


CHALLENGE: Final = Flip7Daily()
