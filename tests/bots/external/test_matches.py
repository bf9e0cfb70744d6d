"""An external bot is found by its command, and plays whole games."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.bots.programs import FIRST_OFFER, program
from volteface.bots import find_bot, play_match
from volteface.bots.external import BotFailure, ExternalBot
from volteface.games.flip7 import GAME
from volteface.games.flip7.moves import HIT
from volteface.games.phase10flip import GAME as PHASE_10
from volteface.kernel import DEALER, AnyOf, Game, InvalidInput, RandomDealer

from .example_turn import OFFERS, VIEW

MOST_MOVES = 600


def test_a_bot_from_outside_is_found_by_its_command(tmp_path: Path) -> None:
    bot = find_bot("flip7", f"exec:{program(tmp_path, FIRST_OFFER)}", Random(1))
    assert bot.choose(VIEW, OFFERS) == HIT


@pytest.mark.parametrize("command", ["", "  ", "python3 'my bot.py"])
def test_a_command_that_cannot_be_read_is_said(command: str) -> None:
    with pytest.raises(InvalidInput, match="command"):
        find_bot("flip7", f"exec:{command}", Random(1))


def test_a_match_with_a_bot_that_fails_says_so(tmp_path: Path) -> None:
    bots = [find_bot("flip7", name, Random(1)) for name in ("counter", f"exec:{program(tmp_path, 'sys.exit(7)')}")]
    with pytest.raises(BotFailure, match="exit code 7"):
        play_match(GAME, GAME.rules("es"), bots, RandomDealer(GAME, Random(1)))


@pytest.mark.parametrize(("game", "edition", "other"), [(GAME, "es", "counter"), (PHASE_10, "fr", "planner")])
def test_a_match_with_a_bot_from_outside_ends(tmp_path: Path, game: Game, edition: str, other: str) -> None:
    listed = FIRST_OFFER.replace("[0]", "[-1]")  # the first may be a kind of move that is not listed
    bots = [find_bot(game.id, name, Random(1)) for name in (other, f"exec:{program(tmp_path, listed)}")]
    house = {} if game is GAME else {"phases_to_win": 1}
    last = play_match(game, game.rules(edition, house), bots, RandomDealer(game, Random(1)))
    assert game.standing(last).over


@pytest.mark.parametrize(
    ("game", "edition", "bot", "unlisted"), [(GAME, "en", "random", "freeze"), (PHASE_10, "fr", "greedy", "lay_down")]
)
def test_the_judge_says_the_same_of_a_view_as_of_the_table(game: Game, edition: str, bot: str, unlisted: str) -> None:
    """The latest moves of a game, and what was offered instead, tried in every position that follows."""
    bots = [find_bot(game.id, bot, Random(seat)) for seat in range(3)]
    state, dealer, tried = game.start(game.rules(edition), 3), RandomDealer(game, Random(3)), list[Any]()
    outside, legal = ExternalBot("none", game), set[str]()
    for _ in range(MOST_MOVES):
        actor = game.to_act(state)
        if actor is None or unlisted in legal:
            break
        if actor == DEALER:
            move = dealer.deal(state)
        else:
            view, offers = game.view(state, actor), game.offers(state)
            move = bots[actor].choose(view, offers)
            tried = [*tried, *(offer for offer in offers if not isinstance(offer, AnyOf)), move][-6:]
            for other in tried:
                reason = game.why_illegal(state, other)
                assert outside._why_illegal(view, other) == reason
                legal |= {type(other).__struct_config__.tag} if reason is None else set()
        state, _ = game.apply(state, move)
    assert unlisted in legal
