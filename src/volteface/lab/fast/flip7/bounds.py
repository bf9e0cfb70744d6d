"""At most how likely good things come before the duplicate that ends a line, as compiled code."""

from volteface.lab.fast.compiled import inner
from volteface.lab.fast.flip7.scoring import BONUS


@inner
def chance_of_coming(bust: int, chances: int, holding: int) -> float:
    """At most how likely a card that does not bust comes before the duplicate that ends it all."""
    spaces, lives = bust + 1.0, holding + 1.0
    first = min(chances * lives / spaces, 1.0)
    second = min(chances * (chances - 1) / 2 * (lives + 1) * (lives + 2) / (spaces * (spaces + 1)), 1.0)
    return min((lives + first + max(chances - 1, 0) * second) / spaces, 1.0)


@inner
def bonus_at_most(fresh: int, bust: int, chances: int, holding: int, missing: int) -> float:
    """At most what the bonus for seven numbers is worth, if so many are missing and no bust costs anything."""
    likely = 1.0
    for taken in range(missing):
        likely *= (fresh - taken) / (fresh + bust - taken) if fresh > taken else 0.0
    for _ in range(holding):
        likely *= missing + 1
    return BONUS * min(likely + chances * (holding + 1.0) / (bust + 1.0), 1.0)
