"""Games played on the readable engine for a tally: for bots that have no kernel, in processes of their own."""

from random import Random
from typing import Final, TypeAlias

import numpy as np
from msgspec import Struct

from volteface.bots import find_bot
from volteface.kernel import DEALER, RandomDealer, Seat, find_game
from volteface.lab import tally as into
from volteface.lab.simulation import Simulation
from volteface.lab.subjects import subject_of

Vector: TypeAlias = np.ndarray[tuple[int], np.dtype[np.int64]]
CHUNK: Final = 20  # games: a few seconds at most


class ReadableRunner:
    """Plays a simulation's games by their numbers."""

    chunk = CHUNK
    in_processes = True

    def __init__(self, simulation: Simulation) -> None:
        self.simulation = simulation
        for bot in simulation.bots:
            find_bot(simulation.game, bot, Random(0))

    def play(self, first: int, games: int) -> Vector:
        """The tally of the games with these numbers."""
        simulation, subject = self.simulation, subject_of(self.simulation.game)
        seats = len(simulation.bots)
        tally = np.zeros(into.length(seats, len(subject.measures)), dtype=np.int64)
        for number in range(first, first + games):
            _add(tally, simulation, number, play_one(simulation, number))
        return tally


class Played(Struct, frozen=True):
    """A finished game: its rounds, its winners, and each seat's measures."""

    rounds: int
    winners: tuple[Seat, ...]
    found: list[list[int]]


def play_one(simulation: Simulation, number: int) -> Played:
    """The game of that number, to its end."""
    game, subject, seats = find_game(simulation.game), subject_of(simulation.game), len(simulation.bots)
    dealer = RandomDealer(game, Random(f"{simulation.seed}/{number}"))
    bots = {
        simulation.seat_of(bot, number): find_bot(simulation.game, name, Random(f"{simulation.seed}/{number}/{bot}"))
        for bot, name in enumerate(simulation.bots)
    }
    found = [[0] * len(subject.measures) for _ in range(seats)]
    state = game.start(simulation.rules(), seats)
    while (actor := game.to_act(state)) is not None:
        if actor == DEALER:
            move = dealer.answer(state)
        else:
            move = bots[actor].choose(game.view(state, actor), game.offers(state))
        state, events = game.apply(state, move)
        for event in events:
            for measure, seat in subject.notes(event):
                found[seat][measure] += 1
    standing = game.standing(state)
    for seat in range(seats):
        found[seat][0] = standing.totals[seat]
    return Played(state.round, standing.winners, found)


def _add(tally: Vector, simulation: Simulation, number: int, played: Played) -> None:
    rounds, winners, seats = played.rounds, played.winners, len(simulation.bots)
    tally[into.GAMES] += 1
    tally[into.ROUNDS] += rounds
    tally[into.ROUNDS_SQUARED] += rounds * rounds
    tally[into.UNDECIDED] += not winners
    tally[into.SHARED] += len(winners) > 1
    for bot in range(seats):
        seat = simulation.seat_of(bot, number)
        place = into.HEAD + bot * into.part(seats, len(played.found[seat]))
        tally[place + seat] += seat in winners
        for measure, value in enumerate(played.found[seat]):
            sums = place + seats + into.SUMS * measure
            tally[sums : sums + into.SUMS] += (value, value * value, value * rounds)
