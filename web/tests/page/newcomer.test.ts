// @vitest-environment happy-dom
// What somebody reads at their first table, and nobody else.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Event, Line, Move, View } from '../../src/flip7/types';
import { settings } from '../../src/settings/settings.svelte';
import { storage } from '../../src/settings/storage';
import type { TableView } from '../../src/wire/types';
import { words } from '../../src/words/words.svelte';
import { GAMES } from '../flip7/games';
import { entryOf, openTable, tableOf, type Page } from './open_table';

// So that no test waits for them.
await Promise.all([import('../../src/newcomer/NewcomerHint.svelte'), words.need('rules')]);

const TURN: Move[] = [{ move: 'hit' }, { move: 'stay' }];
const { first } = GAMES.find(({ edition }) => edition === 'en')!;
const bust = (seat: number): Event => ({ event: 'busted', seat, card: '12', points: 12 });

const lineOf = (number: number): Line => ({
  numbers: [number],
  modifiers: [],
  second_chances: 0,
  spent: [],
  status: 'active',
});
const GAME: View = {
  ...first,
  me: 0,
  stage: 'playing',
  round: 1,
  dealer: 3,
  playing: [0, 1, 2, 3],
  lines: [12, 11, 10, 1].map(lineOf),
  totals: [0, 0, 0, 0],
  choice: null,
};
const table = (changes: Partial<TableView> = {}): TableView => tableOf(GAME, { offers: TURN, ...changes });
const waiting = (seq: number): TableView => table({ seq, asked: 1, offers: [] });

let page: Page;
const hint = (): string | undefined => page.find('[data-hint]')?.dataset['hint'];

beforeEach(() => localStorage.clear());
afterEach(() => {
  page.close();
  settings.newcomerHints = true;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a newcomer is told what to do at the first question, until they go on', async () => {
  page = await openTable(table());
  expect(hint()).toBe('turn');
  expect(page.text('[data-hint]')).toContain('Hit takes one more card.');
  await page.update(waiting(11), entryOf(10));
  expect(hint()).toBeUndefined();
});

test('each hint comes once', async () => {
  page = await openTable(waiting(10));
  expect(hint()).toBeUndefined();
  await page.update(waiting(11), entryOf(10, { actor: 1, events: [bust(1)] }));
  expect(hint()).toBe('bust');
  await page.click(page.find('[data-hint]'));
  await page.update(waiting(12), entryOf(11, { actor: 2, events: [bust(2)] }));
  expect(hint()).toBeUndefined();
});

test('what happened before one came is no news', async () => {
  page = await openTable(waiting(10));
  expect(storage.read('newcomer-seen', [])).toEqual([]);
});

test('what was said at one table is not said at the next', async () => {
  page = await openTable(table());
  expect(page.text('[role=log]')).toContain('Hit takes one more card.');
  page.close();
  page = await openTable(waiting(10));
  expect(page.text('[role=log]')).toBe('');
});

test('a second table has no hints', async () => {
  storage.write('newcomer-table', 'the first one');
  page = await openTable(table());
  expect(hint()).toBeUndefined();
});

test('a spectator gets none, nor does whoever switched them off', async () => {
  page = await openTable(table({ me: null, offers: [] }));
  expect(hint()).toBeUndefined();
  page.close();
  settings.newcomerHints = false;
  page = await openTable(table());
  expect(hint()).toBeUndefined();
});
