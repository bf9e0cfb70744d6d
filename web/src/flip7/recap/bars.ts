// The progress bars of the recap: points before the round and points gained, the leader first.
import type { Seat } from '../types';

export interface Bar {
  seat: Seat;
  before: number; // of the whole bar, from 0 to 1
  gained: number;
  score: number;
  total: number;
}

/** A bar for each seat, the furthest first; a bar is as long as the target, or as the best total beyond it. */
export function barsOf(scores: readonly number[], totals: readonly number[], target: number): Bar[] {
  const whole = Math.max(target, ...totals);
  const bars = totals.map((total, seat) => {
    const score = scores[seat] ?? 0;
    return { seat, score, total, before: (total - score) / whole, gained: score / whole };
  });
  return bars.sort((one, other) => other.total - one.total || one.seat - other.seat);
}
