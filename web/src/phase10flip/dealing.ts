// Follows hands and piles of Phase 10 FLIP! through a log: a new draw pile is made of the discards in their order.
import manifest from '../../../src/volteface/games/phase10flip/deck.txt?raw';
import type { Drawn, Position } from '../fair/dealing';
import { BadLog, type Header, type MoveEntry } from '../fair/log';
import type { Stream } from '../fair/stream';

const HAND = 10;
const ROUND_BITS = 16; // of a deal's number with a daily deck
const CARD = /^[rygb].*\/.*$/;

type Cards = readonly string[];

interface Table {
  header: Header;
  deck: Cards;
  round: number;
  /** Whether a round has begun whose cards are not dealt yet. */
  isDue: boolean;
  dealer: number;
  playing: readonly number[];
  side: string;
  hands: readonly Cards[];
  /** The top card last. */
  draw: Cards;
  /** The top card last. */
  discard: Cards;
}

export function begin(header: Header): Position {
  const deck = [...(header.deck ?? assumed())].sort();
  return position({
    header,
    deck,
    round: 0,
    isDue: false,
    dealer: 0,
    playing: [],
    side: 'colour',
    hands: [],
    draw: [],
    discard: [],
  });
}

const assumed = (): string[] =>
  manifest
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => CARD.test(line));

function position(table: Table): Position {
  return {
    draw: (entry, stream) => draw(table, entry, stream),
    after: (entry) => position(after(table, entry)),
    dailyNumber: table.round * 2 ** ROUND_BITS,
  };
}

function draw({ header, deck, isDue, draw, discard }: Table, { move, seq }: MoveEntry, stream: Stream): Drawn | null {
  if (move.move === 'next_round') return null;
  if (move.move === 'first_dealer') return { kind: 'first_dealer', seat: stream.below(header.seats.length) };
  if (move.move !== 'shuffle') throw new BadLog('unknown-move', seq);
  if (isDue) return { kind: 'round', order: stream.shuffled(deck) };
  if (draw.length > 0) throw new BadLog('unknown-move', seq);
  return { kind: 'pile', order: stream.shuffled(discard.slice(0, -1)) };
}

function after(table: Table, entry: MoveEntry): Table {
  const moved = entry.actor === 'dealer' ? dealt(table, entry) : played(table, entry, entry.actor);
  return entry.events.reduce((so, event) => {
    if (event.event === 'round_began')
      return { ...so, round: event.round, dealer: event.dealer, playing: event.playing, side: 'colour', isDue: true };
    if (event.event === 'flipped')
      return { ...so, side: event.side, draw: reversed(so.draw), discard: reversed(so.discard) };
    return so;
  }, moved);
}

function dealt(table: Table, { move }: MoveEntry): Table {
  if (move.move !== 'shuffle') return table;
  if (table.isDue) return { ...handsOf(table, move.order), isDue: false };
  return { ...table, draw: reversed(move.order), discard: table.discard.slice(-1) };
}

/** Ten cards each, one at a time from the dealer's left; the next one starts the discard pile. */
function handsOf(table: Table, order: Cards): Table {
  const seats = table.header.seats.length;
  const clockwise = Array.from({ length: seats }, (_, step) => (table.dealer + 1 + step) % seats).filter((seat) =>
    table.playing.includes(seat),
  );
  const given = clockwise.length * HAND;
  const hands = Array.from({ length: seats }, (_, seat) => {
    const first = clockwise.indexOf(seat);
    return order.slice(0, given).filter((_, index) => first >= 0 && index % clockwise.length === first);
  });
  return { ...table, hands, discard: order.slice(given, given + 1), draw: reversed(order.slice(given + 1)) };
}

function played(table: Table, { move, seq }: MoveEntry, seat: number): Table {
  switch (move.move) {
    case 'draw':
      return {
        ...withHand(table, seat, [...(table.hands[seat] ?? []), ...table.draw.slice(-1)]),
        draw: table.draw.slice(0, -1),
      };
    case 'take':
      return {
        ...withHand(table, seat, [...(table.hands[seat] ?? []), ...table.discard.slice(-1)]),
        discard: table.discard.slice(0, -1),
      };
    case 'discard': {
      const card = find(table, table.hands[seat] ?? [], move.card, seq);
      return { ...put(table, seat, [move.card], seq), discard: [...table.discard, card] };
    }
    case 'lay_down':
      return put(
        table,
        seat,
        move.groups.flat().map((laying) => laying.card),
        seq,
      );
    case 'hit':
      return 'card' in move ? put(table, seat, [move.card], seq) : table;
    default:
      throw new BadLog('unknown-move', seq);
  }
}

/** The table when these cards have left a hand. */
function put(table: Table, seat: number, names: readonly string[], seq: number): Table {
  const hand = names.reduce<Cards>(
    (left, name) => without(left, find(table, left, name, seq)),
    table.hands[seat] ?? [],
  );
  return withHand(table, seat, hand);
}

/** The card that a name stands for: the whole card, or the first one with that face up. */
function find(table: Table, hand: Cards, name: string, seq: number): string {
  const index = table.side === 'colour' ? 0 : 1;
  const card = hand.includes(name) ? name : hand.find((one) => one.split('/')[index] === name);
  if (card === undefined) throw new BadLog('other-deck', seq);
  return card;
}

function without(hand: Cards, card: string): Cards {
  const index = hand.indexOf(card);
  return [...hand.slice(0, index), ...hand.slice(index + 1)];
}

const reversed = (cards: Cards): Cards => [...cards].reverse();

const withHand = (table: Table, seat: number, hand: Cards): Table => ({
  ...table,
  hands: table.hands.map((one, index) => (index === seat ? hand : one)),
});
