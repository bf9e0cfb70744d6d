// What following a game takes so that each of the Dealer's moves can be made again.
import type { Header, MoveEntry } from './log';
import type { Stream } from './stream';

/** What was drawn: who deals first, a card, the cards of a round, or a new draw pile. */
export type Drawn =
  { kind: 'first_dealer'; seat: number } | { kind: 'card'; card: string } | { kind: 'round' | 'pile'; order: string[] };

/** A table as far as the deals depend on it; it never changes, so that a move can be taken back. */
export interface Position {
  /** What the stream draws for a move of the Dealer; nothing for a move that draws nothing. */
  draw(entry: MoveEntry, stream: Stream): Drawn | null;
  /** The table after a move. */
  after(entry: MoveEntry): Position;
  /** The number of a deal from a daily deck, where the game has one. */
  dailyNumber?: number;
}

export type Begin = (header: Header) => Position;

/** What a move of the Dealer says was drawn. */
export function said(entry: MoveEntry, kind: Drawn['kind']): Drawn | null {
  const move = entry.move;
  if (move.move === 'first_dealer' && kind === 'first_dealer') return { kind, seat: move.seat };
  if (move.move === 'reveal' && kind === 'card') return { kind, card: move.card };
  if (move.move === 'shuffle' && (kind === 'round' || kind === 'pile')) return { kind, order: move.order };
  return null;
}
