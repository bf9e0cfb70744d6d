// The final standings: winners first, then by points; equal players share a rank.
export interface Standing {
  rank: number;
  seat: number;
  total: number;
  isWinner: boolean;
}

/** `isLowBest` for a game where points are a burden. */
export function standings(totals: readonly number[], winners: readonly number[], isLowBest: boolean): Standing[] {
  const worth = (seat: number) =>
    winners.includes(seat) ? Infinity : isLowBest ? -(totals[seat] ?? 0) : (totals[seat] ?? 0);
  const order = totals.map((_, seat) => seat).toSorted((one, other) => worth(other) - worth(one) || one - other);
  return order.map((seat) => ({
    rank: 1 + order.filter((other) => worth(other) > worth(seat)).length,
    seat,
    total: totals[seat] ?? 0,
    isWinner: winners.includes(seat),
  }));
}
