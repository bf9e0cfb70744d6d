"""The page about yourself: games to resume, games played, the record, another device, and deleting your data."""

import re

import httpx
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.finished import finished, gathered
from tests.browser.guests import Guest

from ..shell.steps import invite

MOST_LOOKS = 600  # until bots have finished a short game


def as_guest(page: Page, server: str, guest: Guest) -> Page:
    """The page of somebody who played without a browser before."""
    page.context.add_cookies([{"name": "volteface", "value": guest.key, "url": server}])
    page.goto(f"{server}/me")
    expect(page.get_by_label("Your name")).to_have_value(guest.name)
    return page


def test_somebody_new_has_nothing_here(server: str, new_person: NewPerson) -> None:
    page = new_person()
    page.goto(f"{server}/me")
    expect(page.get_by_text("does not know you yet")).to_be_visible()
    expect(page.get_by_role("button")).to_have_count(1)  # to play without a network, which needs no name


def test_a_game_against_people_is_in_the_list_and_in_the_record(server: str, new_person: NewPerson) -> None:
    table, guests = finished(server, "flip7")
    page = as_guest(new_person(), server, guests[0])
    game = page.locator(f'[data-table="{table}"]')
    expect(game).to_contain_text("with Bo and Cy")
    assert game.get_by_role("link", name=re.compile("^Replay")).get_attribute("href") == f"/replay/{table}"
    expect(page.locator('[data-record="flip7-people"]')).to_contain_text(re.compile(r"[01] of 1 game won"))
    expect(page.locator('[data-record="flip7-bots"]')).to_contain_text("not yet")
    game.get_by_role("link", name=re.compile("^Check")).click()
    expect(page.locator('[data-outcome="right"]')).to_be_visible()


def test_a_finished_game_is_played_again_from_the_list(server: str, new_person: NewPerson) -> None:
    table, guests = finished(server, "flip7")
    page = as_guest(new_person(), server, guests[0])
    page.get_by_role("link", name=re.compile("^Rematch")).click()
    expect(page.get_by_role("heading", name="Who plays?")).to_be_visible()
    assert "/t/" in page.url and table not in page.url
    expect(page.get_by_text("Bo", exact=True).first).to_be_visible()


def test_a_game_one_is_in_is_resumed(server: str, new_person: NewPerson) -> None:
    page = new_person()
    link = invite(page, server, "Ann")
    page.goto(f"{server}/me")
    page.get_by_label("Games you are in").get_by_role("link").click()
    page.wait_for_url(link)


def test_the_first_page_has_the_last_games_and_the_way_to_all(server: str, new_person: NewPerson) -> None:
    table, guests = finished(server, "flip7")
    page = as_guest(new_person(), server, guests[1])
    page.goto(server)
    last = page.get_by_label("Games you played").get_by_role("link")
    expect(last).to_contain_text("Ann and Cy")
    assert last.get_attribute("href") == f"/replay/{table}"
    page.get_by_role("link", name="Your games and your record").click()
    expect(page.get_by_role("heading", name="Your record")).to_be_visible()


def make_link(page: Page) -> str:
    page.get_by_role("button", name="Make a link").click()
    return page.get_by_label("Link for your other device", exact=True).input_value()


def test_a_link_makes_another_browser_the_same_person(server: str, new_person: NewPerson) -> None:
    table, guests = finished(server, "flip7")
    link = make_link(as_guest(new_person(), server, guests[0]))
    phone, asked = new_person(), list[str]()
    phone.on("request", lambda request: asked.append(request.url + (request.headers.get("referer") or "")))
    phone.goto(link)
    phone.get_by_role("button", name="Be Ann").click()
    expect(phone.locator(f'[data-table="{table}"]')).to_be_visible()
    key = link.partition("#key=")[2]
    assert (key in phone.url, [url for url in asked if key in url]) == (False, [])
    phone.goto(f"{server}/t/{table}")
    expect(phone.get_by_role("button", name="Rematch")).to_be_visible()


def test_whoever_a_browser_is_already_is_not_replaced_unasked(server: str, new_person: NewPerson) -> None:
    _, guests = finished(server, "flip7")
    link = make_link(as_guest(new_person(), server, guests[0]))
    page = as_guest(new_person(), server, guests[1])
    page.goto(f"{server}/about")
    page.goto(link)
    expect(page.get_by_role("alertdialog")).to_contain_text("the record of Bo are lost")
    page.get_by_role("button", name="Stay Bo").click()
    expect(page.get_by_label("Your name")).to_have_value("Bo")
    page.goto(f"{server}/about")
    page.goto(link)
    page.get_by_role("button", name="Be Ann").click()
    expect(page.get_by_label("Your name")).to_have_value("Ann")


def test_a_link_to_nobody_says_so(server: str, new_person: NewPerson) -> None:
    page = new_person()
    page.goto(f"{server}/me#key=nobody")
    expect(page.get_by_text("leads to nobody")).to_be_visible()


def test_deleting_says_what_goes_and_what_stays_and_does_it(server: str, new_person: NewPerson) -> None:
    table, guests = finished(server, "flip7")
    page = as_guest(new_person(), server, guests[0])
    page.get_by_role("button", name="Delete my data").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("your list of games and your record")
    expect(sheet).to_contain_text("names used at the table")
    sheet.get_by_role("button", name="Keep it").click()
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Delete my data").click()
    sheet.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("Nobody here knows you any more.")).to_be_visible()
    page.goto(f"{server}/me")
    expect(page.get_by_text("does not know you yet")).to_be_visible()
    assert httpx.get(f"{server}/api/me", cookies={"volteface": guests[0].key}).status_code == 401
    assert httpx.get(f"{server}/api/tables/{table}/log").json()["header"]["seats"][0] == "Ann"


def test_a_game_against_bots_counts_as_one(server: str, new_person: NewPerson) -> None:
    with gathered(server, "flip7", ("Ann",), seats=3, house={"target_score": 1}) as (_, (ann,)):
        ann.sit(0)
        ann.request("start", bot="")
        ann.request("leave")
        page = new_person()
        page.context.add_cookies([{"name": "volteface", "value": ann.key, "url": server}])
        for _ in range(MOST_LOOKS):
            table = ann.look()
            if table["stage"] == "over":
                break
            if table["is_resting"]:
                ann.request("go_on")
            page.wait_for_timeout(50)
        page.goto(f"{server}/me")
        expect(page.locator('[data-record="flip7-bots"]')).to_contain_text("of 1 game won")


def test_another_device_is_signed_out(server: str, new_person: NewPerson) -> None:
    ann = Guest(server, "Ann")
    page = as_guest(new_person(), server, ann)
    expect(page.get_by_label("Your devices")).to_have_count(0)
    headers = {"Authorization": f"Bearer {ann.key}"}
    phone = httpx.post(f"{server}/api/me/keys", headers=headers).json()["key"]
    page.reload()
    devices = page.get_by_label("Your devices").get_by_role("listitem")
    expect(devices).to_have_count(2)
    expect(devices.filter(has_text="This browser").get_by_role("button")).to_have_count(0)
    devices.get_by_role("button", name=re.compile("^Sign out")).click()
    expect(page.get_by_text("Signed out.")).to_be_visible()
    lost = httpx.get(f"{server}/api/me", headers={"Authorization": f"Bearer {phone}"})
    kept = httpx.get(f"{server}/api/me", headers=headers)
    assert (lost.status_code, kept.status_code) == (401, 200)
