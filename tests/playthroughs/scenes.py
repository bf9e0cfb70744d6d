"""The scenes of every game."""

from typing import Final

from .flip7.scenes import SCENES as FLIP7
from .phase10flip.scenes import SCENES as PHASE10FLIP
from .scene import Scenes

EVERY_GAME: Final[dict[str, Scenes]] = {scenes.game.id: scenes for scenes in (FLIP7, PHASE10FLIP)}
