// The layout of the players' lines: as large as the room allows, so that everybody is seen without scrolling.

/** `wide` has a column beside the table; `tablet` has room for two lines beside each other. */
export type Screen = 'phone' | 'tablet' | 'wide';

/** A cell has its cards in a row of their own, a lane has them beside its name, a chip is one of a crowd. */
export type Look = 'cell' | 'lane' | 'chip';

/** The space for everybody's lines, in pixels. */
export interface Room {
  width: number;
  height: number;
}

export interface Arrangement {
  columns: number;
  /** Of those who are still in; whoever is out never gets more than a lane, except where cells stand side by side. */
  look: Look;
  outLook: Look;
}

interface Size {
  height: number;
  /** How narrow it may be beside others. */
  least: number;
}

// How high each look is with the gap below it. From the width of a tablet on cells are taller.
const GAP = 10;
const PHONE: Record<Look, Size> = {
  cell: { height: 116, least: 300 },
  lane: { height: 69, least: 300 },
  chip: { height: 67, least: 150 },
};
const TABLET: Record<Look, Size> = {
  cell: { height: 196, least: 250 },
  lane: { height: 79, least: 230 },
  chip: { height: 72, least: 175 },
};
const LOOKS: readonly Look[] = ['cell', 'lane', 'chip'];

export function screenOf(width: number): Screen {
  if (width < 700) return 'phone';
  return width < 860 ? 'tablet' : 'wide';
}

/** The largest look in which so many lines, one of them perhaps the deck, fit into a room; if none does, the smallest. */
export function arrange(lines: number, { width, height }: Room): Arrangement {
  const isPhone = screenOf(width) === 'phone';
  const sizes = isPhone ? PHONE : TABLET;
  for (const look of LOOKS) {
    const most = Math.max(1, Math.min(lines, Math.floor(width / sizes[look].least)));
    const fitting = Math.floor((height + GAP) / sizes[look].height); // one above the other; none makes infinite columns
    const columns = Math.max(look === 'chip' && isPhone ? 2 : 1, Math.ceil(lines / fitting));
    if (columns <= most) return { columns: evenly(lines, columns, most), look, outLook: outLookOf(look, isPhone) };
  }
  const columns = Math.max(2, Math.floor(width / sizes.chip.least));
  return { columns, look: 'chip', outLook: 'chip' };
}

/** Two columns rather than one where there is the width for them: lines that stand side by side are compared at a glance. */
function evenly(lines: number, columns: number, most: number): number {
  const wanted = lines > 2 && most >= 2 ? Math.max(2, columns) : columns;
  return Math.min(most, wanted);
}

function outLookOf(look: Look, isPhone: boolean): Look {
  return isPhone && look === 'cell' ? 'lane' : look;
}

/** How the others move closer on a phone while one of them takes the cards of a Flip Three, which is shown large. */
export const AROUND_A_STAGE: Arrangement = { columns: 2, look: 'chip', outLook: 'chip' };
