"""Phase 10 FLIP! line by line, through pipes."""

from pathlib import Path

import pytest

from volteface.bots.phase10flip.lay_downs import best_lay_down
from volteface.games.phase10flip.moves import LayDown
from volteface.kernel import InvalidInput
from volteface.locale import LANGUAGES, Words
from volteface.terminal.game_ui import find_ui
from volteface.terminal.options import TableOptions
from volteface.terminal.phase10flip.questions.turn_question import question
from volteface.terminal.plain.play import PlainFrontend, play_plain
from volteface.terminal.questions import TypedMove
from volteface.terminal.render_context import RenderContext
from volteface.terminal.session import Session

from ..command import saved_games, volteface, volteface_here
from .scenes import GAME, SHORT, come_to, may_lay, may_only_discard, sit_down

ALWAYS_FIRST = "1\n" * 3000


def play_typed(session: Session, typed: list[str], language: str = "en") -> tuple[list[str], bool]:
    """Play with these lines typed in; what was printed, and whether the game came to its end."""
    printed, lines = list[str](), iter(typed)

    def read() -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    context = RenderContext(Words(language), session.players)
    return printed, play_plain(PlainFrontend(session, context, find_ui(GAME), write=printed.append, read=read))


def test_a_whole_game_is_played_through_pipes(tmp_path: Path) -> None:
    options = ("--seed", "3", "--rule", "phases_to_win=2", "--bots", "greedy,random")
    run = volteface(tmp_path, "play", GAME, *options, typed=ALWAYS_FIRST)
    assert (run.returncode, run.stderr) == (0, "")
    assert "wins!" in run.stdout
    assert "\x1b" not in run.stdout
    [record] = saved_games(tmp_path)
    assert (record.setup.game, record.stage) == (GAME, "over")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_in_every_language(language: str) -> None:
    printed, is_over = play_typed(sit_down(SHORT, language), ["1"] * 3000, language)
    assert is_over
    assert f"1. {Words(language).text('terminal-p10-draw-pile')}" in printed


@pytest.mark.parametrize(
    "rule",
    [
        "own_backs=hidden",
        "lay_down_size=at_least",
        "flip_when=discarded_or_laid",
        "going_out=discard_only",
        "laying=compulsory",
        "variant=ten_rounds",
        "numbered_card=per_group",
        "equal_groups=refused",
    ],
)
def test_every_house_rule_can_be_played(rule: str) -> None:
    # Laying comes first where it is offered; where the first choice is refused, the next ones are tried in turn.
    options = TableOptions(seats=3, bots="greedy", rules=("phases_to_win=2", rule))
    printed, is_over = play_typed(sit_down(options, seed="4"), ["1", "1", "2"] * 1000)
    assert is_over
    assert any("Alex lays phase" in line for line in printed) or any("Alex discards" in line for line in printed)


def test_the_table_is_described_before_every_question() -> None:
    printed, _ = play_typed(sit_down(), [])
    text = "\n".join(printed[printed.index("") :])
    for part in ("In play: the COLOUR side.", "Zoé: phase 1", "whose backs are", "Draw pile: back", "Your hand: "):
        assert part in text


def typed_at(session: Session, language: str = "en") -> TypedMove:
    asked = question(session.view(0), 0, session.table.offers(0), RenderContext(Words(language), session.players))
    assert asked.typed is not None
    return asked.typed


def as_text(session: Session) -> str:
    """The best lay-down in the notation, as somebody would type it: without FLIP marks."""
    layout = best_lay_down(session.view(0))
    assert layout is not None
    return " | ".join(str(group).replace("^", "") for group in layout)


def test_a_lay_down_may_be_typed() -> None:
    session = come_to(may_lay)
    printed, _ = play_typed(session, [as_text(session)])
    assert any(line.startswith("Alex lays phase") for line in printed)


def test_a_lay_down_may_be_typed_with_the_letters_of_the_language() -> None:
    session = come_to(lambda view, offers: may_lay(view, offers) and view.side.value == "colour")
    spanish = str.maketrans({"y": "a", "g": "v", "b": "z"})
    move = typed_at(session, "es").parse(as_text(session).translate(spanish))
    assert isinstance(move, LayDown)
    assert session.draft_move(0, move).played


@pytest.mark.parametrize("text", ["r99 | r1", "hello", "r4 r5 | g9 y*=x"])
def test_what_cannot_be_parsed_gets_a_sentence(text: str) -> None:
    typed = typed_at(come_to(may_lay))
    with pytest.raises(InvalidInput, match="is not a card"):
        typed.parse(text)


def test_cards_that_are_not_held_are_refused_by_the_judge() -> None:
    session = come_to(may_lay)
    printed, _ = play_typed(session, ["r1 r2 r3 r4 | y1"])
    assert printed.count("Your answer? Also: ? for help, o for odds, q to quit.") == 2


def test_a_discard_may_be_typed() -> None:
    session = come_to(may_only_discard)
    face = session.view(0).faces[0]
    printed, _ = play_typed(session, [str(face)])
    assert any(line.startswith("Alex discards") for line in printed)


def test_the_keyboard_is_passed_before_a_hand_is_printed() -> None:
    printed, _ = play_typed(sit_down(TableOptions(people="Ann,Bob", seats=2)), ["", "1", "1"])
    passed = printed.index(next(line for line in printed if line.startswith("Pass the keyboard to ")))
    assert not any(line.startswith("Your hand") for line in printed[:passed])
    assert any(line.startswith("Your hand") for line in printed[passed:])
    assert not any("draws the" in line for line in printed)


def test_a_game_left_in_a_pipe_goes_on_in_another(tmp_path: Path) -> None:
    volteface_here(tmp_path, "play", GAME, "--seed", "3", "--bots", "greedy", typed="1\n1\n")
    [record] = saved_games(tmp_path)
    run = volteface_here(tmp_path, "play", "--resume", record.id, typed="q\n")
    assert run.returncode == 0
    assert "Your hand: " in run.stdout
