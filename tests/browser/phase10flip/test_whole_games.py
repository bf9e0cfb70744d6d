"""A whole game of Phase 10 FLIP!: two people with a browser each and a bot, by the screen alone.

One of the other variant is played to its end in test_rare_rounds.
"""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.players import begin_with_a_bot, play_to_the_end
from tests.browser.running import Server

from .players import do_something
from .tables import DISCARD, DRAWS, READY, deal


@pytest.mark.long
def test_a_whole_game_is_played_on_the_screen(server: Server, new_person: NewPerson) -> None:
    cards = deal(3, [READY], DISCARD, DRAWS)  # Ann can lay her phase before the bot has won
    pages = begin_with_a_bot(server, new_person, cards, game="phase10flip", edition="fr", house={"phases_to_win": 1})
    assert {"draw", "lay down", "discard"} <= set(play_to_the_end(pages, do_something))
    for page in pages:
        expect(page.get_by_role("button", name="Rematch")).to_be_visible()
