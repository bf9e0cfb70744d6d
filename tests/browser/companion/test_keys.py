"""What is written on the keys of the pads fits on them, in every language and on small phones."""

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import NewPerson

from .phones import SPILLS, new_phone, open_table

LANGUAGES = ("fr", "fr-CA", "es", "en")
SIZES: tuple[ViewportSize, ...] = ({"width": 320, "height": 568}, {"width": 390, "height": 844})
SAY_LANGUAGE = "language => localStorage.setItem('volteface.language', JSON.stringify(language))"


def expect_nothing_spills(page: Page, ready: str) -> None:
    """No key of a pad is too small for its words, whichever language they are in."""
    expect(page.locator(ready)).to_be_visible()
    for language in LANGUAGES:
        page.evaluate(SAY_LANGUAGE, language)
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator(ready)).to_be_visible()
        for size in SIZES:
            page.set_viewport_size(size)
            assert page.evaluate(SPILLS) == [], (language, size)


def test_no_word_spills_over_a_key_in_any_language(server: str, new_person: NewPerson) -> None:
    phone = new_phone(new_person)
    open_table(phone, server, "flip7", ("Maximiliane-Charlotte", "Zoé", "Marco"))
    expect_nothing_spills(phone.page, ".pad .stay")
    phone.page.get_by_role("button", name="Menu").tap()
    expect(phone.page.get_by_role("dialog")).to_be_visible()
    assert phone.page.evaluate(SPILLS) == []
