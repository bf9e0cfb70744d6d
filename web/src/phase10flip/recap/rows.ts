// A scored round seat by seat, the cheapest first: what was left in hand on the side in play, and what comes next.
import { hasLaid } from '../standing';
import type { Seat, View } from '../types';

export interface Row {
  seat: Seat;
  score: number;
  total: number;
  /** The faces that cost; hands are counted openly. */
  faces: readonly string[];
  hasLaid: boolean;
  /** The phase that this seat plays next. */
  next: number;
  isOut: boolean;
}

export function recapOf(view: View): Row[] {
  const rows = view.scores.map((score, seat): Row => {
    const faces = seat === view.me ? view.faces : (view.hands[seat]?.shown.faces ?? []);
    const backs = view.hands[seat]?.backs.length ?? 0;
    const cards = seat === view.me ? view.faces.length : backs;
    return { seat, score, total: view.totals[seat] ?? 0, faces: faces.length === cards ? faces : [], hasLaid: hasLaid(view, seat), next: view.phases[seat] ?? 1, isOut: cards === 0 && hasLaid(view, seat) };
  });
  return rows.sort((one, next) => one.score - next.score || one.seat - next.seat);
}
