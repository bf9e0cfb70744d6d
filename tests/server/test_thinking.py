"""Bots and advisers think in processes of their own, and not for ever."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from volteface.kernel import DEALER, RandomDealer, find_game
from volteface.server.levels import Levels
from volteface.server.players import Pace, Players
from volteface.server.thinking import Thinkers


def think(deadline: float, about: Callable[[Thinkers], Awaitable[Any]]) -> Any:
    """What comes of it, with one process to think."""

    async def run() -> Any:
        thinkers = Thinkers(1, deadline)
        try:
            return await about(thinkers)
        finally:
            thinkers.close()

    return asyncio.run(run())


def test_a_thought_has_a_process_of_its_own() -> None:
    assert think(30, lambda thinkers: thinkers._think(os.getpid)) != os.getpid()


def test_a_thought_that_takes_too_long_is_ended_and_the_next_one_is_thought() -> None:
    async def two_thoughts(thinkers: Thinkers) -> Any:
        with pytest.raises(TimeoutError):
            await thinkers._think(time.sleep, 60)
        return await thinkers._think(abs, -1)

    assert think(3, two_thoughts) == 1


def test_a_bot_of_ours_that_fails_is_replaced_by_any_move() -> None:
    game = find_game("flip7")
    state, dealer = game.start(game.rules("en"), 3), RandomDealer(game, Random(1))
    while (seat := game.to_act(state)) == DEALER:
        state, _ = game.apply(state, dealer.deal(state))
    assert seat is not None
    view, offers = game.view(state, seat), game.offers(state)

    async def choose(thinkers: Thinkers) -> Any:
        players = Players(game, thinkers, Levels({}), Pace())
        return await players.choose(seat, "threshold:never", view, offers)

    assert think(30, choose) in offers
