"""A game of Flip 7 on the readable engine and on the kernels, compared after every move."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from volteface.bots import Bot
from volteface.games.flip7 import GAME
from volteface.games.flip7.moves import Move
from volteface.games.flip7.state import State
from volteface.kernel import DEALER, Seat
from volteface.lab.engine.compiler import IntArray
from volteface.lab.engine.flip7 import layout as at
from volteface.lab.solver.transposition_table import Workspace, new_workspace

from . import Disagreement, compare_fields
from .flip7_codec import STAGES, choice_of, decode_move, encode_move, in_kernel_order, load, pile_at, state_of
from .flip7_kernels import advance_once, make_move

NO_TABLE: Final = new_workspace(slots=1)


class Mirror:
    """A position on both engines."""

    def __init__(self, state: State, game: IntArray | None = None) -> None:
        self.state = state
        self.game = load(state) if game is None else game
        self.moves = 0

    def make(self, move: Move) -> None:
        """Make a move on both engines."""
        make_move(self.game, encode_move(move))
        self._follow(move)

    def advance(self, bots: Mapping[Seat, Bot], workspace: Workspace = NO_TABLE) -> None:
        """Let the kernels choose a move, at random or by policy, and make it on the readable engine.

        Where a seat has a bot, the bot must choose the same.
        """
        before, actor = self.state, GAME.to_act(self.state)
        assert actor is not None
        move = decode_move(advance_once(self.game, *workspace), before.choice)
        if actor != DEALER and actor in bots:
            chosen = bots[actor].choose(GAME.view(before, actor), GAME.offers(before))
            if chosen != move:
                raise Disagreement(f"The bot chooses {chosen}, the kernel {move}. {self._where(before)}")
        self._follow(move)

    def compare(self) -> None:
        """Compare every field; raises `Disagreement`."""
        found = state_of(self.game, self.state.rules)
        wanted = replace(self.state, lines=tuple(map(in_kernel_order, self.state.lines)))
        compare_fields(found, wanted, State.__struct_fields__, self._where(self.state))

    def _follow(self, move: Move) -> None:
        before = self.state
        self.state, _ = GAME.apply(before, move)
        self.moves += 1
        if _is_quickly_equal(before, self.state, self.game):
            return
        self.compare()

    def _where(self, state: State) -> str:
        return f"After {self.moves} moves: {GAME.write_position(state)}"


def _is_quickly_equal(before: State, state: State, game: IntArray) -> bool:
    """A quick comparison of what has just changed and of every single cell; False if it takes the full one."""
    if state.stage is not before.stage or state.threes or before.threes:
        return False
    cells = game[: at.DECKS].tolist()
    due = (state.round, state.dealer, state.seat, state.dealing, state.card_due, state.settled, len(state.threes))
    if STAGES[cells[at.STAGE]] is not state.stage or choice_of(game) != state.choice:
        return False
    single = (at.ROUND, at.DEALER, at.SEAT, at.DEALING, at.CARD_DUE, at.SETTLED, at.THREES)
    if tuple(cells[index] for index in single) != due or cells[at.OVERFLOW]:
        return False
    if pile_at(game, at.IN_DECK) != state.deck or pile_at(game, at.DISCARDED_NOW) != state.discarded_now:
        return False
    return all(
        line is former or _is_line_equal(game, seat, state)
        for seat, (line, former) in enumerate(zip(state.lines, before.lines, strict=True))
    )


def _is_line_equal(game: IntArray, seat: Seat, state: State) -> bool:
    line = state.lines[seat]
    record = game[at.RECORDS + seat * at.RECORD :][: at.RECORD].tolist()
    held = 0
    for number in line.numbers:
        held |= 1 << number
    modifiers = sum([1 << 4 * (at.CARD_OF[card] - at.FIRST_MODIFIER) for card in line.modifiers])
    wanted = (held, len(line.numbers), modifiers, line.second_chances)
    found = (record[at.HELD], record[at.COUNT], record[at.MODIFIERS], record[at.CHANCES])
    return found == wanted and bool(game[at.ACTIVE_SEATS] >> seat & 1) == (line.status.value == "active")
