"""A finished game as a file, and the way from a finished game to a new one."""

import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.server.finished import Finished
from volteface.kernel import read_log

from .steps import expect_move, slider, watch


def save(page: Page, folder: Path) -> Path:
    """The game that is watched, saved from the menu."""
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as a file").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def elsewhere(finished: Finished, file: Path, name: str) -> tuple[str, Path]:
    """The same game as if it had been played at another server's table; its id there."""
    table = f"{name}{finished.table}"
    other = file.with_name(f"{table}.json")
    other.write_bytes(file.read_bytes().replace(finished.table.encode(), table.encode()))
    return table, other


def choose(page: Page, file: Path) -> None:
    """Choose a file to open."""
    page.get_by_label("Choose a file").set_input_files(file)


def test_a_saved_game_is_the_whole_log(finished: Finished, new_person: NewPerson, tmp_path: Path) -> None:
    page = new_person()
    watch(page, finished)
    file = save(page, tmp_path)
    assert read_log(file.read_bytes()) == read_log(finished.log())


def test_a_game_from_a_file_opens_as_a_replay(finished: Finished, new_person: NewPerson, tmp_path: Path) -> None:
    page = new_person()
    replay = watch(page, finished)
    table, file = elsewhere(finished, save(page, tmp_path), "open")
    page.goto(f"{finished.base}/replay")
    choose(page, file)
    page.wait_for_url("**/replay/*")
    assert table not in page.url
    expect_move(page, 0)
    expect(page.get_by_text("Unverified")).to_have_count(0)
    expect(slider(page)).to_have_attribute("max", str(len(replay["stops"]) - 1))


def test_a_game_whose_deals_are_not_proven_says_so_and_is_listed_so(
    finished: Finished, new_person: NewPerson, tmp_path: Path
) -> None:
    page = new_person()
    watch(page, finished)
    _, file = elsewhere(finished, save(page, tmp_path), "forged")
    file.write_bytes(re.sub(rb'"secret":"[0-9a-f]{64}"', b'"secret":"%064d"' % 0, file.read_bytes()))
    page.goto(f"{finished.base}/replay")
    choose(page, file)
    page.wait_for_url("**/replay/*")
    expect(page.get_by_role("note")).to_contain_text("Unverified")
    page.goto(f"{finished.base}/me")
    expect(page.locator("[data-table]")).to_contain_text("From a file, unverified")


def test_the_first_page_leads_to_where_a_file_is_chosen(server: str, new_person: NewPerson) -> None:
    page = new_person()
    page.goto(server)
    page.get_by_role("link", name="Open a game from a file").click()
    expect(page.get_by_label("Choose a file")).to_be_attached()


def test_a_game_that_is_here_already_is_shown(finished: Finished, new_person: NewPerson, tmp_path: Path) -> None:
    page = new_person()
    watch(page, finished)
    file = save(page, tmp_path)
    page.goto(f"{finished.base}/replay")
    choose(page, file)
    page.wait_for_url(f"**/replay/{finished.table}")
    expect(page.get_by_text("is here already")).to_be_visible()
    expect_move(page, 0)


@pytest.mark.parametrize("how", ["torn", "foreign", "tampered"])
def test_a_file_that_is_no_whole_game_is_refused_and_changes_nothing(
    finished: Finished, new_person: NewPerson, tmp_path: Path, how: str
) -> None:
    page = new_person()
    watch(page, finished)
    table, file = elsewhere(finished, save(page, tmp_path), how)
    whole = file.read_bytes()
    spoilt = {
        "torn": whole[: len(whole) // 2],
        "foreign": b"\x89PNG\r\n\x1a\n",
        "tampered": re.sub(rb'"move":"(stay|draw)"', b'"move":"hit"', whole, count=1),
    }
    file.write_bytes(spoilt[how])
    page.goto(f"{finished.base}/replay")
    choose(page, file)
    expect(page.get_by_role("alert")).to_contain_text(f"{file.name} is not a whole finished game")
    assert page.url.endswith("/replay")
    assert httpx.get(f"{finished.base}/api/tables/{table}").status_code == 404


def test_somebody_plays_on_from_a_moment_against_bots(finished: Finished, new_person: NewPerson) -> None:
    page = new_person()
    watch(page, finished, "?at=3")
    expect_move(page, 3)
    page.get_by_role("button", name="Play on from here").click()
    sheet = page.get_by_role("dialog", name="Play on from here")
    sheet.get_by_label("You play as").select_option(label="P2")
    sheet.get_by_label("Your name").fill("Mia")
    sheet.get_by_label("Bots play").select_option("random")
    sheet.get_by_role("button", name="Play on").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-seq]")).to_be_visible()
    table = page.context.request.get(f"{finished.base}/api{re.sub('.*/t/', '/tables/', page.url)}").json()
    assert ([seat["name"] for seat in table["seats"]], table["me"]) == (["P0", "P1", "Mia"], 2)
    page.get_by_role("button", name="Story").click()
    expect(page.get_by_role("list", name="Story")).to_contain_text("from a moment of a finished one")


def test_nobody_plays_on_from_the_end(finished: Finished, new_person: NewPerson) -> None:
    page = new_person()
    watch(page, finished)
    page.keyboard.press("End")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_text("The game is over here.")).to_be_visible()
