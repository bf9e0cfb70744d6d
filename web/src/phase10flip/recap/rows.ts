// A scored round seat by seat, the cheapest first: what was left in hand on the side in play, and what comes next.
import type { SeenEntry } from '../../wire/types';
import { cardsOf, hasLaid } from '../standing';
import type { Event, Seat, View } from '../types';

export interface Row {
  seat: Seat;
  score: number;
  total: number;
  faces: readonly string[];
  hasLaid: boolean;
  /** The phase that this seat plays next, unless the game is over. */
  next: number | null;
  isOut: boolean;
}

/** The rows of a round; `left` are the faces that were left in each hand. */
export function recapOf(view: View, left: readonly (readonly string[])[]): Row[] {
  const rows = view.scores.map((score, seat): Row => {
    const faces = left[seat] ?? [];
    const isLaid = hasLaid(view, seat);
    return {
      seat,
      score,
      total: view.totals[seat] ?? 0,
      faces,
      hasLaid: isLaid,
      next: view.stage === 'over' ? null : (view.phases[seat] ?? 1),
      isOut: isLaid && cardsOf(view, seat) === 0,
    };
  });
  return rows.sort((one, next) => one.score - next.score || one.seat - next.seat);
}

/** What was left in each hand at the end of the last round that was scored. */
export function leftInHands(story: readonly SeenEntry[]): readonly (readonly string[])[] {
  const scored = story.flatMap((entry) => entry.events as Event[]).findLast((event) => event.event === 'round_scored');
  return scored?.event === 'round_scored' ? scored.left : [];
}
