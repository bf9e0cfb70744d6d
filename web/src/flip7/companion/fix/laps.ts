// The timeline of a round as a grid: a column for each player, a row for each lap.
import type { TimelineItem, Turn } from '../../../wire/types';

export interface LapCell {
  player: number;
  /** What was reported there: a card or a decision first, then what belongs to it. */
  items: TimelineItem[];
  /** Why nothing comes here: the player was out since the lap before. */
  out: 'bust' | 'frozen' | null;
  /** Whether the next entry belongs here. */
  isNext: boolean;
}

export interface Laps {
  rows: LapCell[][];
  /** What belongs to nobody's lap: a total that was set, a turn, a shuffle. */
  others: TimelineItem[];
}

const IN_A_LAP = ['took', 'stayed', 'target', 'score'];
const NOT_SHOWN = ['round', 'players'];
const OUT = { busted: 'bust', frozen: 'frozen' } as const;

/** The columns are those who sat at the table, then everybody else who took part in the round. */
export function lapsOf(timeline: readonly TimelineItem[], seats: readonly number[], turn: Turn | null = null): Laps {
  const placed = timeline.filter(({ report, player }) => IN_A_LAP.includes(report.report) && player !== null);
  const columns = [...new Set([...seats, ...placed.map(({ player }) => player!)])];
  const next = turn?.player == null ? -1 : nextLap(placed, turn);
  const count = Math.max(0, next + 1, ...placed.map(({ lap }) => lap + 1));
  const rows = Array.from({ length: count }, (_, lap) =>
    columns.map((player): LapCell => ({
      player,
      items: placed.filter((item) => item.lap === lap && item.player === player),
      out: null,
      isNext: lap === next && player === turn?.player,
    })),
  );
  for (const { player, lap, out } of placed.flatMap(outIn)) {
    const cell = rows
      .slice(lap)
      .map((row) => row.find((one) => one.player === player)!)
      .find(({ items, isNext }) => items.length === 0 && !isNext);
    if (cell) cell.out = out;
  }
  const others = timeline.filter(({ report }) => ![...IN_A_LAP, ...NOT_SHOWN].includes(report.report));
  return { rows, others };
}

/** A target and the cards of a Flip Three belong to the lap in which they began. */
function nextLap(placed: readonly TimelineItem[], { asks, player, cards_to_come: toCome }: Turn): number {
  const last = placed.at(-1);
  if (last && (asks === 'target' || toCome > 0)) return last.lap;
  return placed.filter((item) => item.player === player && !item.is_inner).length;
}

function outIn({ report, events, lap }: TimelineItem): { player: number; lap: number; out: 'bust' | 'frozen' }[] {
  const player = report.report === 'target' ? report.target : 'player' in report ? report.player : null;
  if (player === null) return [];
  return events.flatMap(({ event }) => (event in OUT ? [{ player, lap, out: OUT[event as keyof typeof OUT] }] : []));
}
