"""Tries of today's deck, played to the end without a browser."""

from random import Random
from typing import Any, Final

import msgspec

from volteface.bots.bot import find_bot
from volteface.kernel import AnyOf, find_game

from .guests import Guest

BOTS: Final = {"flip7": "threshold:22", "phase10flip": "planner"}
MOST_MOVES: Final = 1000

# What is shared goes to the clipboard, and from there to the test.
NO_SHARE_SHEET: Final = (
    "navigator.share = undefined; navigator.clipboard.writeText = async (text) => (window.copied = text)"
)


def play_today(guest: Guest, game: str, bot_name: str = "") -> str:
    """Play today's deck as a bot would; the id of its table."""
    table = guest.begin_daily(game)
    engine, bot = find_game(game), find_bot(game, bot_name or BOTS[game], Random(0))
    with guest.at(table):
        for _ in range(MOST_MOVES):
            seen = guest.look()
            if seen["stage"] == "over":
                return table
            if seen["is_resting"]:
                guest.request("go_on")
                continue
            view = msgspec.convert(seen["game"], type=engine.view_type)
            offers = tuple(_offer(engine, offer) for offer in seen["offers"])
            move = msgspec.to_builtins(bot.choose(view, offers))
            guest.request("act", seq=seen["seq"], move=move)
    raise AssertionError("the game does not end")


def _offer(engine: Any, offer: dict[str, Any]) -> Any:
    return msgspec.convert(offer, type=engine.move_type if "move" in offer else AnyOf)
