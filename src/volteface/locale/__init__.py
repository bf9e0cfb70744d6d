"""Words for people: Fluent messages in each language, and how events, refusals and rulings become sentences."""

from volteface.locale.game_words import GameWords, find_game_words
from volteface.locale.languages import LANGUAGES, find_language
from volteface.locale.rulings import Ground, SaidAnswer, SaidRuling, answer_text, question_text, say_rulings
from volteface.locale.story import explain, join, tell
from volteface.locale.words import MissingWords, Words

__all__ = [
    "LANGUAGES",
    "GameWords",
    "Ground",
    "MissingWords",
    "SaidAnswer",
    "SaidRuling",
    "Words",
    "answer_text",
    "explain",
    "find_game_words",
    "find_language",
    "join",
    "question_text",
    "say_rulings",
    "tell",
]
