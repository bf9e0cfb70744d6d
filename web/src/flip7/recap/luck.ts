// The bars of the luck chart: to the right what the cards brought beyond the average, to the left what they cost.
import type { Flip7Luck } from '../../wire/types';
import type { Seat } from '../types';

const LEAST = 20; // points that fill half a bar, so that a little luck looks little

export interface LuckBar {
  seat: Seat;
  luck: Flip7Luck;
  from: number; // of the whole bar, from 0 to 1
  length: number;
}

/** The luckiest first. */
export function luckBars(luck: readonly Flip7Luck[]): LuckBar[] {
  const whole = 2 * Math.max(LEAST, ...luck.map(({ points }) => Math.abs(points)));
  const bars = luck.map((one, seat) => ({
    seat,
    luck: one,
    from: 0.5 + Math.min(0, one.points) / whole,
    length: Math.abs(one.points) / whole,
  }));
  return bars.sort((one, other) => other.luck.points - one.luck.points);
}
