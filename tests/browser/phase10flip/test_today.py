"""Today's deck of Phase 10 FLIP!, begun in a browser and finished elsewhere."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.daily_tries import NO_SHARE_SHEET, play_today
from tests.browser.guests import Guest
from tests.browser.running import Server


def test_a_try_is_begun_by_touch_finished_elsewhere_and_its_result_is_shared(
    server: Server, new_person: NewPerson
) -> None:
    page, me = new_person(has_touch=True), Guest(server.address, "Léa")
    page.context.add_cookies([{"name": "volteface", "value": me.key, "url": server.address}])
    page.add_init_script(NO_SHARE_SHEET)
    page.goto(f"{server.address}/today")
    page.get_by_role("link", name="Phase 10 FLIP!").tap()
    expect(page.get_by_text("Lay phases 1, 2 and 3 and go out each time.")).to_be_visible()
    page.get_by_role("button", name="Play").tap()
    page.locator('[data-move="draw"]').tap()
    page.locator(".dock [data-face] button").first.tap()
    page.locator('[data-move="discard"]').tap()
    expect(page.locator('[data-move="draw"]')).to_be_enabled()
    table = page.url.rpartition("/")[2]
    page.goto(f"{server.address}/about")
    assert play_today(me, "phase10flip") == table  # the same try, on another device
    page.goto(f"{server.address}/today/phase10flip")
    page.get_by_role("button", name="Go on").tap()
    expect(page.get_by_label("Your rounds").get_by_role("listitem")).to_have_count(3)
    page.get_by_role("button", name="Share").tap()
    expect(page.get_by_text("Copied.")).to_be_visible()
    assert f"/today/{table}" in page.evaluate("window.copied")
