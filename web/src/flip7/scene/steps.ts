// How long each event is shown, and how much faster a long queue of them is played.
import type { Event, Seat } from '../types';
import type { Scene } from './scene';
import { innermost } from './scene';

export const DEAL_MS = 460; // 220 flight and 240 turn
export const FIRST_DEAL_MS = 170; // the next card leaves before the last one lies
export const BREATH_MS = 350; // held face down when much is at stake
export const MOMENT_MS = 1500;
export const LANE_MS = 900;
export const MOST_MS = 4000; // that all that waits may take
export const FASTEST = 4;

/** A moment that has its own picture. */
export type MomentKind = 'bust' | 'freeze' | 'save' | 'seven';

/** How one event is shown. */
export interface Step {
  event: Event;
  ms: number;
  moment: MomentKind | null;
}

export function stepOf(scene: Scene, event: Event, me: Seat | null): Step {
  const moment = momentOf(event);
  return { event, moment, ms: moment ? momentTime(event, moment, me) : plainTime(scene, event) };
}

export function momentOf(event: Event): MomentKind | null {
  switch (event.event) {
    case 'busted':
      return 'bust';
    case 'frozen':
      return 'freeze';
    case 'saved':
      return 'save';
    case 'flipped_seven':
      return 'seven';
    default:
      return null;
  }
}

/** Whether a moment fills the screen: what happens to oneself, and what stops the round for all. */
export function fillsTheScreen(event: Event, me: Seat | null): boolean {
  return event.event === 'flipped_seven' || (momentOf(event) !== null && 'seat' in event && event.seat === me);
}

/** How many times faster than usual so much is played. */
export function speedFor(waitingMs: number): number {
  return Math.min(FASTEST, Math.max(1, waitingMs / MOST_MS));
}

/** Whether so many of the cards left would bust that the card is held face down for a breath. */
export function isRisky(left: number, busting: number): boolean {
  return left > 0 && busting / left > 0.4;
}

function momentTime(event: Event, moment: MomentKind, me: Seat | null): number {
  if (fillsTheScreen(event, me)) return MOMENT_MS;
  return moment === 'save' ? LANE_MS + 150 : LANE_MS;
}

function plainTime(scene: Scene, event: Event): number {
  switch (event.event) {
    case 'dealt':
      return isFirstDeal(scene, event.seat) ? FIRST_DEAL_MS : innermost(scene) ? DEAL_MS + 320 : DEAL_MS + 120;
    case 'flip_three_began':
      return 700;
    case 'reshuffled':
    case 'all_shuffled':
    case 'stayed':
    case 'card_waits':
    case 'card_assigned':
    case 'card_dropped':
    case 'second_chance_given':
      return 450;
    case 'round_began':
      return 500;
    case 'round_scored':
    case 'game_ended':
      return 700;
    default:
      return 0;
  }
}

/** Whether a card is the first one of a line; in the first deal of a round nobody decides on it. */
export function isFirstDeal(scene: Scene, seat: Seat): boolean {
  const { numbers, modifiers, second_chances, spent } = scene.lines[seat]!;
  return !scene.threes.length && numbers.length + modifiers.length + second_chances + spent.length === 0;
}
