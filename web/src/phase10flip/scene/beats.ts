// Splits an update into steps that are animated one after the other: cards that fly, a flip, a moment.
import type { Event, Seat, Side, View } from '../types';

/** A step; `events` is how many events of the update have been seen when it is over. */
export type Step = { events: number } & (
  | { step: 'show'; flying: View; view: View; moves: readonly Event[] }
  | { step: 'turn'; view: View; seat: Seat; side: Side }
  | { step: 'out'; seat: Seat }
  | { step: 'laid'; seat: Seat; phase: number }
);

/** What is shown only after the cards before it lie. */
const LATER: ReadonlySet<string> = new Set(['flipped', 'went_out', 'round_stopped', 'round_scored', 'game_ended']);

/** The steps from one view to the next; a FLIP parts them in what was before the table turned and what comes after. */
export function stepsOf(before: View, after: View, events: readonly Event[]): Step[] {
  const found = events.findIndex((event) => LATER.has(event.event));
  const moves = found < 0 ? events : events.slice(0, found);
  const flipped = events.find((event) => event.event === 'flipped');
  const end = events.some(({ event }) => event === 'round_scored') ? unscored(before, after) : after;
  const view = flipped ? unturned(before, after, moves) : end;
  const flying = flipped ? view : inFlight(before, after, moves);
  const seen = (event: Event): number => events.indexOf(event) + 1;
  return [
    { step: 'show', flying, view, moves, events: moves.length },
    ...(flipped
      ? [{ step: 'turn', view: end, seat: flipped.seat, side: flipped.side, events: seen(flipped) } as const]
      : []),
    ...events.flatMap((event): Step[] => {
      if (event.event === 'went_out') return [{ step: 'out', seat: event.seat, events: seen(event) }];
      if (event.event === 'laid_down')
        return [{ step: 'laid', seat: event.seat, phase: event.phase, events: Math.max(moves.length, seen(event)) }];
      return [];
    }),
  ];
}

/** The table while cards are in the air: what they change is seen once they lie. */
function inFlight(before: View, after: View, moves: readonly Event[]): View {
  if (moves.some(({ event }) => event === 'round_began')) return after;
  const arrives = moves.some(({ event }) => event === 'drew' || event === 'took');
  const { hands, open } = arrives ? before : after;
  return { ...unscored(before, after), has_drawn: before.has_drawn, hands, ...(open && { open }) };
}

/** The table after the last card of a round and before it is counted: everybody's points and phases as they were. */
function unscored(before: View, after: View): View {
  const { stage, seat, totals, scores, phases, winners, round, playing } = before;
  return { ...after, stage, seat, totals, scores, phases, winners, round, playing };
}

/** The table after a card was played and before it is turned over: the old side, the card already played. */
function unturned(before: View, after: View, events: readonly Event[]): View {
  const played = events.find((event) => event.event === 'discarded');
  if (played?.event !== 'discarded') return { ...before, laid: after.laid };
  const gone = after.discard[0]; // the played card goes to the bottom
  const index = played.seat === before.me ? handIndexOf(before, gone, played.face) : -1;
  const without = <Item>(items: readonly Item[]): Item[] => items.filter((_, at) => at !== index);
  return {
    ...before,
    discard: gone === undefined ? before.discard : [...before.discard, gone],
    hand: without(before.hand),
    faces: without(before.faces),
  };
}

function handIndexOf(view: View, card: string | undefined, face: string): number {
  const whole = card === undefined ? -1 : view.hand.indexOf(card);
  return whole >= 0 ? whole : view.faces.indexOf(face);
}
