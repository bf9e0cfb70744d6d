"""What is read from files and messages, made known to the decoder before several threads read at the same time.

msgspec looks at a type when it first meets it; two threads that meet one at the same moment may crash the process.
"""

from collections.abc import Iterator

import msgspec

from volteface.kernel import find_game, games


def know_types() -> None:
    """Have every type of every game and of the house looked at, once, by one thread."""
    for game in games():
        find_game(game)
    for kind in _kinds_of(msgspec.Struct):
        if kind.__module__.startswith("volteface."):
            msgspec.json.Decoder(kind)


def _kinds_of(kind: type) -> Iterator[type]:
    for narrower in kind.__subclasses__():
        yield narrower
        yield from _kinds_of(narrower)
