"""Whole games between bots."""

from collections.abc import Sequence
from typing import Any

from volteface.bots.bot import Bot
from volteface.kernel import DEALER, Dealer, Game


def play_match(game: Game, rules: Any, bots: Sequence[Bot], dealer: Dealer) -> Any:
    """The last state of a game that the bots, one a seat, played to its end."""
    to_act, apply, view, offers, answer = game.to_act, game.apply, game.view, game.offers, dealer.deal
    state = game.start(rules, len(bots))
    while (actor := to_act(state)) is not None:
        move = answer(state) if actor == DEALER else bots[actor].choose(view(state, actor), offers(state))
        state, _ = apply(state, move)
    return state
