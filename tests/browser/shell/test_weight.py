"""The size of the first page, of a table, and of the whole client."""

from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page

from tests.browser.conftest import NewPerson
from tests.browser.weight import PARTS_KB, REST_KB, client_gzip_kb, part_gzip_kb
from volteface.server.http.static_files import built_client

from .steps import invite, play_with_bots

# JavaScript and CSS together, gzipped, in bytes
FIRST_PAGE_BYTES = 70_000
TABLE_BYTES = 151_000

LOADED = "performance.getEntriesByType('resource').map(one => one.name)"


def weight(page: Page) -> int:
    """The gzipped bytes of all scripts and styles that the page has loaded."""
    files = [built_client() / urlsplit(name).path.lstrip("/") for name in page.evaluate(LOADED)]
    return sum(map(_gzipped, (file for file in files if file.suffix in (".js", ".css"))))


def _gzipped(file: Path) -> int:
    smaller = file.with_name(file.name + ".gz")
    return (smaller if smaller.exists() else file).stat().st_size


def test_every_part_of_the_client_is_light() -> None:
    parts = {part: part_gzip_kb(part) for part in PARTS_KB}
    assert {part: size for part, size in parts.items() if not 0 < size <= PARTS_KB[part]} == {}
    assert 0 < client_gzip_kb() - sum(parts.values()) <= REST_KB


def test_the_first_page_is_light(server: str, new_person: NewPerson) -> None:
    page = new_person()
    page.goto(server)
    page.wait_for_load_state("networkidle")
    assert 0 < weight(page) <= FIRST_PAGE_BYTES


def test_a_table_by_its_link_is_light(server: str, new_person: NewPerson) -> None:
    ann, bob = new_person(), new_person()
    link = invite(ann, server, "Ann")
    ann.get_by_role("button", name="Start").click()
    bob.goto(link)
    bob.get_by_text("You are watching.").wait_for()
    bob.wait_for_load_state("networkidle")
    assert 0 < weight(bob) <= TABLE_BYTES


def test_the_whole_way_from_the_first_page_to_a_game_is_light(server: str, new_person: NewPerson) -> None:
    page = new_person()
    play_with_bots(page, server)
    assert 0 < weight(page) <= 1.1 * TABLE_BYTES
