"""A Chromium for all browser tests of a worker, and fresh people in it."""

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

PHONE = {"width": 390, "height": 844}

NewPerson = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's own Chromium."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    assert found is not None, "the browser tests need Chromium"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield running
        running.close()


@pytest.fixture
def new_person(browser: Browser) -> Iterator[NewPerson]:
    """Makes pages of people who do not know each other; a page that breaks fails the test."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def make(**options: Any) -> Page:
        given = {"viewport": PHONE, "locale": "en-US", "reduced_motion": "reduce", **options}
        context = browser.new_context(**given)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert troubles == []
