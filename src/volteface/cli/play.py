"""`volteface play`: a game in this terminal, alone with bots or with others at one keyboard."""

import os
import secrets
import shlex
import time
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from volteface.kernel import InvalidInput, Log, Seat, find_game

if TYPE_CHECKING:
    from volteface.locale import Words
    from volteface.terminal.agreeing import Wishes
    from volteface.terminal.opening import Opening

PEOPLE_HELP = "Names of the people at this keyboard, with commas between them; bots take the other seats."
BOTS_HELP = "Bots for the other seats in turn, such as counter,threshold:25."
USUAL_GAME = "flip7"
USUAL_PACE = 0.8  # seconds


def play(
    game: Annotated[str | None, typer.Argument(help=f"Which game; {USUAL_GAME} if none is named.")] = None,
    *,
    edition: Annotated[str | None, typer.Option(help="Whose rulebook; by your language if none is named.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many play, bots included; usually 4.")] = None,
    bots: Annotated[str | None, typer.Option(help=BOTS_HELP)] = None,
    people: Annotated[str | None, typer.Option(help=PEOPLE_HELP)] = None,
    language: Annotated[str | None, typer.Option(help="en, fr, fr-CA or es.")] = None,
    rule: Annotated[list[str] | None, typer.Option(help="A house rule as NAME=ANSWER; may be repeated.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same number deals the same cards.")] = None,
    pace: Annotated[float | None, typer.Option(min=0, max=60, help="Seconds an event is shown for.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, for pipes and screen readers.")] = False,
    save: Annotated[Path | None, typer.Option(help="Where to keep the game.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play in the terminal; the game is saved as you go."""
    from volteface.locale import Words, find_language
    from volteface.terminal.agreeing import Wishes
    from volteface.terminal.opening import Opening
    from volteface.terminal.output import has_screen

    words = Words(find_language(language, os.environ))
    wishes = Wishes(edition, seats, people, tuple(rule or ()))
    log, sitting = new_game(game, wishes, words) if resume is None else saved_game(resume, game, wishes, words)
    if save is not None and save != resume:
        check_is_free(save, words)
    file = save or resume or new_place(log.header.game)
    opening = Opening(log, sitting, file, str(seed) if seed is not None else secrets.token_hex(16), bots)
    if plain or not has_screen():
        play_line_by_line(opening, words, pace or 0)
    else:
        play_on_screen(opening, words, USUAL_PACE if pace is None else pace)


def new_game(game: str | None, wishes: "Wishes", words: "Words") -> tuple[Log, frozenset[Seat]]:
    """The log of a new game, and the seats people take."""
    from volteface.terminal.agreeing import agree

    return agree(find_game(game or USUAL_GAME), wishes, words)


def saved_game(file: Path, game: str | None, wishes: "Wishes", words: "Words") -> tuple[Log, frozenset[Seat]]:
    """The log of a saved game, and the seats people take."""
    from volteface.terminal.agreeing import agree_to_resume
    from volteface.terminal.saving import load

    log = load(file)
    if game is not None and find_game(game).id != log.header.game:
        raise InvalidInput(words.text("problem-other-game", file=str(file), game=log.header.game))
    return log, agree_to_resume(log, wishes, words)


def play_line_by_line(opening: "Opening", words: "Words", pace: float) -> None:
    """Ask and tell in whole sentences."""
    from volteface.terminal.faces import find_face
    from volteface.terminal.look import Look
    from volteface.terminal.opening import open_session
    from volteface.terminal.output import fall_silent, say
    from volteface.terminal.plain import PlainFront, play_plainly

    session, header = open_session(opening, now), opening.log.header
    front = PlainFront(session, Look(words, session.players), find_face(header.game), say=say, read=input, pace=pace)
    try:
        say(words.text("terminal-edition", edition=words.text(f"edition-{header.edition}")))
        if opening.log.entries:
            say(words.text("terminal-resumed", file=str(opening.file), round=front.round_number()))
        is_over = play_plainly(front)
        session.save()
        say_where(opening.file, words, is_over=is_over)
    except BrokenPipeError:
        session.save()
        fall_silent()


def play_on_screen(opening: "Opening", words: "Words", pace: float) -> None:
    """Show the whole table, and another game as long as the people want one."""
    import msgspec

    from volteface.terminal.between import AGAIN
    from volteface.terminal.faces import find_face
    from volteface.terminal.look import Look
    from volteface.terminal.opening import open_session
    from volteface.terminal.play_app import PlayApp

    session, header = open_session(opening, now), opening.log.header
    look, edition = Look(words, session.players), words.text(f"edition-{header.edition}")
    app = PlayApp(session, look, find_face(header.game), edition, place=str(opening.file), pace=pace)
    outcome = app.run()
    if app.return_code:
        raise typer.Exit(app.return_code)
    session.save()
    if outcome == AGAIN:
        # The same table with other cards and another file.
        fresh = {"log": Log(header), "file": new_place(header.game), "seed": f"{opening.seed}+"}
        play_on_screen(msgspec.structs.replace(opening, **fresh), words, pace)
    else:
        say_where(opening.file, words, is_over=session.is_over())


def new_place(game: str) -> Path:
    """A file for a new game, among the others."""
    from platformdirs import user_data_path

    from volteface.terminal.saving import new_file

    return new_file(user_data_path("volteface") / "games", game, datetime.now())


def check_is_free(file: Path, words: "Words") -> None:
    """Nothing that is there already gets lost."""
    from volteface.terminal.saving import is_free

    if not is_free(file):
        raise InvalidInput(words.text("problem-file-exists", file=str(file), command=resume_command(file)))


def say_where(file: Path, words: "Words", *, is_over: bool) -> None:
    """Where the game lies, and how to go on with it."""
    from volteface.terminal.output import say

    said = [words.text("terminal-saved", file=str(file))]
    if not is_over:
        said = [
            words.text("terminal-plain-rests"),
            *said,
            words.text("terminal-resume-hint", command=resume_command(file)),
        ]
    for line in said:
        say(line)


def resume_command(file: Path) -> str:
    """What to type to go on with a saved game."""
    return f"volteface play --resume {shlex.quote(str(file))}"


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000
