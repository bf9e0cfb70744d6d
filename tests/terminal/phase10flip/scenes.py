"""Helpers for Phase 10 FLIP!: scenes that bots have played up to, and a player who presses keys."""

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from textual.pilot import Pilot

from volteface.bots import find_bot
from volteface.bots.phase10flip.lay_downs import LAY_DOWN
from volteface.games.phase10flip.cards import has_flip
from volteface.games.phase10flip.moves import Hit
from volteface.games.phase10flip.view import View
from volteface.terminal.options import TableOptions
from volteface.terminal.questions import Choice, Question
from volteface.terminal.screen.play_app import PlayApp
from volteface.terminal.session import Session

from .. import tables
from ..tables import commit, settle

GAME = "phase10flip"
USUAL = TableOptions(bots="greedy")
SHORT = TableOptions(seats=3, bots="greedy", rules=("phases_to_win=1",))
MOST_KEYS = 2000

Script = Callable[[Pilot[str], PlayApp], Awaitable[None]]
Scene = Callable[[View, tuple[Any, ...]], bool]


def sit_down(options: TableOptions = USUAL, language: str = "en", *, seed: str = "1") -> Session:
    return tables.sit_down(options, language, seed=seed, game=GAME)


def come_to(
    scene: Scene, options: TableOptions = USUAL, *, seats: tuple[int, ...] = (0,), most_seeds: int = 40
) -> Session:
    """The first table at which one of these seats is asked in such a scene, played up to there by bots."""
    for seed in range(most_seeds):
        session = sit_down(options, seed=str(seed))
        if _play_until(scene, session, seats):
            return session
    raise AssertionError("no such scene")


def _play_until(scene: Scene, session: Session, seats: tuple[int, ...]) -> bool:
    table, stand_in = session.table, find_bot(GAME, "greedy", Random(0))
    while not session.is_over():
        seat = table.asked()
        if seat is None:
            commit(session, session.draft_round())
            continue
        view, offers = session.view(seat), table.offers(seat)
        if seat in seats and scene(view, offers):
            return True
        move = (session.players[seat].bot or stand_in).choose(view, offers)
        commit(session, session.draft_move(seat, move))
    return False


def may_lay(view: View, offers: tuple[Any, ...]) -> bool:
    return LAY_DOWN in offers


def may_hit(view: View, offers: tuple[Any, ...]) -> bool:
    return any(isinstance(move, Hit) for move in offers)


def may_only_discard(view: View, offers: tuple[Any, ...]) -> bool:
    return view.has_drawn and not may_lay(view, offers) and not may_hit(view, offers)


def may_flip(view: View, offers: tuple[Any, ...]) -> bool:
    return may_only_discard(view, offers) and any(map(has_flip, view.faces)) and len(view.faces) > 1


def keys_of(question: Question) -> set[str]:
    return {key for choice in question.choices for key in choice.keys}


def busy_key(app: PlayApp, question: Question) -> str:
    """Draw, take the first suggestion to lay or hit, discard the first card, and go on between rounds."""
    keys = keys_of(question)
    if app.asked is None:
        return "q" if app.session.is_over() else "enter"
    if {"d", "k"} <= keys:
        return "d" if question.choices[0].is_offered else "k"
    if keys == {"enter", "space"}:
        return "enter"
    return next(key for key in ("l", "h", "1") if key in keys)


async def play_by_keys(
    pilot: Pilot[str], app: PlayApp, until: Callable[[PlayApp], bool] = lambda app: False
) -> list[str]:
    pressed: list[str] = []
    for _ in range(MOST_KEYS):
        await settle(pilot, app)
        if not app.is_running or app.prompt.question is None or until(app):
            return pressed
        pressed.append(busy_key(app, app.prompt.question))
        await pilot.press(pressed[-1])
    raise AssertionError("the game does not end")


async def press(pilot: Pilot[str], app: PlayApp, *keys: str) -> None:
    """Press keys, each once the one before has taken effect."""
    for key in keys:
        await pilot.press(key)
        await settle(pilot, app)
    await pilot.pause(0.05)


def choice_with(app: PlayApp, wanted: Callable[[Choice], bool]) -> Choice:
    assert app.prompt.question is not None
    return next(choice for choice in app.prompt.question.choices if wanted(choice))
