"""A finished game, stepped through by keys or printed line by line."""

import asyncio
from itertools import count
from pathlib import Path

import pytest

from volteface.kernel import find_game, read_log, write_log
from volteface.locale import LANGUAGES, Words
from volteface.terminal.game_ui import find_ui
from volteface.terminal.options import TableOptions
from volteface.terminal.plain.play import PlainFrontend, play_plain
from volteface.terminal.plain.replay import print_story
from volteface.terminal.players import Player
from volteface.terminal.render_context import RenderContext
from volteface.terminal.replay_steps import ReplayStep, read_steps
from volteface.terminal.screen.replay_app import ReplayApp

from .command import saved_games, volteface_here
from .tables import SMALL, sit_down

UI = find_ui("flip7")


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with a game that bots played to its end."""
    session = sit_down(TableOptions(people="", rules=("target_score=80",)), seed="3")
    context = RenderContext(Words("en"), session.players)
    assert play_plain(PlainFrontend(session, context, UI, write=lambda text: None, read=input))
    file = tmp_path_factory.mktemp("games") / "bots.json"
    file.write_bytes(write_log(session.table.log()))
    return file


def steps_of(file: Path) -> tuple[ReplayStep, ...]:
    return read_steps(read_log(file.read_bytes()), find_game("flip7"), UI)


def context_of(file: Path, language: str = "en") -> RenderContext:
    return RenderContext(Words(language), [Player(name) for name in read_log(file.read_bytes()).header.seats])


def walk(file: Path, *keys: str) -> ReplayApp:
    """Press these keys in a replay."""
    app = ReplayApp(steps_of(file), context_of(file), UI, "", pace=0.01)

    async def follow() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.press(*keys)
            await pilot.pause(0.1)

    asyncio.run(follow())
    return app


def test_right_and_left_step_forward_and_back(saved: Path) -> None:
    assert walk(saved, "right", "right", "right", "left", "left", "left").index == 0


def test_end_and_home_reach_both_ends(saved: Path) -> None:
    assert walk(saved, "end").index == len(steps_of(saved)) - 1
    assert walk(saved, "end", "home").index == 0


def test_n_and_p_jump_by_a_round(saved: Path) -> None:
    there, back = walk(saved, "n", "n"), walk(saved, "n", "n", "p")
    assert (there.steps[there.index].round, back.steps[back.index].round) == (2, 1)


def test_space_plays_it_automatically(saved: Path) -> None:
    assert walk(saved, "space").index > 0


def test_going_back_shortens_the_story(saved: Path) -> None:
    lengths = [len(walk(saved, *keys).story.sentences) for keys in ((), ("right", "right"), ("right", "right", "left"))]
    assert lengths[0] < lengths[2] < lengths[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_story_is_printed_with_the_scores_after_each_round(saved: Path, language: str) -> None:
    printed: list[str] = []
    print_story(steps_of(saved), context_of(saved, language), UI, printed.append, None)
    rounds = steps_of(saved)[-1].round
    assert printed.count("") == 2 * rounds


def test_with_step_every_move_waits_for_enter(saved: Path) -> None:
    printed: list[str] = []
    waits = count()
    print_story(steps_of(saved), context_of(saved), UI, printed.append, lambda: str(next(waits)))
    assert next(waits) == sum(bool(step.events) for step in steps_of(saved))


def test_the_command_prints_an_exported_game(saved: Path, tmp_path: Path) -> None:
    run = volteface_here(tmp_path, "replay", str(saved), "--language", "fr")
    assert (run.returncode, run.stderr) == (0, "")
    assert "La partie est finie" in run.stdout or "gagne" in run.stdout


def test_the_command_prints_a_saved_game(tmp_path: Path) -> None:
    volteface_here(tmp_path, "play", "--people", "", "--seed", "1", "--rule", "target_score=20")
    [record] = saved_games(tmp_path)
    run = volteface_here(tmp_path, "replay", record.id, "--plain")
    assert (run.returncode, run.stderr) == (0, "")
    assert "wins" in run.stdout
