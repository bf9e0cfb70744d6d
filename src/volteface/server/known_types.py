"""What is read from files and messages, made known to the decoder before several threads read at the same time.

msgspec looks at a type when it first meets it; two threads that meet one at the same moment may crash the process.
"""

from collections.abc import Iterator
from contextlib import suppress

import msgspec

from volteface.kernel import find_game, games


def know_types() -> None:
    """Have every type looked at, of every game and of the house, once, by one thread."""
    for game in games():
        find_game(game)
    for kind in _kinds_of(msgspec.Struct):
        with suppress(TypeError):  # what is only ever written cannot be read
            msgspec.json.Decoder(kind)


def _kinds_of(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for narrower in kind.__subclasses__():
        yield narrower
        yield from _kinds_of(narrower)
