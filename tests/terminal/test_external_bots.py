"""External bots at a table in the terminal, and what happens when one fails."""

import asyncio
import shlex
import sys
from pathlib import Path

import pytest

from tests.bots.programs import FIRST_OFFER, program
from volteface.bots.external import ExternalBot
from volteface.locale import LANGUAGES, Words
from volteface.store import MemoryStore
from volteface.tables import load_table
from volteface.terminal.options import TableOptions

from .command import moves_of, open_store, saved_games, volteface, volteface_here
from .tables import SMALL, on_screen, resume, settle, sit_down

SHORT_GAME = ("play", "--people", "", "--seed", "2", "--rule", "target_score=60")


def play(home: Path, bots: str, *more: str) -> tuple[int, str]:
    run = volteface_here(home, *SHORT_GAME, "--bots", bots, *more)
    return run.returncode, run.stdout + run.stderr


def bots_of(home: Path) -> list[str | None]:
    """The bots of the only saved game, by seat."""
    [record] = saved_games(home)
    store = open_store(home)
    bots = [chair.bot for chair in load_table(store, record.id).seating.chairs]
    store.close()
    return bots


def test_a_program_plays_a_game_to_its_end(tmp_path: Path) -> None:
    command = program(tmp_path, FIRST_OFFER)
    code, _ = play(tmp_path, f"counter,exec:{command}")
    [record] = saved_games(tmp_path)
    assert (code, record.stage) == (0, "over")
    assert bots_of(tmp_path) == ["counter", f"exec:{command}"] * 2


def test_a_comma_between_quotes_belongs_to_the_command(tmp_path: Path) -> None:
    file = shlex.split(program(tmp_path, FIRST_OFFER, "a,b.py"))[1]
    code, _ = play(tmp_path, f'exec:{sys.executable} "{file}",counter')
    assert (code, bots_of(tmp_path)[1]) == (0, "counter")


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        ("exec:", "no command after"),
        ("exec:no-such-program-here", "There is no program “no-such-program-here”"),
        ("exec:python3 'my bot.py", "cannot be read"),
    ],
)
def test_a_command_that_cannot_be_run_is_reported_before_the_game(tmp_path: Path, bots: str, sentence: str) -> None:
    code, said = play(tmp_path, bots)
    assert (code, saved_games(tmp_path)) == (2, [])
    assert sentence in said
    assert said.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("body", "why"), [("sys.exit('my last words')", "died"), ("print('a\\nb', flush=True); ask()", "cheated")]
)
def test_when_a_program_fails_that_is_reported_and_the_default_bot_plays_on(
    tmp_path: Path, body: str, why: str, language: str
) -> None:
    code, said = play(tmp_path, f"exec:{program(tmp_path, body)},random", "--language", language, "--edition", "en")
    assert (code, saved_games(tmp_path)[0].stage) == (0, "over")
    assert bots_of(tmp_path) == ["counter", "random"] * 2
    assert said.count("my last words") == (2 if why == "died" else 0)
    failures = Words(language).text("terminal-bot-failed", name="", why=why).splitlines()
    assert said.count(failures[-1].rpartition(". ")[2]) == 2  # once for each seat


def test_a_program_that_hangs_is_waited_for_as_long_as_the_option_says(tmp_path: Path) -> None:
    bots = f"exec:{program(tmp_path, 'time.sleep(60)')},random,random,random"
    code, said = play(tmp_path, bots, "--bot-seconds", "0.5")
    assert (code, "within 0.5 seconds" in said) == (0, True)


def test_a_resumed_game_starts_its_program_again(tmp_path: Path) -> None:
    command = program(tmp_path, FIRST_OFFER)
    run = volteface_here(tmp_path, "play", "--seed", "1", "--bots", f"exec:{command}", typed="1\n")
    before = len(moves_of(tmp_path))
    again = volteface_here(tmp_path, "play", "--resume", "last", typed="1\n" * 3)
    assert (run.returncode, again.returncode, again.stderr) == (0, 0, "")
    assert len(moves_of(tmp_path)) > before
    assert bots_of(tmp_path)[1] == f"exec:{command}"


def test_a_saved_game_whose_program_is_gone_goes_on_with_the_default_bot(tmp_path: Path) -> None:
    volteface_here(tmp_path, "play", "--seed", "1", "--bots", f"exec:{program(tmp_path, FIRST_OFFER)}", typed="1\n")
    (tmp_path / "bot.py").unlink()
    again = volteface_here(tmp_path, "play", "--resume", "last", typed="1\n" * 3)
    assert (again.returncode, "Another bot plays on" in again.stdout) == (0, True)


def test_a_program_ends_with_the_game(tmp_path: Path) -> None:
    """In a process of its own, so that nothing else can end the program."""
    body = "open(sys.argv[0] + '.note', 'a').write(f'{os.getpid()} ')\n" + FIRST_OFFER + "time.sleep(60)\n"
    run = volteface(tmp_path, *SHORT_GAME, "--bots", f"exec:{program(tmp_path, body)}")
    started = (tmp_path / "bot.py.note").read_text().split()
    assert (run.returncode, len(started)) == (0, 4)
    assert [process for process in started if Path(f"/proc/{process}").exists()] == []


def test_on_the_screen_the_story_reports_a_failed_program_and_its_seat_shows_who_plays_on(tmp_path: Path) -> None:
    store = MemoryStore()
    sit_down(TableOptions(bots=f"exec:{program(tmp_path, 'sys.exit(3)')}"), store=store)
    session = resume(store)
    app = on_screen(session)
    assert session.players[1].bot_name == "bot.py"

    async def follow() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await settle(pilot, app)
            if app.asked == 0:
                await pilot.press("s")
                await settle(pilot, app)
            told = [sentence.text for sentence in app.story.sentences]
            assert any("program has stopped. Another bot plays on." in text for text in told)

    asyncio.run(follow())
    assert "counter" in {player.bot_name for player in app.context.players}
    assert not any(isinstance(player.bot, ExternalBot) and player.bot._program for player in session.players)
