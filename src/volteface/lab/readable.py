"""Games played on the readable engine for a tally: for bots that have no kernel, in processes of their own."""

from random import Random
from typing import Final, TypeAlias

import numpy as np
from msgspec import Struct

from volteface.bots import Bot, find_bot
from volteface.kernel import DEALER, RandomDealer, Seat, find_game
from volteface.lab import tally as into
from volteface.lab.simulation import Simulation
from volteface.lab.subjects import subject_of

Vector: TypeAlias = np.ndarray[tuple[int], np.dtype[np.int64]]
CHUNK: Final = 20  # games: a few seconds at most


class ReadableRunner:
    """Plays a simulation's games by their numbers."""

    chunk = CHUNK
    kernel: str | None = None

    def __init__(self, simulation: Simulation) -> None:
        self.simulation = simulation
        Players(simulation)  # an unknown bot is found out here

    def play(self, first: int, games: int) -> Vector:
        """The tally of the games with these numbers."""
        simulation, measures = self.simulation, subject_of(self.simulation.game).measures
        tally = np.zeros(into.length(len(simulation.bots), len(measures)), dtype=np.int64)
        players = Players(simulation)
        for number in range(first, first + games):
            _add(tally, simulation, number, play_one(players, number))
        return tally


class Played(Struct, frozen=True):
    """A finished game: its rounds, its winners, and each seat's measures."""

    rounds: int
    winners: tuple[Seat, ...]
    found: list[list[int]]


class Players:
    """The bots of a simulation, looked up once; each has the chance of one game at a time."""

    def __init__(self, simulation: Simulation) -> None:
        self.simulation, self.game = simulation, find_game(simulation.game)
        self.rules, self.chance = simulation.rules(), Random()
        self.generators = [Random() for _ in simulation.bots]
        found = zip(simulation.bots, self.generators, strict=True)
        self.bots = [find_bot(simulation.game, name, generator) for name, generator in found]

    def sit_down(self, number: int) -> dict[Seat, Bot]:
        """Everybody at the game of that number, whose chance depends on nothing else."""
        simulation = self.simulation
        self.chance.seed(f"{simulation.seed}/{number}")
        for bot, generator in enumerate(self.generators):
            generator.seed(f"{simulation.seed}/{number}/{bot}")
        return {simulation.seat_of(bot, number): player for bot, player in enumerate(self.bots)}


def play_one(players: Players, number: int) -> Played:
    """The game of that number, to its end."""
    game, subject = players.game, subject_of(players.game.id)
    seated, dealer = players.sit_down(number), RandomDealer(game, players.chance)
    found = [[0] * len(subject.measures) for _ in seated]
    state = game.start(players.rules, len(seated))
    while (actor := game.to_act(state)) is not None:
        if actor == DEALER:
            move = dealer.deal(state)
        else:
            move = seated[actor].choose(game.view(state, actor), game.offers(state))
        state, events = game.apply(state, move)
        for event in events:
            for measure, seat in subject.notes(event):
                found[seat][measure] += 1
    standing = game.standing(state)
    for seat, total in enumerate(standing.totals):
        found[seat][0] = total
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
