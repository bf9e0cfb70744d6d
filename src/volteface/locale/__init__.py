"""The words: one set of Fluent files per language, and how facts become sentences."""

from volteface.locale.languages import LANGUAGES, find_language
from volteface.locale.rulings import Ground, SaidAnswer, SaidRuling, answer_text, question_text, say_rulings
from volteface.locale.story import explain, join, name_card, tell
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
    "question_text",
    "say_rulings",
    "tell",
]
