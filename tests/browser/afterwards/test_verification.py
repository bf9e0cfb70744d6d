"""The verification page: a finished game is dealt again in the browser, and a wrong draw is found."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.finished import finished, gathered, play_out
from tests.browser.running import running_server
from volteface.kernel import read_log
from volteface.tables.fairness.verify import verify

RIGHT = re.compile(r"^All \d+ draws are right$")
each_game = pytest.mark.parametrize("game", ["flip7", "phase10flip"])


def log_of(server: str, table: str) -> Any:
    return httpx.get(f"{server}/api/tables/{table}/log").raise_for_status().json()


def outcome(page: Page, what: str) -> None:
    expect(page.locator(f'[data-outcome="{what}"]')).to_be_visible()


def open_file(page: Page, log: Any) -> None:
    file = {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(log).encode()}
    page.get_by_label("Open a file").set_input_files(file)  # type: ignore[arg-type]


@each_game
def test_every_draw_of_a_finished_game_is_checked(server: str, new_person: NewPerson, game: str) -> None:
    table, _ = finished(server, game)
    page = new_person()
    page.goto(f"{server}/v/{table}")
    expect(page.get_by_role("heading", name=RIGHT)).to_be_visible()
    expect(page.get_by_text("This browser was not there.")).to_be_visible()
    page.get_by_text("Draw by draw").click()
    log = log_of(server, table)
    draws = [one for one in log["entries"] if one["actor"] == "dealer" and one.get("move", {}).get("move") in DRAWING]
    expect(page.locator('[data-right="true"]')).to_have_count(len(draws))
    assert verify(read_log(json.dumps(log).encode())).deals >= len(draws)


DRAWING = ("first_dealer", "reveal", "shuffle")


@each_game
def test_a_tampered_game_fails_at_exactly_the_card_that_was_changed(
    server: str, new_person: NewPerson, game: str
) -> None:
    table, _ = finished(server, game)
    page = new_person()
    page.goto(f"{server}/v/{table}")
    page.get_by_role("button", name="Show me a tampered game").click()
    outcome(page, "wrong-draw")
    entry = page.locator("[data-outcome]").get_attribute("data-entry")
    expect(page.get_by_text(f"on purpose, in entry {entry}.")).to_be_visible()
    expect(page.locator('[data-right="false"]')).to_have_count(1)
    page.get_by_role("button", name="Back to the real game").click()
    outcome(page, "right")


def test_whoever_was_there_finds_the_promise_and_their_own_chance(server: str, new_person: NewPerson) -> None:
    with gathered(server, "flip7", ("Ann", "Bo", "Cy")) as (table, guests):
        page = new_person()
        page.context.add_cookies([{"name": "volteface", "value": guests[0].key, "url": server}])
        page.goto(f"{server}/t/{table}")
        page.get_by_role("button", name="Sit here").first.click()
        expect(page.get_by_role("heading", name="Who plays?")).to_be_visible()
        for seat in (1, 2):
            guests[seat].sit(seat)
        page.get_by_role("button", name="Start", exact=True).click()
        expect(page.get_by_role("heading", name="Who plays?")).to_have_count(0)
        play_out(guests)
        page.reload()  # what is past is not played card by card
        page.get_by_role("link", name="Check the deals").click()
    expect(page.get_by_role("heading", name=RIGHT)).to_be_visible()
    expect(page.get_by_text("This browser saw the same one before the game began.")).to_be_visible()
    expect(page.get_by_text("What this browser added is there.")).to_be_visible()


def test_a_server_that_shows_another_promise_afterwards_is_found_out(server: str, new_person: NewPerson) -> None:
    table, _ = finished(server, "flip7")
    page = new_person()
    page.goto(server)
    seen = [{"table": table, "commitment": "0" * 64, "isEarly": True, "chance": None}]
    page.evaluate("seen => localStorage.setItem('volteface.fair', JSON.stringify(seen))", seen)
    page.goto(f"{server}/v/{table}")
    outcome(page, "other-promise")


def test_a_dealer_who_was_told_the_cards_is_found_out(tmp_path: Path, new_person: NewPerson) -> None:
    with running_server(tmp_path, ("12", "12", "12")) as dishonest:
        table, _ = finished(dishonest, "flip7")
        page = new_person()
        page.goto(f"{dishonest}/v/{table}")
        outcome(page, "wrong-draw")


def test_a_file_is_checked_and_a_changed_one_is_not_right(server: str, new_person: NewPerson) -> None:
    table, _ = finished(server, "flip7")
    log = log_of(server, table)
    page = new_person()
    page.goto(f"{server}/v")
    open_file(page, log)
    outcome(page, "right")
    changed = next(one for one in log["entries"] if one.get("move", {}).get("move") == "reveal")
    changed["move"]["card"] = "11" if changed["move"]["card"] == "12" else "12"
    open_file(page, log)
    expect(page.locator(f'[data-outcome="wrong-draw"][data-entry="{changed["seq"]}"]')).to_be_visible()
    open_file(page, {"no": "game"})
    expect(page.get_by_role("alert")).to_contain_text("not a game")


def test_a_game_that_goes_on_is_not_checked_yet(server: str, new_person: NewPerson) -> None:
    with gathered(server, "flip7", ("Ann", "Bo", "Cy")) as (table, _):
        page = new_person()
        page.goto(f"{server}/v/{table}")
        expect(page.get_by_role("alert")).to_be_visible()
        expect(page.locator("[data-outcome]")).to_have_count(0)


def test_the_fingerprint_is_shown_at_the_table(server: str, new_person: NewPerson) -> None:
    with gathered(server, "flip7", ("Ann", "Bo", "Cy")) as (table, guests):
        commitment = guests[0].look()["commitment"]
        page = new_person()
        page.goto(f"{server}/t/{table}")
        page.get_by_text("Is the deal fair?").click()
        shown = page.locator("details code").inner_text()
        assert re.sub(r"\s", "", shown) == commitment
