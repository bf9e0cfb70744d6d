// The order of the players by what they have, for lists and crowns.
import type { PlayerStanding } from '../../wire/types';

/** Whoever came furthest first: phases where there are any, then points. */
export function ranked(standings: readonly PlayerStanding[], isLowBest: boolean): PlayerStanding[] {
  const sign = isLowBest ? 1 : -1;
  return standings.toSorted((one, other) => (other.phase ?? 0) - (one.phase ?? 0) || sign * (one.total - other.total));
}

/** Who leads, all of them; nobody while everybody has the same. */
export function leadersOf(standings: readonly PlayerStanding[], isLowBest: boolean): number[] {
  const first = ranked(standings, isLowBest)[0];
  const leaders = standings.filter((one) => one.total === first?.total && one.phase === first?.phase);
  return leaders.length === standings.length ? [] : leaders.map((one) => one.player);
}

/** The total that several have reached together, so that nobody has won yet; null if there is no such tie. */
export function tiedTotal(
  standings: readonly PlayerStanding[],
  goal: number | null,
  isLowBest: boolean,
): number | null {
  const [first, second] = ranked(standings, isLowBest);
  return goal !== null && first && second && first.total >= goal && first.total === second.total ? first.total : null;
}
