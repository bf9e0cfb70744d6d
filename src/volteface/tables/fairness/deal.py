"""The verifiable deal: a secret committed before the first card, mixed with every seat's entropy.

- commitment: SHA-256 of the secret, as hexadecimal text; it is public before anybody adds entropy.
- seed: HMAC-SHA-256 of the secret over the JSON of [what the table agreed on, list of every seat's entropy]. What is
  agreed on is known before the secret is committed, so the server has nothing left to choose.
- deal number n draws from the blocks HMAC-SHA-256(seed, n as 8 bytes, block number as 4 bytes), one after the other.
- k bits are the first k of as many whole bytes as they need; a number below a limit is drawn by rejection (kernel).
"""

import hashlib
import hmac
from typing import Any, Final

import msgspec
from msgspec import Struct

from volteface.kernel import Game, Header

SECRET_BYTES: Final = 32
FIRST_WITH_AGREED: Final = 3  # format of the log; in older ones the whole header went into the seed
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

    def __init__(self, game: Game, seed: bytes, dealt: int = 0) -> None:
        self.game, self.seed, self.dealt = game, seed, dealt

    def deal(self, state: Any) -> Any:
        """The move that the stream of this deal makes."""
        move = self.game.sample(state, DealStream(self.seed, self.dealt))
        self.dealt += 1
        return move
