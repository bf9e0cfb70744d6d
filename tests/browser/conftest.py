"""Chromium for the browser tests, and a new browser context for each person."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from .chromium import chromium

PHONE = {"width": 390, "height": 844}

# Hints at the first table would lie over what other tests look at.
EXPERIENCED: Final = "try { localStorage.setItem('volteface.newcomerHints', 'false'); } catch {}"

NewPerson = Callable[..., Page]

LATENCY: Final = Path(__file__).with_name("latency.js").read_text()

expect.set_options(timeout=20_000)  # milliseconds; a busy machine takes its time


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The system's own Chromium; its event loop runs until it is closed, so it is closed before other tests."""
    with chromium() as running:
        yield running


@pytest.fixture
def new_person(browser: Browser, request: pytest.FixtureRequest) -> Iterator[NewPerson]:
    """Makes pages of people who do not know each other; a page that breaks fails the test."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []
    delay: int = request.config.getoption("latency")

    def make(*, is_newcomer: bool = False, **options: Any) -> Page:
        # Only tests of it have a service worker: it would fetch the whole client for every person.
        given = {
            "viewport": PHONE,
            "locale": "en-US",
            "reduced_motion": "reduce",
            "service_workers": "block",
            **options,
        }
        context = browser.new_context(**given)
        contexts.append(context)
        if not is_newcomer:
            context.add_init_script(EXPERIENCED)
        if delay:
            context.add_init_script(f"{LATENCY}({delay})")
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert troubles == []
