"""Whoever waits for something to be kept hears of it, and giving the wait up changes nothing."""

import asyncio
from concurrent.futures import Future

import pytest

from volteface.server.receipt import Receipt, kept
from volteface.tables import StoreError


def test_whoever_waits_goes_on_once_it_is_settled() -> None:
    async def wait() -> bool:
        receipt = Receipt(asyncio.get_running_loop())
        waiting = asyncio.create_task(kept(receipt))
        await asyncio.sleep(0)
        was_done = waiting.done()
        receipt.settle(None)
        await waiting
        await kept(receipt)  # settled already
        return was_done

    assert not asyncio.run(wait())


def test_a_problem_is_raised_where_it_is_waited_for() -> None:
    async def wait() -> None:
        receipt = Receipt(asyncio.get_running_loop())
        receipt.settle(StoreError("the disk is full"))
        await kept(receipt)

    with pytest.raises(StoreError, match="the disk is full"):
        asyncio.run(wait())


def test_a_wait_that_is_given_up_does_not_stop_what_was_asked_for() -> None:
    async def give_up() -> tuple[bool, bool]:
        receipt, future = Receipt(asyncio.get_running_loop()), Future[None]()
        waits = [asyncio.create_task(kept(promise)) for promise in (receipt, future)]
        await asyncio.sleep(0)
        for wait in waits:
            wait.cancel()
        await asyncio.wait(waits)
        receipt.settle(None)
        return receipt.done(), future.cancelled()

    assert asyncio.run(give_up()) == (True, False)
