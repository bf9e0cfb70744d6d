"""What can be wrong with a lay-down or a hit; each fault is the id of a message."""

from enum import Enum


class Fault(Enum):
    """Why cards may not lie so, as the message id of a refusal."""

    WRONG_GROUPS = "refused-phase-asks-for-other-groups"
    TWO_SIDES = "refused-phase-shows-both-sides"
    TOO_FEW_CARDS = "refused-group-has-too-few-cards"
    TOO_MANY_CARDS = "refused-group-has-too-many-cards"
    NO_SUCH_NUMBER = "refused-numbers-go-from-1-to-12"
    NOT_ITS_NUMBER = "refused-numbered-card-keeps-its-number"
    NOT_ONE_NUMBER = "refused-set-has-one-number"
    NOT_CONSECUTIVE = "refused-run-is-consecutive"
    NOT_ONE_COLOUR = "refused-run-has-one-colour"
    PHASE_OF_STARS = "refused-phase-needs-a-numbered-card"
    GROUP_OF_STARS = "refused-group-needs-a-numbered-card"
    ALIKE_GROUPS = "refused-groups-are-alike"
    RUN_IS_FULL = "refused-run-is-full"
    NOT_NEXT = "refused-card-is-not-next-to-the-run"
    STAR_UNDECLARED = "refused-star-needs-a-number"  # several readings are possible, so the text cannot be read
