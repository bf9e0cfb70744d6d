"""Writes the screenshot in the README: `python -m tests.terminal.screenshot`."""

import asyncio
import re
from pathlib import Path
from random import Random
from typing import Final

from volteface.bots import find_bot
from volteface.games.flip7.state import Status
from volteface.games.flip7.view import View
from volteface.terminal.options import TableOptions
from volteface.terminal.palette import DARK, Palette
from volteface.terminal.session import Session

from .tables import commit, on_screen, settle, sit_down

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


def find_scene(seed: str) -> Session | None:
    """A session in which seat 0 is asked in such a scene, played up to there by bots."""
    session = sit_down(TableOptions(seats=4, bots="counter,threshold:30"), seed=seed)
    table = session.table
    bots = [find_bot("flip7", name, Random(0)) for name in ("threshold:40", "counter", "threshold:30", "counter")]
    while not session.is_over():
        seat = table.asked()
        if seat is None:
            commit(session, session.draft_round())
            continue
        if seat == 0 and is_a_good_scene(session.view(0)):
            return session
        commit(session, session.draft_move(seat, bots[seat].choose(session.view(seat), table.offers(seat))))
    return None


async def draw(session: Session, palette: Palette) -> str:
    app = on_screen(session, palette=palette)
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
    session = find_scene(SEED)
    assert session is not None, "that seed has no such scene any more; search for another"
    file.write_text(without_addresses(asyncio.run(draw(session, palette))))


if __name__ == "__main__":
    main()
