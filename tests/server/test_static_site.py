"""What a static site says of itself to search engines and chats, before anything runs."""

import re
from pathlib import Path

import pytest

from volteface.locale import LANGUAGES, Words
from volteface.server.http.static_files import ENCODINGS
from volteface.server.static_site import write_site

PAGE = """<!doctype html>
<html lang="en">
  <head>
    <meta name="description" content="x" />
    <meta
      property="og:description"
      content="x"
    />
    <title>Volteface</title>
    <script type="module" src="/assets/index.js"></script>
  </head>
</html>
"""
FOLDERS = {language: "" if language == "en" else f"{language}/" for language in LANGUAGES}


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A client as it is built, without what it does."""
    folder = tmp_path / "client"
    (folder / "assets" / "engine-1").mkdir(parents=True)
    (folder / "assets" / "engine-1" / "python.wasm").write_bytes(b"")
    (folder / "index.html").write_text(PAGE)
    for _, suffix in ENCODINGS:
        (folder / f"index.html{suffix}").write_bytes(b"")
    (folder / "service_worker.js").write_text('precache([{"revision":"1","url":"index.html"}])')
    return folder


def written(client: Path, base: str | None, language: str) -> str:
    site = client.parent / "site"
    write_site(client, site, base=base)
    return (site / FOLDERS[language] / "index.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_front_page_that_describes_the_site(client: Path, language: str) -> None:
    page, words = written(client, None, language), Words(language)
    assert f'<html lang="{language}">' in page
    assert f"<title>{words.text('preview-home-title')}</title>" in page
    assert page.count(f'content="{words.text("preview-home")}"') == 2
    assert 'content="x"' not in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_site_whose_address_is_known_names_it_in_full(client: Path, language: str) -> None:
    page, site = written(client, "https://play.example/volteface/", language), "https://play.example/volteface/"
    assert f'<meta property="og:url" content="{site}{FOLDERS[language]}" />' in page
    assert f'<meta property="og:image" content="{site}previews/home.png" />' in page
    alternates = dict(re.findall(r'<link rel="alternate" hreflang="([^"]+)" href="([^"]+)" />', page))
    assert alternates == {name: site + folder for name, folder in FOLDERS.items()} | {"x-default": site}


def test_a_site_that_does_not_know_its_address_says_none(client: Path) -> None:
    page = written(client, None, "fr")
    assert "og:url" not in page
    assert 'content="./previews/home.png"' in page


def test_front_pages_find_the_files_of_the_site_and_are_kept_for_starting_without_a_network(client: Path) -> None:
    assert '<base href="../" />' in written(client, None, "es")
    assert "<base" not in written(client, None, "en")
    worker = (client.parent / "site" / "service_worker.js").read_text()
    kept = re.findall(r'"url": ?"([^"]+)"', worker)
    assert kept == [*(f"{folder}index.html" for folder in FOLDERS.values()), "games.json"]


@pytest.mark.parametrize("base", ["/volteface/", "https://play.example/volteface"])
def test_the_page_for_other_addresses_knows_the_path_of_the_site(client: Path, base: str) -> None:
    written(client, base, "en")
    assert '<base href="/volteface/" />' in (client.parent / "site" / "404.html").read_text()
