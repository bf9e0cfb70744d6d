"""Writes the screenshot in the README: `python -m tests.terminal.screenshot`."""

import asyncio
import re
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

from volteface.bots import find_bot
from volteface.games.flip7.state import Status
from volteface.games.flip7.view import View
from volteface.tables import LiveTable
from volteface.terminal.local_table import LocalTable
from volteface.terminal.open_table import open_session
from volteface.terminal.options import TableOptions
from volteface.terminal.palette import DARK, Palette

from .tables import new_table, on_screen, settle

SIZE: Final = (120, 36)
SEED: Final = "31"  # the first whose game comes to such a scene
FILE: Final = Path(__file__).parents[2] / "docs" / "images" / "terminal.svg"
FONTS: Final = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"


def is_a_good_scene(view: View) -> bool:
    """Whether it is our turn in the middle of a game, with lanes in every status."""
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


def find_scene(seed: str) -> LiveTable | None:
    """A table at which seat 0 is asked in such a scene, played up to there by bots."""
    opened = new_table(TableOptions(seats=4, bots="counter,threshold:30"), seed=seed)
    table = LocalTable(opened, count().__next__)
    bots = [find_bot("flip7", name, Random(0)) for name in ("threshold:40", "counter", "threshold:30", "counter")]
    while not table.standing().over:
        seat = table.asked()
        if seat is None:
            table.go_on()
            continue
        if seat == 0 and is_a_good_scene(table.view(0)):
            return table.live
        table.act(seat, bots[seat].choose(table.view(seat), table.offers(seat)))
    return None


async def draw(table: LiveTable, palette: Palette) -> str:
    app = on_screen(open_session(table, count().__next__), palette=palette)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, app)
        await pilot.pause(0.3)
        return app.export_screenshot()


def without_addresses(svg: str) -> str:
    """The SVG with local fonts instead of web fonts."""
    svg = re.sub(r"@font-ui\s*\{.*?\}", "", svg, flags=re.DOTALL)
    return re.sub(r"font-family:\s*Fira Code[^;]*;", f"font-family: {FONTS};", svg)


def main(file: Path = FILE, palette: Palette = DARK) -> None:
    """Draw the scene and write it to the file."""
    table = find_scene(SEED)
    assert table is not None, "that seed has no such scene any more; search for another"
    file.write_text(without_addresses(asyncio.run(draw(table, palette))))


if __name__ == "__main__":
    main()
