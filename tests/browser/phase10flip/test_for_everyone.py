"""Accessibility of the table on every screen, in both themes and four languages; and no hidden card anywhere."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.running import Server
from tests.browser.shell.test_accessibility import findings
from volteface.games.phase10flip.phases import PHASES

from .tables import READY, Seated, button, held, lay_down, make, seated

SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desk": (1280, 800)}
GREENS = "g1^/4 g2/* g3/1 g4/4 g5/4 g6/6 g7^/* g8/* g9/3 g10/7"
NO_GREENS = "b5/6 b6/1 r4/9 r5/8 r3^/3 r8/10 y8/10 y1/12 y10/11 b*/2"


def sized(name: str) -> dict[str, Any]:
    width, height = SIZES[name]
    return {"viewport": {"width": width, "height": height}}


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_grave_in_a_turn(server: Server, new_person: NewPerson, size: str) -> None:
    with seated(server, READY) as table:
        page = table.show(new_person(**sized(size)), 0)
        assert findings(page) == []
        make(page, "draw")
        button(page, "lay_down").click()
        page.locator(".option").first.wait_for()
        assert findings(page) == []
        page.keyboard.press("Escape")
        lay_down(page, option=1)
        held(page, "b*").click()
        assert findings(page) == []
        held(page, "r3^").click()
        make(page, "discard")
        assert findings(page) == []


@pytest.mark.parametrize("size", SIZES)
def test_eleven_cards_and_six_players_fit_without_scrolling_sideways(
    server: Server, new_person: NewPerson, size: str
) -> None:
    with seated(server, READY, seats=6) as table:
        page = table.show(new_person(**sized(size)), 0)
        make(page, "draw")
        expect(page.locator(".slot")).to_have_count(11)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        for card in page.locator(".slot button").all():
            box = card.bounding_box()
            assert box is not None and box["width"] >= 44 and box["y"] + box["height"] <= SIZES[size][1]
        button = page.locator('[data-move="discard"]').bounding_box()
        assert button is not None and button["y"] + button["height"] <= SIZES[size][1]


def test_the_page_lists_the_ten_phases_of_the_rulebook(server: Server, new_person: NewPerson) -> None:
    with seated(server, READY) as table:
        page = table.show(new_person(), 0)
        page.get_by_role("button", name="Phase 1. Show all phases").click()
        said = page.locator(".phases .need").all_inner_texts()
    counted = [{"run": phase.runs, "set": phase.sets} for phase in PHASES]
    assert [sizes_in(text) for text in said] == counted


def sizes_in(text: str) -> dict[str, tuple[int, ...]]:
    """How large the runs and sets of a sentence are: two runs of 3 in one colour, a set of 4."""
    found: dict[str, tuple[int, ...]] = {"run": (), "set": ()}
    for part in text.lower().split(" and "):
        times = 2 if part.startswith("two") else 1
        found["run" if "run" in part else "set"] += (int(re.findall(r"\d+", part)[0]),) * times
    return found


@pytest.mark.parametrize(
    ("locale", "ask", "card"),
    [("fr-FR", "Une carte", "1 jaune"), ("fr-CA", "Une carte", "1 jaune"), ("es-ES", "Una carta", "1 amarillo")],
)
def test_the_table_speaks_every_language(
    server: Server, new_person: NewPerson, locale: str, ask: str, card: str
) -> None:
    with seated(server, READY) as table:
        page = table.show(new_person(locale=locale), 0)
        expect(page.get_by_role("heading", name=ask)).to_be_visible()
        expect(held(page, "y1")).to_have_accessible_name(re.compile(f"^{card},"))
        assert "web-phase10flip" not in page.inner_text("body")


def watch(page: Page) -> list[str]:
    """Everything that the server sends to a page from now on."""
    heard: list[str] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))),
    )
    return heard


def test_neither_the_page_nor_its_stores_nor_the_wire_ever_hold_a_hidden_card(
    server: Server, new_person: NewPerson
) -> None:
    """All of Zoé's faces are green, and nobody else sees one before hands are counted; backs say nothing of it."""
    house = {"variant": "ten_rounds", "phases_to_win": 1, "stall_turns": 4}
    with seated(server, NO_GREENS, GREENS, draws="r1/10 r2/3 r6/7 r7/5", house=house) as table:
        page = new_person()
        heard = watch(page)
        table.show(page, 0)
        assert hidden_in(table.show(new_person(), 1)) != []  # whoever holds them does see them
        for drawn in ("r2/3", "r7/5"):
            assert hidden_in(page) == []
            take_turns(table, page, drawn)
        expect(page.get_by_role("button", name="The result", exact=True)).to_be_visible()
    before_the_count = [text for text in heard if "round_scored" not in text]
    assert [message for text in before_the_count for message in greens_in(json.loads(text))] == []
    assert len(heard) > len(before_the_count) >= 8


HELD = "[document.documentElement.outerHTML, localStorage, sessionStorage].map((one) => JSON.stringify(one))"
STORES = "Promise.all([indexedDB.databases(), caches.keys()]).then((found) => found.flat())"
GREEN_CARD = re.compile(r"\bg(?:[1-9]|1[0-2]|\*)(?!\w)|\bgreen\b")
GREEN = re.compile(r"\bgreen\b|[\"' ]g(?:[1-9]|1[0-2]|\*)\^?[\"'/\\ ]", re.IGNORECASE)


def hidden_in(page: Page) -> list[str]:
    """Green cards in the page, its text and its attributes, and in all that it keeps."""
    assert page.evaluate(STORES) == []
    return [found for text in page.evaluate(HELD) for found in GREEN.findall(text)]


def take_turns(table: Seated, page: Page, drawn: str) -> None:
    """Léa gives a yellow or red card away, and Zoé what she has just drawn."""
    make(page, "draw")
    assert hidden_in(page) == []
    held(page, "y1" if drawn == "r2/3" else "y8").click()
    make(page, "discard")
    table.play(1, {"move": "draw"})
    table.settle(page)
    assert hidden_in(page) == []
    table.play(1, {"move": "discard", "card": drawn})
    expect(
        page.locator('[data-move="draw"]').or_(page.get_by_role("button", name="The result", exact=True))
    ).to_be_visible()


def greens_in(message: Any) -> list[str]:
    """Every green card in a message but for the list of all cards there are, which everybody knows."""
    if isinstance(message, dict):
        return [found for name, value in message.items() if name != "deck" for found in greens_in(value)]
    if isinstance(message, list):
        return [found for value in message for found in greens_in(value)]
    return [message] if isinstance(message, str) and GREEN_CARD.search(message) else []


def test_a_screen_reader_hears_the_hand_and_the_table(server: Server, new_person: NewPerson) -> None:
    with seated(server, READY, GREENS.replace("g10/7", "y2/5"), draws="r1/10") as table:
        page = table.show(new_person(), 0)
        expect(page.get_by_role("group", name="Your hand: 10 cards")).to_be_visible()
        expect(page.get_by_role("article", name="Zoé")).to_contain_text(
            "10 cards. Their backs: 1, 3, 4, 4, 4, 5, 6, star"
        )
        expect(
            page.get_by_role("button", name="Draw Face unknown 83 cards. On the back of the top one: 10.")
        ).to_be_visible()
        expect(page.get_by_role("button", name="Take Blue 5")).to_be_visible()
