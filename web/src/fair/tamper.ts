// Exchanges one card of a game, to show that the verification finds it.
import type { Log } from '../wire/types';
import type { Draw } from './check';

export interface Tampered {
  log: Log;
  /** The entry that was changed. */
  entry: number;
}

/** The game with another card in the middle draw; null if nothing was drawn. */
export function tamper(log: Log, draws: readonly Draw[]): Tampered | null {
  const cards = draws.filter((draw) => draw.should.kind !== 'first_dealer');
  const middle = cards[Math.floor(cards.length / 2)];
  if (middle === undefined) return null;
  const changed = structuredClone(log);
  const entry = changed.entries[middle.entry];
  if (entry?.kind !== 'move') return null;
  if (entry.move.move === 'shuffle') entry.move.order = swapped(entry.move.order);
  if (entry.move.move === 'reveal') {
    const card = otherCard(draws, entry.move.card);
    if (card === null) return null;
    entry.move.card = card as typeof entry.move.card;
    for (const event of entry.events) if (event.event === 'dealt') event.card = entry.move.card;
  }
  return { log: changed, entry: middle.entry };
}

/** A card that was drawn in this game and is not that one. */
function otherCard(draws: readonly Draw[], card: string): string | null {
  const cards = draws.flatMap(({ should }) => (should.kind === 'card' ? [should.card] : []));
  return cards.find((one) => one !== card) ?? null;
}

/** The order with its first card and the first different one changed round. */
function swapped(order: readonly string[]): string[] {
  const index = order.findIndex((card) => card !== order[0]);
  return order.map((card, at) => (at === 0 ? (order[index] ?? card) : at === index ? order[0]! : card));
}
