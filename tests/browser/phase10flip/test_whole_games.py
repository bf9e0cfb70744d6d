"""Whole games of Phase 10 FLIP! in both variants: two people with a browser each and a bot, by the screen alone."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.players import begin_with_a_bot, play_to_the_end
from tests.browser.running import Server

from .players import do_something


@pytest.mark.long
@pytest.mark.parametrize(("variant", "phases"), [("standard", 1), ("ten_rounds", 1)])
def test_a_whole_game_is_played_on_the_screen(server: Server, new_person: NewPerson, variant: str, phases: int) -> None:
    house = {"variant": variant, "phases_to_win": phases}
    pages = begin_with_a_bot(server, new_person, game="phase10flip", edition="fr", house=house)
    assert {"draw", "lay down", "discard"} <= set(play_to_the_end(pages, do_something))
    for page in pages:
        expect(page.get_by_role("button", name="Rematch")).to_be_visible()
