// What each player is doing, as it is shown beside their name.
import type { Scene } from '../scene/scene';
import type { Seat } from '../types';

/** Besides statuses: waiting for a turn, next to play, deciding now, not in this round. */
export type Activity = 'stayed' | 'frozen' | 'busted' | 'waiting' | 'next' | 'after-you' | 'deciding' | 'absent';

/** Whoever plays after a seat, in the order of turns. */
export function turnsFrom(scene: Scene, seat: Seat): Seat[] {
  const seats = scene.lines.length;
  const around = Array.from({ length: seats - 1 }, (_, step) => (seat + step + 1) % seats);
  return around.filter((other) => scene.lines[other]!.status === 'active' && scene.playing.includes(other));
}

export function activityOf(scene: Scene, seat: Seat, actor: Seat | null, me: Seat | null): Activity {
  const { status } = scene.lines[seat]!;
  if (!scene.playing.includes(seat) && scene.stage === 'playing') return 'absent';
  if (status !== 'active') return status;
  if (seat === actor) return 'deciding';
  if (actor === null || turnsFrom(scene, actor)[0] !== seat) return 'waiting';
  return actor === me ? 'after-you' : 'next';
}

/** How many turns come before a seat's own; null if it is out of the round. */
export function turnsUntil(scene: Scene, seat: Seat, actor: Seat | null): number | null {
  if (actor === null || scene.lines[seat]?.status !== 'active') return null;
  const index = turnsFrom(scene, actor).indexOf(seat);
  return index < 0 ? null : index + 1;
}

/** Who has the most points, if anybody has any. */
export function leaders(totals: readonly number[]): Seat[] {
  const best = Math.max(...totals);
  return best > 0 ? totals.flatMap((total, seat) => (total === best ? [seat] : [])) : [];
}
