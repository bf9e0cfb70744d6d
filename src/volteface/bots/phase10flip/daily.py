"""The daily deck of Phase 10 FLIP!: going out with three phases, alone, in as few turns as possible.

A choice of the player's is compared with the planner's on the same cards: from there on the planner plays both ways to
the end of the round, and the difference in turns is what the choice cost with this very deck, luck included. That
takes a while, so it is done for the first few choices of a round: later ones follow from them.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, Final, NamedTuple

from volteface.bots.daily import DailyDecision, DailyResult, DailyRound, DailyUnit
from volteface.bots.phase10flip.lay_downs import named_face
from volteface.bots.phase10flip.planner.bot import PlannerBot
from volteface.games.phase10flip.events import (
    AnyEvent,
    Drew,
    Flipped,
    HitMade,
    LaidDown,
    RoundScored,
    RoundStopped,
    Took,
    WentOut,
)
from volteface.games.phase10flip.game import GAME
from volteface.games.phase10flip.moves import Discard, Draw, Hit, LayDown, Move, Take
from volteface.games.phase10flip.state import State
from volteface.kernel import DEALER, Log
from volteface.kernel.log import opening, played_moves

PHASES: Final = 3
MOST_TURNS: Final = 20  # in a round; the planner needs 12 on average
MOST_PLAYED: Final = 5  # different choices of a round that are played to the end
ROUND_BITS: Final = 16  # of a deal's number, as in every game; a round ends before its draw pile does

# What a turn is known by: the first of these that happened in it.
SIGNS: Final[tuple[tuple[type, str], ...]] = (
    (WentOut, "out"),
    (LaidDown, "lay"),
    (Flipped, "flip"),
    (HitMade, "hit"),
    (Took, "take"),
    (Drew, "draw"),
)
NAMES: Final[dict[type, str]] = {Draw: "draw", Take: "take", LayDown: "lay", Hit: "hit", Discard: "discard"}

Deal = Callable[[Any], Any]


class Phase10FlipDaily:
    """One round for each of the first phases, for one player, each with a limit of turns."""

    edition: str = next(iter(GAME.rulebook.editions))
    house: dict[str, str | int] = {  # noqa: RUF012
        "minimum_seats": 1,
        "variant": "ten_rounds",
        "phases_to_win": PHASES,
        "stall_turns": MOST_TURNS,
    }
    seats: int = 1
    unit: DailyUnit = "turns"

    @staticmethod
    def deal_number(state: State) -> int:
        """Return the number of the round: no choice changes how a later one is shuffled."""
        return state.round << ROUND_BITS

    @staticmethod
    def score(log: Log) -> int:
        """Return the turns of all rounds."""
        return sum(map(_turns, _rounds(event for step in played_moves(GAME, log) for event in step.events)))

    @staticmethod
    def review(day: str, log: Log, deal: Deal) -> DailyResult:
        """Return the rounds of the log beside those that the planner plays with the same deck."""
        steps = list(played_moves(GAME, log))
        theirs = _rounds(event for step in steps for event in step.events)
        ours = _rounds(_planned(opening(GAME, log.header), deal))
        compared = [pair for step in steps if (pair := _compare(step.before, step.move)) is not None]
        return DailyResult(
            day=day,
            game=GAME.id,
            name=log.header.seats[0],
            unit="turns",
            score=sum(map(_turns, theirs)),
            bot_score=sum(map(_turns, ours)),
            rounds=tuple(
                DailyRound(_signs(mine), _turns(mine), _turns(other)) for mine, other in zip(theirs, ours, strict=True)
            ),
            decisions=len(compared),
            differences=_differences(compared, deal),
        )


class _Choice(NamedTuple):
    """A move of the player's and the planner's, in the same state."""

    state: State
    move: Move
    best: Move

    @property
    def is_different(self) -> bool:
        return _described(self.state, self.move) != _described(self.state, self.best)


def plan(state: State) -> Move:
    """Return the planner's move for whoever has to decide; the same one every time."""
    seat = state.seat
    return PlannerBot(Random(0)).choose(GAME.view(state, seat), GAME.offers(state))


def _planned(state: State, deal: Deal) -> Iterator[AnyEvent]:
    """The events until the game ends, the planner deciding."""
    while (actor := GAME.to_act(state)) is not None:
        state, events = GAME.apply(state, deal(state) if actor == DEALER else plan(state))
        yield from events


def _rounds(events: Iterable[AnyEvent]) -> list[list[AnyEvent]]:
    """The events by round; what follows the last scored round is left out."""
    rounds: list[list[AnyEvent]] = [[]]
    for event in events:
        rounds[-1].append(event)
        if isinstance(event, RoundScored):
            rounds.append([])
    return rounds[:-1]


def _turns(events: Iterable[AnyEvent]) -> int:
    return sum(isinstance(event, Drew | Took) for event in events)


def _signs(events: list[AnyEvent]) -> tuple[str, ...]:
    """A sign for each turn, and one for a round that was stopped; they tell no cards."""
    turns: list[list[AnyEvent]] = []
    for event in events:
        if isinstance(event, Drew | Took):
            turns.append([])
        if turns:
            turns[-1].append(event)
    signs = [next(sign for kind, sign in SIGNS if any(isinstance(one, kind) for one in turn)) for turn in turns]
    return (*signs, "stopped") if any(isinstance(one, RoundStopped) for one in events) else tuple(signs)


def _compare(state: State, move: Move) -> _Choice | None:
    """The planner's choice where a card is drawn, and where the turn ends: the order of what lies between is free."""
    if not isinstance(move, Draw | Take | Discard) or GAME.to_act(state) == DEALER:
        return None
    return _Choice(state, move, plan(state))


def _described(state: State, move: Move) -> tuple[str, str | None]:
    """The name of a move, and the face of the card where one was chosen."""
    view = GAME.view(state, state.seat)
    return NAMES[type(move)], named_face(move.card, view) if isinstance(move, Hit | Discard) else None


def _differences(compared: list[_Choice], deal: Deal) -> tuple[DailyDecision, ...]:
    playouts, found, played = _Playouts(deal), [], Counter[int]()
    for choice in compared:
        state, move, best = choice
        if not choice.is_different or played[state.round] == MOST_PLAYED:
            continue
        played[state.round] += 1
        (name, card), (other, other_card) = _described(state, move), _described(state, best)
        cost = playouts.turns_after(state, move) - playouts.turns_after(state, best)
        turn = state.turns + 1
        found.append(DailyDecision(state.round, name, other, cost, turn=turn, card=card, best_card=other_card))
    return tuple(sorted(found, key=lambda one: -one.cost))


class _Playouts:
    """Plays rounds to their end; states that several lines of play come through are played once."""

    def __init__(self, deal: Deal) -> None:
        self._deal, self._left = deal, dict[State, int]()

    def turns_after(self, state: State, move: Move) -> int:
        """How many more turns begin in this round after a move, the planner playing on with the same piles."""
        state, events = GAME.apply(state, move)
        line = [(state, _turns(events))]
        while state not in self._left and not GAME.is_resting(state) and (actor := GAME.to_act(state)) is not None:
            state, events = GAME.apply(state, self._deal(state) if actor == DEALER else plan(state))
            line.append((state, _turns(events)))
        turns = self._left.get(state, 0)
        for passed, begun in reversed(line):
            self._left[passed] = turns
            turns += begun
        return turns


CHALLENGE: Final = Phase10FlipDaily()
