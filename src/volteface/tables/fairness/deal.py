"""The verifiable deal: a secret committed before the first card, mixed with every seat's entropy.

- commitment: SHA-256 of the secret, as hexadecimal text; it is public before anybody adds entropy.
- seed: HMAC-SHA-256 of the secret over the JSON of [what the table agreed on, list of every seat's entropy]. What is
  agreed on is known before the secret is committed, so the server has nothing left to choose.
- deal number n draws from the blocks HMAC-SHA-256(seed, n as 8 bytes, block number as 4 bytes), one after the other.
- the first dealer is drawn again as long as it is a person, if a bot plays along: a newcomer need not begin as dealer.
- at a table with the deck of a day, the number of a deal follows from the round and the deck (`bots.daily`), so that
  a round is the same for everybody, whatever they did before it.
- k bits are the first k of as many whole bytes as they need; a number below a limit is drawn by rejection (kernel).
"""

import hashlib
import hmac
from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec
from msgspec import Struct

from volteface.bots.daily import find_challenge
from volteface.kernel import Game, Header, Seat
from volteface.tables.seating import Chair
from volteface.tables.setup import Setup

SECRET_BYTES: Final = 32
FIRST_WITH_AGREED: Final = 3  # format of the log; in older ones the whole header went into the seed
FIRST_WITH_BOTS_DEALING: Final = 4  # format of the log; in older ones anybody could be drawn as first dealer
FIRST_DEALER: Final = "first_dealer"  # the tag of the move that says who deals first
MOST_DRAWS: Final = 1000  # of a first dealer: a game from elsewhere may always name the same one
BLOCK_BYTES: Final = 32


def commit(secret: bytes) -> str:
    """The commitment to a secret."""
    return hashlib.sha256(secret).hexdigest()


class Agreed(Struct, frozen=True):
    """What the seed is made of besides secret and entropy: the rules and the seats, nothing that is named later."""

    format: int
    game: str
    rules_version: int
    edition: str
    rulings: dict[str, str | int]
    seats: int
    deck: tuple[str, ...] | None


def make_seed(secret: bytes, header: Header, entropy: tuple[str, ...]) -> bytes:
    """The seed of all deals of a game."""
    agreed = header if header.format < FIRST_WITH_AGREED else agreed_in(header)
    return hmac.digest(secret, msgspec.json.encode([agreed, entropy], order="deterministic"), "sha256")


def agreed_in(header: Header) -> Agreed:
    """What is agreed on in a header."""
    return Agreed(
        header.format,
        header.game,
        header.rules_version,
        header.edition,
        header.rulings,
        len(header.seats),
        header.deck,
    )


def spared_seats(header: Header, chairs: Iterable[Chair]) -> frozenset[Seat]:
    """The seats that do not deal first: those of people, if a bot plays along."""
    people = frozenset(seat for seat, chair in enumerate(chairs) if chair.bot is None)
    is_spared = header.format >= FIRST_WITH_BOTS_DEALING and len(people) < len(header.seats)
    return people if is_spared else frozenset()


class DealStream:
    """The bits of one deal."""

    def __init__(self, seed: bytes, deal: int) -> None:
        self._seed, self._deal = seed, deal
        self._blocks, self._bytes = 0, b""

    def getrandbits(self, k: int, /) -> int:
        """The next k bits of the stream."""
        size = (k + 7) // 8
        while len(self._bytes) < size:
            self._bytes += self._next_block()
        taken, self._bytes = self._bytes[:size], self._bytes[size:]
        return int.from_bytes(taken, "big") >> (size * 8 - k)

    def _next_block(self) -> bytes:
        position = self._deal.to_bytes(8, "big") + self._blocks.to_bytes(4, "big")
        self._blocks += 1
        return hmac.digest(self._seed, position, "sha256")


class VerifiableDealer:
    """A Dealer whose every move anybody can recompute once the secret is known."""

    def __init__(
        self,
        game: Game,
        seed: bytes,
        dealt: int = 0,
        spared: frozenset[Seat] = frozenset(),
        number: Callable[[Any], int] | None = None,
    ) -> None:
        """Deal by a seed; `number` says which stream a state draws from, if that is not how many deals came before."""
        self.game, self.seed, self.dealt, self.spared, self.number = game, seed, dealt, spared, number

    def deal(self, state: Any) -> Any:
        """The move that the stream of this deal makes."""
        stream = DealStream(self.seed, self.dealt if self.number is None else self.number(state))
        move = self.game.sample(state, stream)
        for _ in range(MOST_DRAWS):
            if not self._is_spared(move):
                break
            move = self.game.sample(state, stream)
        self.dealt += 1
        return move

    def _is_spared(self, move: Any) -> bool:
        return bool(self.spared) and move.__struct_config__.tag == FIRST_DEALER and move.seat in self.spared


def dealer_of(
    game: Game, setup: Setup, seed: bytes, dealt: int = 0, spared: frozenset[Seat] = frozenset()
) -> VerifiableDealer:
    """The Dealer of a table with that setup."""
    number = None if setup.daily is None else find_challenge(setup.game).deal_number
    return VerifiableDealer(game, seed, dealt, spared, number)
