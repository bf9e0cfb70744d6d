"""The games that can be shown in a terminal, by their names."""

from typing import Final

from volteface.kernel import UnknownName
from volteface.terminal.face import Face
from volteface.terminal.flip7 import Flip7Face
from volteface.terminal.phase10flip import Phase10FlipFace

FACES: Final[dict[str, Face]] = {face.id: face for face in (Flip7Face(), Phase10FlipFace())}


def find_face(game: str) -> Face:
    """How a game looks in a terminal."""
    if game not in FACES:
        raise UnknownName("game for the terminal", game, FACES)
    return FACES[game]
