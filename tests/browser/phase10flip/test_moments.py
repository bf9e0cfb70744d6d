"""Moments of Phase 10 FLIP!, with a stacked deck: a flip, the reading of a star, hits, going out."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.running import Server

from .tables import READY, button, end, faces, go_out, group, held, lay_down, make, seated

MOVING = {"reduced_motion": "no-preference"}
ALL_BLUE = "b5/6 b6/1 g10/7 g11/9 b7/6 b8/6 b9/2 b10^/2 b11/7 b12/3"


def test_a_flip_turns_everything_over_but_what_is_laid(server: Server, new_person: NewPerson) -> None:
    with seated(server, READY) as table:
        mine, theirs = table.show(new_person(**MOVING), 0), table.show(new_person(**MOVING), 1)
        make(mine, "draw")
        lay_down(mine)
        laid = [group(mine, spot).get_attribute("aria-label") for spot in ("0.0", "0.1")]
        held(mine, "r3^").click()
        expect(mine.locator('[data-move="discard"]')).to_contain_text("flips the table")
        mine.locator('[data-move="discard"]').click()
        expect(theirs.get_by_text("Léa turns everything over: INTENSE side")).to_be_visible()
        for page in (mine, theirs):
            table.settle(page)
            expect(page.locator("[data-shown]")).to_have_attribute("data-shown", "intense")
            assert [group(page, spot).get_attribute("aria-label") for spot in ("0.0", "0.1")] == laid
        assert all(face.strip("^").isdigit() or "*" in face for face in faces(mine))
        expect(mine.locator(".ribbon")).to_have_text("About turn! You flipped the table.")
        expect(mine.locator('[data-seat="1"] .cards .hearsay')).to_contain_text("blue 3")


def test_a_star_is_read_as_its_player_says(server: Server, new_person: NewPerson) -> None:
    with seated(server, READY) as table:
        page = table.show(new_person(), 0)
        make(page, "draw")
        button(page, "lay_down").click()
        best = page.locator(".option").first
        best.locator('[data-reading="6"]').click()
        expect(best.locator('[data-reading="6"]')).to_have_attribute("aria-pressed", "true")
        expect(page.get_by_role("dialog").locator(".left")).to_contain_text("blue 6")
        page.locator("[data-lay]").click()
        expect(group(page, "0.0")).to_have_attribute("aria-label", "blue 5 ★6")


def test_what_the_others_say_leaves_an_open_choice_open(server: Server, new_person: NewPerson) -> None:
    with seated(server, READY) as table:
        page = table.show(new_person(), 0)
        make(page, "draw")
        button(page, "lay_down").click()
        page.locator(".option").first.locator('[data-reading="6"]').click()
        table.guests[1].request("say", text="Take your time")
        expect(page.locator(f'[data-seq="{table.guests[1].look()["seq"]}"]')).to_be_attached()
        expect(page.locator(".option").first.locator('[data-reading="6"]')).to_have_attribute("aria-pressed", "true")


def test_cards_can_be_chosen_one_by_one_and_a_refusal_says_why(server: Server, new_person: NewPerson) -> None:
    with seated(server, READY, hints=False) as table:
        page = table.show(new_person(), 0)
        make(page, "draw")
        button(page, "lay_down").click()
        for face in ("b5", "b*", "g10", "g11"):
            page.locator(f'[data-left="{face}"]').click()
        page.locator("[data-lay]").click()
        expect(page.get_by_role("alert")).to_have_text("Say which number the star stands for.")
        page.get_by_label("blue star plays as").select_option("6")
        expect(page.get_by_role("alert")).to_have_count(0)
        page.locator("[data-lay]").click()
        expect(group(page, "0.0")).to_have_attribute("aria-label", "blue 5 ★6")


def test_chosen_cards_stay_where_they_were_put(server: Server, new_person: NewPerson) -> None:
    with seated(server, READY) as table:
        page = table.show(new_person(), 0)
        make(page, "draw")
        button(page, "lay_down").click()
        page.locator("[data-own]").click()
        built = ["g10", "g11", "b6", "b5"]
        for face in built:
            page.locator(f'[data-left="{face}"]').click()
        assert page.locator("[data-chosen]").evaluate_all("cards => cards.map(card => card.dataset.chosen)") == built
        page.locator("[data-lay]").click()
        expect(page.locator('[data-move="hit"]')).to_be_visible()


def test_an_intense_card_is_added_to_a_run_of_colour(server: Server, new_person: NewPerson) -> None:
    with seated(server, READY) as table:
        page = table.show(new_person(), 0)
        make(page, "draw")
        lay_down(page, option=1)  # the one that keeps the star
        held(page, "r3^").click()
        make(page, "discard")
        table.pass_by(1)
        make(page, "draw")
        held(page, "4").click()
        run = page.locator(".group.isLit")
        expect(run).to_have_count(1)
        expect(run.get_by_role("button")).to_have_accessible_name("4 here: blue 5 6, of Léa")
        run.click()
        expect(page.locator('.group[aria-label="blue 4 5 6"]')).to_be_visible()


def test_a_star_that_fits_in_several_places_is_answered_on_the_group(server: Server, new_person: NewPerson) -> None:
    with seated(server, READY) as table:
        page = table.show(new_person(), 0)
        make(page, "draw")
        lay_down(page, option=1)
        held(page, "b*").click()
        expect(end(page, "0.0.7")).to_be_in_viewport(ratio=1)
        end(page, "0.0.4").click()
        expect(page.locator('.group[aria-label="blue ★4 5 6"]')).to_be_visible()


def test_going_out_ends_the_round_and_the_recap_shows_what_the_others_paid_for(
    server: Server, new_person: NewPerson
) -> None:
    other = "r1/10 r12/9 r*/5 y1/12 y12^/1 g1^/4 g2/* r4/9 y4/10 b1/12"
    with seated(server, ALL_BLUE, other, draws="g12/4") as table:
        page = table.show(new_person(**MOVING), 0)
        go_out(page)
        expect(page.get_by_text("Not a card left. The round is yours.")).to_be_visible()
        recap = page.locator("section.recap")
        expect(recap).to_contain_text("You went out")
        paid = recap.locator(".content li", has_text="Zoé")
        expect(paid).to_contain_text("In hand: red 1, red 4, red 12, red star, yellow 1")
        expect(paid).to_contain_text("75 points in this round")
