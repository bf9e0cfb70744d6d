"""Three phones and a big screen at one table for real cards: two write offline and contradict each other."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson

from .phones import Phone, new_phone, open_table

NAMES = ("Ada", "Bo", "Cy")
OFFLINE = "No connection."


def join(phone: Phone, server: str, table: str, host: Page) -> None:
    """Ask to write with another phone, and let the host allow it."""
    phone.page.goto(f"{server}/t/{table}")
    phone.button("Let me write too")
    host.get_by_role("button", name="would like to write").tap()  # the host is told
    host.get_by_role("switch", name="would like to write").tap()
    host.get_by_role("dialog").get_by_role("button", name="Close").tap()
    expect(phone.page.get_by_role("button", name="Ada went out")).to_be_visible()


def go_offline(phone: Phone) -> None:
    phone.page.context.set_offline(True)
    expect(phone.page.get_by_text(OFFLINE)).to_be_visible()


def test_what_two_phones_entered_offline_is_settled_by_people_and_nothing_is_lost(
    server: str, new_person: NewPerson
) -> None:
    host, second, third = (new_phone(new_person) for _ in range(3))
    table = open_table(host, server, "phase10flip", NAMES)
    expect(host.page.get_by_role("button", name="Ada went out")).to_be_visible()
    screen = new_person(viewport={"width": 1280, "height": 720})
    host.page.route("**/api/address", lambda route: route.fulfill(json={"origin": server}))
    host.button("Big screen")
    address = host.page.get_by_role("textbox", name="Link for the big screen").input_value()
    host.page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    screen.goto(address.lower())  # as somebody types it on a television
    screen.wait_for_url(f"**/tv/{table}")
    join(second, server, table, host.page)
    join(third, server, table, host.page)

    # Ada went out: everybody sees it. Then two phones are offline and count Bo's hand differently.
    host.button("Ada went out")
    for phone in (second, third):
        expect(phone.page.get_by_role("region", name="Bo holds…")).to_be_visible()
        go_offline(phone)
    second.type_points("25")
    expect(second.page.get_by_role("region", name="Cy holds…")).to_be_visible()
    third.type_points("35")
    expect(third.page.get_by_role("region", name="Cy holds…")).to_be_visible()
    third.type_points("10")
    expect(third.page.get_by_text("No connection. 2 entries wait to be sent.")).to_be_visible()

    # The third phone is killed; what it entered is on it still.
    context = third.page.context
    third.page.close()
    third.page = context.new_page()
    second.page.context.set_offline(False)
    expect(host.page.get_by_role("region", name="Cy holds…")).to_be_visible()
    context.set_offline(False)
    third.page.goto(f"{server}/t/{table}")

    # Bo's hand waits on all screens to be settled, side by side; what still fits counts.
    for phone in (host, second, third):
        expect(phone.page.get_by_role("button", name="One entry does not fit. What is right?")).to_be_visible()
    host.page.reload()
    host.button("One entry does not fit. What is right?")
    sheet = host.page.get_by_role("dialog")
    expect(sheet.get_by_text("Bo: 25", exact=True)).to_be_visible()
    expect(sheet.get_by_text("Bo: 35", exact=True)).to_be_visible()
    sheet.get_by_role("button", name="This one: Bo: 35").tap()
    for phone in (host, second, third):
        expect(phone.page.get_by_role("button", name="One entry does not fit. What is right?")).to_have_count(0)
        phone.expect_total("Bo", 35)
        phone.expect_total("Cy", 10)
    expect(screen.locator("article").filter(has_text="Bo").locator(".total .word").first).to_have_text("35")
