"""Plays one game of Phase 10 FLIP! on both engines side by side, and says where they differ."""

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
from volteface.lab.fast.disagreement import Disagreement
from volteface.lab.fast.phase10flip import layout as at
from volteface.lab.fast.phase10flip import moves
from volteface.lab.fast.phase10flip.play import step
from volteface.lab.fast.phase10flip.positions import LEFT_BEHIND, Deck, encode_entry, load, measures_of, state_of
from volteface.lab.subjects import subject_of

SUBJECT = subject_of(GAME.id)
MEASURES = SUBJECT.measures
PLAIN = {Draw: moves.DRAW, Take: moves.TAKE, NextRound: moves.NEXT_ROUND}
PLAIN_MOVES: dict[int, Move] = {moves.DRAW: DRAW, moves.TAKE: TAKE, moves.NEXT_ROUND: NEXT_ROUND}
COMPARED = tuple(field for field in State.__struct_fields__ if field not in LEFT_BEHIND)


class Twins:
    """A position on the readable engine and the same one on the kernels."""

    def __init__(self, state: State) -> None:
        self.state, self.game, self.deck = state, load(state), Deck(state.deck)
        self.moves = 0
        self.counted = [[0] * len(MEASURES) for _ in state.hands]
        self.greedy: Bot = find_bot(GAME.id, "greedy", Random(0))

    def make(self, move: Move) -> None:
        """The same move on both sides."""
        step(self.game, self._encode(move))
        self._follow(move)

    def advance(self) -> None:
        """A move that the kernels choose, by chance or by their policy, followed by the readable engine.

        The readable bot must choose the same.
        """
        before, actor = self.state, GAME.to_act(self.state)
        assert actor is not None
        move = self._decode(step(self.game, moves.CHOOSE))
        if actor != DEALER:
            chosen = self.greedy.choose(GAME.view(before, actor), GAME.offers(before))
            if chosen != move:
                raise Disagreement(f"The bot chooses {chosen}, the kernel {move}. {self._where(before)}")
        self._follow(move)

    def compare(self) -> None:
        """Every field of both positions but what everybody has been shown, and what a simulation counts."""
        found, wanted = state_of(self.game, self.state), self.state
        for field in COMPARED:
            mine, readable = getattr(found, field), getattr(wanted, field)
            if mine != readable:
                raise Disagreement(f"{field}: {mine} instead of {readable}. {self._where(wanted)}")
        counts = [measures_of(self.game, seat)[1:] for seat in range(len(wanted.hands))]
        if counts != [counted[1:] for counted in self.counted]:
            raise Disagreement(f"{counts} were counted instead of {self.counted}. {self._where(wanted)}")

    def _follow(self, move: Move) -> None:
        self.state, events = GAME.apply(self.state, move)
        self.moves += 1
        for measure, seat in (note for event in events for note in SUBJECT.notes(event)):
            self.counted[seat][measure] += 1
        self.compare()

    def _where(self, state: State) -> str:
        return f"After {self.moves} moves: {GAME.write_position(state)}"

    def _encode(self, move: Move) -> int:
        """A move as the kernels' number; orders and lay-downs are laid ready."""
        match move:
            case FirstDealer(seat):
                return moves.NAME_DEALER + seat
            case Shuffle(order):
                self.game[at.ORDER : at.ORDER + len(order)] = self.deck.encode(order)
                self.game[at.IN_ORDER] = len(order)
                return moves.SHUFFLE
            case LayDown():
                return self._encode_lay_down(move)
            case Hit(name, seat, place):
                card = self._find(name)
                group = self.state.laid[seat][place].group
                number = resolve_hit(group, face_up(self.deck.names[card], self.state.side), move.number)
                assert not isinstance(number, Fault)
                return moves.hit_of(card, seat, place, number)
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
            return Shuffle(self.deck.decode(self.game[at.ORDER : at.ORDER + self.game[at.IN_ORDER]]))
        if kind == moves.LAY_DOWN:
            return self._decode_lay_down()
        if kind == moves.HIT:
            seat, group = what >> moves.HIT_SEAT & 7, what >> moves.HIT_GROUP & 3
            return Hit(self._name(what & 255), seat, group, what >> moves.HIT_NUMBER)
        return Discard(self._name(what)) if kind == moves.DISCARD else PLAIN_MOVES[kind]

    def _decode_lay_down(self) -> LayDown:
        groups, place = [], at.LAYING
        for size in self.game[at.LAYING_SIZES : at.LAYING_SIZES + self.game[at.LAYING_GROUPS]].tolist():
            entries = self.game[place : place + size].tolist()
            number_at = at.CARD_BITS + at.FACE_BITS
            groups.append(tuple(Laying(self._name(entry & 255), entry >> number_at) for entry in entries))
            place += size
        return LayDown(tuple(groups))

    def _name(self, card: int) -> str:
        """A card as its holder names it, who may see its back or not."""
        name = self.deck.names[card]
        return name if self.state.rules.own_backs is OwnBacks.SEEN else face_up(name, self.state.side)
