"""Flip 7 line by line, through pipes."""

import asyncio
from pathlib import Path

import pytest

from volteface.cli.hints import command
from volteface.locale import LANGUAGES, Words, tell
from volteface.terminal.game_ui import find_ui
from volteface.terminal.options import TableOptions
from volteface.terminal.plain.console import InputEnded, find_choice
from volteface.terminal.plain.play import PlainFrontend, play_plain
from volteface.terminal.questions import Choice, Question
from volteface.terminal.render_context import RenderContext

from .command import moves_of, saved_games, volteface, volteface_here
from .tables import USUAL, on_screen, play_by_keys, sit_down

ALWAYS_STAY = "2\n" * 3000


def play_typed(typed: list[str], language: str = "en", options: TableOptions = USUAL) -> tuple[list[str], bool]:
    """Play with these lines typed in; what was printed, and whether the game came to its end."""
    session, printed, lines = sit_down(options, language), list[str](), iter(typed)

    def read() -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    context = RenderContext(Words(language), session.players)
    frontend = PlainFrontend(session, context, find_ui("flip7"), write=printed.append, read=read)
    return printed, play_plain(frontend)


def test_a_whole_game_is_played_through_pipes(tmp_path: Path) -> None:
    run = volteface(tmp_path, "play", "flip7", "--seed", "3", "--rule", "target_score=60", typed=ALWAYS_STAY)
    assert (run.returncode, run.stderr) == (0, "")
    assert "The game is over." in run.stdout
    assert "\x1b" not in run.stdout
    [saved] = saved_games(tmp_path)
    assert saved.id in run.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_in_every_language(language: str) -> None:
    printed, is_over = play_typed(["h", "1"] * 3000, language, TableOptions(rules=("target_score=150",)))
    assert is_over
    assert f"1. {Words(language).text('word-hit')}" in printed


def test_the_end_of_the_input_saves_the_game_and_says_so(tmp_path: Path) -> None:
    run = volteface(tmp_path, "play", "--seed", "3", typed="1\n")
    assert (run.returncode, run.stderr) == (0, "")
    [saved] = saved_games(tmp_path)
    assert run.stdout.splitlines()[-3:] == [
        "The game rests here.",
        f"Every move is kept. This game: {saved.id}",
        f"To go on later: {command('play', '--resume', saved.id)}",
    ]
    assert saved.stage == "playing"


def test_a_game_left_in_a_pipe_goes_on_in_another(tmp_path: Path) -> None:
    options = ("play", "--seed", "3", "--rule", "target_score=150")
    volteface_here(tmp_path / "whole", *options, typed=ALWAYS_STAY)
    volteface_here(tmp_path / "left", *options, typed="2\n2\n")
    [whole], [left] = saved_games(tmp_path / "whole"), saved_games(tmp_path / "left")
    assert (left.stage, whole.stage) == ("playing", "over")
    volteface_here(tmp_path / "left", "play", "--resume", left.id, typed=ALWAYS_STAY)
    assert moves_of(tmp_path / "left") == moves_of(tmp_path / "whole")


def test_a_reply_that_is_no_choice_gets_a_sentence_and_the_question_again() -> None:
    printed, _ = play_typed(["", "7", "hello", "1"])
    refusals = [line for line in printed if line.endswith("is none of these.")]
    assert refusals == ["“” is none of these.", "“7” is none of these.", "“hello” is none of these."]
    assert printed.count("1. Hit") >= 4


def test_every_players_line_is_printed_at_every_turn() -> None:
    printed, _ = play_typed([])
    last = printed.index("1. Hit")
    assert [line.partition(",")[0] for line in printed[last - 9 : last - 5]] == ["Alex", "Zoé", "Marco", "Inès"]


def test_the_odds_can_be_hidden() -> None:
    printed, _ = play_typed(["o", "h"])
    hidden = printed.index("The odds are hidden.")
    assert any("on average" in line for line in printed[:hidden])
    assert not any("on average" in line for line in printed[hidden:])


def test_help_is_printed_on_request() -> None:
    printed, _ = play_typed(["?"])
    assert "▸ Bust" in printed
    assert Words("en").text("flip7-guide-bust") in printed


def test_quitting_leaves_the_game_unfinished() -> None:
    _, is_over = play_typed(["q", "1", "1"])
    assert not is_over


def test_the_screen_and_the_pipe_play_the_same_game() -> None:
    options = TableOptions(rules=("target_score=40",))
    app = on_screen(sit_down(options))

    async def follow() -> list[str]:
        async with app.run_test() as pilot:
            return await play_by_keys(pilot, app, lambda app: app.session.is_over())

    keys = asyncio.run(follow())
    story = [
        tell(Words("en"), "flip7", event, app.context.names) for event in app.session.past_events(app.session.viewer())
    ]
    printed, _ = play_typed([key for key in keys if key != "enter"], options=options)
    assert [line for line in printed if line in story] == story


def test_only_bots_play_without_anybody_being_asked() -> None:
    _, is_over = play_typed([], options=TableOptions(people="", rules=("target_score=60",)))
    assert is_over


@pytest.mark.parametrize(("reply", "label"), [("1", "Hit"), ("s", "Stay"), ("STAY", "Stay"), (" 2", None), ("3", None)])
def test_a_reply_is_a_number_a_key_or_a_word(reply: str, label: str | None) -> None:
    question = Question("?", (Choice(1, ("h",), "Hit"), Choice(2, ("s",), "Stay")))
    found = find_choice(question, reply)
    assert (found.label if found else None) == label


def test_a_name_of_a_list_is_not_taken_for_a_key() -> None:
    question = Question("?", (Choice(1, ("1",), "Bo"), Choice(2, ("b",), "Ann")), is_list=True)
    assert (find_choice(question, "b"), find_choice(question, "bo")) == (None, question.choices[0])


def test_the_end_of_the_input_is_no_reply() -> None:
    session = sit_down()

    def read() -> str:
        raise EOFError

    frontend = PlainFrontend(
        session, RenderContext(Words("en"), session.players), find_ui("flip7"), write=lambda text: None, read=read
    )
    with pytest.raises(InputEnded):
        asyncio.run(session.play(frontend))
