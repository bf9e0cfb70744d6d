"""How to speak to a terminal: a whole screen, or line by line."""

from volteface.kernel import UnknownName
from volteface.terminal.face import Face
from volteface.terminal.flip7 import Flip7Face

FACES: dict[str, Face] = {face.id: face for face in (Flip7Face(),)}


def find_face(game: str) -> Face:
    """How a game looks in a terminal."""
    if game not in FACES:
        raise UnknownName("game for the terminal", game, FACES)
    return FACES[game]


__all__ = ["FACES", "Face", "find_face"]
