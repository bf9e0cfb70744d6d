// Who is there and who is ready, for the next round or for a rematch.
import type { TableView } from '../../wire/types';

export interface Person {
  seat: number;
  name: string;
  isReady: boolean;
}

/** The people who are connected and play themselves; once a game is over, also those who have gone to its rematch. */
export function peopleThere({ seats, stage }: TableView): Person[] {
  return seats.flatMap((one, seat) => {
    const isThere = one.is_here && (one.stands_in === null || stage === 'over');
    const isComing = stage === 'over' && one.is_ready;
    const isPerson = one.person !== null && one.stands_in !== 'removed';
    return isPerson && (isThere || isComing) ? [{ seat, name: one.name, isReady: one.is_ready }] : [];
  });
}

/** Who wanted the rematch first; null if nobody has. */
export function whoWantsRematch(
  entries: readonly { actor: unknown; table_event: { event: string } | null }[],
): number | null {
  const actor = entries.find((entry) => entry.table_event?.event === 'rematched')?.actor;
  return typeof actor === 'number' ? actor : null;
}
