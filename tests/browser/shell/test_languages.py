"""Four languages, switched on the page and remembered."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson

from .steps import take_a_turn
from .test_accessibility import PAGES

SPOKEN = {
    "en": ("Play with bots", "One more card?"),
    "fr": ("Avec des robots", "Encore une carte"),
    "fr-CA": ("Avec des robots", "Encore une carte"),
    "es": ("Jugar con bots", "¿Una carta más?"),
}


@pytest.mark.parametrize("language", SPOKEN)
def test_the_page_speaks_the_browsers_language(server: str, new_person: NewPerson, language: str) -> None:
    page = new_person(locale=language)
    page.goto(server)
    expect(page.get_by_text(SPOKEN[language][1]).first).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == language


@pytest.mark.parametrize("language", SPOKEN)
def test_no_id_without_words_is_on_any_page(server: str, new_person: NewPerson, language: str) -> None:
    page = new_person(locale=language)
    for path in PAGES:
        page.goto(server + path)
        page.wait_for_load_state("networkidle")
        shown = page.locator("body").inner_text()
        assert "web-" not in shown and "-ruling-" not in shown, path


def test_the_language_is_switched_at_the_table_and_kept(server: str, new_person: NewPerson) -> None:
    page = new_person()
    page.goto(f"{server}/new/flip7")
    page.get_by_role("button", name="Play with bots").click()
    take_a_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("es")
    expect(page.get_by_label("Idioma")).to_have_value("es")
    page.reload()
    expect(page.get_by_role("button", name="Cómo se juega")).to_be_visible()
