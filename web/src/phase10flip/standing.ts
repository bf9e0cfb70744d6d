// Helpers on a view: who has laid down, at which phase everybody is, how many cards they hold.
import type { Seat, View } from './types';

export const hasLaid = (view: View, seat: Seat): boolean => (view.laid[seat]?.length ?? 0) > 0;

/** The phase a seat is at in the round that is shown; once a round is scored the view already names the next one. */
export function phaseNow(view: View, seat: Seat): number {
  const phase = view.phases[seat] ?? 1;
  return view.stage !== 'playing' && hasLaid(view, seat) ? phase - 1 : phase;
}

/** How many cards a seat holds; their backs may be hidden. */
export function cardsOf(view: View, seat: Seat): number {
  return view.hands[seat]?.size ?? 0;
}

/** Who is at a phase in the round that is shown. */
export function seatsAt(view: View, phase: number): Seat[] {
  return view.phases.flatMap((_, seat) => (phaseNow(view, seat) === phase ? [seat] : []));
}

/** How many phases a seat has laid in the whole game. */
export function phasesDone(view: View, seat: Seat): number {
  return (view.phases[seat] ?? 1) - 1;
}

/** How many cards lie in each group, as one text: it changes when a group grows. */
export function cardsLaid(view: View): string {
  return view.laid.map((groups) => groups.map(({ group }) => group.cards.length).join()).join(';');
}
