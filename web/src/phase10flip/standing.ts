// Helpers on a view: who has laid down, at which phase everybody is, how many cards they hold.
import { factsOf } from '../story/story';
import type { SeenEntry } from '../wire/types';
import type { Seat, View } from './types';

export const hasLaid = (view: View, seat: Seat): boolean => (view.laid[seat]?.length ?? 0) > 0;

/** The phase a seat is at in the round that is shown; once a round is scored the view already names the next one. */
export function phaseNow(view: View, seat: Seat, story: readonly SeenEntry[]): number {
  const laid = view.stage !== 'playing' && hasLaid(view, seat) ? phasesLaid(story, seat).at(-1) : undefined;
  return laid ?? view.phases[seat] ?? 1;
}

/** How many cards a seat holds; their backs may be hidden. */
export function cardsOf(view: View, seat: Seat): number {
  return view.hands[seat]?.size ?? 0;
}

/** Who is at a phase in the round that is shown. */
export function seatsAt(view: View, phase: number, story: readonly SeenEntry[]): Seat[] {
  return view.phases.flatMap((_, seat) => (phaseNow(view, seat, story) === phase ? [seat] : []));
}

/** The phases that a seat has laid in the whole game, the last one at the end. */
export function phasesLaid(story: readonly SeenEntry[], seat: Seat): number[] {
  const laid = factsOf(story).filter((event) => event['event'] === 'laid_down' && event['seat'] === seat);
  return [...new Set(laid.map((event) => event['phase'] as number))];
}

/** Which turn of the round it is, or was the last: going out ends a turn without its being counted. */
export function turnNow(view: View): number {
  const isOut = view.hands.some((_, seat) => hasLaid(view, seat) && cardsOf(view, seat) === 0);
  return view.stage === 'playing' || isOut ? view.turns + 1 : view.turns;
}

/** How many turns a seat has begun in the whole game. */
export function turnsOf(story: readonly SeenEntry[], seat: Seat): number {
  return factsOf(story).filter(({ event, seat: by }) => (event === 'drew' || event === 'took') && by === seat).length;
}

/** How many cards lie in each group, as one text: it changes when a group grows. */
export function cardsLaid(view: View): string {
  return view.laid.map((groups) => groups.map(({ group }) => group.cards.length).join()).join(';');
}
