"""The lay-down solver: whether, how and how well a hand lays a phase, what it lacks, and what may be hit."""

from volteface.games.phase10flip.melds.best import best_layout
from volteface.games.phase10flip.melds.feasibility import can_lay, cards_short, completing_draws
from volteface.games.phase10flip.melds.hits import (
    PossibleHit,
    add_hit,
    ends_of,
    hit_numbers,
    hits,
    resolve_hit,
    why_not_hit,
)
from volteface.games.phase10flip.melds.judge import Fault, why_not_group, why_not_phase
from volteface.games.phase10flip.melds.layouts import Layout, layouts
from volteface.games.phase10flip.melds.rulings import EqualGroups, LayDownSize, MeldRulings, NumberedCard, PlainRulings
from volteface.games.phase10flip.melds.star_numbers import Said, resolve_numbers

__all__ = [
    "EqualGroups",
    "Fault",
    "LayDownSize",
    "Layout",
    "MeldRulings",
    "NumberedCard",
    "PlainRulings",
    "PossibleHit",
    "Said",
    "add_hit",
    "best_layout",
    "can_lay",
    "cards_short",
    "completing_draws",
    "ends_of",
    "hit_numbers",
    "hits",
    "layouts",
    "resolve_hit",
    "resolve_numbers",
    "why_not_group",
    "why_not_hit",
    "why_not_phase",
]
