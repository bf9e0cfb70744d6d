"""What the bots of Phase 10 FLIP! choose."""

from random import Random
from typing import Any

import pytest

from volteface.bots import default_bot, find_bot
from volteface.bots.phase10flip.adviser import ADVISER
from volteface.bots.phase10flip.planner.hit_plan import group_ends, leaves_one, plan_hits
from volteface.bots.phase10flip.planner.missing_cards import missing_cards
from volteface.games.phase10flip import GAME
from volteface.games.phase10flip.cards import FACES_OF, Face, Side, face_up
from volteface.games.phase10flip.deck import default_deck
from volteface.games.phase10flip.groups import make_group, place
from volteface.games.phase10flip.melds import PlainRulings, cards_short
from volteface.games.phase10flip.melds.hand_counts import COLOUR_CELLS, INTENSE_CELLS
from volteface.games.phase10flip.moves import DRAW, TAKE, Discard, Hit, LayDown
from volteface.games.phase10flip.phases import PHASES, GroupKind
from volteface.kernel import InvalidInput, UnknownName

NAMES = ("random", "greedy", "planner")
EDITION = next(iter(GAME.rulebook.editions))

# Seat b: nothing that goes together, on either side.
NOTHING = "r2/12 y5/9 g8/6 b11/3 r12/1 y9/7 g3/11 b6/8 r8/2 y12/5"
PILES = "draw b1/8 r2/3 y7/1 | discard g10/6 y1/12"


def table(a: str, b: str = "0 phase 4 hand " + NOTHING, more: str = PILES, words: str = "side colour turns 4") -> str:
    """A position in which seat a is asked."""
    return f"phase10flip {EDITION} | playing round 1 dealer b seat a {words} | a: {a} | b: {b} | {more} | plays a b"


def drawn(a: str, b: str = "0 phase 4 hand " + NOTHING, more: str = PILES, side: str = "colour") -> str:
    """The same after the draw."""
    return table(a, b, more, f"side {side} turns 4 drawn")


def choice_of(name: str, position: str) -> Any:
    """What a bot does in a position, which is legal."""
    state = GAME.read_position(position)
    seat = GAME.to_act(state)
    assert isinstance(seat, int)
    move = find_bot("phase10flip", name, Random(1)).choose(GAME.view(state, seat), GAME.offers(state))
    assert GAME.why_illegal(state, move) is None
    return move


def said(move: LayDown) -> list[str]:
    """The faces of a lay-down, group by group."""
    return [" ".join(laying.card.partition("/")[0] for laying in group) for group in move.groups]


# One card short of phase 1, two runs of two: any card next to a held one of its colour would do.
ALMOST = "0 phase 1 hand r1/3 r2/7 g5/9 y9/1 b12/2 y7/4 b10/8 g12/11 y4/12 r10/5"
LAID = "run c:r4/2=4 c:r5/9=5 run c:g7/1=7 c:g8/3=8"


@pytest.mark.parametrize("name", ["greedy", "planner"])
def test_the_discard_is_taken_if_it_brings_the_phase_closer(name: str) -> None:
    assert choice_of(name, table(ALMOST, more="draw b1/8 r2/3 | discard g6/6 y1/12")) == TAKE


def test_greedy_draws_if_the_discard_does_not_help() -> None:
    assert choice_of("greedy", table(ALMOST, more="draw b1/8 r2/3 | discard b8/6 y1/12")) == DRAW


@pytest.mark.parametrize("name", ["greedy", "planner"])
def test_the_discard_is_taken_if_it_can_be_hit(name: str) -> None:
    hand = f"0 phase 1 hand b1/3 y3/4 b8/5 {LAID}"
    assert choice_of(name, table(hand, more="draw b1/8 r2/3 | discard r6/6 y1/12")) == TAKE


def test_greedy_draws_if_the_discard_cannot_be_hit() -> None:
    hand = f"0 phase 1 hand b1/3 y3/4 b8/5 {LAID}"
    assert choice_of("greedy", table(hand, more="draw b1/8 r2/3 | discard b6/6 y1/12")) == DRAW


def test_greedy_takes_the_discard_if_the_draw_pile_is_empty() -> None:
    assert choice_of("greedy", table(ALMOST, more="discard b8/6")) == TAKE


@pytest.mark.parametrize("name", ["greedy", "planner"])
def test_a_phase_is_laid_so_that_the_dearest_cards_go(name: str) -> None:
    hand = "0 phase 1 hand r1/3 r2/7 g5/9 g6/1 b11/2 b12/4 y1/8 y4/11 r6/12 r9/5 g1/6"
    move = choice_of(name, drawn(hand))
    assert isinstance(move, LayDown)
    assert "b11 b12" in said(move)


@pytest.mark.parametrize("name", NAMES)
def test_faces_are_named_where_own_backs_are_hidden(name: str) -> None:
    cards = Random(2).sample(default_deck().cards, 24)
    more = f"draw {' '.join(cards[22:])} | discard {cards[21]}"
    one, other = f"0 phase 10 hand {' '.join(cards[:11])}", f"0 phase 10 hand {' '.join(cards[11:21])}"
    move = choice_of(name, drawn(one, other, more).replace(f" {EDITION} ", f" {EDITION}+own_backs=hidden "))
    assert "/" not in GAME.write_move(0, move)


def test_greedy_hits_before_it_discards() -> None:
    assert choice_of("greedy", drawn(f"0 phase 1 hand b1/3 g9/4 y3/5 {LAID}")) == Hit("g9/4", 0, 1, 9)


def test_greedy_hits_numbered_cards_before_stars() -> None:
    assert choice_of("greedy", drawn(f"0 phase 1 hand g*/3 g9/4 y3/5 {LAID}")) == Hit("g9/4", 0, 1, 9)


def test_greedy_discards_the_dearest_card_that_its_phase_can_do_without() -> None:
    hand = "0 phase 1 hand r11/3 r12/7 g5/9 y1/1 b1/2 y3/4 b4/8 g10/11 y8/12 r4/5 b7/6"
    assert choice_of("greedy", drawn(hand)) == Discard("g10/11")


def test_greedy_discards_the_dearest_card_once_its_phase_lies() -> None:
    assert choice_of("greedy", drawn(f"0 phase 1 hand b1/3 b11/4 y3/5 {LAID}")) == Discard("b11/4")


# Phase 4, a run of three and a set of two: far from it on the COLOUR side, complete on the INTENSE side.
BEHIND = "0 phase 4 hand r3^/1 r9/5 y5/6 g1/9 b11/9 y12/4 b3/11 g5/1 r6/12 y8/8 b1/2"

# One card short of it on the COLOUR side, two on the INTENSE side.
IN_FRONT = "0 phase 4 hand y3^/1 r9/4 r10/7 y12/10 b12/1 y5/4 g1/7 b3/10 g5/1 y8/4 b1/7"


def test_planner_flips_when_its_own_backs_are_complete() -> None:
    assert choice_of("planner", drawn(BEHIND, more="draw b1/8 r2/3 y7/1 | discard g10/6 y4/10")) == Discard("r3^/1")


def test_planner_holds_a_flip_that_helps_a_rival_more() -> None:
    complete_behind = "0 phase 4 hand r2/4 y5/5 g8/6 b11/9 r12/9 y9/10 g3/11 b6/8 r8/2 y12/5"
    move = choice_of("planner", drawn(IN_FRONT, complete_behind))
    assert isinstance(move, Discard)
    assert move.card != "y3^/1"


def test_planner_flips_away_from_a_rival_who_is_about_to_lay() -> None:
    # b, of whom all faces are known, lays with the next r7, r10, or 2; behind there is nothing for b.
    about_to_lay = "0 phase 4 hand r8/1 r9/4 r2/7 b2/10 y12/1 y9/4 g3/7 b6/10 r5/1 g12/4 faces r8 r9 r2 b2 y12 y9"
    neither = "0 phase 4 hand y3^/1 r9/5 y5/6 g1/9 b11/9 y12/3 b3/11 g5/1 r6/12 y8/8 b1/2"
    assert choice_of("planner", drawn(neither, about_to_lay)) == Discard("y3^/1")


def test_planner_goes_out_with_a_flip_if_the_rival_then_scores_more() -> None:
    rival = "0 phase 1 hand r2/* y5/* g8/12"
    assert choice_of("planner", drawn(f"0 phase 1 hand r6^/3 {LAID}", rival)) == Discard("r6^/3")


def test_planner_goes_out_with_a_hit_if_the_rival_scores_more_as_it_is() -> None:
    rival = "0 phase 1 hand r*/2 y*/5 g12/8"
    assert choice_of("planner", drawn(f"0 phase 1 hand r6^/3 {LAID}", rival)) == Hit("r6^/3", 0, 0, 6)


def test_planner_feeds_nobody() -> None:
    # Both y6 and b6 are of no use to a; b, of whom all faces are known, lacks a card next to y5 or b1.
    own = "0 phase 1 hand r1/3 r2/7 g5/9 b4/1 g12/2 r12/4 y6/8 b8/6 g9/11"
    known = "r3/12 r7/9 g2/6 g11/3 r5/1 y5/7 g8/11 b1/8 r10/2 g6/5"
    faces = " ".join(card.partition("/")[0] for card in known.split())
    move = choice_of("planner", drawn(own, f"0 phase 1 hand {known} faces {faces}"))
    assert isinstance(move, Discard)
    assert move.card != "y6/8"


def test_planner_sheds_points_when_a_rival_is_about_to_go_out() -> None:
    far_from_it = "0 phase 8 hand r1/3 y3/7 g5/9 b7/1 y11/2 r12/4 g9/8 b1/11 y6/12 r8/5 g2/6"
    about_to_go_out = "0 phase 1 hand b5/8 run c:r4/2=4 c:r5/9=5 run c:g7/1=7 c:g8/3=8"
    assert choice_of("planner", drawn(far_from_it, about_to_go_out)) in (Discard("y11/2"), Discard("r12/4"))


def test_planner_hits_the_star_that_makes_room_for_another_card() -> None:
    assert choice_of("planner", drawn(f"0 phase 1 hand r*/3 r7/4 y1/5 b2/6 {LAID}")) == Hit("r*/3", 0, 0, 6)


def test_planner_draws_a_card_whose_back_gives_it_away() -> None:
    # On the INTENSE side a back is a COLOUR face, and the deck has few cards of each: g7^ has only one.
    position = "0 phase 4 hand r1/1 y2/2 {} b8/4 r4/4 y5/9 g6/7 b11/12 r12/12 y12/7"
    marked = next(card for card in default_deck().cards if card.startswith("g7^"))
    assert marked == "g7^/*"
    own = position.format("g9/5")
    assert (
        choice_of("planner", table(own, more=f"draw {marked} r2/3 | discard g10/9", words="side intense turns 4"))
        == DRAW
    )


def test_planner_does_not_throw_a_flip_back() -> None:
    # In games of two, one took g7^ and flipped, the other took a FLIP behind and flipped back, until the round stopped.
    a = "0 phase 8 hand b11/9 r2/3 g6/5 r7/5 r7/2 r1/10 y2/5 b2/6 b5/6 b2/3^ g7^/* cards g7^/*"
    laid = "run c:r4/7=4 c:r5/8=5 c:r6/7=6 set c:b9/2=9 c:g9/5=9 c:y9/7=9"
    position = drawn(a, f"0 phase 7 hand g1^/4 y8/12 {laid}", "draw b1/8 r2/3 | discard y11/9 r9/11^")
    move = choice_of("planner", position)
    assert isinstance(move, Discard)
    assert move.card != "g7^/*"


def test_planner_does_not_let_the_next_player_out_with_a_flip() -> None:
    # Turned over, b holds a star, 10 and 11, and hits all of them; what b draws is the discard.
    a = "0 phase 4 hand r9/11^ b3/9 b10^/2 g6/6 g10/4 run c:b6/10=6 c:b7/5=7 c:b8/11=8"
    b = "45 phase 4 hand y4/* r8/10 r2/11 run c:y7/4=7 c:y8/12=8 c:y9/7=9 c:y10/11=10 c:y11/9=11"
    sets = " set c:r11/8=11 c:g*/12^=11 c:b11/9=11", " set c:r5/5^=5 c:r5/8=5"
    move = choice_of("planner", drawn(a + sets[0], b + sets[1], "draw r6/* g8/* b2/6 | discard y12^/1"))
    assert isinstance(move, Discard)
    assert move.card != "b10^/2"


def test_planner_takes_the_discard_that_completes_its_phase() -> None:
    a = "60 phase 9 hand r7/2 y*/1 r10/7 g8/12 b3/3 y6^/2 y9/12 r*/2 g*/1 r2/11"
    b = "50 phase 9 hand b11/7 g5/4 y1/12 g5/2^ y8/10 r7/5 y3/7 g9/5 r1/8 g*/12^"
    position = table(a, b, "draw b8/11 b12/3 r12/* | discard y10/11 g4/4", "side colour turns 1")
    assert choice_of("planner", position) == TAKE


def test_planner_does_not_throw_a_star_away() -> None:
    # No group takes the green star, and it costs most.
    a = "10 phase 6 hand y4/* b8/11 g8/12 g*/12^ run c:r1/8=1 c:r2/3=2 c:r*/2=3 c:r4/7=4"
    b = "65 phase 6 hand g8/* r6/7 b8/6 run c:r*/5=6 c:r7/5=7 c:r8/10=8 run c:b*/10=4 c:b*/2=5 c:b6/1=6"
    a += " run c:y*/9=6 c:y7/4=7 c:y8/10=8 c:y9/7=9"
    move = choice_of("planner", drawn(a, b, "draw b7/5 y*/1 g1/6^ | discard r8/10 b12/3"))
    assert isinstance(move, Discard)
    assert move.card != "g*/12^"


def test_greedy_does_not_throw_a_star_away() -> None:
    assert choice_of("greedy", drawn(f"0 phase 1 hand y*/3 b1/4 {LAID}")) == Discard("b1/4")


def test_a_hit_plan_prefers_the_run_if_more_cards_go() -> None:
    # The 8 fits the set as well, but then the 7 and the 6 remain.
    run = make_group(GroupKind.RUN, [place(Face("10")), place(Face("11"))])
    eights = make_group(GroupKind.SET, [place(Face("r8")), place(Face("y8"))])
    assert plan_hits(group_ends([eights, run]), [Face("9"), Face("8"), Face("7"), Face("6")]).left == ()


def test_a_thorough_search_finds_a_chain_of_two_stars() -> None:
    run = make_group(GroupKind.RUN, [place(Face(f"g{number}")) for number in (1, 2, 3, 4)])
    nines = make_group(GroupKind.SET, [place(Face("y9")), place(Face("r9"))])
    hand = (Face("*"), Face("*"), Face("7"), Face("3"))
    assert leaves_one(tuple(group_ends([nines, run])), hand)
    assert not leaves_one(tuple(group_ends([nines, run])), (Face("*"), Face("7"), Face("3")))


def test_the_usual_bot_is_the_gentler_one() -> None:
    assert default_bot("phase10flip") == "greedy"


@pytest.mark.parametrize("side", Side)
def test_wants_is_as_short_as_the_solver_says_and_knows_every_face_that_helps(side: Side) -> None:
    generator, cells = Random(side.value), COLOUR_CELLS if side is Side.COLOUR else INTENSE_CELLS
    for size, phase in [(size, phase) for size in (4, 10, 11) for phase in PHASES] * 2:
        hand = tuple(face_up(card, side) for card in generator.sample(default_deck().cards, size))
        found, short = missing_cards(hand, phase), cards_short(hand, phase, PlainRulings())
        assert found.short == short
        for face in FACES_OF[side] if short else ():
            suit, bit = cells[face]
            helps = cards_short((*hand, face), phase, PlainRulings()) < short
            assert bool(found.helping[suit] & (bit or 1)) == helps, (hand, phase, face)


def test_a_hit_plan_chains_hits_and_leaves_what_no_group_takes() -> None:
    run = make_group(GroupKind.RUN, [place(Face("r4")), place(Face("r5"))])
    plan = plan_hits(group_ends([run]), [Face("r7"), Face("g6"), Face("r6"), Face("r9")])
    assert [hit.face for hit in plan.hits] == ["r6", "r7"]
    assert sorted(plan.left) == ["g6", "r9"]


def test_an_unknown_bot_names_those_there_are() -> None:
    with pytest.raises(UnknownName, match="planner"):
        find_bot("phase10flip", "genius", Random(1))


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_that_takes_no_argument_says_so(name: str) -> None:
    with pytest.raises(InvalidInput, match="bot"):
        find_bot("phase10flip", f"{name}:3", Random(1))


def test_a_suggestion_names_all_numbers_its_stars_may_stand_for() -> None:
    """Two runs of 2 may be named in either order; that is no reason to leave a reading out."""
    hand = "b5/6 b*/2 g10/7 g11/9 r3^/3 r8/10 y1/12 y8/10 y10/11 r1/10 y3/7"
    state = GAME.read_position(drawn(f"0 phase 1 hand {hand}"))
    best, *_ = ADVISER.advise(GAME.view(state, 0)).lay_downs
    readings = [[one.number for group in move.groups for one in group] for move in best.moves]
    assert readings == [[4, 5, 10, 11], [5, 6, 10, 11]]
