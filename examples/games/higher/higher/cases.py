"""Rule cases of Higher: the cards are dealt, then the seats speak in turn."""

from typing import Any

from higher.state import Deal, Rules, Say, State
from volteface.kernel import Game, InvalidCase, Refused, UnknownName
from volteface.kernel.base_case_table import differ
from volteface.kernel.cases import read_by_seat, read_names, read_number, read_words


class HigherCaseTable:
    """A position that a case plays on and asks about."""

    def __init__(self, game: Game, rules: Rules, given: dict[str, Any]) -> None:
        self.game, self.names = game, read_names(given, {"seats", "cards"})
        self.state: State = self.game.start(rules, len(self.names))
        cards = read_by_seat(given.get("cards", {}), self.names, read_number)
        for seat in sorted(cards):
            if not 1 <= cards[seat] <= rules.highest_card:
                raise UnknownName("card", cards[seat], range(1, rules.highest_card + 1))
            self.state, _ = self.game.apply(self.state, Deal(cards[seat]))

    def play(self, entry: str) -> None:
        name, word, *rest = (*read_words(entry), "", "")[:4]
        if name not in self.names or word not in ("higher", "lower") or any(rest):
            raise InvalidCase(f"“{entry}” is no decision")
        if self.game.to_act(self.state) != self.names.index(name):
            raise Refused(f"nobody asked for “{entry}”; asked is {self.asks()}")
        self.state, _ = self.game.apply(self.state, Say(word == "higher"))

    def snapshot(self) -> Any:
        return self.state

    def asks(self) -> str:
        seat = self.game.to_act(self.state)
        return self.names[seat] if isinstance(seat, int) else "nobody"

    def mismatch(self, key: str, expected: Any) -> Refused | None:
        standing = self.game.standing(self.state)
        happened = {"asks": self.asks(), "points": " ".join(map(str, standing.totals))}
        if key not in happened:
            raise InvalidCase(f"unknown key {key} in then")
        return differ(key, expected, happened[key])
