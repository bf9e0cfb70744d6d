// Splits an update into steps that are animated one after the other: cards that fly, a flip, a moment.
import type { Event, Seat, Side, View } from '../types';

export type Step =
  | { step: 'show'; view: View; events: Event[] }
  | { step: 'turn'; view: View; seat: Seat; side: Side }
  | { step: 'out'; seat: Seat }
  | { step: 'laid'; seat: Seat; phase: number };

/** The steps from one view to the next; a FLIP parts them in what was before the table turned and what comes after. */
export function stepsOf(before: View, after: View, events: readonly Event[]): Step[] {
  const flip = events.findIndex((event) => event.event === 'flipped');
  const flipped = events[flip];
  const moves: Step[] =
    flipped?.event === 'flipped'
      ? [
          { step: 'show', view: unturned(before, after, events.slice(0, flip)), events: events.slice(0, flip) },
          { step: 'turn', view: after, seat: flipped.seat, side: flipped.side },
        ]
      : [{ step: 'show', view: after, events: [...events] }];
  return [...moves, ...events.flatMap(momentsOf)];
}

function momentsOf(event: Event): Step[] {
  if (event.event === 'went_out') return [{ step: 'out', seat: event.seat }];
  if (event.event === 'laid_down') return [{ step: 'laid', seat: event.seat, phase: event.phase }];
  return [];
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
