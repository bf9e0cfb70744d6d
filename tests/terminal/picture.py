"""Writes the README's picture of the table: `python -m tests.terminal.picture`."""

import asyncio
import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from volteface.bots import find_bot
from volteface.games.flip7.state import Status
from volteface.games.flip7.view import View
from volteface.kernel import Log, SeededDealer, find_game
from volteface.tables import Table
from volteface.terminal.agreeing import Wishes
from volteface.terminal.opening import Opening, open_session
from volteface.terminal.palette import DARK, Palette

from .tables import new_game, on_screen, settle

SIZE: Final = (120, 36)
SEED: Final = "55"  # the first whose game comes to such a scene
PLACE: Final = Path(__file__).parents[2] / "docs" / "images" / "terminal.svg"
FONTS: Final = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"


def is_a_good_scene(view: View) -> bool:
    """It is our turn in the middle of a game, and every state of a lane is to be seen."""
    mine, others = view.lines[0], {line.status for line in view.lines[1:]}
    tickets = [line for line in view.lines if line.modifiers or line.second_chances]
    return (
        view.round >= 3
        and view.choice is None
        and len(mine.numbers) >= 4
        and bool(mine.modifiers)
        and others >= {Status.FROZEN, Status.BUSTED}
        and len(tickets) >= 2
    )


def scenes(seed: str) -> Iterator[tuple[Log, Any]]:
    """Every position of a game in which seat 0 is asked, while a bot decides for it."""
    game = find_game("flip7")
    log, _ = new_game(Wishes(seats=4))
    table = Table(game, log, SeededDealer(game, seed), count().__next__)
    bots = [find_bot("flip7", kind, Random(0)) for kind in ("threshold:40", "counter", "threshold:30", "counter")]
    while not table.standing().over:
        seat = table.asked()
        if seat is None:
            table.go_on()
            continue
        if seat == 0:
            yield table.log, table.view(0)
        move = bots[seat].choose(table.view(seat), table.offers(seat))
        table.act(seat, move, "person" if seat == 0 else "bot", str(len(table.log.entries)))


def find_scene(seed: str) -> Log | None:
    return next((log for log, view in scenes(seed) if is_a_good_scene(view)), None)


async def draw(log: Log, file: Path, palette: Palette) -> str:
    session = open_session(Opening(log, frozenset((0,)), file, SEED, "counter,threshold:30"), count().__next__)
    app = on_screen(session, palette=palette)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, app)
        await pilot.pause(0.3)
        return app.export_screenshot()


def without_addresses(svg: str) -> str:
    """The picture with fonts of the reader's own machine instead of somebody's server."""
    svg = re.sub(r"@font-face\s*\{.*?\}", "", svg, flags=re.DOTALL)
    return re.sub(r"font-family:\s*Fira Code[^;]*;", f"font-family: {FONTS};", svg)


def main(place: Path = PLACE, palette: Palette = DARK) -> None:
    """Draw the scene and write it to its place."""
    log = find_scene(SEED)
    assert log is not None, "that seed has no such scene any more; search for another"
    with TemporaryDirectory() as folder:
        place.write_text(without_addresses(asyncio.run(draw(log, Path(folder) / "scene.json", palette))))


if __name__ == "__main__":
    main()
