// The timeline of a round as a grid: a column for each player, a row for each lap.
import type { TimelineItem } from '../../../wire/types';

export interface LapCell {
  player: number;
  /** What was reported there: a card or a decision first, then what belongs to it. */
  items: TimelineItem[];
}

export interface Laps {
  rows: LapCell[][];
  /** What belongs to nobody's lap: a total that was set, a turn, a shuffle. */
  others: TimelineItem[];
}

const IN_A_LAP = ['took', 'stayed', 'target', 'score'];
const NOT_SHOWN = ['round', 'players'];

/** The columns are those who sit at the table now, then everybody else who took part in the round. */
export function lapsOf(timeline: readonly TimelineItem[], seats: readonly number[]): Laps {
  const placed = timeline.filter(({ report, player }) => IN_A_LAP.includes(report.report) && player !== null);
  const columns = [...new Set([...seats, ...placed.map(({ player }) => player!)])];
  const count = Math.max(0, ...placed.map(({ lap }) => lap + 1));
  const rows = Array.from({ length: count }, (_, lap) =>
    columns.map((player) => ({
      player,
      items: placed.filter((item) => item.lap === lap && item.player === player),
    })),
  );
  const others = timeline.filter(({ report }) => ![...IN_A_LAP, ...NOT_SHOWN].includes(report.report));
  return { rows, others };
}
