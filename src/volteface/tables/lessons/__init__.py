"""Lessons: tables whose Dealer is a listed order, played by the real engine and without I/O."""

from volteface.tables.lessons.run import Answer, LessonRun, Outcome, run_lesson
from volteface.tables.lessons.views import LessonView, show_lesson

__all__ = ["Answer", "LessonRun", "LessonView", "Outcome", "run_lesson", "show_lesson"]
