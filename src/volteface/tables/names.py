"""Names and other words of people: which characters can be shown, and how long a name looks.

Joined emoji are drawn as one sign, and names in some scripts need joiners too, so invisible joiners are allowed where
they join something. What turns the direction of a text around, or hides in it to make it look like another one, is not.
"""

from typing import Final
from unicodedata import category

from volteface.kernel import InvalidInput, Reason

LONGEST_NAME: Final = 24  # signs as they are seen
LONGEST_NAME_POINTS: Final = 4 * LONGEST_NAME  # code points: a family of four joined emoji has seven
MOST_MARKS: Final = 3  # combining marks on one letter that take no room of their own

JOINER: Final = "\u200d"
JOINERS: Final = JOINER + "\u200c"
EMOJI_STYLE: Final = "\ufe0f"
BLACK_FLAG: Final = "\U0001f3f4"  # flags of regions are spelled after it, in tags
TAGS: Final = frozenset(map(chr, range(0xE0020, 0xE007F)))
END_OF_TAGS: Final = "\U000e007f"
EMOJI: Final = range(0x1F000, 0x1FB00)  # those that Python's Unicode tables do not know yet, too
FLAG_LETTERS: Final = range(0x1F1E6, 0x1F200)
SKIN_TONES: Final = range(0x1F3FB, 0x1F400)
JOINING_SCRIPTS: Final = range(0x0600, 0x0E00)  # Arabic to Sinhala
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that look like nothing


class InvalidName(InvalidInput):
    """A name that cannot be worn at a table."""

    def __init__(self, reason: str, text: str, **arguments: str | int) -> None:
        self.reason = Reason(reason, arguments)
        super().__init__(text)


def read_name(text: str) -> str:
    """A name fit to be shown: not empty, not long, nothing invisible that misleads; raises `InvalidName`."""
    name = " ".join(text.split())
    if not any(map(_is_seen, name)):
        raise InvalidName("refused-name-is-empty", "A name is missing: it needs at least one character.")
    if not is_showable(name):
        raise InvalidName("refused-name-cannot-be-shown", "This name has characters in it that cannot be shown.")
    if visible_length(name) > LONGEST_NAME or len(name) > LONGEST_NAME_POINTS:
        raise InvalidName(
            "refused-name-is-too-long", f"This name is too long: at most {LONGEST_NAME} characters.", most=LONGEST_NAME
        )
    return name


def is_showable(text: str) -> bool:
    """Whether a text can be shown as it is: no control characters, and joiners only where they join."""
    return all(_is_showable(text, index) for index in range(len(text)))


def visible_length(text: str) -> int:
    """How many signs a text looks like: joined emoji, flags and letters with their marks count once."""
    length = marks = letters_of_flag = 0
    before = ""
    for sign in text:
        point, kind = ord(sign), category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        letters_of_flag = letters_of_flag + 1 if point in FLAG_LETTERS else 0
        is_part = (
            0 < marks <= MOST_MARKS
            or letters_of_flag % 2 == 0 < letters_of_flag
            or point in SKIN_TONES
            or sign in JOINERS
            or sign in TAGS
            or sign == END_OF_TAGS
            or (before == JOINER and _is_emoji(sign))
        )
        length += not is_part
        before = sign
    return max(length, 1 if text else 0)


def _is_showable(text: str, index: int) -> bool:
    sign, before = text[index], text[index - 1 : index]
    if sign in JOINERS:
        return _joins(text, index)
    if sign in TAGS or sign == END_OF_TAGS:
        return before in TAGS or (before == BLACK_FLAG and sign in TAGS)
    return (sign.isprintable() and sign not in BLANKS) or ord(sign) in EMOJI


def _joins(text: str, index: int) -> bool:
    """Whether a joiner stands between two signs that can be joined: emoji, or letters of a script that joins them."""
    before, after = text[:index].rstrip(EMOJI_STYLE)[-1:], text[index + 1 : index + 2]
    if not before or not after:
        return False
    if _is_emoji(before):
        return text[index] == JOINER and _is_emoji(after)
    return ord(before) in JOINING_SCRIPTS and ord(after) in JOINING_SCRIPTS


def _is_emoji(sign: str) -> bool:
    return category(sign) == "So" or ord(sign) in EMOJI or sign == "↔"


def _is_seen(sign: str) -> bool:
    return (category(sign)[0] not in "CZM" and sign not in BLANKS) or ord(sign) in EMOJI
