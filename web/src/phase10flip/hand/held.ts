// The cards of a player's hand: what each shows, what is on its back, and their order.
import { colourIndex, faceUp, numberOf, other, type View } from '../types';

export interface Held {
  /** Tells apart even two cards that are alike. */
  key: string;
  /** How a move names it: whole, or by its face where own backs are hidden. */
  card: string;
  face: string;
  /** Nothing where own backs are hidden. */
  back: string | null;
}

export type Sorting = 'colour' | 'number';

/** One's own hand in the order in which the cards came. */
export function heldIn(view: View): Held[] {
  const seen = new Map<string, number>();
  return view.faces.map((face, index) => {
    const whole = view.hand[index];
    const card = whole ?? face;
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { key: `${card}#${copy}`, card, face, back: whole === undefined ? null : faceUp(whole, other(view.side)) };
  });
}

/** The keys of a hand in the order they were held in before; new cards come last. */
export function arrange(order: readonly string[], held: readonly Held[]): string[] {
  const keys = new Set(held.map((one) => one.key));
  const kept = order.filter((key) => keys.has(key));
  return [...kept, ...held.map((one) => one.key).filter((key) => !kept.includes(key))];
}

/** The order of a hand that was turned over without being shown its backs: every card stays where it is. */
export function carry(order: readonly string[], before: readonly Held[], after: readonly Held[]): string[] {
  const indices = new Map(before.map((one, index) => [one.key, index]));
  return order.map((key) => after[indices.get(key) ?? -1]?.key).filter((key) => key !== undefined);
}

export function sortKeys(held: readonly Held[], by: Sorting): string[] {
  const ranks = (one: Held): number[] => {
    const number = numberOf(one.face) ?? 13; // stars behind the twelve
    const colour = colourIndex(one.face);
    return by === 'colour' ? [colour, number] : [number, colour];
  };
  return [...held]
    .sort((one, next) => compare(ranks(one), ranks(next)) || one.key.localeCompare(next.key))
    .map((one) => one.key);
}

/** An order in which a card has been moved. */
export function move(order: readonly string[], key: string, to: number): string[] {
  const rest = order.filter((one) => one !== key);
  const index = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, index), key, ...rest.slice(index)];
}

function compare(one: readonly number[], next: readonly number[]): number {
  const index = one.findIndex((rank, at) => rank !== next[at]);
  return index < 0 ? 0 : one[index]! - next[index]!;
}
