"""The engine and a naive second implementation agree, card by card and question by question."""

from collections.abc import Sequence
from random import Random

import pytest
from msgspec import Struct
from msgspec.structs import replace

from volteface.games.flip7 import GAME
from volteface.games.flip7.cards import ONE_DECK, Card, listed, pile_of, read_card, together
from volteface.games.flip7.moves import HIT, NEXT_ROUND, STAY, TARGETING, FirstDealer, Move, Reveal
from volteface.games.flip7.state import Stage, State
from volteface.kernel import DEALER

from .reference import Look, Reference
from .walks import RICH_DECK

EDITIONS = ("en", "fr", "qc", "es", "en31")
GAMES = {"full": 150, "rich": 400}  # of each edition


class Table(Struct, frozen=True):
    """Who plays by which edition with which cards, and how long."""

    edition: str
    seats: int
    cards: tuple[Card, ...]
    seed: int
    target: int
    cap: int  # rounds


class Asked(Struct, frozen=True):
    """A question the reference put to a seat, the table at that moment, and the answer."""

    seat: int
    card: str  # or "turn", for hit or stay
    options: tuple[str, ...]
    answer: str
    look: Look


class Drawn(Struct, frozen=True):
    """A card the reference drew."""

    card: str


class Began(Struct, frozen=True):
    """A round the reference began."""

    dealer: int


class Ended(Struct, frozen=True):
    """A round the reference scored."""

    look: Look
    scores: tuple[int, ...]


Step = Asked | Drawn | Began | Ended


Record = tuple[list[Step], int | None]


def record(table: Table) -> Record:
    """A game of the reference with random decisions, step by step, and its winner."""
    generator, steps = Random(table.seed), list[Step]()
    daring = generator.choice((0.5, 0.8, 0.97))
    deck = list[str](table.cards)
    generator.shuffle(deck)
    game = Reference(table.edition, table.seats, deck, table.target, table.cap)

    def ask(seat: int, card: str, options: Sequence[str]) -> str:
        is_turn = len(options) == 2 and card == "turn"
        answer = ("hit" if generator.random() < daring else "stay") if is_turn else generator.choice(options)
        steps.append(Asked(seat, card, tuple(options), answer, game.look()))
        return answer

    game.generator, game.ask = generator, ask
    game.note_card = lambda card: steps.append(Drawn(card))
    game.note_round = lambda dealer: steps.append(Began(dealer))
    game.note_end = lambda: steps.append(Ended(game.look(), tuple(game.scores)))
    game.play(generator.randrange(table.seats))
    return steps, game.winner


def check_table(state: State, look: Look) -> None:
    """Every line, status, total and pile is the same in both."""
    assert tuple(tuple(sorted(line.shown())) for line in state.lines) == look.lines
    assert tuple(line.status.value for line in state.lines) == look.status
    assert state.totals == look.totals
    assert state.deck == pile_of(map(read_card, look.deck))
    assert together(state.discard, state.discarded_now) == pile_of(map(read_card, look.discard))


def asked_by(state: State) -> tuple[object, str, tuple[str, ...]]:
    """Whom the engine asks for what, in the reference's words."""
    if state.choice is not None:
        return state.choice.seat, state.choice.card, tuple(map(str, state.choice.targets))
    return GAME.to_act(state), "turn", tuple("hit" if move == HIT else "stay" for move in GAME.offers(state))


def answer_of(state: State, answer: str) -> Move:
    if state.choice is not None:
        return TARGETING[state.choice.card](int(answer))
    return HIT if answer == "hit" else STAY


def follow(state: State, step: Step) -> State:
    """Lead the engine through one step of the reference, comparing all that can be compared."""
    match step:
        case Began(dealer):
            return GAME.apply(state, FirstDealer(dealer) if state.stage is Stage.FIRST_DEALER else NEXT_ROUND)[0]
        case Drawn(card):
            assert GAME.to_act(state) == DEALER
            assert state.card_due
            return GAME.apply(state, Reveal(read_card(card)))[0]
        case Asked():
            assert asked_by(state) == (step.seat, step.card, step.options)
            check_table(state, step.look)
            return GAME.apply(state, answer_of(state, step.answer))[0]
        case Ended(look, scores):
            assert state.stage in (Stage.SCORED, Stage.OVER)
            assert state.scores == scores
            check_table(state, look)
            return state


def compare(table: Table) -> int:
    """Play one game in both; how many steps they agreed on."""
    steps, winner = record(table)
    house = {"target_score": table.target, "round_cap": table.cap, "minimum_seats": 1}
    state = GAME.start(GAME.rules(table.edition, house), table.seats)
    state = replace(state, deck=pile_of(table.cards))
    for step in steps:
        state = follow(state, step)
        if isinstance(step, Began):
            assert state.dealer == step.dealer
    assert state.stage is Stage.OVER
    assert winner == (state.winners[0] if len(state.winners) == 1 else None)
    return len(steps)


def games(edition: str, kind: str) -> int:
    """Many random games of one edition; how many steps they took."""
    chooser, steps = Random(f"{edition} {kind}"), 0
    for seed in range(GAMES[kind]):
        seats = chooser.randint(1, 7 if kind == "rich" else 12)
        cards = listed(RICH_DECK if kind == "rich" else ONE_DECK)
        steps += compare(Table(edition, seats, cards, seed, chooser.choice((20, 60, 200)), chooser.choice((2, 5, 10))))
    return steps


@pytest.mark.parametrize("kind", ["full", "rich"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_engine_agrees_with_the_reference(edition: str, kind: str) -> None:
    assert games(edition, kind) > 30 * GAMES[kind]
