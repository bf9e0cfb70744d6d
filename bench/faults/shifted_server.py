"""A server whose wall clock jumps a day ahead on SIGUSR1, and a day back on SIGUSR2; started as `bench._serving` is."""

import signal
import sys
import time
from pathlib import Path
from typing import Any, Final

DAY_SECONDS: Final = 86_400
_real, _real_ns = time.time, time.time_ns
_shift = 0


def shift(number: int, _: Any) -> None:
    """Let the wall clock jump; the monotonic clock goes on as it does."""
    global _shift  # noqa: PLW0603
    _shift += DAY_SECONDS if number == signal.SIGUSR1 else -DAY_SECONDS


if __name__ == "__main__":
    # Before anything of ours is imported, so that `from time import time` finds the shifted clock.
    time.time = lambda: _real() + _shift
    time.time_ns = lambda: _real_ns() + _shift * 1_000_000_000
    signal.signal(signal.SIGUSR1, shift)
    signal.signal(signal.SIGUSR2, shift)
    from bench._serving import main

    main(Path(sys.argv[1]), int(sys.argv[2]))
