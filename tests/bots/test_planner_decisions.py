"""The planner decides as it did when its figures were measured: to make it faster must not change how it plays."""

import hashlib
from random import Random

import msgspec
import pytest

from volteface.bots import find_bot
from volteface.kernel import DEALER, RandomDealer, find_game

GAME = find_game("phase10flip")
EDITION = next(iter(GAME.rulebook.editions))
DECISIONS = 90

# The digest of a game's first decisions. A change that is meant to alter how it plays puts its own here, and measures
# again what docs/bots-phase10flip.md says.
EXPECTED = {
    (2, ""): "f678f76f56e6",
    (3, ""): "da8ea3d3bf45",
    (4, ""): "de200966ce7d",
    (5, ""): "e6bebf521393",
    (6, ""): "ed0a4030e145",
    (3, "own_backs=hidden"): "6517a058d2fc",
    (3, "flip_when=discarded_or_laid"): "926fc8cdb3c1",
}


def digest(players: int, rule: str) -> str:
    """The first decisions of a game between planners, as a short text."""
    name, _, answer = rule.partition("=")
    generator = Random(f"{players} {rule}")
    bots = [find_bot(GAME.id, "planner", generator) for _ in range(players)]
    dealer, decided = RandomDealer(GAME, generator), hashlib.sha256()
    state, decisions = GAME.start(GAME.rules(EDITION, {name: answer} if rule else {}), players), 0
    while decisions < DECISIONS and (actor := GAME.to_act(state)) is not None:
        if actor == DEALER:
            move = dealer.deal(state)
        else:
            move = bots[actor].choose(GAME.view(state, actor), GAME.offers(state))
            decided.update(msgspec.json.encode(move))
            decisions += 1
        state, _ = GAME.apply(state, move)
    return decided.hexdigest()[:12]


@pytest.mark.parametrize(("players", "rule"), EXPECTED)
def test_the_planner_decides_as_it_did_when_it_was_measured(players: int, rule: str) -> None:
    assert digest(players, rule) == EXPECTED[players, rule]
