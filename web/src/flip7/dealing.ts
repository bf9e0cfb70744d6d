// Follows the deck of Flip 7 through a log, so that every draw can be made again.
import type { Drawn, Position } from '../fair/dealing';
import { BadLog, type Header, type MoveEntry } from '../fair/log';
import type { Stream } from '../fair/stream';
import { CARDS as ORDER } from './types';

type Event = MoveEntry['events'][number];
type Pile = readonly string[];

const CARDS: Pile = ORDER;
const COPIES: Record<string, number> = { '0': 1, freeze: 3, flip3: 3, chance: 3 };
const ONE_DECK_SEATS = 18;
const ROUND_BITS = 16; // of a deal's number with a daily deck, for what is left in the deck

/** The Flip Three whose cards are being dealt. */
interface Three {
  seat: number;
  left: number;
}

interface Table {
  header: Header;
  deck: Pile;
  /** Discarded in earlier rounds. */
  before: Pile;
  /** Discarded in this round. */
  now: Pile;
  three: Three | null;
  round: number;
}

export function begin(header: Header): Position {
  return position({ header, deck: allCards(header), before: [], now: [], three: null, round: 0 });
}

export function allCards(header: Header): string[] {
  const asked = header.rulings['decks'];
  const decks = typeof asked === 'number' ? asked : header.seats.length <= ONE_DECK_SEATS ? 1 : 2;
  return CARDS.flatMap((card) =>
    Array<string>(decks * (COPIES[card] ?? (/^\d/.test(card) ? Number(card) : 1))).fill(card),
  );
}

function position(table: Table): Position {
  return {
    draw: (entry, stream) => draw(table, entry, stream),
    after: (entry) => position(after(table, entry)),
    dailyNumber: table.round * 2 ** ROUND_BITS + table.deck.length,
  };
}

function draw({ header, deck }: Table, { move, seq }: MoveEntry, stream: Stream): Drawn | null {
  if (move.move === 'next_round') return null;
  if (move.move === 'first_dealer') return { kind: 'first_dealer', seat: stream.below(header.seats.length) };
  if (move.move !== 'reveal') throw new BadLog('unknown-move', seq);
  if (deck.length === 0) throw new BadLog('other-deck', seq);
  return { kind: 'card', card: deck[stream.below(deck.length)]! };
}

function after(table: Table, entry: MoveEntry): Table {
  const { move } = entry;
  if (move.move === 'reveal') table = { ...table, deck: without(table.deck, move.card, entry.seq) };
  if (move.move === 'next_round') table = { ...table, before: outside(table), now: [], three: null };
  return entry.events.reduce((so, event) => happened(so, event, entry.seq), table);
}

function happened(table: Table, event: Event, seq: number): Table {
  switch (event.event) {
    case 'round_began':
      return { ...table, round: event.round };
    case 'dealt':
      return table.three ? { ...table, three: { ...table.three, left: table.three.left - 1 } } : table;
    case 'busted':
      return table.three?.seat === event.seat ? { ...table, three: { ...table.three, left: 0 } } : table;
    case 'flip_three_stopped':
      return table.three ? { ...table, three: { ...table.three, left: 0 } } : table;
    case 'flip_three_began':
      return { ...finished(table), three: { seat: event.seat, left: 3 } };
    case 'saved':
      return discarded(table, event.card, 'chance');
    case 'card_dropped':
      return isDiscarded(event) ? discarded(table, event.card) : table;
    case 'reshuffled':
      return reshuffled(table, event.cards, seq);
    case 'all_shuffled':
      return allShuffled(table, event.cards, seq);
    default:
      return table;
  }
}

/** A dropped card lies before its owner, unless its target is out or nobody can take it. */
const isDiscarded = (event: { card: string; why: string }): boolean =>
  event.why === 'target_out' || (event.why === 'nobody' && event.card === 'chance');

const discarded = (table: Table, ...cards: string[]): Table => ({ ...table, now: [...table.now, ...cards] });

/** Once its three cards are dealt, a Flip Three is discarded where the rules say so. */
function finished(table: Table): Table {
  if (table.three === null || table.three.left > 0) return table;
  const done = { ...table, three: null };
  return table.header.rulings['used_flip_three'] === 'discarded' ? discarded(done, 'flip3') : done;
}

/** Discards become the deck; how many there are has to fit. */
function reshuffled(table: Table, cards: number, seq: number): Table {
  // A deck that is made anew as soon as it is empty is so while the last of three cards is still on its way.
  const isAtOnce = table.header.rulings['reshuffle_when'] === 'emptied' && usable(table).length === cards;
  const now = isAtOnce ? table : finished(table);
  const fresh = usable(now);
  if (fresh.length !== cards) throw new BadLog('other-deck', seq);
  const kept = mixesThisRound(now) ? [] : now.now;
  return { ...now, deck: sorted([...now.deck, ...fresh]), before: [], now: kept };
}

/** All cards are shuffled together before a round, where the rules say so. */
function allShuffled(table: Table, cards: number, seq: number): Table {
  const deck = allCards(table.header);
  if (table.header.rulings['reshuffle_each_round'] !== 'yes' || deck.length !== cards)
    throw new BadLog('other-deck', seq);
  return { ...table, deck, before: [], now: [] };
}

const mixesThisRound = (table: Table): boolean => table.header.rulings['reshuffle_this_round'] === 'yes';

const usable = (table: Table): Pile => (mixesThisRound(table) ? [...table.before, ...table.now] : table.before);

/** All cards that are not in the deck. */
function outside(table: Table): Pile {
  return table.deck.reduce((rest, card) => without(rest, card, 0), allCards(table.header) as Pile);
}

function without(pile: Pile, card: string, seq: number): Pile {
  const index = pile.indexOf(card);
  if (index < 0) throw new BadLog('other-deck', seq);
  return [...pile.slice(0, index), ...pile.slice(index + 1)];
}

const sorted = (pile: Pile): Pile => [...pile].sort((one, other) => CARDS.indexOf(one) - CARDS.indexOf(other));
