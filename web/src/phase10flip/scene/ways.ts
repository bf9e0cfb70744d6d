// The names of the anchors that cards of Phase 10 FLIP! fly between, and their ways when something happens.
import { heldIn } from '../hand/held';
import { faceUp, other, type Event, type Seat, type View } from '../types';

export const DRAW = 'draw';
export const DISCARD = 'discard';
export const HAND = 'hand';
export const seatAnchor = (seat: Seat): string => `seat ${seat}`;
export const heldAnchor = (key: string): string => `held ${key}`;
export const groupAnchor = (seat: Seat, group: number, index: number): string => `group ${seat} ${group} ${index}`;

/** A card's way: what it shows when it arrives, and what it showed when it left if it turns on its way. */
export interface Way {
  face: string;
  turnsFrom: string | null;
  from: string;
  to: string;
}

/** The ways of an event that led from one view to the next. */
export function waysOf(before: View, after: View, event: Event): Way[] {
  switch (event.event) {
    case 'drew':
      return [drawn(before, after, event.seat, event.back, event.face)];
    case 'took':
      return [taken(before, after, event.seat, event.card)];
    case 'discarded':
      return [{ face: event.face, turnsFrom: null, from: leaves(before, after, event.seat, event.face), to: DISCARD }];
    case 'hit_made':
      return [
        {
          face: event.face,
          turnsFrom: null,
          from: leaves(before, after, event.seat, event.face),
          to: hitPlace(after, event.target, event.group, event.face, event.number),
        },
      ];
    case 'laid_down':
      return event.groups.flatMap((group, at) =>
        group.cards.map((placed, index) => ({
          face: placed.face,
          turnsFrom: null,
          from: leaves(before, after, event.seat, placed.face),
          to: groupAnchor(event.seat, at, index),
        })),
      );
    default:
      return [];
  }
}

function drawn(before: View, after: View, seat: Seat, back: string, face: string | null): Way {
  if (seat !== after.me || face === null) return { face: back, turnsFrom: null, from: DRAW, to: seatAnchor(seat) };
  return { face, turnsFrom: back, from: DRAW, to: arrives(before, after) };
}

function taken(before: View, after: View, seat: Seat, card: string): Way {
  const face = faceUp(card, after.side);
  if (seat === after.me) return { face, turnsFrom: null, from: DISCARD, to: arrives(before, after) };
  return { face: faceUp(card, other(after.side)), turnsFrom: face, from: DISCARD, to: seatAnchor(seat) };
}

/** The anchor of the card that is new in one's own hand. */
function arrives(before: View, after: View): string {
  const known = new Set(heldIn(before).map((one) => one.key));
  const fresh = heldIn(after).find((one) => !known.has(one.key));
  return fresh ? heldAnchor(fresh.key) : HAND;
}

/** Where a card comes from that a seat has played: its anchor in one's own hand, or somebody's seat. */
function leaves(before: View, after: View, seat: Seat, face: string): string {
  if (seat !== after.me) return seatAnchor(seat);
  const kept = new Set(heldIn(after).map((one) => one.key));
  const gone = heldIn(before).filter((one) => !kept.has(one.key));
  const found = gone.find((one) => one.face === face);
  return found ? heldAnchor(found.key) : HAND;
}

function hitPlace(after: View, seat: Seat, group: number, face: string, number: number): string {
  const cards = after.laid[seat]?.[group]?.group.cards ?? [];
  const index = cards.findLastIndex((placed) => placed.face === face && placed.number === number);
  return groupAnchor(seat, group, Math.max(0, index));
}
