// A phase that is put together card by card, and how chosen cards find their groups.
import type { Held } from '../hand/held';
import type { Requirement } from '../phases';
import { numberOf, type LayDown } from '../types';

export interface Chosen {
  key: string;
  /** What a star stands for; null if the server is to find the only possible number. */
  number: number | null;
}

export type Draft = readonly (readonly Chosen[])[];

export const emptyDraft = (groups: readonly Requirement[]): Draft => groups.map(() => []);

/** The group that the next card goes to: the wanted one if there is room, else the first that has. */
export function nextGroup(
  draft: Draft,
  groups: readonly Requirement[],
  wanted: number | null,
  mayBeLarger: boolean,
): number | null {
  const hasRoom = (index: number): boolean => draft[index]!.length < groups[index]!.size;
  if (wanted !== null && (mayBeLarger || hasRoom(wanted))) return wanted;
  const found = groups.findIndex((_, index) => hasRoom(index));
  return found < 0 ? null : found;
}

/** The draft with a card put in, or taken out if it was in. */
export function toggle(draft: Draft, key: string, group: number | null): Draft {
  if (draft.some((cards) => cards.some((one) => one.key === key)))
    return draft.map((cards) => cards.filter((one) => one.key !== key));
  return draft.map((cards, index) => (index === group ? [...cards, { key, number: null }] : cards));
}

export function declare(draft: Draft, key: string, number: number | null): Draft {
  return draft.map((cards) => cards.map((one) => (one.key === key ? { key, number } : one)));
}

const HIGHEST = 12;

/** The numbers that a star may stand for beside the other cards of its group; the server judges the whole. */
export function numbersFor(
  cards: readonly Chosen[],
  key: string,
  { kind, size }: Requirement,
  held: readonly Held[],
): number[] {
  const all = Array.from({ length: HIGHEST }, (_, index) => index + 1);
  const others = cards
    .filter((one) => one.key !== key)
    .map((one) => one.number ?? numberOf(held.find((card) => card.key === one.key)?.face ?? ''))
    .filter((number) => number !== null);
  if (!others.length) return all;
  if (kind === 'set') return all.filter((number) => others.every((one) => one === number));
  const span = Math.max(size, cards.length);
  return all.filter(
    (number) => !others.includes(number) && Math.max(number, ...others) - Math.min(number, ...others) < span,
  );
}

/** The draft without cards that have left the hand, as they do the moment they are laid. */
export function inHand(draft: Draft, held: readonly Held[]): Draft {
  const keys = new Set(held.map((one) => one.key));
  return draft.map((cards) => cards.filter((one) => keys.has(one.key)));
}

export const keysIn = (draft: Draft): string[] => draft.flat().map((one) => one.key);

export const isComplete = (draft: Draft, groups: readonly Requirement[]): boolean =>
  groups.every((group, index) => draft[index]!.length >= group.size);

export function moveOf(draft: Draft, held: readonly Held[]): LayDown {
  const cards = new Map(held.map((one) => [one.key, one.card]));
  return {
    move: 'lay_down',
    groups: draft.map((group) => group.map(({ key, number }) => ({ card: cards.get(key) ?? '', number }))),
  };
}

/** A move as a draft made of given cards; cards alike may stand for each other. */
export function draftOf(move: LayDown, keys: readonly string[], held: readonly Held[]): Draft {
  const left = held.filter((one) => keys.includes(one.key));
  return move.groups.map((group) =>
    group.flatMap(({ card, number }) => {
      const exact = left.findIndex((one) => one.card === card);
      const index = exact >= 0 ? exact : left.findIndex((one) => one.face === faceNamed(card, held));
      const [found] = index < 0 ? [] : left.splice(index, 1);
      return found ? [{ key: found.key, number: found.face.includes('*') ? number : null }] : [];
    }),
  );
}

function faceNamed(card: string, held: readonly Held[]): string {
  return held.find((one) => one.card === card)?.face ?? card;
}
