"""Words for people: Fluent messages in each language, and how events, refusals and rulings become sentences."""

from volteface.locale.game_words import GameWords, Section, find_game_words
from volteface.locale.guide import SectionText, describe_goal, describe_guide
from volteface.locale.languages import LANGUAGES, find_language
from volteface.locale.rulings import AnswerText, Ground, RulingText, answer_text, describe_rulings, question_text
from volteface.locale.story import explain, join, tell
from volteface.locale.words import MissingWords, Words

__all__ = [
    "LANGUAGES",
    "AnswerText",
    "GameWords",
    "Ground",
    "MissingWords",
    "RulingText",
    "Section",
    "SectionText",
    "Words",
    "answer_text",
    "describe_goal",
    "describe_guide",
    "describe_rulings",
    "explain",
    "find_game_words",
    "find_language",
    "join",
    "question_text",
    "tell",
]
