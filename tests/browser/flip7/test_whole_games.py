"""A whole game of Flip 7: two people with a browser each and a bot, by what is on the screen alone.

Games by every edition are shown to the page in web/tests/page/whole_games.test.ts.
"""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.players import begin_with_a_bot, play_to_the_end
from tests.browser.running import Server

from .players import do_something

TARGET = 50


@pytest.mark.long
def test_a_whole_game_is_played_on_the_screen(server: Server, new_person: NewPerson) -> None:
    pages = begin_with_a_bot(server, new_person, house={"target_score": TARGET})
    assert len(play_to_the_end(pages, do_something)) >= 4
    for page in pages:
        expect(page.get_by_role("button", name="Rematch")).to_be_visible()
        expect(page.get_by_role("heading", name="Luck")).to_be_visible()
