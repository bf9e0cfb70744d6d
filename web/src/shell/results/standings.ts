// The final standings: winners first, then by how far somebody came, then by points; equal players share a rank.
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
