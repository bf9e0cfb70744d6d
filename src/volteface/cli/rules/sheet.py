"""The content of `volteface rules`, whatever the output format."""

from typing import Final

from msgspec import Struct

from volteface.kernel import Rulebook
from volteface.locale import AnswerText, Ground, RulingText, Words

SIGNS: Final = {Ground.EXPLICIT: "✔", Ground.READING: "~", Ground.MOOT: "∅"}


class Sheet(Struct, frozen=True):
    """A game's rulings in words, and which of them are wanted."""

    words: Words
    game: str
    rulebook: Rulebook
    rulings: tuple[RulingText, ...]
    edition: str | None = None  # the only one that is wanted
    everything: bool = False  # also the rulings on which all editions agree

    def title(self) -> str:
        """Return the title."""
        game = self.words.text(f"{self.game}-title")
        if self.edition is None:
            return self.words.text("rules-title", game=game)
        return self.words.text("rules-title-edition", game=game, edition=self.edition_title(self.edition))

    def edition_title(self, edition: str) -> str:
        """Return an edition's title in the reader's language."""
        return self.words.text(f"edition-{edition}")

    def edition_source(self, edition: str) -> str:
        """Return an edition's title and its rulebook."""
        source = self.rulebook.edition(edition).citation()
        return self.words.text("rules-edition", title=self.edition_title(edition), source=source)

    def chapters(self) -> tuple[tuple[str, tuple[RulingText, ...]], ...]:
        """Return the wanted rulings under their headings: those that differ, then the others."""
        differ = tuple(ruling for ruling in self.rulings if ruling.differs)
        agree = tuple(ruling for ruling in self.rulings if not ruling.differs) if self.everything else ()
        named = (("rules-differ", differ), ("rules-agree", agree))
        return tuple((self.words.text(heading), rulings) for heading, rulings in named if rulings)

    def legend(self) -> tuple[tuple[Ground, str], ...]:
        """Return the signs in use and their meaning."""
        answers = (answer for ruling in self.rulings for answer in ruling.answers)
        used = {answer.ground for answer in answers if self.edition in (None, answer.edition)}
        return tuple((ground, self.words.text(ground.value)) for ground in Ground if ground in used)

    def rules_file(self) -> str:
        """Return the document that rule numbers refer to."""
        return f"docs/rules/{self.game}.md"


def answer_of(ruling: RulingText, edition: str) -> AnswerText:
    """Return what an edition answers."""
    return next(answer for answer in ruling.answers if answer.edition == edition)


def signed(answer: AnswerText) -> str:
    """Return an answer with the sign of its source."""
    return f"{SIGNS[answer.ground]} {answer.text}"
