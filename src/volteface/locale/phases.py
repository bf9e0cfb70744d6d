"""What a phase of Phase 10 FLIP! asks for, in words."""

from typing import Any

from volteface.locale.story import join
from volteface.locale.words import Words


def name_phase(words: Words, phase: Any) -> str:
    """Its runs and its sets: a run of 3 and two sets of 2."""
    asked = (("phase10flip-runs", phase.runs), ("phase10flip-sets", phase.sets))
    # No phase asks for runs of two sizes, or for sets of two sizes.
    return join(words, [words.text(message, count=len(sizes), size=sizes[0]) for message, sizes in asked if sizes])
