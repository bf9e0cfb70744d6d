"""What a viewer of a replay does."""

from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.server.finished import Finished

PATIENCE_MS: Final = 20_000  # a long game is fetched in several stretches


def watch(page: Page, finished: Finished, query: str = "") -> dict[str, Any]:
    """Open a replay by its link, and wait until it is there; what the server says of the game."""
    page.goto(f"{finished.base}/replay/{finished.table}{query}")
    expect(slider(page)).to_be_visible(timeout=PATIENCE_MS)
    return finished.replay()


def slider(page: Page) -> Locator:
    """The line of all moves."""
    return page.get_by_role("slider", name="Moves of the game")


def expect_move(page: Page, move: int) -> None:
    """The replay is at that move, in words and on the line."""
    expect(page.locator(f'[data-at="{move}"]')).to_be_visible(timeout=PATIENCE_MS)
    expect(slider(page)).to_have_value(str(move))


def first_of_second_round(replay: dict[str, Any]) -> int:
    """The stop where the second round has been dealt: the one after that where the first was counted."""
    counted = next(index for index, stop in enumerate(replay["stops"]) if stop >= replay["rests"][0])
    return counted + 1
