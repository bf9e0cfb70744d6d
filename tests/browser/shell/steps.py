"""What people do in these tests."""

import re
from typing import Final

from playwright.sync_api import Page, expect

# The buttons; lines of the story that speak of staying have buttons too.
HIT: Final = re.compile("^Hit")
STAY: Final = re.compile("^Stay")


def play_with_bots(page: Page, server: str, game: str = "Flip 7") -> None:
    """From the first page to a running game."""
    page.goto(server)
    page.get_by_role("link", name=f"Play {game}").click()
    page.get_by_role("button", name="Play with bots").click()
    expect(page.get_by_role("button", name=HIT).or_(page.get_by_text("deciding")).first).to_be_visible()


def invite(page: Page, server: str, name: str, *, listed: bool = False) -> str:
    """Open a table for friends; the link to it."""
    page.goto(f"{server}/new/flip7")
    page.get_by_label("Your name").fill(name)
    if listed:
        page.get_by_role("switch", name="Listed in the lobby").check()
    page.get_by_role("button", name="Invite friends").click()
    expect(page.get_by_role("heading", name="Who plays?")).to_be_visible()
    return page.url


def take_a_turn(page: Page) -> None:
    """Wait until it is this person's turn, whatever else is asked before."""
    expect(page.get_by_role("button", name=STAY)).to_be_enabled(timeout=20_000)
