"""A whole game of Flip 7 in which every seat follows its policy, as kernels."""

from volteface.lab.engine.compiler import IntPointer, jit_splice
from volteface.lab.engine.flip7 import layout as at
from volteface.lab.engine.flip7.deck import call_for_card, draw
from volteface.lab.engine.flip7.play import AIM, HIT, REVEAL, STAY, begin_next_round, play_on, start
from volteface.lab.engine.flip7.round import go_on, stay
from volteface.lab.engine.flip7.turn import receive
from volteface.lab.simulate.flip7.policies import may_stay, target, wants_hit
from volteface.lab.solver.problem import WorkspacePointers


@jit_splice
def advance(game: IntPointer, workspace: WorkspacePointers) -> int:
    """Make one move, random for the Dealer and by policy for a seat; returns the move."""
    if game[at.STAGE] != at.PLAYING:
        return begin_next_round(game)
    if game[at.CARD_DUE]:
        card = draw(game)
        receive(game, card)
        move = REVEAL + card
    elif game[at.CHOOSER] >= 0:
        chosen = target(game)
        play_on(game, chosen)
        move = AIM + chosen
    elif wants_hit(game, game[at.SEAT], workspace) or not may_stay(game, game[at.SEAT]):
        call_for_card(game)
        move = HIT
    else:
        stay(game, game[at.SEAT])
        move = STAY
    go_on(game)
    return move


@jit_splice
def play(game: IntPointer, workspace: WorkspacePointers) -> None:
    """Play a whole game."""
    start(game)
    while game[at.STAGE] != at.OVER:
        advance(game, workspace)
