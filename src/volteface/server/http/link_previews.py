"""Link previews: the title, the description and the picture that chats and search engines show for an address.

They are made for the address and the language of whoever asks. Of a table they tell what everybody with the link sees
before they sit down: the game, and who hosts it or who played. Everything is escaped: names are what people typed.
"""

import asyncio
import html
import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from msgspec import Struct

from volteface.kernel import VoltefaceError, games
from volteface.locale import LANGUAGES, Words, find_language
from volteface.rooms.service import TableService
from volteface.tables.seating import Stage

PICTURES: Final = "/previews/"
MOST_NAMES: Final = 4
LANGUAGE_TAG: Final = re.compile(r'<html lang="[^"]*">')
TITLE: Final = re.compile(r"<title>.*?</title>", re.DOTALL)
DESCRIPTION: Final = re.compile(r'<meta\s+name="description"\s+content="[^"]*"\s*/?>')
OPEN_GRAPH: Final = re.compile(r'\s*<meta\s+property="og:[^>]*>')


class Preview(Struct, frozen=True):
    """What is shown for an address: a message for the title and one for the description, and a picture."""

    kind: str
    picture: str = "home"
    arguments: Mapping[str, str] = {}


# Pages by the first part of their address.
PLAIN: Final = {
    "": Preview("home"),
    "learn": Preview("learn"),
    "rules": Preview("rules"),
    "lobby": Preview("lobby"),
    "cards": Preview("cards"),
    "today": Preview("today", "today"),
}


def language_of(accepted: str) -> str:
    """The first of the languages that a browser accepts which we speak."""
    for part in accepted.split(",")[:20]:
        try:
            return find_language(part.partition(";")[0].strip())
        except VoltefaceError:
            continue
    return LANGUAGES[0]


def names_table(path: str) -> bool:
    """Whether a table has to be looked up for the preview of an address."""
    first, _, id = path.strip("/").partition("/")
    return first in TABLES and id != "" and id not in games()


async def preview_of(path: str, tables: TableService | None) -> Preview:
    """The preview of an address; that of the first page for one that leads nowhere.

    Without `tables` nothing is told of a table, as for somebody who asks too often.
    """
    first, id, *_ = [*path.strip("/").split("/"), "", ""]
    if id and id in games():
        return Preview(f"{first}-game", "today" if first == "today" else id, {"game": id}) if first in GAMES else HOME
    if id and first in TABLES and tables is not None:
        return await _preview_of_table(first, id, tables)
    return PLAIN.get(first, HOME)


HOME: Final = PLAIN[""]
GAMES: Final = ("new", "rules", "learn", "today")  # pages of a game
TABLES: Final = ("t", "replay", "today", "tv")  # pages of a table


async def _preview_of_table(page: str, id: str, tables: TableService) -> Preview:
    try:
        view = await tables.view(id, None)
    except VoltefaceError:
        return PLAIN.get(page, HOME)
    names = [seat.name for seat in view.seats if seat.name]
    game = view.setup.game
    known = game if game in games() else "home"
    told = {"game": game, "names": ", ".join(names[:MOST_NAMES]) + ("…" if len(names) > MOST_NAMES else "")}
    if view.setup.daily is not None:
        return Preview("today-friend", "today", told)
    if view.setup.is_companion:
        return Preview("board", known, told)
    if view.stage is Stage.OVER:
        return Preview("replay", known, told)
    return Preview("invitation" if names else "new-game", known, told)


async def render(page: str, preview: Preview, language: str, base: str, path: str) -> bytes:
    """The client's page with the tags of a preview; `base` is the address of the server."""
    words = await asyncio.to_thread(_words, language)  # reading a language for the first time takes a moment
    return write_tags(page, preview, words, base, base + path).encode()


def write_tags(page: str, preview: Preview, words: Words, folder: str, address: str | None) -> str:
    """The client's page with the tags of a preview; `folder` is where the client's files are.

    A page that does not know its own address has none in its tags.
    """
    arguments = dict(preview.arguments)
    if "game" in arguments:
        arguments["game"] = words.text(f"{arguments['game']}-title")
    title = html.escape(words.text(f"preview-{preview.kind}-title", **arguments))
    description = html.escape(words.text(f"preview-{preview.kind}", **arguments))
    graph = {
        "og:type": "website",
        "og:site_name": "Volteface",
        "og:title": title,
        "og:description": description,
        **({} if address is None else {"og:url": html.escape(address)}),
        "og:image": html.escape(f"{folder}{PICTURES}{preview.picture}.png"),
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:locale": words.language.replace("-", "_"),
    }
    tags = "".join(f'\n    <meta property="{name}" content="{value}" />' for name, value in graph.items())
    card = '\n    <meta name="twitter:card" content="summary_large_image" />'
    # Replacements are functions: a backslash in a name means nothing.
    page = OPEN_GRAPH.sub("", page)
    page = LANGUAGE_TAG.sub(lambda _: f'<html lang="{words.language}">', page, count=1)
    page = DESCRIPTION.sub(lambda _: f'<meta name="description" content="{description}" />', page, count=1)
    return TITLE.sub(lambda _: f"<title>{title}</title>{tags}{card}", page, count=1)


@cache
def _words(language: str) -> Words:
    assert language in LANGUAGES
    return Words(language)
