// What may be done with a card: the hits that are offered, by group, and the discard.
import type { Discard, Hit, Offer, Seat } from './types';

export const spot = (seat: Seat, group: number): string => `${seat}.${group}`;

export function hitsWith(offers: readonly Offer[], card: string): Hit[] {
  return offers.filter((offer): offer is Hit => 'move' in offer && offer.move === 'hit' && offer.card === card);
}

export function discardOf(offers: readonly Offer[], card: string): Discard | null {
  return (
    offers.find((offer): offer is Discard => 'move' in offer && offer.move === 'discard' && offer.card === card) ?? null
  );
}

/** Hits by their target; a star has several where it may stand for several numbers. */
export function bySpot(hits: readonly Hit[]): Map<string, Hit[]> {
  const found = new Map<string, Hit[]>();
  for (const hit of hits) found.set(spot(hit.seat, hit.group), [...(found.get(spot(hit.seat, hit.group)) ?? []), hit]);
  return found;
}

/** The cards that can be hit somewhere. */
export function cardsThatHit(offers: readonly Offer[]): ReadonlySet<string> {
  return new Set(offers.flatMap((offer) => ('move' in offer && offer.move === 'hit' ? [offer.card] : [])));
}

/** The hit at an end of a group, named as in 0.1.7. */
export function hitAt(hits: readonly Hit[], target: string): Hit | null {
  return hits.find((hit) => `${spot(hit.seat, hit.group)}.${hit.number}` === target) ?? null;
}

export const mayLayDown = (offers: readonly Offer[]): boolean =>
  offers.some((offer) => 'offer' in offer && offer.kind === 'lay_down');
export const mayMove = (offers: readonly Offer[], move: 'draw' | 'take'): boolean =>
  offers.some((offer) => 'move' in offer && offer.move === move);
