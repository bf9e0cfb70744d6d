// A moment: something that fills the screen, or that is marked in a player's line.
import { kindOf, type Card, type Seat } from '../types';
import type { Scene } from './scene';
import { fillsTheScreen, type MomentKind, type Step } from './steps';

export interface Moment {
  kind: MomentKind;
  seat: Seat;
  /** Who played the card that did it, if somebody else did. */
  by: Seat | null;
  cards: readonly Card[];
  points: number;
  isLarge: boolean;
}

export function momentIn(scene: Scene, { event, moment }: Step, me: Seat | null): Moment | null {
  if (!moment || !('seat' in event)) return null;
  const line = scene.lines[event.seat]!;
  const isTwins = event.event === 'busted' || event.event === 'saved';
  const cards = isTwins ? [event.card, event.card] : (line.numbers.map(String) as Card[]);
  return {
    kind: moment,
    seat: event.seat,
    by: 'by' in event && event.by !== event.seat ? event.by : null,
    cards: cards.filter((card) => kindOf(card) === 'number'),
    points: 'points' in event ? event.points : 0,
    isLarge: fillsTheScreen(event, me),
  };
}
