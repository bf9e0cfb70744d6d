"""Short games that are played to their end, for pages that show finished games."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any, Final

from tests.browser.guests import Guest, Seen
from tests.phase10flip.walks import rich_deck

FAIR: Final = "tests.browser.fair_server"
SHORT: Final[dict[str, dict[str, Any]]] = {
    "flip7": {"game": "flip7", "edition": "en", "house": {"target_score": 30}},
    "phase10flip": {
        "game": "phase10flip",
        "edition": "fr",
        "house": {"phases_to_win": 1, "stall_turns": 30},
        "deck": rich_deck(1),
    },
}
MOST_MOVES: Final = 2_000


@contextmanager
def gathered(server: str, game: str, names: Sequence[str], **setup: Any) -> Iterator[tuple[str, list[Guest]]]:
    """A table of a short game with everybody at it, nobody seated yet; whoever is named first is the host."""
    with ExitStack() as stack:
        guests = [Guest(server, name) for name in names]
        table = guests[0].open_table(**{"seats": len(names), **SHORT[game], **setup})
        for guest in guests:
            stack.enter_context(guest.at(table))
        yield table, guests


def finished(
    server: str, game: str, names: Sequence[str] = ("Ann", "Bo", "Cy"), **setup: Any
) -> tuple[str, list[Guest]]:
    """A game that is over, and who played it."""
    with gathered(server, game, names, **setup) as (table, guests):
        for seat, guest in enumerate(guests):
            guest.sit(seat)
        guests[0].request("start", bot="")
        play_out(guests)
    return table, guests


def play_out(guests: Sequence[Guest]) -> None:
    """Everybody who is at the table without a browser plays until the game is over."""
    for _ in range(MOST_MOVES):
        table = guests[0].look()
        if table["stage"] == "over":
            return
        if table["is_resting"]:
            for guest in guests:
                guest.request("go_on")
        else:
            _move(guests, table["asked"])
    raise AssertionError("the game did not end")


def _move(guests: Sequence[Guest], seat: int | None) -> None:
    """Whoever is asked plays on."""
    for guest in guests:
        table = guest.look()
        if table["me"] == seat and table["asked"] == seat:
            guest.request("act", seq=table["seq"], move=_choice(guest, table["offers"]))
            return


def _choice(guest: Guest, offers: list[Seen]) -> Any:
    """What brings the end nearer: a phase, a card added to one, a card for the oldest in hand, or else to stay."""
    if any(offer.get("offer") == "any" for offer in offers):
        return guest.request("advise")["advice"]["lay_downs"][0]["moves"][0]
    wanted = [offer for offer in offers if offer["move"] == "hit" and "card" in offer] or [
        offer for offer in offers if offer["move"] in ("draw", "discard")
    ]
    return wanted[0] if wanted else offers[-1]
