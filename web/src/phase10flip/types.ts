// Short names for the types of Phase 10 FLIP! on the wire, and helpers for faces and cards.
import type {
  Phase10flipAdvice,
  Phase10flipAnyEvent,
  Phase10flipAnyMove,
  Phase10flipAnyOffer,
  Phase10flipDiscard,
  Phase10flipGroup,
  Phase10flipHit,
  Phase10flipLaid,
  Phase10flipLayDown,
  Phase10flipLayDownAdvice,
  Phase10flipSide,
  Phase10flipView,
} from '../wire/types';

export type Seat = number;
export type Advice = Phase10flipAdvice;
export type Event = Phase10flipAnyEvent;
export type Move = Phase10flipAnyMove;
export type Offer = Phase10flipAnyOffer;
export type Discard = Phase10flipDiscard;
export type Group = Phase10flipGroup;
export type Hit = Phase10flipHit;
export type Laid = Phase10flipLaid;
export type LayDown = Phase10flipLayDown;
export type LayDownAdvice = Phase10flipLayDownAdvice;
export type Side = Phase10flipSide;
/** What a seat sees; in the replay of a finished game perhaps all hands, open. */
export type View = Phase10flipView & { open?: readonly (readonly string[])[] };

const COLOURS = 'rygb';

/** The index of a face's colour among the four; after them all on the INTENSE side, which has none. */
export function colourIndex(face: string): number {
  const index = COLOURS.indexOf(face[0] ?? '');
  return index < 0 ? COLOURS.length : index;
}

/** A face's number; nothing for a star. */
export function numberOf(face: string): number | null {
  const number = Number.parseInt(face.replace(/^[rygb]/, ''), 10);
  return Number.isNaN(number) ? null : number;
}

export const isStar = (face: string): boolean => face.includes('*');
export const hasFlip = (face: string): boolean => face.endsWith('^');
export const other = (side: Side): Side => (side === 'colour' ? 'intense' : 'colour');

/** The face that a whole card shows on a side. */
export function faceUp(card: string, side: Side): string {
  const [front = '', back = ''] = card.split('/');
  return side === 'colour' ? front : back;
}
