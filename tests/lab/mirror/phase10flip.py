"""A game of Phase 10 FLIP! on the readable engine and on the kernels, compared after every move."""

from random import Random

from volteface.bots import Bot, find_bot
from volteface.games.phase10flip import GAME
from volteface.games.phase10flip.cards import face_up
from volteface.games.phase10flip.melds import Fault, resolve_hit
from volteface.games.phase10flip.moves import (
    DRAW,
    NEXT_ROUND,
    TAKE,
    Discard,
    Draw,
    FirstDealer,
    Hit,
    LayDown,
    Laying,
    Move,
    NextRound,
    Shuffle,
    Take,
)
from volteface.games.phase10flip.play.lay_down import read_groups
from volteface.games.phase10flip.play.named_cards import find_cards
from volteface.games.phase10flip.rules import OwnBacks
from volteface.games.phase10flip.state import State
from volteface.kernel import DEALER, Reason
from volteface.lab.engine.phase10flip import layout as at
from volteface.lab.engine.phase10flip import moves
from volteface.lab.engine.phase10flip.encoding import DeckCodec
from volteface.lab.simulate.phase10flip import LAB

from . import Disagreement, compare_fields
from .phase10flip_codec import LEFT_OUT, decode, encode_entry, load, measures_of, state_of
from .phase10flip_kernels import choose_and_make, make_move

PLAIN = {Draw: moves.DRAW, Take: moves.TAKE, NextRound: moves.NEXT_ROUND}
PLAIN_MOVES: dict[int, Move] = {moves.DRAW: DRAW, moves.TAKE: TAKE, moves.NEXT_ROUND: NEXT_ROUND}
COMPARED = tuple(field for field in State.__struct_fields__ if field not in LEFT_OUT)


class Mirror:
    """A position on both engines."""

    def __init__(self, state: State) -> None:
        self.state, self.game, self.deck = state, load(state), DeckCodec(state.deck)
        self.moves = 0
        self.counted = [[0] * len(LAB.measures) for _ in state.hands]
        self.greedy: Bot = find_bot(GAME.id, "greedy", Random(0))

    def make(self, move: Move) -> None:
        """Make a move on both engines."""
        make_move(self.game, self._encode(move))
        self._follow(move)

    def advance(self) -> None:
        """Let the kernels choose a move, at random or by policy, and make it on the readable engine.

        The readable bot must choose the same.
        """
        before, actor = self.state, GAME.to_act(self.state)
        assert actor is not None
        move = self._decode(choose_and_make(self.game))
        if actor != DEALER:
            chosen = self.greedy.choose(GAME.view(before, actor), GAME.offers(before))
            if chosen != move:
                raise Disagreement(f"The bot chooses {chosen}, the kernel {move}. {self._where(before)}")
        self._follow(move)

    def compare(self) -> None:
        """Compare every field but what everybody has been shown, and what a simulation counts."""
        where = self._where(self.state)
        compare_fields(state_of(self.game, self.state), self.state, COMPARED, where)
        counts = [measures_of(self.game, seat)[1:] for seat in range(len(self.state.hands))]
        if counts != [counted[1:] for counted in self.counted]:
            raise Disagreement(f"{counts} were counted instead of {self.counted}. {where}")

    def _follow(self, move: Move) -> None:
        self.state, events = GAME.apply(self.state, move)
        self.moves += 1
        for measure, seat in (count for event in events for count in LAB.counts(event)):
            self.counted[seat][measure] += 1
        self.compare()

    def _where(self, state: State) -> str:
        return f"After {self.moves} moves: {GAME.write_position(state)}"

    def _encode(self, move: Move) -> int:
        """A move as the kernels' integer; writes orders and lay-downs to the array."""
        match move:
            case FirstDealer(seat):
                return moves.NAME_DEALER + seat
            case Shuffle(order):
                self.game[at.ORDER : at.ORDER + len(order)] = self.deck.encode(order)
                self.game[at.IN_ORDER] = len(order)
                return moves.SHUFFLE
            case LayDown():
                return self._encode_lay_down(move)
            case Hit(name, seat, index):
                card = self._find(name)
                group = self.state.laid[seat][index].group
                number = resolve_hit(group, face_up(self.deck.names[card], self.state.side), move.number)
                assert not isinstance(number, Fault)
                return _hit_of(card, seat, index, number)
            case Discard(name):
                return moves.DISCARD + self._find(name)
        return PLAIN[type(move)]

    def _find(self, name: str) -> int:
        found = find_cards(self.state, (name,))
        assert not isinstance(found, Reason)
        return self.deck.numbers[found[0]]

    def _encode_lay_down(self, move: LayDown) -> int:
        groups = read_groups(self.state, move)
        assert not isinstance(groups, Reason)
        entries = [
            encode_entry(placed, self.deck.numbers[card])
            for laid in groups
            for placed, card in zip(laid.group.cards, laid.cards, strict=True)
        ]
        self.game[at.LAYING_GROUPS] = len(groups)
        self.game[at.LAYING_SIZES : at.LAYING_SIZES + len(groups)] = [len(laid.cards) for laid in groups]
        self.game[at.LAYING : at.LAYING + len(entries)] = entries
        return moves.LAY_DOWN

    def _decode(self, number: int) -> Move:
        kind, what = number - number % moves.KIND, number % moves.KIND
        if kind == moves.NAME_DEALER:
            return FirstDealer(what)
        if kind == moves.SHUFFLE:
            return Shuffle(decode(self.deck, self.game[at.ORDER : at.ORDER + self.game[at.IN_ORDER]]))
        if kind == moves.LAY_DOWN:
            return self._decode_lay_down()
        if kind == moves.HIT:
            seat, group = what >> moves.HIT_SEAT & 7, what >> moves.HIT_GROUP & 3
            return Hit(self._name(what & 255), seat, group, what >> moves.HIT_NUMBER)
        return Discard(self._name(what)) if kind == moves.DISCARD else PLAIN_MOVES[kind]

    def _decode_lay_down(self) -> LayDown:
        groups, first = [], at.LAYING
        for size in self.game[at.LAYING_SIZES : at.LAYING_SIZES + self.game[at.LAYING_GROUPS]].tolist():
            entries = self.game[first : first + size].tolist()
            number_at = at.CARD_BITS + at.FACE_BITS
            groups.append(tuple(Laying(self._name(entry & 255), entry >> number_at) for entry in entries))
            first += size
        return LayDown(tuple(groups))

    def _name(self, card: int) -> str:
        """A card as its holder names it, who may see its back or not."""
        name = self.deck.names[card]
        return name if self.state.rules.own_backs is OwnBacks.SEEN else face_up(name, self.state.side)


def _hit_of(card: int, seat: int, group: int, number: int) -> int:
    details = card + (seat << moves.HIT_SEAT) + (group << moves.HIT_GROUP) + (number << moves.HIT_NUMBER)
    return moves.HIT + details
