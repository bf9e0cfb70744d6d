"""Whole games of Phase 10 FLIP! in both variants: two people with a browser each and a bot, by the screen alone."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.guests import Guest, sit_down
from tests.browser.running import running_server

from .players import play_to_the_end
from .tables import STACKED

DESKTOP = {"width": 1280, "height": 800}


@pytest.mark.parametrize(("variant", "phases"), [("standard", 1), ("ten_rounds", 2)])
def test_a_whole_game_is_played_on_the_screen(tmp_path: Path, new_person: NewPerson, variant: str, phases: int) -> None:
    with running_server(tmp_path, module=STACKED) as server:
        host, ann, bo = Guest(server, "Ann"), new_person(), new_person(viewport=DESKTOP)
        house = {"variant": variant, "phases_to_win": phases}
        table = host.open_table(game="phase10flip", edition="fr", seats=3, house=house)
        ann.context.add_cookies([{"name": "volteface", "value": host.key, "url": server}])
        sit_down(ann, f"{server}/t/{table}", "Ann")
        sit_down(bo, f"{server}/t/{table}", "Bo")
        ann.get_by_role("button", name="Start", exact=True).click()
        assert {"draw", "lay down", "discard"} <= play_to_the_end([ann, bo])
        for page in (ann, bo):
            expect(page.get_by_role("button", name="Rematch")).to_be_visible()
