// The geometry of the graph of totals by round.
import type { Player, SheetRow } from '../../wire/types';

export const WIDTH = 330;
export const HEIGHT = 170;

export interface GraphLine {
  player: number;
  path: string;
  /** Where its token is; null where too many end at the same height. */
  end: { x: number; y: number } | null;
}

export interface Graph {
  lines: GraphLine[];
  marks: { y: number; value: number }[];
  rounds: { x: number; round: number }[];
  goal: number | null;
}

/** Everybody's totals from nothing on; who came late begins with the round before their first. */
export function makeGraph(sheet: readonly SheetRow[], players: readonly Player[], goal: number | null): Graph {
  const totals = sheet.flatMap((row) => row.cells.map((cell) => cell.total));
  const values = marksUpTo(Math.max(1, goal ?? 0, ...totals));
  const top = values.at(-1)!;
  const x = (index: number): number => (index / Math.max(1, sheet.length)) * WIDTH;
  const y = (total: number): number => HEIGHT - (Math.max(0, total) / top) * HEIGHT;
  const lines = players.flatMap(({ id }) => {
    const found = sheet.flatMap((row, index) => {
      const cell = row.cells.find((one) => one.player === id);
      return cell
        ? [{ x: x(index + 1), y: y(cell.total), before: { x: x(index), y: y(cell.total - cell.points) } }]
        : [];
    });
    if (found.length === 0) return [];
    const points = [found[0]!.before, ...found];
    const path = points
      .map((point, index) => `${index ? 'L' : 'M'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`)
      .join('');
    return [{ player: id, path, end: { x: points.at(-1)!.x, y: points.at(-1)!.y } }];
  });
  const marks = values.map((value) => ({ y: y(value), value }));
  const rounds = sheet.map((row, index) => ({ x: x(index + 1), round: row.round }));
  return { lines: apart(lines), marks, rounds, goal: goal === null ? null : y(goal) };
}

const MOST_STEPS = 5;

/** Whole and round values from nothing to the highest total or a little above. */
export function marksUpTo(highest: number): number[] {
  let step = 5;
  for (let next = 0; highest > step * MOST_STEPS; next++) step *= next % 3 === 1 ? 2.5 : 2; // 5, 10, 25, 50, 100, 250
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, count) => count * step);
}

const GAP = 24; // between two tokens at the end of their lines
const MOST_BESIDE = 5; // others that a token may stand beside: more would leave no room for the lines

/** Tokens that would lie over each other stand side by side, the highest totals first. */
function apart(lines: (GraphLine & { end: { x: number; y: number } })[]): GraphLine[] {
  const ends = new Map<number, { x: number; y: number }>();
  for (const { player, end } of lines.toSorted((one, other) => one.end.y - other.end.y)) {
    let { x } = end;
    const isTaken = (other: { x: number; y: number }): boolean =>
      Math.abs(other.x - x) < GAP && Math.abs(other.y - end.y) < GAP;
    while ([...ends.values()].some(isTaken)) x += GAP;
    if (x <= end.x + MOST_BESIDE * GAP) ends.set(player, { x, y: end.y });
  }
  return lines.map((line) => ({ ...line, end: ends.get(line.player) ?? null }));
}
