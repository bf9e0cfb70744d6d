"""The keys of a turn; the first letter of the word in the player's language works too where it is free."""

from typing import Final

from volteface.terminal.question import own_letter, place_keys

DRAW_KEY: Final = "d"
TAKE_KEY: Final = "k"
LAY_KEY: Final = "l"
HIT_KEY: Final = "h"
DISCARD_KEY: Final = "d"
PICK_KEY: Final = "s"
BACK_KEY: Final = "escape"
MOST_CARDS: Final = 11  # in a hand

CARD_KEYS: Final = tuple(keys[0] for keys in place_keys(MOST_CARDS))
TAKEN: Final = frozenset((*"dklhscnpv", *CARD_KEYS))


def keys_for(key: str, label: str) -> tuple[str, ...]:
    """A key, and the first letter of its word if nothing else uses it."""
    return (key, *own_letter(label, TAKEN))
