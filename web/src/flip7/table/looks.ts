// The layout of the players' lines: large for a few players, small for many.

/** `wide` has a column beside the table; `tablet` has room for two lines beside each other. */
export type Screen = 'phone' | 'tablet' | 'wide';

/** A cell has its cards in a row of their own, a lane has them beside its name, a chip is one of a crowd. */
export type Look = 'cell' | 'lane' | 'chip';

export interface Arrangement {
  columns: number;
  /** Of those who are still in; whoever is out never gets more than a lane, except where cells stand side by side. */
  look: Look;
  outLook: Look;
}

export function screenOf(width: number): Screen {
  if (width < 700) return 'phone';
  return width < 860 ? 'tablet' : 'wide';
}

/** How so many other players are shown on a screen. */
export function arrange(others: number, screen: Screen): Arrangement {
  if (screen === 'phone') return onPhone(others);
  const few = screen === 'tablet' ? 8 : 6;
  if (others <= few) return { columns: columnsOfCells(others, screen), look: 'cell', outLook: 'cell' };
  const look = others <= (screen === 'tablet' ? 14 : 11) ? 'lane' : 'chip';
  const columns = screen === 'tablet' ? (look === 'lane' ? 2 : 3) : look === 'lane' ? 3 : 4;
  return { columns, look, outLook: look };
}

/** The deck is one more cell. */
function columnsOfCells(others: number, screen: Screen): number {
  if (screen === 'tablet') return others <= 2 ? 1 : 2;
  return others <= 3 ? 2 : 3;
}

function onPhone(others: number): Arrangement {
  if (others <= 3) return { columns: 1, look: 'cell', outLook: 'lane' };
  if (others <= 7) return { columns: 1, look: 'lane', outLook: 'lane' };
  return { columns: 2, look: 'chip', outLook: 'chip' };
}

/** How all move closer while one of them takes the cards of a Flip Three, which is shown large. */
export function arrangeAround(screen: Screen): Arrangement {
  return screen === 'phone'
    ? { columns: 2, look: 'chip', outLook: 'chip' }
    : { columns: 3, look: 'lane', outLook: 'lane' };
}
