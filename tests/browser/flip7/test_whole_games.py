"""Whole games of Flip 7 by every edition: two people with a browser each and a bot, by what is on the screen alone."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.guests import Guest, sit_down
from tests.browser.running import running_server
from volteface.games.flip7.game import GAME

from .players import play_to_the_end

TARGET = 100
DESKTOP = {"width": 1280, "height": 800}


@pytest.mark.parametrize("edition", GAME.rulebook.editions)
def test_a_whole_game_is_played_on_the_screen(tmp_path: Path, new_person: NewPerson, edition: str) -> None:
    with running_server(tmp_path) as server:
        host, ann, bo = Guest(server, "Ann"), new_person(), new_person(viewport=DESKTOP)
        table = host.open_table(edition=edition, seats=3, house={"target_score": TARGET})
        ann.context.add_cookies([{"name": "volteface", "value": host.key, "url": server}])
        sit_down(ann, f"{server}/t/{table}", "Ann")
        sit_down(bo, f"{server}/t/{table}", "Bo")
        ann.get_by_role("button", name="Start", exact=True).click()
        assert play_to_the_end([ann, bo]) >= 4
        for page in (ann, bo):
            expect(page.get_by_role("button", name="Rematch")).to_be_visible()
            expect(page.get_by_role("heading", name="Luck")).to_be_visible()
