// @vitest-environment happy-dom
// When a newer version is offered: between two rounds and after a game, never during a turn, and once in a game.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableView } from '../../src/wire/types';
import { GAMES } from '../flip7/games';
import { entryOf, tableOf, type Page } from '../page/open_table';

const { first } = GAMES[0]!;
const lines = first.lines.slice(0, 4);
const OFFER = 'A new version is here.';
const playing = (changes: Partial<TableView> = {}): TableView =>
  tableOf({ ...first, lines, totals: [0, 0, 0, 0] }, changes);
const scored = { ...first, lines, totals: [5, 0, 0, 0], scores: [5, 0, 0, 0], stage: 'scored' } as TableView['game'];
const resting = (changes: Partial<TableView> = {}): TableView =>
  playing({ game: scored, asked: null, is_resting: true, ...changes });
const over = (changes: Partial<TableView> = {}): TableView =>
  playing({
    stage: 'over',
    asked: null,
    game: { ...scored, stage: 'over', winners: [0] } as TableView['game'],
    ...changes,
  });

let page: Page;

/** Open the page of a table anew, as after a reload; a newer version waits. */
async function load(table: TableView): Promise<void> {
  vi.resetModules();
  const { openTable: open } = await import('../page/open_table');
  const { app } = await import('../../src/offline/app.svelte');
  await import('../../src/offline/UpdateOffer.svelte'); // so that no test waits for it
  app.hasUpdate = true;
  page = await open(table);
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  page.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('between two rounds, and not in a turn', async () => {
  await load(playing());
  expect(page.text()).not.toContain(OFFER);
  await page.update(resting({ seq: 11 }), entryOf(10));
  expect(page.text('.recap')).toContain(OFFER);
  await page.update(playing({ seq: 12 }), entryOf(11));
  expect(page.text('.recap')).toContain('it is your turn');
  expect(page.text()).not.toContain(OFFER);
});

test('whoever waits for the end of the game is not asked again in it, after a reload either', async () => {
  await load(resting());
  await page.click(page.button('After the game'));
  expect(page.text()).not.toContain(OFFER);
  page.close();
  await load(resting());
  expect(page.find('.recap')).not.toBeNull();
  expect(page.text()).not.toContain(OFFER);
});

test('then it is offered beside the result, and not over the last round', async () => {
  await load(playing());
  const { putOff } = await import('../../src/offline/put_off.svelte');
  putOff.add('t');
  await page.update(over({ seq: 11 }), entryOf(10));
  expect(page.find('.recap')).not.toBeNull();
  expect(page.text()).not.toContain(OFFER);
  await page.click(page.button('The result'));
  expect(page.text('.ending')).toContain(OFFER);
  await page.click(page.button('Later'));
  expect(page.text()).not.toContain(OFFER);
});

test('another game asks again', async () => {
  await load(resting());
  await page.click(page.button('After the game'));
  const { putOff } = await import('../../src/offline/put_off.svelte');
  expect([putOff.has('t'), putOff.has('rematch')]).toEqual([true, false]);
});
