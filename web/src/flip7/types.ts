// Short names for the types of Flip 7 on the wire, and helpers for its cards.
import type {
  Flip7AnyEvent,
  Flip7AnyMove,
  Flip7Choice,
  Flip7Line,
  Flip7Odds,
  Flip7Rules,
  Flip7Status,
  Flip7Suggestion,
  Flip7View,
} from '../wire/types';

export type Seat = number;
export type Card = Flip7Choice['card'];
export type Event = Flip7AnyEvent;
export type Line = Flip7Line;
export type Move = Flip7AnyMove;
export type Odds = Flip7Odds;
export type Rules = Flip7Rules;
export type Status = Flip7Status;
export type Suggestion = Flip7Suggestion;
export type View = Flip7View;

/** In the order in which the server counts a pile. */
export const CARDS = '12 11 10 9 8 7 6 5 4 3 2 1 0 freeze flip3 chance +2 +4 +6 +8 +10 x2'.split(
  ' ',
) as readonly string[] as readonly Card[];

export type CardKind = 'number' | 'modifier' | 'action';

export function kindOf(card: Card): CardKind {
  if (/^\d+$/.test(card)) return 'number';
  return /^[+x]/.test(card) ? 'modifier' : 'action';
}

export function countOf(pile: readonly number[]): number {
  return pile.reduce((sum, count) => sum + count, 0);
}

export function copiesIn(pile: readonly number[], card: Card): number {
  return pile[CARDS.indexOf(card)] ?? 0;
}
