"""Very many random games of Phase 10 FLIP! under random house rules and with 2 to 6 seats, each move of them checked.

Run it as `python -m tests.phase10flip.many_games --games 20000`.
"""

from collections import Counter
from random import Random
from typing import Any

from msgspec.structs import replace

from tests.many import run, unfinished
from volteface.games.phase10flip import GAME
from volteface.games.phase10flip.moves import LayDown, Shuffle
from volteface.games.phase10flip.rules import FEWEST_SEATS, MOST_SEATS
from volteface.games.phase10flip.state import Stage, State
from volteface.kernel import AnyOf

from .any_moves import any_moves
from .hidden.observer import Observer, see
from .hidden.tiny import remembers_truly
from .setups import QUESTIONS
from .walks import Setup, Turn, all_cards, walk

MOST_MOVES = 20_000
NEVER_LISTED = (LayDown, Shuffle)


def setup_of(number: int) -> Setup:
    """The number alone says who plays by which rules, and how it goes."""
    generator = Random(number)
    names = generator.sample(sorted(QUESTIONS), generator.randrange(len(QUESTIONS) + 1))
    house: dict[str, str | int] = {name: str(generator.choice(QUESTIONS[name])) for name in names}
    return Setup(
        house={**house, "phases_to_win": generator.choice((1, 1, 2, 3)), "stall_turns": generator.choice((40, 80))},
        seats=FEWEST_SEATS + number % (MOST_SEATS - FEWEST_SEATS + 1),
        seed=number,
        is_rich=generator.random() < 0.4,
        spare=generator.choice((None, None, 30)),
        daring=generator.choice((0.7, 0.95)),
        most=MOST_MOVES,
    )


def violation(turn: Turn, generator: Random) -> str | None:
    """What is wrong with a move, if anything, and with one that was not made."""
    offers = GAME.offers(turn.before)
    kinds = {offer.kind if isinstance(offer, AnyOf) else kind_of(offer) for offer in offers}
    if kind_of(turn.move) not in kinds or not (isinstance(turn.move, NEVER_LISTED) or turn.move in offers):
        return "a move was made that was not offered"
    offer = generator.choice(offers)
    if not isinstance(offer, AnyOf) and GAME.why_illegal(turn.before, offer):
        return f"{offer} is offered and refused"
    other = generator.choice(list(any_moves(turn.before, generator, 1)))
    if kind_of(other) not in kinds and GAME.why_illegal(turn.before, other) is None:
        return f"{other} is neither offered nor refused"
    return None


def kind_of(move: Any) -> Any:
    """The name of a kind of move."""
    return move.__struct_config__.tag


def loss(state: State) -> str | None:
    """What is wrong with the cards of a state, if anything."""
    expected = () if state.stage in (Stage.FIRST_DEALER, Stage.DEAL) else state.deck
    if all_cards(state) != expected:
        return "a card was lost or found"
    return None if remembers_truly(state) else "something is remembered that is not so"


def leak(turn: Turn, observer: Observer) -> str | None:
    """What a view tells that nobody saw, or hides that everybody did."""
    observer.watch(tuple(GAME.seen(event, observer.me) for event in turn.events), see(turn.after, observer.me))
    view = GAME.view(turn.after, observer.me)
    faces = [Counter(hand.shown.faces) for hand in view.hands]
    cards = [Counter(hand.shown.cards) for hand in view.hands]
    if (faces, cards, view.bottom) != (observer.faces, observer.cards, observer.bottom):
        return "the memory differs from what was seen"
    hands = tuple(hand if seat == observer.me else hand[::-1] for seat, hand in enumerate(turn.after.hands))
    if GAME.view(replace(turn.after, hands=hands), observer.me) != view:
        return "the order of a hand shows"
    return None


def end_violation(state: State, moves: int) -> str | None:
    """What is wrong with the end of a game, if anything."""
    has_one_winner = len(GAME.standing(state).winners) == 1
    return unfinished(GAME, state, moves == MOST_MOVES) or (None if has_one_winner else "not exactly one seat won")


def check_game(number: int) -> tuple[int, str | None]:
    """Play one game, watched by somebody: how many moves it took, and what went wrong first, if anything."""
    setup, generator = setup_of(number), Random(f"check {number}")
    state, moves, problem = setup.opening(), 0, None
    spectators = () if setup.house.get("own_backs") == "hidden" else (None,)  # who then are shown no backs
    watcher = generator.choice((*spectators, *range(setup.seats)))
    observer = Observer(watcher, see(state, watcher))
    for turn in walk(setup):
        moves, state = moves + 1, turn.after
        problem = problem or violation(turn, generator) or loss(state) or leak(turn, observer)
    problem = problem or end_violation(state, moves)
    return moves, f"({setup.seats} seats, {dict(setup.house)}): {problem}" if problem else None


if __name__ == "__main__":
    run(check_game, "Phase 10 FLIP!")
