"""How a card is named in a sentence: by a message of its own, or face by face if it has two, such as r5^/9."""

import re
from typing import Final

from volteface.locale.words import Words

# A face's colour, none on the INTENSE side; its number or star; its FLIP mark.
FACE: Final = re.compile(r"([rygb]?)([1-9]|1[0-2]|\*)(\^?)")
COLOURS: Final = {"r": "red", "y": "yellow", "g": "green", "b": "blue", "": "none"}
STAR: Final = "*"
BETWEEN_FACES: Final = "/"


def name_card(words: Words, card: str) -> str:
    """A card without an article: +2 and x2 are the messages card-plus2 and card-times2, r5^/9 is named by its faces."""
    if is_two_sided(card) and not words.has(_message_id(card)):
        front, *back = (_name_face(words, face) for face in card.split(BETWEEN_FACES))
        return words.text("card-two-faces", front=front, back=back[0]) if back else front
    return words.text(_message_id(card))


def name_the_face(words: Words, face: str) -> str:
    """A face with its article, which in French and Spanish differs between numbers and stars."""
    return words.text("the-star" if is_star(face) else "the-number", face=_name_face(words, face))


def knows_card(words: Words, card: str) -> bool:
    """Whether there is such a card, which a refused move need not prove."""
    return words.has(_message_id(card)) or is_two_sided(card)


def is_star(face: str) -> bool:
    """Whether a face is a star."""
    return STAR in face


def is_two_sided(card: str) -> bool:
    """Whether this is a face, or a whole card with two of them."""
    faces = card.split(BETWEEN_FACES)
    return len(faces) <= 2 and all(map(FACE.fullmatch, faces))


def _name_face(words: Words, face: str) -> str:
    written = FACE.fullmatch(face)
    assert written is not None, f"{face} is no face"
    letter, value, mark = written.groups()
    if value == STAR:
        name = words.text("face-star", colour=COLOURS[letter])
    else:
        name = words.text("face-number", colour=COLOURS[letter], number=int(value))
    return words.text("face-flip", face=name) if mark else name


def _message_id(card: str) -> str:
    return "card-" + card.replace("+", "plus").replace("x", "times")
