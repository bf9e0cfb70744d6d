"""Rare rounds: the draw pile runs out, and the leaders are tied at the end."""

import re
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.running import Server

from .tables import DISCARD, READY, deal, held, hit_everything, lay_down, make, seated
from .test_moments import ALL_BLUE

TWO_DRAWS: Final = "g10/7 r1/10"
FIVES: Final = (
    "r1/10 r2/3 r4/9 r5/8 r6/7 r7/5 y1/12 y4/10 b1/12 b2/6",
    "g2/* g3/1 g4/4 g5/4 g6/6 g8/* g9/3 r8/10 b3/9 b4/8",
)
TENS: Final = "r10/4 r11/8 r12/9 y10/11 y11/3 b11/7 b12/3 g10/7 g11/9 g12/4"


def told(page: Page, text: str) -> None:
    """Somebody who opens the story finds this line."""
    page.get_by_role("button", name="Story").click()
    expect(page.get_by_role("dialog").get_by_text(text)).to_be_visible()
    page.keyboard.press("Escape")


def test_a_draw_pile_that_runs_out_is_made_of_the_discards(server: Server, new_person: NewPerson) -> None:
    deck = deal(2, [READY], DISCARD, TWO_DRAWS)
    with seated(server, READY, draws=TWO_DRAWS, deck=deck) as table:
        page = table.show(new_person(), 0)
        make(page, "draw")
        held(page, "y1").click()
        make(page, "discard")
        table.pass_by(1)
        pile = page.get_by_role("button", name=re.compile("^Draw Face unknown 2 cards"))
        expect(pile).to_be_visible()
        told(page, "The draw pile is empty: 2 discards are shuffled and become the new one.")
        make(page, "draw")
        expect(page.locator(".slot")).to_have_count(11)


def test_the_best_who_are_tied_play_the_last_phase_again_until_one_goes_out(
    server: Server, new_person: NewPerson
) -> None:
    house = {"variant": "ten_rounds", "phases_to_win": 1, "stall_turns": 3}
    later = deal(2, [ALL_BLUE], DISCARD, "g12/4")  # whoever sits after the next dealer gets the first hand
    draws = "y2/5 y3/1 y5/11"
    with seated(server, *FIVES, TENS, seats=3, draws=draws, later=later, house=house) as table:
        tied, beaten = table.show(new_person(), 1), table.show(new_person(), 2)
        for seat in range(3):
            table.pass_by(seat)
        for page in (tied, beaten):
            expect(page.locator("section.recap")).to_contain_text("A tie: Léa and Zoé.")
        table.guests[0].request("go_on")
        for page in (tied, beaten):
            page.get_by_role("button", name="Next round").click()
        make(tied, "draw")
        lay_down(tied)
        hit_everything(tied)
        for page, result in ((tied, "You win!"), (beaten, "Zoé wins")):
            page.get_by_role("button", name="The result", exact=True).click()
            expect(page.get_by_role("heading", name=result)).to_be_visible()
        told(beaten, "The tie is broken. Zoé wins!")
