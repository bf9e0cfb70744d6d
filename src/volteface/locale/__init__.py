"""The words: one set of Fluent files per language, and how facts become sentences."""

from volteface.locale.cards import name_card, name_the_face
from volteface.locale.groups import name_group
from volteface.locale.languages import LANGUAGES, find_language
from volteface.locale.phases import name_phase
from volteface.locale.rulings import Ground, SaidAnswer, SaidRuling, answer_text, question_text, say_rulings
from volteface.locale.story import explain, join, tell
from volteface.locale.words import MissingWords, Words

__all__ = [
    "LANGUAGES",
    "Ground",
    "MissingWords",
    "SaidAnswer",
    "SaidRuling",
    "Words",
    "answer_text",
    "explain",
    "find_language",
    "join",
    "name_card",
    "name_group",
    "name_phase",
    "name_the_face",
    "question_text",
    "say_rulings",
    "tell",
]
