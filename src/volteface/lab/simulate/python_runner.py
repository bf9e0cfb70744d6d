"""The slow path of simulations: games on the readable engine, for bots and games without kernels."""

from random import Random
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from volteface.bots import Bot, find_bot
from volteface.bots.external import ExternalBot
from volteface.kernel import DEALER, RandomDealer, Seat, find_game
from volteface.lab.engine.encoding import seat_mask
from volteface.lab.simulate import totals
from volteface.lab.simulate.game_lab import lab_of
from volteface.lab.simulate.simulation import Simulation

CHUNK: Final = 20  # games: a few seconds at most


class PythonRunner:
    """Plays ranges of a simulation's games; raises `InvalidInput` for a bot that does not exist."""

    chunk = CHUNK
    is_compiled = False

    def __init__(self, simulation: Simulation) -> None:
        self.simulation = simulation
        for bot in Players(simulation).bots:
            if isinstance(bot, ExternalBot):
                bot.check()

    def play(self, first: int, games: int) -> NDArray[np.int64]:
        """Play the games with these numbers; returns their totals."""
        simulation, measures = self.simulation, lab_of(self.simulation.game).measures
        sums = np.zeros(totals.length(len(simulation.bots), len(measures)), dtype=np.int64)
        players = Players(simulation)
        for number in range(first, first + games):
            _add(sums, simulation, number, play_one(players, number))
        return sums


class PlayedGame(Struct, frozen=True):
    """A finished game: its rounds, its winners, and the measures of each seat."""

    rounds: int
    winners: tuple[Seat, ...]
    measures: list[list[int]]


class Players:
    """The bots of a simulation, which keep their random generators from game to game."""

    def __init__(self, simulation: Simulation) -> None:
        self.simulation, self.game = simulation, find_game(simulation.game)
        self.rules, self.dealing = simulation.rules(), Random()
        self.generators = [Random() for _ in simulation.bots]
        pairs = zip(simulation.bots, self.generators, strict=True)
        self.bots = [find_bot(simulation.game, name, generator, simulation.bot_seconds) for name, generator in pairs]

    def seat_for(self, number: int) -> dict[Seat, Bot]:
        """Seat the bots for the game with this number, and seed everything random by it."""
        simulation = self.simulation
        self.dealing.seed(f"{simulation.seed}/{number}")
        for bot, generator in enumerate(self.generators):
            generator.seed(f"{simulation.seed}/{number}/{bot}")
        return {simulation.seat_of(bot, number): player for bot, player in enumerate(self.bots)}


def play_one(players: Players, number: int) -> PlayedGame:
    """Play the game with this number; a game without rounds counts as one round."""
    game, lab = players.game, lab_of(players.game.id)
    seated, dealer = players.seat_for(number), RandomDealer(game, players.dealing)
    measures = [[0] * len(lab.measures) for _ in seated]
    state = game.start(players.rules, len(seated))
    while (actor := game.to_act(state)) is not None:
        if actor == DEALER:
            move = dealer.deal(state)
        else:
            move = seated[actor].choose(game.view(state, actor), game.offers(state))
        state, events = game.apply(state, move)
        for event in events:
            for measure, seat in lab.counts(event):
                measures[seat][measure] += 1
    standing = game.standing(state)
    for seat, total in enumerate(standing.totals):
        measures[seat][0] = total
    return PlayedGame(getattr(state, "round", 1), standing.winners, measures)


def _add(sums: NDArray[np.int64], simulation: Simulation, number: int, played: PlayedGame) -> None:
    winners, seats, cell = seat_mask(played.winners), len(simulation.bots), totals.HEAD
    totals.add_game(sums, played.rounds, winners)
    for bot in range(seats):
        seat = simulation.seat_of(bot, number)
        sums[cell + seat] += (winners >> seat) & 1
        cell += seats
        for value in played.measures[seat]:
            totals.add_measure(sums, cell, value, played.rounds)
            cell += totals.SUMS
