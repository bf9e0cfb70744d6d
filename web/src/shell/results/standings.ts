// The final standings: winners first, then by how far somebody came, then by points; equal players share a rank.
import { join } from '../../story/lists';
import { say } from '../../words/words.svelte';

export interface Standing {
  rank: number;
  seat: number;
  total: number;
  isWinner: boolean;
}

/** `isLowBest` for a game where points are a burden; `progress` is how far everybody came, where that counts first. */
export function standings(
  totals: readonly number[],
  winners: readonly number[],
  isLowBest: boolean,
  progress: readonly number[] = [],
): Standing[] {
  const points = (seat: number): number => (isLowBest ? -1 : 1) * (totals[seat] ?? 0);
  const lead = (one: number, other: number): number =>
    Number(winners.includes(other)) - Number(winners.includes(one)) ||
    (winners.includes(one) ? 0 : (progress[other] ?? 0) - (progress[one] ?? 0) || points(other) - points(one));
  const order = totals.map((_, seat) => seat).toSorted((one, other) => lead(one, other) || one - other);
  return order.map((seat) => ({
    rank: 1 + order.filter((other) => lead(other, seat) < 0).length,
    seat,
    total: totals[seat] ?? 0,
    isWinner: winners.includes(seat),
  }));
}

/** Who has won, in words; the viewer is spoken to. */
export function resultTitle(winners: readonly number[], self: number | null, names: readonly string[]): string {
  const named = (seats: readonly number[]): string => join(seats.map((seat) => names[seat] ?? ''));
  if (winners.length === 0) return say('web-nobody-wins');
  if (self === null || !winners.includes(self))
    return say('web-wins', { names: named(winners), count: winners.length });
  return say('web-you-win', { others: named(winners.filter((seat) => seat !== self)), count: winners.length });
}
