// The geometry of the chart of totals by round.
export interface Chart {
  width: number;
  height: number;
  rounds: number;
  top: number;
  lines: { seat: number; path: string; points: { x: number; y: number; total: number }[] }[];
  marks: { y: number; value: number }[];
}

const WIDTH = 320;
const HEIGHT = 160;

/** A round number above the highest total, so that the marks are easy to read. */
export function roundTop(highest: number): number {
  const step = highest > 400 ? 200 : highest > 100 ? 50 : highest > 20 ? 20 : 5;
  return Math.max(step, Math.ceil(highest / step) * step);
}

export function makeChart(totals: readonly (readonly number[])[]): Chart {
  const seats = totals[0]?.length ?? 0;
  const top = roundTop(Math.max(1, ...totals.flat()));
  const x = (round: number) => (totals.length === 0 ? 0 : (round / totals.length) * WIDTH);
  const y = (total: number) => HEIGHT - (total / top) * HEIGHT;
  const lines = Array.from({ length: seats }, (_, seat) => {
    const points = [0, ...totals.map((round) => round[seat] ?? 0)].map((total, round) => ({
      x: x(round),
      y: y(total),
      total,
    }));
    return {
      seat,
      points,
      path: points.map((point, index) => `${index ? 'L' : 'M'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join(''),
    };
  });
  const marks = [0, 0.5, 1].map((share) => ({ y: y(top * share), value: top * share }));
  return { width: WIDTH, height: HEIGHT, rounds: totals.length, top, lines, marks };
}
