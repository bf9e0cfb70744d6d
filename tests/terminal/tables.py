"""Helpers: sessions with a known seed, their screens, and a player who presses keys."""

from collections.abc import Callable
from itertools import count
from time import monotonic

from textual.pilot import Pilot

from volteface.kernel import MoveEntry, find_game
from volteface.locale import Words
from volteface.store import MemoryStore
from volteface.tables import Draft, LogStore, load_table
from volteface.terminal.create_table import create_table
from volteface.terminal.flip7.queries import lane_points
from volteface.terminal.game_ui import find_ui
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


def sit_down(
    options: TableOptions = USUAL,
    language: str = "en",
    *,
    seed: str = "5",
    store: LogStore | None = None,
    game: str = "flip7",
) -> Session:
    """A session at a new table."""
    found, store = find_game(game), store or MemoryStore()
    spec = resolve_options(found, options, Words(language))
    return Session(create_table(store, found, spec, table="a table", seed=seed, now=0), store, count().__next__)


def resume(store: LogStore) -> Session:
    """A session at the saved table."""
    return Session(load_table(store, "a table"), store, count().__next__)


def commit(session: Session, draft: Draft) -> None:
    """Save a draft and adopt it."""
    session.store.append(draft.addition()).result()
    session.table.adopt(draft)


def moves_of(session: Session) -> list[MoveEntry]:
    """All moves saved in the session's store."""
    entries = session.store.load(session.table.id).entries
    return [entry for entry in entries if isinstance(entry, MoveEntry)]


def on_screen(session: Session, language: str = "en", palette: Palette = DARK, pace: float = 0) -> PlayApp:
    words, table = Words(language), session.table
    edition = words.text(f"edition-{table.seating.setup.edition}")
    context = RenderContext(words, session.players, palette)
    return PlayApp(session, context, find_ui(table.game.id), edition, pace=pace)


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
