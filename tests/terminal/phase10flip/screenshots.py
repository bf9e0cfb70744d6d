"""Writes the screenshots in docs/terminal.md: `python -m tests.terminal.phase10flip.screenshots`."""

import asyncio
from pathlib import Path
from typing import Any, Final

from volteface.games.phase10flip.cards import Side
from volteface.games.phase10flip.view import View
from volteface.terminal.options import TableOptions
from volteface.terminal.palette import DARK, LIGHT, Palette
from volteface.terminal.session import Session

from ..screenshot import without_addresses
from ..tables import on_screen, settle
from .scenes import come_to, may_hit, may_lay

SIZE: Final = (120, 38)
FOLDER: Final = Path(__file__).parents[3] / "docs" / "images"
OPTIONS: Final = TableOptions(bots="planner,greedy")


def can_lay_with_a_star(view: View, offers: tuple[Any, ...]) -> bool:
    return may_lay(view, offers) and view.round >= 3 and view.side is Side.COLOUR and "*" in "".join(view.faces)


def can_hit_on_the_other_side(view: View, offers: tuple[Any, ...]) -> bool:
    return may_hit(view, offers) and view.round >= 2 and view.side is Side.INTENSE and len(view.faces) > 3


async def draw(session: Session, palette: Palette, *keys: str) -> str:
    app = on_screen(session, palette=palette)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, app)
        for key in keys:
            await pilot.press(key)
        await pilot.pause(0.5)
        return app.export_screenshot()


def main() -> None:
    """Draw one screenshot per side."""
    colour = asyncio.run(draw(come_to(can_lay_with_a_star, OPTIONS), LIGHT, "l", "down"))
    intense = asyncio.run(draw(come_to(can_hit_on_the_other_side, OPTIONS), DARK, "h"))
    for name, svg in (("colour", colour), ("intense", intense)):
        (FOLDER / f"terminal-phase10flip-{name}.svg").write_text(without_addresses(svg))


if __name__ == "__main__":
    main()
