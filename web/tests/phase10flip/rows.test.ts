import { describe, expect, it } from 'vitest';
import { columnsOf, inRowOf, type Place } from '../../src/phase10flip/hand/rows';

const PLACES: Place[] = ['wide', 'upright', 'low'];
const LARGEST = 10; // cards, before one is drawn

function look(cards: number, isDrawn: boolean, place: Place): { columns: number; rows: number } {
  const columns = columnsOf(cards, isDrawn, place);
  return { columns, rows: Math.ceil(cards / inRowOf(cards, columns)) };
}

describe('a hand', () => {
  it.each(PLACES)('keeps its rows and the size of its cards when one is drawn (%s)', (place) => {
    for (let cards = 1; cards <= LARGEST; cards += 1)
      expect(look(cards + 1, true, place), `${cards} cards`).toEqual(look(cards, false, place));
  });
});
