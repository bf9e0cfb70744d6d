// @vitest-environment happy-dom
// Recorded games of Flip 7 by every edition, shown on the page of a table from the first card to the end.
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Move, View } from '../../src/flip7/types';
import type { TableView } from '../../src/wire/types';
import { GAMES } from '../flip7/games';
import { entryOf, openTable, tableOf, type Page, seatOf } from './open_table';

const NAMES = ['Léa', 'Zoé', 'Ada', 'Marco', 'Inès'];
const LUCK = { points: 3, busts: 1, expected_busts: 1.5 };

/** The move that each button on the screen makes. */
function offered(page: Page): string[] {
  const moves = page.all('[data-move]').map((button) => button.dataset['move']!);
  return [...moves, ...page.all('[data-target]').map((button) => `target ${button.dataset['target']}`)].sort();
}

const named = (moves: readonly Move[]): string[] =>
  moves.map((move) => ('target' in move ? `target ${move.target}` : move.move)).sort();

let page: Page;
afterEach(() => {
  page.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe.each(GAMES)('edition $edition', ({ edition, first, updates }) => {
  test(
    'whoever is asked can do all that is offered and nothing else, until the game is over',
    { timeout: 60_000 },
    async () => {
      const seats = NAMES.map((name, seat) => seatOf(name, { person: `p${seat}` }));
      const setup = { ...tableOf(null).setup, edition, seats: NAMES.length };
      const tableAt = (seq: number, game: View, changes: Partial<TableView> = {}): TableView =>
        tableOf({ ...game, me: 0 }, { seq, seats, setup, asked: null, ...changes });
      page = await openTable(tableAt(1, first));
      let seq = 1;
      for (const { events, view, asked, offers } of updates) {
        const isResting = view.stage === 'scored';
        const table = tableAt(seq + 1, view, { me: asked ?? 0, asked, offers, is_resting: isResting });
        await page.update(table, entryOf(seq, { events }));
        seq++;
        expect(offered(page)).toEqual(named(offers));
        expect(page.button('Next round') !== null).toBe(isResting);
        expect(page.find('.table')!.dataset['seq']).toBe(String(seq));
        if (isResting) {
          await page.click(page.button('Next round'));
          await page.confirm('go_on');
        }
      }
      const review = { luck: NAMES.map(() => LUCK) };
      vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(review) }));
      const last = { ...updates.at(-1)!.view, stage: 'over', winners: [0] } as View;
      const over = [{ event: 'game_ended', winners: [0] }] as never;
      await page.update(tableAt(seq + 1, last, { stage: 'over' }), entryOf(seq, { events: over }));
      await page.click(page.button('The result'));
      expect(page.button('Rematch')).not.toBeNull();
      expect(page.all('h3').map((heading) => heading.textContent)).toContainEqual(expect.stringContaining('Luck'));
    },
  );
});
