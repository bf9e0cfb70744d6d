// The names of the anchors that cards of Flip 7 fly between, and their ways when something happens.
import type { Scene } from './scene';
import { innermost } from './scene';
import type { Card, Event, Seat } from '../types';

export const DECK = 'deck';
export const DISCARD = 'discard';
/** The free space between everybody's lines. */
export const MIDDLE = 'middle';

export type Kind = 'number' | 'modifier' | 'chance' | 'passing';

export function lineOf(seat: Seat): string {
  return `line ${seat}`;
}

export function anchorIn(seat: Seat, kind: Kind, index = 0): string {
  return `${lineOf(seat)} ${kind} ${index}`;
}

/** Where the next card of a line is turned over, whatever it is. */
export function nextIn(seat: Seat): string {
  return `${lineOf(seat)} next`;
}

export function anchorInThree(index: number): string {
  return `three ${index}`;
}

/** A card's way over the table, between two anchors. */
export interface Way {
  card: Card;
  from: string;
  to: string;
  turns: boolean; // from its back to its face
}

/** Where a card for a seat is turned over: among the three cards of its Flip Three, or next in its line. */
export function stopOf(scene: Scene, seat: Seat): string {
  const three = innermost(scene);
  return three?.seat === seat && three.to_deal > 0 ? anchorInThree(three.cards.length) : nextIn(seat);
}

/** The ways that cards take when an event happens; `scene` is the table after it. */
export function waysOf(scene: Scene, event: Event): Way[] {
  switch (event.event) {
    case 'dealt':
      return [{ card: event.card, from: DECK, to: landing(scene, event.seat, event.card), turns: true }];
    case 'second_chance_given':
      return [{ card: 'chance', from: lineOf(event.seat), to: lineOf(event.target), turns: false }];
    case 'frozen':
      return event.by === event.seat
        ? []
        : [{ card: 'freeze', from: lineOf(event.by), to: lineOf(event.seat), turns: false }];
    case 'flip_three_began':
      return event.by === event.seat
        ? []
        : [{ card: 'flip3', from: lineOf(event.by), to: lineOf(event.seat), turns: false }];
    default:
      return [];
  }
}

function landing(scene: Scene, seat: Seat, card: Card): string {
  const three = innermost(scene);
  if (three?.seat === seat && three.cards.length) return anchorInThree(three.cards.length - 1);
  const line = scene.lines[seat];
  if (!line || line.passing === card) return anchorIn(seat, 'passing');
  const isNumber = line.numbers.at(-1) === Number(card);
  return isNumber
    ? anchorIn(seat, 'number', line.numbers.length - 1)
    : anchorIn(seat, 'modifier', line.modifiers.length - 1);
}
