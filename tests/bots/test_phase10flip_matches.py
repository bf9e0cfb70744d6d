"""The bots of Phase 10 FLIP! play whole games: under every rule, alone, alike with the same seed, the stronger wins."""

from random import Random

import pytest

from volteface.bots import find_bot, play_match
from volteface.games.phase10flip import GAME
from volteface.kernel import RandomDealer
from volteface.kernel.rulings import Numbers

from .test_phase10flip_bots import EDITION, NAMES


def every_answer() -> list[tuple[str, str | int]]:
    """Every answer of every ruling; of a number the least and the most."""
    rulings = GAME.rulebook.rulings.items()
    return [(name, answer) for name, ruling in rulings for answer in _answers(ruling.answers)]


def _answers(allowed: tuple[str | int, ...] | Numbers) -> tuple[str | int, ...]:
    return (allowed.least, allowed.most) if isinstance(allowed, Numbers) else allowed


def house_rules(name: str, answer: str | int, generator: Random) -> dict[str, object]:
    """That answer among random ones to the other questions; games are short."""
    questions = GAME.rulebook.rulings.items()
    house: dict[str, object] = {
        other: generator.choice(ruling.answers) for other, ruling in questions if isinstance(ruling.answers, tuple)
    }
    house |= {"phases_to_win": 2, "stall_turns": 60}
    if (name, answer) == ("stall_turns", 1):
        house |= {"phases_to_win": 1, "variant": "standard"}  # a tie could never be broken in one turn
    return house | {name: answer}


@pytest.mark.parametrize(("name", "answer"), every_answer())
def test_every_bot_finishes_games_under_every_house_rule(name: str, answer: str | int) -> None:
    generator = Random(f"{name} {answer}")
    rules = GAME.rules(EDITION, house_rules(name, answer, generator))
    bots = [find_bot("phase10flip", bot, generator) for bot in (*NAMES, *NAMES)[: max(len(NAMES), rules.minimum_seats)]]
    last = play_match(GAME, rules, bots, RandomDealer(GAME, generator))
    assert GAME.standing(last).over


@pytest.mark.parametrize("name", NAMES)
def test_every_bot_can_play_alone(name: str) -> None:
    generator = Random(name)
    rules = GAME.rules(EDITION, {"minimum_seats": 1, "variant": "ten_rounds", "phases_to_win": 3, "stall_turns": 20})
    last = play_match(GAME, rules, [find_bot("phase10flip", name, generator)], RandomDealer(GAME, generator))
    assert (GAME.standing(last).over, last.round) == (True, 3)


@pytest.mark.parametrize("name", NAMES)
def test_every_bot_finishes_games_by_the_rulebook(name: str) -> None:
    generator = Random(name)
    bots = [find_bot("phase10flip", name, generator) for _ in range(3)]
    last = play_match(GAME, GAME.rules(EDITION), bots, RandomDealer(GAME, generator))
    assert GAME.standing(last).over


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_plays_the_same_game_with_the_same_generator(name: str) -> None:
    def play() -> object:
        generator, rules = Random(4), GAME.rules(EDITION, {"phases_to_win": 2})
        bots = [find_bot("phase10flip", name, generator) for _ in range(2)]
        return play_match(GAME, rules, bots, RandomDealer(GAME, generator))

    assert play() == play()


@pytest.mark.long
@pytest.mark.parametrize(("stronger", "weaker"), [("planner", "greedy"), ("greedy", "random")])
def test_the_stronger_bot_wins_most_of_sixty_games(stronger: str, weaker: str) -> None:
    generator, wins = Random(60), 0
    bots = [find_bot("phase10flip", name, generator) for name in (stronger, weaker)]
    rules, dealer = GAME.rules(EDITION, {"phases_to_win": 4}), RandomDealer(GAME, generator)
    for game in range(60):
        seat = game % 2
        last = play_match(GAME, rules, bots[::-1] if seat else bots, dealer)
        wins += last.winners == (seat,)
    assert wins >= 40
