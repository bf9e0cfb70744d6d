"""The Flip 7 table on every screen size: nothing is cut off, overlaps, or moves that should not."""

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.running import Server
from tests.browser.sizes import DESKTOP, EVERY, PHONE, TABLET, TINY_WORDS, Size, resized, screen

from .tables import MORE_NAMES, seated

CARDS = "12 9 3 5 11 2 8 6 10 4 12 7 1 0 9 6 11 10"


def runs_off(page: Page) -> bool:
    """Whether the page could be scrolled sideways."""
    return bool(page.evaluate("document.scrollingElement.scrollWidth > innerWidth"))


def test_a_crowd_does_not_run_off_the_screen(server: Server, new_person: NewPerson) -> None:
    with seated(server, CARDS, MORE_NAMES) as table:
        page = table.show(new_person(), 0)
        for size in (PHONE, TABLET, DESKTOP):
            with resized(page, size):
                expect(page.locator('[data-move="hit"]')).to_be_in_viewport(ratio=1)
                expect(page.locator('[data-move="stay"]')).to_be_in_viewport(ratio=1)
                assert not runs_off(page)


def test_the_advice_and_the_box_to_talk_are_in_sight_beside_the_table(server: Server, new_person: NewPerson) -> None:
    with seated(server, CARDS, MORE_NAMES[:4]) as table:
        page = table.show(new_person(locale="es", **screen(DESKTOP)), 0)
        for size in (DESKTOP, (1366, 625)):
            with resized(page, size):
                expect(page.locator("aside .verdict")).to_be_in_viewport(ratio=1)
                expect(page.locator("aside form")).to_be_in_viewport(ratio=1)
                assert page.evaluate(NARROW_REACTIONS) == []
        page.set_viewport_size({"width": 320, "height": 568})
        page.get_by_role("button", name="Relato").click()
        expect(page.get_by_role("dialog").locator(".signs")).to_be_visible()
        assert page.evaluate(NARROW_REACTIONS) == []


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_screen_shows_the_question_and_everybody_with_their_whole_name_without_scrolling(
    server: Server, new_person: NewPerson, players: int
) -> None:
    names = ["Léa", "Charlotte-Élisabeth", "Maximiliane-Charlotte", *MORE_NAMES[3:players]]
    with seated(server, f"3 {CARDS}", names) as table:
        page = table.show(new_person(locale="fr"), 0)
        expect(page.locator("[data-move] .best")).to_be_visible()
        for size in EVERY:
            with resized(page, size):
                for move in ("hit", "stay"):
                    expect(page.locator(f'[data-move="{move}"]')).to_be_in_viewport(ratio=1)
                for line in page.locator("article[data-seat]").all():
                    expect(line).to_be_in_viewport(ratio=0.98)
                expect(page.locator("[data-move] .best")).to_be_visible()
                assert page.evaluate(SPILLS) == []
                assert page.evaluate(CUT_LINES) == []
                assert page.evaluate(TINY_WORDS) == []
                assert page.evaluate(TALL_NUMBERS) == []
                assert not runs_off(page)


@pytest.mark.parametrize("size", [PHONE, (844, 390)], ids=["upright", "on its side"])
def test_the_dock_stays_where_it_is_from_turn_to_turn(server: Server, new_person: NewPerson, size: Size) -> None:
    with seated(server, CARDS, hints=False) as table:
        page = table.show(new_person(reduced_motion="no-preference", **screen(size)), 0)
        page.evaluate(WATCH_DOCK)
        table.hit(0, 1, 2, 3)
        table.settle(page)
        assert len(page.evaluate("window.docks")) == 1


def test_whom_a_card_is_aimed_at_is_read_whole_and_nobody_is_hidden(server: Server, new_person: NewPerson) -> None:
    with seated(server, "12 11 10 1 freeze", ["Léa", "Charlotte-Élisabeth", "Ada", "Marco"]) as table:
        page = table.show(new_person(locale="fr"), 0)
        page.locator('[data-move="hit"]').click()
        page.locator('[data-target="1"]').click()
        for size in (PHONE, (320, 568), (683, 384)):
            with resized(page, size):
                expect(page.locator("[data-settle]")).to_be_in_viewport(ratio=1)
                for target in page.locator("[data-target]").all():
                    expect(target).to_be_in_viewport(ratio=1)
                assert page.evaluate(SPILLS) == []
                assert page.evaluate(CUT_NAMES) == []
                assert not runs_off(page)


def test_who_watches_on_a_phone_reads_long_names_whole(server: Server, new_person: NewPerson) -> None:
    with seated(server, CARDS, ["Léa", "Charlotte-Élisabeth", "Ada", "Maximiliane-Charlotte"]) as table:
        page = table.show(new_person(locale="fr", **screen(PHONE)), None)
        assert page.evaluate(CUT_LINES) == []


# The buttons whose content is wider than they are. The badge of the best choice hangs over a corner on purpose.
SPILLS = """() => [...document.querySelectorAll('button')].filter((button) => {
  const { left, right } = button.getBoundingClientRect();
  return [...button.querySelectorAll('*')].filter((part) => part.closest('.best') === null).some((part) => {
    const box = part.getBoundingClientRect();
    return box.width > 0 && (box.right > right + 1 || box.left < left - 1);
  });
}).map((button) => button.textContent)"""

# The numbers on the buttons that are drawn larger than they are written.
TALL_NUMBERS = """() => [...document.querySelectorAll('.effect .word')]
  .filter((word) => word.offsetHeight > parseFloat(getComputedStyle(word).fontSize) + 2)
  .map((word) => word.textContent)"""

# The reactions that are narrower or lower than a finger.
NARROW_REACTIONS = """() => [...document.querySelectorAll('.signs button')].filter((button) => {
  const { width, height } = button.getBoundingClientRect();
  return width > 0 && (width < 44 || height < 44);
}).map((button) => button.textContent)"""

# The names of targets that are cut off.
CUT_NAMES = """() => [...document.querySelectorAll('[data-target] .name b')]
  .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"""

# The names of players that are cut off.
CUT_LINES = CUT_NAMES.replace("[data-target]", "article[data-seat]")

WATCH_DOCK = """() => {
  const box = () => {
    const { x, y, width, height } = document.querySelector('.dock').getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join();
  };
  window.docks = [box()];
  const look = () => {
    if (!window.docks.includes(box())) window.docks.push(box());
    requestAnimationFrame(look);
  };
  look();
}"""


def test_tokens_in_the_race_never_overlap(server: Server, new_person: NewPerson) -> None:
    with seated(server, CARDS, MORE_NAMES) as table:
        page = table.show(new_person(**screen(PHONE)), 0)
        page.wait_for_timeout(600)
        boxes = [box for runner in page.locator(".runner").all() if (box := runner.bounding_box())]
        assert len(boxes) == len(MORE_NAMES)
        assert not any(overlap(one, other) for index, one in enumerate(boxes) for other in boxes[:index])
        assert all(box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0] for box in boxes)
        assert page.evaluate(MARKED_TOKENS) == []


# The tokens over whose middle a mark of the race is drawn.
MARKED_TOKENS = """() => [...document.querySelectorAll('.runner')].filter((runner) => {
  const { x, y, width, height } = runner.getBoundingClientRect();
  const over = document.elementsFromPoint(x + width / 2, y + height / 2);
  const marks = over.slice(0, over.findIndex((one) => runner.contains(one)));
  return !over.some((one) => runner.contains(one)) || marks.some((one) => one.matches('.stem, .bar'));
}).map((runner) => runner.textContent)"""


def overlap(one: FloatRect, other: FloatRect) -> bool:
    return (
        abs(one["x"] - other["x"]) < (one["width"] + other["width"]) / 2 - 0.5
        and abs(one["y"] - other["y"]) < (one["height"] + other["height"]) / 2 - 0.5
    )


def test_the_keys_are_shown_where_there_is_a_keyboard(server: Server, new_person: NewPerson) -> None:
    with seated(server, CARDS) as table:
        desk = table.show(new_person(**screen(DESKTOP)), 0)
        expect(desk.locator('[data-move="hit"] kbd')).to_be_visible()
        phone = table.show(new_person(is_mobile=True, has_touch=True), 0)
        expect(phone.locator('[data-move="hit"]')).to_be_visible()
        expect(phone.locator('[data-move="hit"] kbd')).to_be_hidden()


def test_with_reduced_motion_cards_appear_and_nothing_travels(server: Server, new_person: NewPerson) -> None:
    with seated(server, CARDS) as table:
        page = table.show(new_person(reduced_motion="reduce"), 0)
        page.evaluate(WATCH_TRAVEL)
        table.hit(0, 1, 2, 3)
        table.settle(page)
        assert page.evaluate("window.travelled") == []
        assert page.evaluate("window.appeared") == 4


WATCH_TRAVEL = """() => {
  window.travelled = [];
  window.appeared = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    if (JSON.stringify(frames).includes('translate')) window.travelled.push(JSON.stringify(frames));
    else window.appeared++;
    return animate.call(this, frames, timing);
  };
}"""
