"""The secrets behind the daily deck: a hash chain, of which each day reveals one more link.

- The link of a day is the secret of that day's tables. SHA-256 of its bytes is the link of the day before, so whoever
  knows a link can compute all earlier ones and none of the later ones.
- The commitment of a daily table is SHA-256 of its secret, and so it is the link of the day before.
- Whoever keeps the last link can make all of them. Without anybody who keeps one, links follow from the date alone:
  then tomorrow's deck is no secret.
"""

import hashlib
from datetime import date, timedelta
from typing import Final, Protocol

from msgspec import Struct

from volteface.kernel import InvalidInput
from volteface.tables.errors import NotAllowed

LINK_BYTES: Final = 32
OPEN_LINK: Final = b"volteface daily deck "  # what the date is added to where nobody keeps a secret


def read_day(text: str) -> date:
    """A day such as 2026-11-18; raises `InvalidInput`."""
    try:
        day = date.fromisoformat(text)
    except ValueError as error:
        raise InvalidInput(f"{text[:20]!r} is no day such as 2026-11-18.") from error
    if day.isoformat() != text:
        raise InvalidInput(f"{text[:20]!r} is no day such as 2026-11-18.")
    return day


def read_link(text: str) -> bytes:
    """A link from its hexadecimal text; raises `InvalidInput`."""
    try:
        link = bytes.fromhex(text)
    except ValueError as error:
        raise InvalidInput("A link is written as 64 hexadecimal digits.") from error
    if len(link) != LINK_BYTES:
        raise InvalidInput("A link is written as 64 hexadecimal digits.")
    return link


def earlier(link: bytes, days: int) -> bytes:
    """The link so many days before that of a day."""
    for _ in range(days):
        link = hashlib.sha256(link).digest()
    return link


def leads_back(link: bytes, day: date, known: bytes, known_day: date) -> bool:
    """Whether a link of a day belongs to the same chain as one that was known on an earlier day."""
    return day >= known_day and earlier(link, (day - known_day).days) == known


class DailyLinks(Protocol):
    """Knows the link of each day."""

    @property
    def is_secret(self) -> bool:
        """Whether nobody can know a link before its day."""

    def link(self, day: date) -> bytes:
        """The link of a day, whether or not that day has come; raises `NotAllowed` if there is none."""


class OpenLinks:
    """Links that follow from the date alone, for a device or a site without a server: everybody can compute them."""

    is_secret = False

    def link(self, day: date) -> bytes:
        """SHA-256 of a fixed text and the date."""
        return hashlib.sha256(OPEN_LINK + day.isoformat().encode()).digest()


class HashChain(Struct, frozen=True):
    """All links of a chain, from the first day to the last, by the secret that is the last link."""

    secret: bytes
    first: date
    days: int
    is_secret: bool = True

    def link(self, day: date) -> bytes:
        """The link of a day of the chain."""
        last = self.first + timedelta(days=self.days - 1)
        if not self.first <= day <= last:
            raise NotAllowed("refused-no-such-deck")
        return earlier(self.secret, (last - day).days)
