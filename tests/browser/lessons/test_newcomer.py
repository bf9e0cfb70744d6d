"""A newcomer's way from the link to the first finished round, with nothing but what the pages say."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.running import running_server
from volteface.kernel.lessons import find_lesson
from volteface.locale import Words

from .steps import learn

CARDS = ("3", "5", "7", "9", "4", "6", "9", "8", "10", "2", "1")  # the first hit brings a 9, the second one busts


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose first cards are known."""
    with running_server(tmp_path_factory.mktemp("server"), CARDS, pace=0.05) as address:
        yield address


def read_hint(page: Page, name: str, text: str) -> None:
    """Read a hint."""
    expect(page.locator(f'[data-hint="{name}"]')).to_contain_text(text)


def test_a_newcomer_learns_plays_and_finishes_a_round(server: str, new_person: NewPerson) -> None:
    page = new_person(has_touch=True, is_newcomer=True)
    page.goto(server)
    page.get_by_role("link", name="Learn").tap()
    page.locator("[data-next]").tap()
    learn(page, find_lesson("flip7", "hit"), Words("en"))
    page.get_by_role("link", name="Read about it").tap()
    expect(page).to_have_url(f"{server}/rules/flip7/goal?edition=en")
    page.get_by_role("link", name="All rules").tap()
    page.get_by_role("link", name="Learn it by playing: Second Chance").tap()
    expect(page).to_have_url(f"{server}/learn/flip7/chance")
    page.goto(server)
    page.get_by_role("link", name="Play Flip 7").tap()
    page.get_by_role("button", name="Play with bots").tap()
    read_hint(page, "turn", "Hit takes one more card.")
    page.locator('[data-move="hit"]').tap()
    expect(page.locator('[data-hint="turn"]')).to_have_count(0)
    stay, recap = page.locator('[data-move="stay"]'), page.get_by_role("button", name="Next round")
    expect(stay.or_(recap)).to_be_visible()
    if stay.is_visible():
        stay.tap()
    expect(recap).to_be_visible()
