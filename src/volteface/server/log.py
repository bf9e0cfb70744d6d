"""The server's own log lines: they name tables and kinds of trouble, never cards, words or keys."""

import logging
from typing import Final

LOG: Final = logging.getLogger("volteface.server")
