"""The hand: by keyboard alone, by drag, sorted, moved and turned over."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.running import Server

from .tables import READY, faces, group, held, lay_down, make, seated

BY_COLOUR = ["r3^", "r8", "y1", "y8", "y10", "g11", "g12", "b5", "b6", "b*"]
BY_NUMBER = ["y1", "r3^", "b5", "b6", "r8", "y8", "y10", "g11", "g12", "b*"]

NOTE_GLIDES = """
  window.glides = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...all) {
    if (this.matches('.slot')) window.glides.push(this.dataset.face);
    if (this.matches('.slot')) window.starts[this.dataset.face] = move(this, all[0][0].transform);
    return animate.apply(this, all);
  };
  window.starts = {};
  const move = (card, transform) => {
    const { x, y } = card.getBoundingClientRect();
    const [, right, down] = transform.match(/translate\\((.+?)px,(.+?)px/);
    return [Math.round(x + Number(right)), Math.round(y + Number(down))];
  };
"""
PLACES = """() => Object.fromEntries([...document.querySelectorAll('.slot')].map((card) => {
  const { x, y } = card.getBoundingClientRect();
  return [card.dataset.face, [Math.round(x), Math.round(y)]];
}))"""


def drag(page: Page, card: Locator, target: Locator) -> None:
    """Take a card by the pointer, and let it go over something."""
    start, end = card.bounding_box(), target.bounding_box()
    assert start is not None and end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] + 30, start["y"] - 30, steps=3)
    box = target.bounding_box() or end
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
    page.mouse.up()


def test_a_hand_is_sorted_by_colour_or_by_number(server: Server, new_person: NewPerson) -> None:
    with seated(server, READY) as table:
        page = table.show(new_person(), 0)
        assert faces(page) == BY_COLOUR
        page.get_by_role("button", name="Sort by number").click()
        assert faces(page) == BY_NUMBER


def test_sorted_cards_glide_to_their_new_places_and_only_those_that_move(server: Server, new_person: NewPerson) -> None:
    with seated(server, READY) as table:
        page = new_person()
        page.emulate_media(reduced_motion="no-preference")
        page.add_init_script(NOTE_GLIDES)
        table.show(page, 0)
        assert page.evaluate("window.glides") == []
        page.get_by_role("button", name="Sort by number").click()
        moved = [face for face, other in zip(BY_NUMBER, BY_COLOUR, strict=True) if face != other]
        assert page.evaluate("window.glides") == moved


def test_a_drawn_card_lands_where_it_stays_and_the_others_make_room(server: Server, new_person: NewPerson) -> None:
    with seated(server, READY) as table:
        page = new_person()
        page.emulate_media(reduced_motion="no-preference")
        page.add_init_script(NOTE_GLIDES)
        table.show(page, 0)
        before = page.evaluate(PLACES)
        make(page, "draw")
        starts = page.evaluate("window.starts")
        assert "g10" not in starts
        assert starts == {face: before[face] for face in starts}
        assert starts


def test_a_card_is_moved_by_drag_and_stays_there(server: Server, new_person: NewPerson) -> None:
    with seated(server, READY) as table:
        page = table.show(new_person(), 0)
        drag(page, held(page, "b*"), held(page, "r3^"))
        assert faces(page) == ["b*", *BY_COLOUR[:-1]]
        make(page, "draw")
        assert faces(page) == ["b*", *BY_COLOUR[:-1], "g10"]


def test_one_may_look_at_the_backs_of_ones_own_cards(server: Server, new_person: NewPerson) -> None:
    with seated(server, READY) as table:
        page = table.show(new_person(), 0)
        expect(held(page, "b6")).to_have_accessible_name("blue 6, on the back 1")
        page.get_by_role("button", name="Backs").click()
        expect(held(page, "b6")).to_have_accessible_name("back 1, of blue 6")


def test_no_back_can_be_looked_at_where_the_rules_hide_it(server: Server, new_person: NewPerson) -> None:
    with seated(server, READY, house={"own_backs": "hidden"}) as table:
        page = table.show(new_person(), 0)
        expect(held(page, "b6")).to_have_accessible_name("blue 6")
        expect(page.get_by_role("button", name="Backs")).to_have_count(0)
        make(page, "draw")
        lay_down(page)
        held(page, "r8").click()
        make(page, "discard")
        expect(page.locator(".slot")).to_have_count(6)


def test_a_hit_and_a_discard_are_made_by_drag(server: Server, new_person: NewPerson) -> None:
    with seated(server, READY) as table:
        page = table.show(new_person(), 0)
        make(page, "draw")
        lay_down(page, option=1)
        assert "g12" in faces(page)
        green = "0.1" if "green" in (group(page, "0.1").get_attribute("aria-label") or "") else "0.0"
        drag(page, held(page, "g12"), group(page, green))
        expect(group(page, green)).to_have_attribute("aria-label", "green 10 11 12")
        table.settle(page)
        drag(page, held(page, "y1"), page.locator(".piles > :nth-child(2)"))
        expect(page.locator(".piles")).to_contain_text("Yellow 1")
        assert table.guests[1].look()["asked"] == 1


def test_a_turn_is_played_by_keyboard_alone(server: Server, new_person: NewPerson) -> None:
    with seated(server, READY) as table:
        page = table.show(new_person(viewport={"width": 1280, "height": 800}), 0)
        page.keyboard.press("d")
        expect(page.locator('[data-move="lay_down"]')).to_be_visible()
        expect(page.get_by_role("heading", name="Phase 1 ready!")).to_be_visible()
        page.keyboard.press("l")
        expect(page.get_by_role("dialog").get_by_role("radio").first).to_be_visible()
        tab_to(page, "[data-lay]")
        page.keyboard.press("Enter")
        expect(page.locator('[data-move="hit"]')).to_be_visible()
        table.settle(page)
        tab_to(page, ".hand button")
        page.keyboard.press("End")
        page.keyboard.press("Shift+Home")
        moved = faces(page)[0]
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
        picked = page.locator('.hand button[aria-pressed="true"]')
        expect(picked).to_have_count(1)
        assert moved == "b6"
        page.keyboard.press("x")
        expect(page.locator(".slot")).to_have_count(6)
        assert table.guests[1].look()["asked"] == 1


def tab_to(page: Page, selector: str) -> None:
    """Tab until something has the focus, which can be seen."""
    for _ in range(60):
        if page.evaluate("wanted => document.activeElement?.matches(wanted)", selector):
            assert page.evaluate("document.activeElement.matches(':focus-visible')")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached")
