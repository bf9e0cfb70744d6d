"""The Phase 10 FLIP! table on every screen: what one decides with, the hand and the others are all in sight."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.running import Server
from tests.browser.sizes import EVERY, TINY_WORDS, resized

from .tables import LONG_NAMES, READY, SIX_READY, button, end, held, lay_all, lay_down, make, seated


def shown_on(page: Page, *selectors: str) -> None:
    """Everything of these kinds is wholly on the screen."""
    for selector in selectors:
        assert page.locator(selector).count() > 0
        for one in page.locator(selector).all():
            expect(one).to_be_in_viewport(ratio=0.98)


def test_six_players_are_in_sight_with_piles_hand_and_buttons_and_drawing_moves_nothing(
    server: Server, new_person: NewPerson
) -> None:
    with seated(server, READY, seats=6, names=LONG_NAMES) as table:
        page = table.show(new_person(locale="es", color_scheme="dark"), 0)
        before = {}
        for size in EVERY:
            with resized(page, size):
                shown_on(page, ".opponent", '[data-move="draw"]', '[data-move="take"]', ".slot")
                assert page.evaluate(SPILLING) == []
                before[size] = page.evaluate(BOXES)
        make(page, "draw")
        for size in EVERY:
            with resized(page, size):
                assert page.evaluate(BOXES) == before[size]
                shown_on(page, ".opponent", '[data-move="lay_down"]', '[data-move="discard"]', ".slot")
                assert page.evaluate(SPILLING) == []
                assert page.evaluate(SCROLLING) == []
        button(page, "lay_down").click()
        page.locator(".option").first.wait_for()
        for size in EVERY:
            with resized(page, size):
                shown_on(page, ".option:first-child", "[data-lay]")


def test_six_players_who_all_have_laid_are_in_sight_and_nothing_scrolls(server: Server, new_person: NewPerson) -> None:
    with seated(server, *SIX_READY, seats=6, discard="g12/8", draws="y7/8^") as table:
        lay_all(table)
        page = table.show(new_person(locale="fr"), 0)
        make(page, "draw")
        for size in EVERY:
            with resized(page, size):
                shown_on(page, ".opponent", ".opponent h3", ".group:not(.dock *)", ".slot")
                shown_on(page, '[data-move="hit"]', '[data-move="discard"]')
                expect(page.locator("h2.ask")).to_be_in_viewport(ratio=1)
                assert page.evaluate(SCROLLING) == []
                assert page.evaluate(TINY_WORDS) == []
        held(page, "b*").click()
        for size in EVERY:
            with resized(page, size):
                for place in page.locator("[data-drop*='.']").all():
                    expect(place).to_be_in_viewport(ratio=1)
                assert page.locator("[data-drop*='.']").count() > 3


def test_every_end_of_a_group_that_a_star_fits_can_be_tapped(server: Server, new_person: NewPerson) -> None:
    with seated(server, READY, seats=6) as table:
        page = table.show(new_person(), 0)
        make(page, "draw")
        lay_down(page, option=1)
        held(page, "b*").click()
        for size in EVERY:
            with resized(page, size):
                for place in ("0.0.4", "0.0.7"):
                    expect(end(page, place)).to_be_in_viewport(ratio=1)
                    end(page, place).click(trial=True)
        end(page, "0.0.7").click()
        expect(page.locator('.group[aria-label="blue 5 6 ★7"]').first).to_be_attached()
        for size in EVERY:
            with resized(page, size):
                expect(page.locator(".stands:visible")).not_to_have_count(0)
                assert page.evaluate(TINY_WORDS) == []


def test_picking_a_card_moves_nothing_else(server: Server, new_person: NewPerson) -> None:
    with seated(server, READY) as table:
        page = table.show(new_person(), 0)
        make(page, "draw")
        lay_down(page, option=1)
        before = page.evaluate(BOXES)
        held(page, "b*").click()
        expect(page.locator(".group.isLit").first).to_be_visible()
        assert page.evaluate(BOXES) == before


def test_the_drawn_card_and_those_that_fit_are_marked(server: Server, new_person: NewPerson) -> None:
    with seated(server, READY) as table:
        page = table.show(new_person(), 0)
        make(page, "draw")
        expect(held(page, "g10")).to_have_accessible_name("green 10, on the back 7, just drawn")
        lay_down(page, option=1)
        expect(held(page, "b*")).to_have_accessible_name("blue star, on the back 2, fits a group")
        expect(page.locator(".slot .fits")).not_to_have_count(0)


# What would have to be scrolled to be seen whole.
SCROLLING = """() => [document.scrollingElement, document.querySelector('.others'), document.querySelector('.dock')]
  .filter((box) => box.scrollHeight > box.clientHeight + 1).map((box) => box.className)"""
# The piles whose words do not fit or are broken, or that have no room for the ring around them.
SPILLING = """() => [...document.querySelectorAll('.pile')].filter((pile) => {
  const { right, bottom } = pile.getBoundingClientRect();
  const words = [...pile.querySelectorAll('.says > :not(.hearsay)')].map((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const { right, bottom } = range.getBoundingClientRect();
    return { right, bottom, isBroken: !/\\s/.test(one.textContent) && range.getClientRects().length > 1 };
  });
  return bottom + 4 > innerHeight || words.some((one) => one.right > right || one.bottom > bottom || one.isBroken);
}).map((pile) => pile.textContent)"""
# What stays in its place when a card is drawn or picked.
BOXES = """() => ['.dock', '.piles', '.others', '.hand', '.foot', '.opponent'].map((name) => {
  const { x, y, width, height } = document.querySelector(name).getBoundingClientRect();
  return [name, x, y, width, height];
})"""
