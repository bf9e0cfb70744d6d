"""A replay by its link: play it, step through it, jump in it, and change the view."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.server.finished import Finished
from tests.server.people import game_of

from .steps import PATIENCE_MS, expect_move, first_of_second_round, slider, watch

WIDE = {"width": 1280, "height": 800}
MARK_A_FLIGHT = """() => {
  new MutationObserver(() => (document.body.dataset.flown = "yes"))
    .observe(document.querySelector(".layer"), { childList: true });
}"""


def test_a_replay_begins_with_the_first_cards_on_the_table(finished: Finished, new_person: NewPerson) -> None:
    page = new_person()
    last = len(watch(page, finished)["stops"]) - 1
    expect_move(page, 0)
    expect(page.get_by_text(f"Move 0 of {last}")).to_be_visible()
    for name in ("P0", "P1", "P2"):
        expect(page.locator("main").get_by_text(name, exact=True).first).to_be_visible()


def test_arrows_step_by_moves_and_home_and_end_lead_to_both_ends(finished: Finished, new_person: NewPerson) -> None:
    page = new_person()
    last = len(watch(page, finished)["stops"]) - 1
    for key, move in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("ArrowLeft", last - 1)):
        page.keyboard.press(key)
        expect_move(page, move)
    page.keyboard.press("Home")
    expect_move(page, 0)


def test_buttons_step_by_moves(finished: Finished, new_person: NewPerson) -> None:
    page = new_person()
    watch(page, finished)
    expect(page.get_by_role("button", name="One move back")).to_be_disabled()
    page.get_by_role("button", name="One move on").click()
    expect_move(page, 1)
    page.get_by_role("button", name="One move back").click()
    expect_move(page, 0)


def test_the_line_is_scrubbed_with_the_mouse_to_any_move(finished: Finished, new_person: NewPerson) -> None:
    page = new_person()
    last = len(watch(page, finished)["stops"]) - 1
    box = slider(page).bounding_box()
    assert box is not None
    middle = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + 14, middle)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, middle, steps=8)
    page.mouse.up()
    reached = int(slider(page).input_value())
    assert last / 3 < reached < 2 * last / 3
    expect_move(page, reached)


def test_a_round_is_jumped_to(finished: Finished, new_person: NewPerson) -> None:
    page = new_person(viewport=WIDE)
    second = first_of_second_round(watch(page, finished))
    page.get_by_label("Jump to a round").select_option(label="Round 2")
    expect_move(page, second)
    expect(page.get_by_role("list", name="Story")).to_contain_text("Round 2")
    page.get_by_role("button", name="Back to the start of a round").click()
    expect_move(page, 0)
    page.keyboard.press("PageDown")
    expect_move(page, second)


def test_where_a_round_was_over_its_points_are_shown(finished: Finished, new_person: NewPerson) -> None:
    page = new_person()
    counted = first_of_second_round(watch(page, finished)) - 1
    slider(page).fill(str(counted))
    expect(page.get_by_role("region", name="The round is over")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("region", name="The round is over")).to_have_count(0)


def test_the_end_shows_who_won(finished: Finished, new_person: NewPerson) -> None:
    page = new_person()
    watch(page, finished)
    page.keyboard.press("End")
    expect(page.get_by_role("heading", name=re.compile("win"))).to_be_visible(timeout=PATIENCE_MS)
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)


def test_a_replay_plays_by_itself_until_it_is_paused(finished: Finished, new_person: NewPerson) -> None:
    page = new_person()
    watch(page, finished)
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    few = re.compile("^[0-2]$")
    expect(page.locator("[data-at]")).not_to_have_attribute("data-at", few, timeout=PATIENCE_MS)
    page.get_by_role("button", name="Pause").click()
    stopped = page.locator("[data-at]").get_attribute("data-at")
    page.wait_for_timeout(1_200)
    assert page.locator("[data-at]").get_attribute("data-at") == stopped


def test_cards_fly_while_a_replay_plays(finished: Finished, new_person: NewPerson) -> None:
    page = new_person(reduced_motion="no-preference")
    counted = first_of_second_round(watch(page, finished)) - 1
    slider(page).fill(str(counted))
    expect(page.get_by_role("region", name="The round is over")).to_be_visible()
    page.evaluate(MARK_A_FLIGHT)
    page.keyboard.press("Space")
    expect(page.locator("body[data-flown]")).to_be_attached(timeout=PATIENCE_MS)


def test_the_story_tells_as_much_as_is_shown(finished: Finished, new_person: NewPerson) -> None:
    page = new_person(viewport=WIDE)
    watch(page, finished)
    told = page.get_by_role("list", name="Story").get_by_role("listitem")
    before = told.count()
    slider(page).fill("6")
    expect_move(page, 6)
    assert told.count() > before
    page.keyboard.press("Home")
    expect(told).to_have_count(before)


def test_a_link_names_a_moment_and_a_view(finished: Finished, new_person: NewPerson) -> None:
    page = new_person()
    watch(page, finished, "?at=5&seat=2")
    expect_move(page, 5)
    expect(page.get_by_label("View", exact=True)).to_have_value("2")
    page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile("at=6&seat=2"))


def test_a_seat_that_is_not_there_is_seen_through_by_nobody(finished: Finished, new_person: NewPerson) -> None:
    page = new_person()
    watch(page, finished, "?seat=17")
    expect(page.get_by_label("View", exact=True)).to_have_value("-1")


def open_hands(page: Page) -> int:
    """How many hands a screen reader is told in full."""
    return page.get_by_text(re.compile("cards?, open:")).count()


def test_hands_are_open_or_only_ones_own_is_seen(finished_games: dict[str, Finished], new_person: NewPerson) -> None:
    page, finished = new_person(), finished_games["phase10flip"]
    watch(page, finished)
    assert open_hands(page) == 3
    page.get_by_label("View", exact=True).select_option(label="P1")
    expect(page.locator(".hand")).to_be_visible()
    own = finished.replay(seat=1)
    faces = own["moments"][own["stops"][0] - 1]["views"][0]["faces"]
    shown = page.locator(".hand [data-face]").evaluate_all("all => all.map(one => one.dataset.face)")
    assert (sorted(shown), open_hands(page)) == (sorted(faces), 0)


def test_no_hidden_card_reaches_the_page_of_one_seats_view(
    finished_games: dict[str, Finished], new_person: NewPerson
) -> None:
    page, heard = new_person(), []
    page.on("response", lambda answer: heard.append(answer) if "/replay?" in answer.url else None)
    watch(page, finished_games["phase10flip"], "?seat=1")
    page.keyboard.press("End")
    expect(page.get_by_role("heading", name=re.compile("win"))).to_be_visible(timeout=PATIENCE_MS)
    moments = [moment for answer in heard for moment in answer.json()["moments"]]
    drawn = [event for one in moments for event in one["entry"]["events"] if event["event"] == "drew"]
    assert moments and all([view["me"] for view in moment["views"]] == [1] for moment in moments)
    assert all((event["face"] is None) == (event["seat"] != 1) for event in drawn)


def test_a_screen_reader_hears_where_a_step_leads(finished: Finished, new_person: NewPerson) -> None:
    page = new_person()
    last = len(watch(page, finished)["stops"]) - 1
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("log")).to_contain_text(f"Round 1, move 1 of {last}")
    expect(slider(page)).to_have_attribute("aria-valuetext", f"Round 1, move 1 of {last}")


def test_the_page_of_the_end_leads_to_the_replay(finished: Finished, new_person: NewPerson) -> None:
    page = new_person()
    page.goto(f"{finished.base}/t/{finished.table}")
    page.get_by_role("link", name="Watch the replay").click()
    expect_move(page, 0)


def test_a_game_that_is_not_over_says_so_and_leads_to_its_table(server: str, new_person: NewPerson) -> None:
    page = new_person()
    with game_of(server) as players:
        table = players[0].table["table"]
        page.goto(f"{server}/replay/{table}")
        expect(page.get_by_role("heading", name="Not over yet")).to_be_visible()
        page.get_by_role("link", name="To the table").click()
        expect(page.get_by_text("You are watching.")).to_be_visible()


def test_a_game_that_nobody_knows_says_so(server: str, new_person: NewPerson) -> None:
    page = new_person()
    page.goto(f"{server}/replay/nosuchgame")
    expect(page.get_by_role("heading", name="No such table")).to_be_visible()


@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (1280, 800)], ids=["phone", "tablet", "desktop"])
def test_nothing_scrolls_sideways(finished: Finished, new_person: NewPerson, size: tuple[int, int]) -> None:
    page = new_person(viewport={"width": size[0], "height": size[1]}, locale="fr-FR")
    page.goto(f"{finished.base}/replay/{finished.table}?at=4&seat=0")
    expect(page.get_by_role("slider")).to_have_value("4")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
