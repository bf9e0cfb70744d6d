"""Link previews: what chats and search engines are told of an address, in four languages, and nothing hidden."""

import asyncio
import html
import re

import httpx
import pytest

from volteface.locale import LANGUAGES, Words
from volteface.server.http.link_previews import PLAIN, language_of, preview_of, render

from .people import Person, game_of

PAGE = '<html lang="en"><head><meta name="description" content="x" /><title>Volteface</title></head></html>'


def tags_of(base: str, path: str, language: str = "en") -> dict[str, str]:
    page = httpx.get(base + path, headers={"accept-language": language}).raise_for_status().text
    found = re.findall(r'<meta (?:property|name)="([^"]+)"\s+content="([^"]*)"', page)
    (title,) = re.findall(r"<title>(.*?)</title>", page)
    assert len({name for name, _ in found}) == len(found), "something is said twice"
    return {name: html.unescape(value) for name, value in found} | {"title": html.unescape(title)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_is_described_in_every_language(base: str, language: str) -> None:
    tags = tags_of(base, "/", language)
    words = Words(language)
    assert tags["title"] == tags["og:title"] == words.text("preview-home-title")
    assert tags["description"] == tags["og:description"] == words.text("preview-home")
    assert (tags["og:url"], tags["og:image"]) == (f"{base}/", f"{base}/previews/home.png")


def test_every_picture_that_is_named_is_there(base: str) -> None:
    for path in ("/", "/new/flip7", "/rules/phase10flip", "/today"):
        picture = httpx.get(tags_of(base, path)["og:image"])
        assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")


@pytest.mark.parametrize(
    ("path", "kind", "game"),
    [
        ("/today", "today", None),
        ("/today/phase10flip", "today-game", "phase10flip"),
        ("/rules", "rules", None),
        ("/rules/flip7/bust", "rules-game", "flip7"),
        ("/learn/flip7/hit", "learn-game", "flip7"),
        ("/new/flip7", "new-game", "flip7"),
        ("/nowhere/at-all", "home", None),
        ("/t/nosuchtable", "home", None),
        ("/replay/nosuchtable", "home", None),
    ],
)
def test_a_page_says_what_it_is(base: str, path: str, kind: str, game: str | None) -> None:
    words = Words("en")
    told = {} if game is None else {"game": words.text(f"{game}-title")}
    assert tags_of(base, path)["og:title"] == words.text(f"preview-{kind}-title", **told)


def test_an_invitation_names_the_game_and_who_sits_there_and_nothing_else(base: str) -> None:
    with game_of(base) as (ann, *_):
        table = ann.table["table"]
        tags = tags_of(base, f"/t/{table}")
        names = [seat["name"] for seat in ann.table["seats"]]
    assert tags["og:title"] == Words("en").text("preview-invitation-title", game="Flip 7")
    assert tags["og:description"] == Words("en").text("preview-invitation", game="Flip 7", names=", ".join(names))


def test_a_name_cannot_write_tags(base: str) -> None:
    name = '"><script>\\1</b>'
    eve = Person(base, name)
    table = eve.open()
    with eve.at(table) as socket:
        socket.ask("sit", seat=0, name=name, entropy="x")
        page = httpx.get(f"{base}/t/{table}").text
    assert "<script>\\1" not in page
    assert html.escape(name) in page


def test_the_language_is_the_first_one_that_we_speak() -> None:
    for accepted, language in (
        ("de, fr-CH;q=0.9, en;q=0.8", "fr"),
        ("fr-CA", "fr-CA"),
        ("es-MX,es", "es"),
        ("", "en"),
        ("*", "en"),
        ("\x00,;;", "en"),
    ):
        assert language_of(accepted) == language


def test_a_page_that_has_not_changed_is_not_sent_again(base: str) -> None:
    first = httpx.get(f"{base}/today")
    again = httpx.get(f"{base}/today", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert "accept-language" in first.headers["vary"]


def test_nothing_is_looked_up_for_whoever_asks_too_often() -> None:
    assert asyncio.run(preview_of("/t/abcdef23", None)) == PLAIN[""]
    assert b"<title>Volteface" in asyncio.run(render(PAGE, PLAIN[""], "en", "http://x", "/"))
