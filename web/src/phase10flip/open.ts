// Merges all views of a finished game into one with all hands open, for replays.
import type { GameView } from '../game/game';
import { heldIn, sortKeys } from './hand/held';
import type { View } from './types';

/** One view without a seat in which everybody's active faces can be seen, sorted as a hand is. */
export function allOpen(views: readonly GameView[]): View {
  const seats = views as readonly View[];
  return {
    ...seats[0]!,
    me: null,
    hand: [],
    faces: [],
    hands: seats.map((_, seat) => seats[(seat + 1) % seats.length]!.hands[seat]!),
    open: seats.map(sortedFaces),
  };
}

function sortedFaces(view: View): string[] {
  const held = new Map(heldIn(view).map((one) => [one.key, one.face]));
  return sortKeys([...heldIn(view)], 'colour').map((key) => held.get(key)!);
}
