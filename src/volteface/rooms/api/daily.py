"""The daily deck as clients ask for it: today's link, a table that plays it, and the result of a finished one."""

from datetime import UTC, date, datetime

from msgspec import Struct

from volteface.bots.daily import DailyResult, find_challenge
from volteface.kernel import Log, find_game
from volteface.tables import NotAllowed
from volteface.tables.fairness.daily import DailyLinks, read_day, read_link
from volteface.tables.fairness.deal import dealer_of, make_seed
from volteface.tables.fairness.verify import secret_of, table_of


class DailyDeck(Struct, frozen=True):
    """Today's link, and whether nobody could know it before today."""

    day: str
    link: str  # hexadecimal; its SHA-256 is the link of the day before, if it was a secret
    is_secret: bool


class DailyTry(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to play the deck of a day; a device without a server may have the link of that day from one."""

    game: str
    day: str
    link: str | None = None
    is_practice: bool = False  # otherwise whoever began the deck already goes on where they were


def today(milliseconds: int) -> date:
    """The day of UTC at a time since 1970."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date()


def deck_of(links: DailyLinks, now: int) -> DailyDeck:
    """Today's deck."""
    day = today(now)
    return DailyDeck(day.isoformat(), links.link(day).hex(), links.is_secret)


def secret_for(links: DailyLinks, wish: DailyTry, now: int) -> bytes:
    """The secret of a table with the deck of a day; raises `NotAllowed` before that day.

    Where links are secret, only those are dealt from. A device takes the link that a server told it.
    """
    day = read_day(wish.day)
    if day > today(now):
        raise NotAllowed("refused-deck-is-not-out")
    if wish.link is None:
        return links.link(day)
    if links.is_secret:
        raise NotAllowed("refused-daily-rules")
    return read_link(wish.link)


def review_daily(log: Log) -> DailyResult:
    """The result of a finished game with the deck of a day; raises `NotAllowed` for another game."""
    opened, seating = table_of(log)
    if opened.setup.daily is None:
        raise NotAllowed("refused-not-the-daily-deck")
    challenge = find_challenge(opened.setup.game)
    seed = make_seed(secret_of(log), log.header, tuple(chair.entropy for chair in seating.chairs))
    dealer = dealer_of(find_game(log.header.game), opened.setup, seed)
    return challenge.review(opened.setup.daily, log, dealer.deal)
