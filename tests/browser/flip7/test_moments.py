"""The moments of Flip 7, as the player and as the others see them."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.running import Server

from .tables import NAMES, Seated, line_of, seated

FIRST = "12 11 10 1"
SECOND = "9 2 4 7"
MOVING = {"reduced_motion": "no-preference"}
DESKTOP = {"width": 1280, "height": 800}


def two_rounds_of_hits(table: Seated) -> None:
    """Everybody has two cards then."""
    table.hit(0, 1, 2, 3)


def test_a_bust_fills_the_screen_of_whoever_busts_and_marks_their_line(server: Server, new_person: NewPerson) -> None:
    with seated(server, f"{FIRST} {SECOND} 12") as table:
        mine, theirs = table.show(new_person(**MOVING), 0), table.show(new_person(**MOVING), 1)
        two_rounds_of_hits(table)
        table.settle(mine)
        mine.locator('[data-move="hit"]').click()
        expect(mine.get_by_text("Two twelves. 21 points, gone.")).to_be_visible()
        table.settle(mine, theirs)
        expect(mine.locator(".dock")).to_contain_text("Bust")
        expect(line_of(theirs, 0)).to_contain_text("Bust")
        expect(line_of(theirs, 0)).to_contain_text("0 points this round")
        assert line_of(theirs, 0).locator(".twin").count() == 2


def test_a_second_chance_saves_once(server: Server, new_person: NewPerson) -> None:
    with seated(server, f"{FIRST} chance 2 4 7 12 8") as table:
        page = table.show(new_person(**MOVING), 0)
        table.hit(0, 1, 2, 3)
        table.settle(page)
        expect(page.get_by_text("your Second Chance has you covered")).to_be_visible()
        page.locator('[data-move="hit"]').click()
        expect(page.get_by_text("A second 12, a Second Chance. Still in.")).to_be_visible()
        table.settle(page)
        expect(page.locator(".dock .cards .hearsay")).to_have_text("12")


def test_a_freeze_is_aimed_by_tapping_a_player(server: Server, new_person: NewPerson) -> None:
    with seated(server, f"{FIRST} {SECOND} freeze") as table:
        mine, theirs = table.show(new_person(**MOVING), 0), table.show(new_person(**MOVING), 2)
        two_rounds_of_hits(table)
        table.settle(mine)
        mine.locator('[data-move="hit"]').click()
        expect(mine.get_by_role("heading", name="Who freezes?")).to_be_visible()
        mine.get_by_role("button", name="Ada").click()
        expect(mine.get_by_text("Ada keeps 14 and goes to 14")).to_be_visible()
        mine.get_by_role("button", name="Freeze Ada").click()
        expect(theirs.get_by_text("You keep 14. Not a bad place to stop.")).to_be_visible()
        table.settle(mine)
        expect(line_of(mine, 2)).to_contain_text("Frozen")
        expect(line_of(mine, 2)).to_contain_text("14 points this round")
        expect(line_of(mine, 2).locator('[data-spent="freeze"]')).to_be_visible()


def test_a_flip_three_inside_a_flip_three_shows_what_waits(server: Server, new_person: NewPerson) -> None:
    cards = f"{FIRST} {SECOND} flip3  8 flip3 9  3 5 6"
    with seated(server, cards) as table:
        page = table.show(new_person(**MOVING), 0)
        two_rounds_of_hits(table)
        table.settle(page)
        page.locator('[data-move="hit"]').click()
        page.get_by_role("button", name="Zoé").click()
        page.get_by_role("button", name="Three for Zoé").click()
        expect(page.get_by_role("heading", name="Zoé flips 3")).to_be_visible()
        expect(page.get_by_text("Flip Three waits its turn")).to_be_visible()
        table.settle(page)
        expect(line_of(page, 1).locator(".cards .hearsay")).to_have_text("11, 2, 8, 9")
        table.play((1, "flip3", 3))
        expect(page.get_by_role("heading", name="Marco flips 3")).to_be_visible()
        table.settle(page)
        expect(line_of(page, 3).locator(".cards .hearsay")).to_have_text("1, 7, 3, 5, 6")
        expect(page.get_by_role("heading", name="flips 3")).to_have_count(0)
        for seat in (1, 3):
            expect(line_of(page, seat).locator('[data-spent="flip3"]')).to_be_visible()


def test_a_flip_seven_stops_the_round_for_all_and_the_recap_tells_how(server: Server, new_person: NewPerson) -> None:
    cards = f"{FIRST} {SECOND} 3 8 5 6  5 7 6 8  0 9 12 10  8 3 11 4  7"
    with seated(server, cards) as table:
        mine, theirs = table.show(new_person(**MOVING), 0), table.show(new_person(**MOVING), 3)
        table.hit(*(0, 1, 2, 3) * 5)
        table.settle(mine, theirs)
        mine.locator('[data-move="hit"]').click()
        expect(mine.locator(".moment")).to_contain_text("Seven different, all yours. The round stops for all.")
        expect(theirs.locator(".moment")).to_contain_text("Seven different for Léa. The round stops for all.")
        for page in (mine, theirs):
            expect(page.get_by_role("button", name="Next round")).to_be_visible()
            expect(page.get_by_text("12 + 9 + 3 + 5 + 0 + 8 + 7 + 15")).to_be_visible()
        expect(mine.get_by_text("You flip seven")).to_be_attached()
        expect(theirs.get_by_text("Léa flips seven")).to_be_attached()


def test_a_moment_can_be_tapped_away(server: Server, new_person: NewPerson) -> None:
    with seated(server, f"{FIRST} {SECOND} 12") as table:
        page = table.show(new_person(**MOVING), 0)
        two_rounds_of_hits(table)
        table.settle(page)
        page.locator('[data-move="hit"]').click()
        page.get_by_role("button", name="Skip").click()
        expect(page.get_by_text("Two twelves. 21 points, gone.")).to_have_count(0, timeout=600)


def test_every_card_flies_from_the_deck_and_none_jumps(server: Server, new_person: NewPerson) -> None:
    """The others hit at once; the screen shows one card more at a time, and each of them in the air before."""
    with seated(server, f"{FIRST} {SECOND} 3 8 5 6") as table:
        page = table.show(new_person(**MOVING), 0)
        page.evaluate(WATCH_LINES)
        table.hit(0, 1, 2, 3)
        table.settle(page)
        seen, flown = page.evaluate("[window.seen, window.flown]")
        assert [count for count in seen if count >= len(NAMES)] == [4, 5, 6, 7, 8]
        assert flown == len(NAMES)


WATCH_LINES = """() => {
  const count = () => document.querySelectorAll('.line .spot').length;
  window.seen = [count()];
  window.flown = 0;
  new MutationObserver((changes) => {
    if (count() !== window.seen.at(-1)) window.seen.push(count());
    const added = changes.flatMap((change) => [...change.addedNodes]);
    window.flown += added.filter((node) => node.matches?.('.mover:has(.rear)')).length; // a card that is turned over
  }).observe(document.body, { childList: true, subtree: true });
}"""


def test_nothing_is_told_before_the_card_has_turned(server: Server, new_person: NewPerson) -> None:
    """Points, cards, story and announcements stay as they were while a card is face down in the air."""
    with seated(server, f"{FIRST} {SECOND} 12") as table:
        pages = [table.show(new_person(**MOVING), 0), table.show(new_person(viewport=DESKTOP, **MOVING), 1)]
        two_rounds_of_hits(table)
        table.settle(*pages)
        for page in pages:
            page.evaluate(WATCH_TELLTALES)
        table.hit(0)
        table.settle(*pages)
        for page in pages:
            told = page.evaluate("window.told")
            assert told["flown"] == 1
            assert told["early"] == []
            expect(page.locator("[aria-live]").filter(has_text="Léa")).to_contain_text("12")


WATCH_TELLTALES = """() => {
  const text = (name) => [...document.querySelectorAll(name)].map((one) => one.textContent.trim()).join('|');
  const telltales = ['.points', '.now', '.sum', '.cards .hearsay', 'aside ol', '[aria-live]'];
  const read = () => JSON.stringify(telltales.map(text));
  const before = read();
  window.told = { flown: 0, early: [] };
  new MutationObserver((changes) => {
    const added = changes.flatMap((change) => [...change.addedNodes]);
    window.told.flown += added.filter((node) => node.querySelector?.('.rear') && node.matches('.mover')).length;
    if (document.querySelector('.mover .rear') && read() !== before) window.told.early.push(read());
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
