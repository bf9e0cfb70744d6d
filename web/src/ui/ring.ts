// What a ring shows of a table's countdown: the first time, then the second one.
import type { Countdown } from '../wire/types';

export interface RingTimes {
  /** When it ends, by this browser's clock, in milliseconds. */
  endsAt: number;
  /** When the first time is up and the second one begins; null if there is only one. */
  againAt: number | null;
  /** How long the first time is, in seconds. */
  outOf: number;
}

const AWAY = 20; // seconds that somebody who is gone is waited for at first

/** A seat's countdown; `ahead` is the server's clock minus ours. */
export function ringOf(countdown: Countdown, ahead: number, turnSeconds: number): RingTimes {
  const { ends_at, asked_again_at, why } = countdown;
  return {
    endsAt: ends_at - ahead,
    againAt: asked_again_at === null ? null : asked_again_at - ahead,
    outOf: why === 'time' ? turnSeconds : AWAY,
  };
}

/** Which of its times runs at a moment: when it ends, how long it is, and whether it is the last. */
export function running({ endsAt, againAt, outOf }: RingTimes, now: number) {
  if (againAt === null) return { endsAt, outOf, isLast: false };
  return now < againAt
    ? { endsAt: againAt, outOf, isLast: false }
    : { endsAt, outOf: (endsAt - againAt) / 1000, isLast: true };
}
