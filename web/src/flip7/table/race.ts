// The layout of the race to the target: tokens in order, never on top of each other, as near to their scores as can be.
import type { Seat } from '../types';

/** Where a token is: `at` is its share of the target from 0 to 1, `x` where its middle is drawn, in pixels. */
export interface Spot {
  seat: Seat;
  at: number;
  x: number;
  row: number;
}

export function arrangeOnRail(totals: readonly number[], target: number, width: number, token: number): Spot[] {
  const order = totals.map((_, seat) => seat).sort((one, other) => totals[one]! - totals[other]! || one - other);
  const rows = rowsNeeded(totals.length, width, token);
  const spots = order.map((seat, rank) => ({ seat, at: share(totals[seat]!, target), x: 0, row: rank % rows }));
  for (let row = 0; row < rows; row++) {
    const runners = spots.filter((spot) => spot.row === row);
    spread(
      runners.map((spot) => spot.at * width),
      token,
      width,
    ).forEach((x, position) => (runners[position]!.x = x));
  }
  return spots;
}

/** How many rows it takes for so many tokens to fit beside each other; the middles of the outer ones may stand on the ends. */
export function rowsNeeded(tokens: number, width: number, token: number): number {
  const fitting = Math.max(1, Math.floor(width / token) + 1);
  return Math.max(1, Math.ceil(tokens / fitting));
}

/**
 * Positions in ascending order moved apart to at least `gap`, within 0 and `width`, with the least squared movement:
 * neighbours that would overlap become a block around the middle of what its members want.
 */
export function spread(wanted: readonly number[], gap: number, width: number): number[] {
  const blocks: { sum: number; count: number }[] = [];
  wanted.forEach((position, rank) => {
    let block = { sum: position - rank * gap, count: 1 };
    for (let last = blocks.at(-1); last && last.sum / last.count >= block.sum / block.count; last = blocks.at(-1)) {
      block = { sum: last.sum + block.sum, count: last.count + block.count };
      blocks.pop();
    }
    blocks.push(block);
  });
  const room = Math.max(0, width - (wanted.length - 1) * gap);
  const free = blocks.flatMap(({ sum, count }) => Array<number>(count).fill(Math.min(room, Math.max(0, sum / count))));
  return free.map((position, rank) => position + rank * gap);
}

function share(total: number, target: number): number {
  return Math.min(1, Math.max(0, total / target));
}
