"""Helpers: sessions with a known seed, their screens, and a player who presses keys."""

from collections.abc import Callable
from itertools import count
from time import monotonic

from textual.pilot import Pilot

from volteface.kernel import MoveEntry, find_game
from volteface.locale import Words
from volteface.store import MemoryStore
from volteface.tables import LiveTable, LogStore
from volteface.terminal.flip7.queries import lane_points
from volteface.terminal.game_ui import find_ui
from volteface.terminal.open_table import create_table, open_session
from volteface.terminal.options import TableOptions, resolve_options
from volteface.terminal.palette import DARK, Palette
from volteface.terminal.questions import Question
from volteface.terminal.render_context import RenderContext
from volteface.terminal.screen.play_app import PlayApp
from volteface.terminal.session import Session

SMALL = (80, 24)
MOST_KEYS = 3000
PATIENCE_SECONDS = 20
USUAL = TableOptions()


def new_table(
    options: TableOptions = USUAL,
    language: str = "en",
    *,
    seed: str = "1",
    store: LogStore | None = None,
    game: str = "flip7",
) -> LiveTable:
    found = find_game(game)
    spec = resolve_options(found, options, Words(language))
    return create_table(store or MemoryStore(), found, spec, table="a table", seed=seed, now=0)


def sit_down(options: TableOptions = USUAL, language: str = "en", *, seed: str = "1") -> Session:
    return open_session(new_table(options, language, seed=seed), count().__next__)


def moves_of(session: Session) -> list[MoveEntry]:
    """All moves saved in the session's store."""
    live = session.table.live
    return [entry for entry in live._store.load(live.id).entries if isinstance(entry, MoveEntry)]


def on_screen(session: Session, language: str = "en", palette: Palette = DARK, pace: float = 0) -> PlayApp:
    words, live = Words(language), session.table.live
    edition = words.text(f"edition-{live.gathering.setup.edition}")
    context = RenderContext(words, session.players, palette)
    return PlayApp(session, context, find_ui(live.game.id), edition, table_id=live.id, pace=pace)


def cautious_key(app: PlayApp, question: Question) -> str:
    """Stay with 20 points or more, otherwise hit; choose the first player of a list; go on between rounds."""
    if question.is_list:
        return "1"
    if app.asked is None:
        return "q" if app.session.is_over() else "enter"
    return "s" if lane_points(app.view, app.asked) >= 20 else "h"


async def play_by_keys(
    pilot: Pilot[str], app: PlayApp, until: Callable[[PlayApp], bool] = lambda app: False
) -> list[str]:
    """Press a key for each question until the game is left or `until` is true."""
    pressed: list[str] = []
    for _ in range(MOST_KEYS):
        await settle(pilot, app)
        if not app.is_running or app.prompt.question is None or until(app):
            return pressed
        pressed.append(cautious_key(app, app.prompt.question))
        await pilot.press(pressed[-1])
    raise AssertionError("the game does not end")


async def settle(pilot: Pilot[str], app: PlayApp) -> None:
    """Wait until a question is asked, or the game has been left."""
    await wait_until(
        pilot, lambda: not app.is_running or app.return_value is not None or app.prompt.question is not None
    )


async def wait_until(pilot: Pilot[str], is_so: Callable[[], bool]) -> None:
    """Wait until a condition is true, however slow the machine is."""
    until = monotonic() + PATIENCE_SECONDS
    while not is_so():
        assert monotonic() < until, "the condition never became true"
        await pilot.pause(0.002)
