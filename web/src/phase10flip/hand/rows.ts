// The rows of a hand: the card that is drawn next has its room already, so that drawing moves nothing else.

/** Where a hand is shown: beside nothing else, above the buttons of a phone, or on a phone on its side. */
export type Place = 'wide' | 'upright' | 'low';

/** In one row if it only just fits there. */
const COLUMNS: Readonly<Record<Place, { usual: number; most: number }>> = {
  wide: { usual: 11, most: 11 },
  upright: { usual: 6, most: 7 },
  low: { usual: 8, most: 9 },
};

/** How many columns there is room for, so that a card is as large before one is drawn as after. */
export function columnsOf(cards: number, isDrawn: boolean, place: Place): number {
  const { usual, most } = COLUMNS[place];
  return cards + (isDrawn ? 0 : 1) === most ? most : usual;
}

/** How many cards lie in a row: all of them, or half. */
export function inRowOf(cards: number, columns: number): number {
  return Math.min(columns, cards > columns ? Math.ceil(cards / 2) : cards);
}
