"""Flip 7 once more, written from section 18 of the rules without a look at the engine: naive, recursive, mutable.

It knows the editions by name and the words of the rulebooks, and nothing of rulings, moves or states.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from msgspec import Struct

NUMBERS: Final = frozenset(map(str, range(13)))
MODIFIERS: Final = frozenset(("+2", "+4", "+6", "+8", "+10", "x2"))
DEALS_A_CARD: Final = frozenset(("en", "qc", "en31"))
DROPS_AFTER_A_BUST: Final = frozenset(("es", "en31"))

# Whom it asks, for what, and among which answers; and what has been decided.
Ask = Callable[[int, str, Sequence[str]], str]


class FlipSeven(Exception):
    """Somebody has seven different numbers: drop everything."""


class Player:
    """Everything before one seat, and the points so far."""

    def __init__(self) -> None:
        self.total = 0
        self.sit_down()

    def sit_down(self) -> None:
        self.status = "active"
        self.numbers: list[str] = []
        self.modifiers: list[str] = []
        self.chance = False
        self.void: list[str] = []  # a Second Chance that waited in vain: it lies there, but does nothing
        self.must_be_dealt = True

    def score(self) -> int:
        if self.status == "busted":
            return 0
        points = sum(map(int, self.numbers))
        for _ in range(self.modifiers.count("x2")):
            points *= 2
        points += sum(int(card) for card in self.modifiers if card != "x2")
        return points + 15 * (len(self.numbers) == 7)

    def shown(self) -> list[str]:
        return sorted([*self.numbers, *self.modifiers, *["chance"] * self.chance, *self.void])


class Look(Struct, frozen=True):
    """The table at one moment, in words that any implementation can be compared with."""

    lines: tuple[tuple[str, ...], ...]
    status: tuple[str, ...]
    totals: tuple[int, ...]
    deck: tuple[str, ...]
    discard: tuple[str, ...]


class Reference:
    """One whole game; `ask` decides for the seats, `shuffle` and `note_card` are the deck's."""

    def __init__(self, edition: str, seats: int, deck: list[str], target: int, cap: int) -> None:
        self.edition, self.target, self.cap = edition, target, cap
        self.players = [Player() for _ in range(seats)]
        self.deck, self.aside, self.thrown, self.table = deck, list[str](), list[str](), list[str]()
        self.rounds = 0
        self.rest_of_last_deck: int | None = None
        self.scores: list[int] = []
        self.winner: int | None = None
        self.generator: Random
        self.ask: Ask
        self.note_card: Callable[[str], None]
        self.note_round: Callable[[int], None]
        self.note_end: Callable[[], None]

    def look(self) -> Look:
        return Look(
            lines=tuple(tuple(player.shown()) for player in self.players),
            status=tuple(player.status for player in self.players),
            totals=tuple(player.total for player in self.players),
            deck=tuple(self.deck),
            discard=(*self.aside, *self.thrown),
        )

    # The game: rounds until somebody has won (13, 14).

    def play(self, first_dealer: int) -> None:
        dealer = first_dealer
        while True:
            self.play_round(dealer)
            if self.is_over():
                return
            dealer = (dealer + 1) % len(self.players)
            self.clear_table()

    def is_over(self) -> bool:
        totals = [player.total for player in self.players]
        best = max(totals)
        leaders = [seat for seat, total in enumerate(totals) if total == best]
        alone = leaders[0] if len(leaders) == 1 else None
        if self.edition == "es" and len(totals) <= 2:
            self.winner = alone if best >= self.target else None
            return best >= self.target or self.rounds == 4
        if (best >= self.target and alone is not None) or self.rounds == self.cap:
            self.winner = alone
            return True
        return False

    def clear_table(self) -> None:
        for player in self.players:
            self.aside += player.shown()
            player.sit_down()
        self.aside += self.table + self.thrown
        self.table, self.thrown = [], []
        if self.edition == "qc":
            self.deck += self.aside
            self.aside = []
            self.generator.shuffle(self.deck)

    # The round: a deal in some editions, then laps of one decision each (3, 4, 11).

    def play_round(self, dealer: int) -> None:
        self.rounds += 1
        self.rest_of_last_deck = None
        seats = len(self.players)
        order = [(dealer + step) % seats for step in range(1, seats + 1)]
        self.note_round(dealer)
        try:
            if self.edition in DEALS_A_CARD:
                self.deal(order)
            while self.active():
                for seat in order:
                    if self.players[seat].status == "active":
                        self.take_turn(seat)
        except FlipSeven:
            pass
        self.scores = [player.score() for player in self.players]
        for player, score in zip(self.players, self.scores, strict=True):
            player.total += score
        self.note_end()

    def deal(self, order: list[int]) -> None:
        for seat in order:
            player = self.players[seat]
            if player.status == "active" and player.must_be_dealt and self.can_draw():
                self.receive(seat, self.draw(), None)

    def take_turn(self, seat: int) -> None:
        player = self.players[seat]
        if not self.can_draw():
            for other in self.active():
                self.players[other].status = "stayed"
            return
        has_card = bool(player.shown())
        options = ("hit", "stay") if has_card or self.edition != "en31" else ("hit",)
        if self.ask(seat, "turn", options) == "hit":
            self.receive(seat, self.draw(), None)
        else:
            player.status = "stayed"

    def active(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.status == "active"]

    # Cards, one at a time (5 to 10, 12, 18, 19).

    def usable(self) -> list[str]:
        return self.aside if self.edition == "es" else self.aside + self.thrown

    def at_rest(self) -> int:
        """Cards that stay on the table till the round is over, and players who are out."""
        lying = sum(len(player.numbers) + len(player.modifiers) + len(player.void) for player in self.players)
        return lying + len(self.table) + len(self.players) - len(self.active())

    def can_draw(self) -> bool:
        """12.7; without a number card, a new deck after which nothing came to rest is the last one (R-d)."""
        is_stuck = self.rest_of_last_deck == self.at_rest() and not any(card in NUMBERS for card in self.usable())
        if not self.deck and is_stuck:
            return False
        return bool(self.deck or self.usable())

    def draw(self) -> str:
        if not self.deck:
            self.deck = list(self.usable())
            self.rest_of_last_deck = self.at_rest()
            self.aside = []
            if self.edition != "es":
                self.thrown = []
            self.generator.shuffle(self.deck)
        card = self.deck.pop(0)
        self.note_card(card)
        return card

    def receive(self, seat: int, card: str, pending: list[str] | None) -> None:
        player = self.players[seat]
        if card in MODIFIERS:
            player.modifiers.append(card)
        elif card in NUMBERS:
            self.receive_number(player, card)
        elif card == "chance":
            if pending is not None and self.edition == "fr":
                pending.append(card)
            else:
                self.second_chance(seat)
        elif pending is not None:
            pending.append(card)
        else:
            self.act(seat, card)

    def receive_number(self, player: Player, card: str) -> None:
        if card not in player.numbers:
            player.numbers.append(card)
            if len(player.numbers) == 7:
                raise FlipSeven
        elif player.chance:
            player.chance = False
            self.thrown += [card, "chance"]
        else:
            player.numbers.append(card)
            player.status = "busted"

    def second_chance(self, seat: int) -> None:
        player = self.players[seat]
        if player.status == "active" and not player.chance:
            player.chance = True
            return
        takers = [other for other in self.active() if other != seat and not self.players[other].chance]
        if takers:
            self.players[self.pick(seat, "chance", takers)].chance = True
        else:
            self.thrown.append("chance")

    def act(self, seat: int, card: str) -> None:
        targets = self.active()
        if not targets:
            self.table.append(card)
            return
        self.carry_out(card, self.pick(seat, card, targets))

    def carry_out(self, card: str, target: int) -> None:
        if card == "freeze":
            self.table.append(card)
            self.players[target].status = "frozen"
        else:
            self.flip_three(target)

    def flip_three(self, seat: int) -> None:
        player, pending = self.players[seat], list[str]()
        if self.edition == "en31":
            player.must_be_dealt = False
        else:
            self.table.append("flip3")
        try:
            for _ in range(3):
                if player.status != "active" or not self.can_draw():
                    break
                self.receive(seat, self.draw(), pending)
        except FlipSeven:
            self.leave_lying(seat, pending)
            self.table += ["flip3"] * (self.edition == "en31")
            raise
        if self.edition == "en31":
            self.thrown.append("flip3")
            self.assign_then_act(seat, pending)
        else:
            self.act_one_by_one(seat, pending)

    def act_one_by_one(self, seat: int, pending: list[str]) -> None:
        while pending:
            if self.players[seat].status == "busted" and self.edition in DROPS_AFTER_A_BUST:
                break
            card = pending.pop(0)
            try:
                if card == "chance":
                    self.second_chance(seat)
                else:
                    self.act(seat, card)
            except FlipSeven:
                self.leave_lying(seat, pending)
                raise
        self.leave_lying(seat, pending)

    def assign_then_act(self, seat: int, pending: list[str]) -> None:
        if self.players[seat].status == "busted":
            self.leave_lying(seat, pending)
            return
        aimed = [(card, self.pick(seat, card, self.active())) for card in pending]
        while aimed:
            card, target = aimed.pop(0)
            if self.players[target].status != "active":
                self.thrown.append(card)
                continue
            try:
                self.carry_out(card, target)
            except FlipSeven:
                self.table += [card for card, _ in aimed]
                raise

    def leave_lying(self, seat: int, pending: list[str]) -> None:
        for card in pending:
            (self.players[seat].void if card == "chance" else self.table).append(card)

    def pick(self, seat: int, card: str, targets: list[int]) -> int:
        if len(targets) == 1:
            return targets[0]
        return int(self.ask(seat, card, [str(target) for target in targets]))
