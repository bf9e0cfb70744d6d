"""The exact solver agrees with brute force, with published figures and with rounds that are played."""

import sys
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.flip7.setups import EDITIONS
from tests.proofs import proof
from volteface.bots import find_bot
from volteface.games.flip7 import GAME
from volteface.games.flip7.cards import (
    CARDS,
    EMPTY,
    MODIFIERS,
    NUMBER,
    ONE_DECK,
    Card,
    Pile,
    pile_of,
    without_card,
)
from volteface.games.flip7.moves import HIT
from volteface.games.flip7.odds import next_card_odds
from volteface.games.flip7.rules import read_rules
from volteface.games.flip7.scoring import points
from volteface.games.flip7.state import EMPTY_LINE, Line
from volteface.kernel import InvalidPosition, UnknownName
from volteface.kernel.manifest import forget_manifests
from volteface.lab.engine.flip7 import layout as at
from volteface.lab.engine.rng import RNG_STATE
from volteface.lab.simulate.flip7 import policies
from volteface.lab.solver.bot import SolverBot
from volteface.lab.solver.problem import FULL_DEPTH
from volteface.lab.solver.solver import Solution, Solver, fresh_deck
from volteface.lab.solver.transposition_table import new_workspace

from .mirror.flip7 import Mirror

RULES = read_rules(EDITIONS[0])
SOLVER = Solver()


def only(*kinds: Card) -> Pile:
    """A whole deck of these cards alone."""
    return tuple(count if card in kinds else 0 for card, count in zip(CARDS, ONE_DECK, strict=True))


def holding(*cards: Card) -> Line:
    """A line of these cards."""
    return Line(
        numbers=tuple(NUMBER[card] for card in cards if card in NUMBER),
        modifiers=tuple(card for card in cards if card in MODIFIERS),
        second_chances=cards.count("chance"),
    )


@cache
def brute_force(cards: tuple[Card, ...], pile: Pile) -> Fraction:
    """The value of a line by trying every card in every order, written as the rules say it."""
    line, total = holding(*cards), sum(pile)
    stay = Fraction(points(line, RULES))
    if len(line.numbers) == 7 or not total:
        return stay
    return max(stay, brute_force_hit(cards, pile))


@cache
def brute_force_hit(cards: tuple[Card, ...], pile: Pile) -> Fraction:
    """The value of a hit, whatever comes."""
    worth = Fraction(0)
    for card, count in zip(CARDS, pile, strict=True):
        if count:
            worth += count * _after(cards, card, without_card(pile, card))
    return worth / sum(pile)


def _after(cards: tuple[Card, ...], card: Card, pile: Pile) -> Fraction:
    if card in NUMBER and card in cards:
        if "chance" not in cards:
            return Fraction(0)
        kept = list(cards)
        kept.remove("chance")
        return brute_force(tuple(kept), pile)
    given_away = card in ("freeze", "flip3") or (card == "chance" and "chance" in cards)
    return brute_force(cards if given_away else tuple(sorted((*cards, card))), pile)


small_piles = st.lists(
    st.sampled_from(["0", "1", "2", "2", "3", "3", "5", "12", "12", "chance", "chance", "x2", "+4", "+10", "freeze"]),
    min_size=1,
    max_size=9,
).filter(lambda cards: all(cards.count(card) <= 2 for card in MODIFIERS))
small_lines = st.sampled_from([(), ("3",), ("12", "2"), ("12", "chance"), ("5", "x2"), ("+10", "2", "chance")])


@proof(120)
@given(line=small_lines, cards=small_piles)
def test_small_piles_are_worth_what_brute_force_says(line: tuple[Card, ...], cards: list[Card]) -> None:
    pile = pile_of(cards)
    solution = SOLVER.solve(holding(*line), pile, RULES)
    assert solution.value == pytest.approx(float(brute_force(tuple(sorted(line)), pile)), abs=1e-9)
    assert solution.hit == pytest.approx(float(brute_force_hit(tuple(sorted(line)), pile)), abs=1e-9)


FIVE: tuple[Card, ...] = ("0", "1", "2", "3", "4")


@pytest.mark.parametrize("held", [FIVE, (*FIVE, "5"), (*FIVE, "chance")])
def test_the_bonus_for_seven_numbers_is_counted(held: tuple[Card, ...]) -> None:
    pile = pile_of(["3", "4", "6", "7", "8", "9", "10", "x2", "+2"])
    found = SOLVER.solve(holding(*held), pile, RULES)
    assert found.value == pytest.approx(float(brute_force(tuple(sorted(held)), pile)), abs=1e-9)
    assert found.flip_seven > 0


@pytest.mark.parametrize(
    ("cards", "value", "bust"),
    [
        ((*NUMBER,), 18.5652, 0.3135),
        ((*NUMBER, *MODIFIERS), 20.2291, None),
        ((*NUMBER, *MODIFIERS, "chance"), 22.2504, None),
    ],
)
def test_published_figures_of_a_fresh_deck_are_met(cards: tuple[Card, ...], value: float, bust: float | None) -> None:
    found = fresh_deck() if "chance" in cards else SOLVER.search(EMPTY_LINE, only(*cards), RULES)
    assert found.value == pytest.approx(value, abs=5e-5)
    assert bust is None or found.bust == pytest.approx(bust, abs=5e-5)


@pytest.mark.long
def test_the_precomputed_solution_of_a_fresh_deck_is_up_to_date() -> None:
    found = Solver().search(EMPTY_LINE, ONE_DECK, RULES)
    assert found.value == pytest.approx(fresh_deck().value, abs=1e-12)
    assert dict(found.distribution) == pytest.approx(dict(fresh_deck().distribution))


def played(line: Line, pile: Pile, generator: Random) -> int:
    """The score of one round in which the solver decides and the cards come as they may."""
    while len(line.numbers) < 7 and pile != EMPTY and SOLVER.hits(line, pile, RULES):
        card = generator.choices(CARDS, weights=pile)[0]
        pile = without_card(pile, card)
        number = NUMBER.get(card)
        if number in line.numbers and not line.second_chances:
            return 0
        chances = line.second_chances
        if number in line.numbers:
            line = Line(line.numbers, line.modifiers, chances - 1)
        elif number is not None:
            line = Line((*line.numbers, number), line.modifiers, chances)
        elif card in MODIFIERS:
            line = Line(line.numbers, (*line.modifiers, card), chances)
        elif card == "chance":
            line = Line(line.numbers, line.modifiers, 1)
    return points(line, RULES)


def test_the_distribution_matches_rounds_that_are_played() -> None:
    line, pile, generator = holding(*FIVE), ONE_DECK, Random(3)
    for card in FIVE:
        pile = without_card(pile, card)
    solution, rounds = SOLVER.solve(line, pile, RULES), 1500
    scores = [played(line, pile, generator) for _ in range(rounds)]
    spread = sum(chance * (score - solution.value) ** 2 for score, chance in solution.distribution)
    assert abs(sum(scores) / rounds - solution.value) < 4 * (spread / rounds) ** 0.5
    assert abs(scores.count(0) / rounds - solution.bust) < 4 * (0.25 / rounds) ** 0.5


def whole(solution: Solution) -> float:
    return sum(chance for _, chance in solution.distribution)


def test_the_distribution_sums_to_one_and_its_mean_is_the_value() -> None:
    solution = SOLVER.solve(holding("11", "7", "3"), without_card(ONE_DECK, "11"), RULES)
    assert whole(solution) == pytest.approx(1)
    assert solution.mean() == pytest.approx(solution.value)


def test_action_cards_do_not_change_the_value() -> None:
    line = holding("8", "9", "12")
    without = only(*NUMBER, *MODIFIERS, "chance")
    assert SOLVER.solve(line, ONE_DECK, RULES).value == pytest.approx(SOLVER.solve(line, without, RULES).value)


POSITION = (
    f"flip7 {EDITIONS[0]} | playing round 1 dealer c seat a"
    " | a: 0 active 4 | b: 0 active 12 11 10 | c: 0 active 1 chance"
    " | deck 12*4 11*4 4*3 2*2 1*1 +4*1 freeze*1 | plays a b c | choice a {} a b c"
)


@pytest.mark.parametrize("card", ["freeze", "flip3"])
def test_the_cost_of_a_target_is_what_it_loses(card: Card) -> None:
    state = GAME.read_position(POSITION.format(card))
    for cost in SOLVER.target_costs(state):
        line = state.lines[cost.target]
        kept: list[Card] = ["chance"] * line.second_chances
        cards = tuple(sorted((*line.counted(), *kept)))
        before = float(brute_force(cards, state.deck))
        after = points(line, RULES) if card == "freeze" else float(_forced(cards, state.deck, 3))
        assert (cost.before, cost.after) == pytest.approx((before, after), abs=1e-9)


def _forced(cards: tuple[Card, ...], pile: Pile, to_come: int) -> Fraction:
    """The value after this many cards by force, by trying them all."""
    if len(holding(*cards).numbers) == 7 or not to_come or not sum(pile):
        return brute_force(cards, pile)
    worth = Fraction(0)
    for card, count in zip(CARDS, pile, strict=True):
        if not count:
            continue
        left, new = without_card(pile, card), cards
        if card in NUMBER and card in cards:
            if "chance" not in cards:
                continue
            kept = list(cards)
            kept.remove("chance")
            new = tuple(kept)
        elif card not in ("freeze", "flip3") and not (card == "chance" and "chance" in cards):
            new = tuple(sorted((*cards, card)))
        worth += count * _forced(new, left, to_come - 1)
    return worth / sum(pile)


def test_a_line_that_is_out_cannot_be_solved() -> None:
    state = GAME.read_position(POSITION.format("freeze").replace("b: 0 active", "b: 0 busted"))
    with pytest.raises(InvalidPosition):
        SOLVER.solve(state.lines[1], state.deck, RULES)


def test_more_modifiers_of_a_kind_than_three_decks_have_cannot_be_solved() -> None:
    with pytest.raises(InvalidPosition):
        SOLVER.solve(EMPTY_LINE, pile_of(["+4"] * 4), RULES)
    with pytest.raises(InvalidPosition):
        SOLVER.solve(holding("x2", "x2"), pile_of(["x2"] * 2), RULES)


def test_the_distribution_has_a_cell_for_the_highest_score_of_three_decks() -> None:
    line = holding("12", "11", "10", "9", "8", "7", *(card for card in sorted(MODIFIERS) for _ in range(3)))
    assert SOLVER.solve(line, pile_of(["6"]), RULES).distribution == ((8 * 63 + 3 * 30 + 15, 1.0),)


def test_a_solution_has_the_best_choice_and_the_probability_that_the_next_card_busts() -> None:
    state = GAME.read_position(POSITION.format("freeze").partition(" | choice")[0])
    solution = SOLVER.solve(state.lines[0], state.deck, RULES)
    assert solution.is_hit_best
    assert solution.hit > solution.points
    assert solution.bust_next == pytest.approx(3 / sum(state.deck))


def test_a_freeze_costs_the_rival_most_who_has_most_to_gain() -> None:
    costs = SOLVER.target_costs(GAME.read_position(POSITION.format("freeze")))
    rivals = [cost for cost in costs if cost.target != 0]
    assert max(rivals, key=lambda cost: cost.cost).target == 2


def test_a_position_without_a_choice_of_target_has_no_target_costs() -> None:
    state = GAME.read_position(POSITION.format("freeze").partition(" | choice")[0])
    with pytest.raises(InvalidPosition):
        SOLVER.target_costs(state)


def test_the_solver_hits_where_one_more_card_alone_loses_points_on_average() -> None:
    held: tuple[Card, ...] = ("0", "1", "2", "10", "11")
    line, pile = holding(*held), ONE_DECK
    for card in held:
        pile = without_card(pile, card)
    state = GAME.read_position(POSITION.format("freeze").partition(" | choice")[0])
    state = replace(state, lines=(line, *state.lines[1:]), deck=pile)
    assert next_card_odds(line, pile, RULES).gain() <= 0
    assert SolverBot(SOLVER).choose(GAME.view(state, 0), GAME.offers(state)) == HIT


def test_the_solver_policy_of_the_kernels_plays_as_the_solver_bot_does() -> None:
    opening = GAME.start(read_rules(EDITIONS[0], {"target_score": 40}), 3)
    mirror, solver = Mirror(opening), SolverBot(SOLVER)
    for seat in range(3):
        mirror.game[at.RECORDS + seat * at.RECORD + at.POLICY] = policies.SOLVER
        mirror.game[at.RECORDS + seat * at.RECORD + at.PARAMETER] = FULL_DEPTH
    mirror.game[RNG_STATE] = 12345
    workspace = new_workspace()
    while GAME.to_act(mirror.state) is not None:
        mirror.advance(dict.fromkeys(range(3), solver), workspace)


@pytest.fixture
def forgotten_manifests() -> Iterator[None]:
    """Forget the parts of games that were imported, before and after a test that hides a package."""
    forget_manifests()
    yield
    forget_manifests()


def test_the_solver_bot_is_found_by_its_name() -> None:
    assert isinstance(find_bot("flip7", "solver", Random(1)), SolverBot)


@pytest.mark.usefixtures("forgotten_manifests")
def test_without_the_extra_the_solver_bot_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "volteface.lab.solver.bot", None)
    with pytest.raises(UnknownName):
        find_bot("flip7", "solver", Random(1))
