// @vitest-environment happy-dom
// Who is removed and let in again, and who takes a bot's seat.
import { afterEach, expect, test, vi } from 'vitest';
import type { TableView } from '../../src/wire/types';
import { GAMES } from '../flip7/games';
import { entryOf, openTable, seatOf, tableOf, type Page } from './open_table';

const { first } = GAMES[0]!;
const playing = (changes: Partial<TableView> = {}): TableView =>
  tableOf({ ...first, me: 1, lines: first.lines.slice(0, 4), totals: [0, 0, 0, 0] }, { me: 1, ...changes });
const gathering = (changes: Partial<TableView> = {}): TableView =>
  tableOf(null, { stage: 'gathering', asked: null, ...changes });
const REMOVED = [{ person: 'p1', name: 'Zoé' }];
const BOTS: TableView['seats'] = playing().seats.map((seat, index) =>
  index < 2 ? seat : { ...seat, person: null, bot: 'counter' },
);

let page: Page;
afterEach(() => {
  page.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the host is asked before somebody is removed', async () => {
  page = await openTable(gathering());
  await page.click(page.button('Remove Zoé'));
  expect(page.sent('remove')).toEqual([]);
  expect(page.text('dialog[open]')).toContain('cannot sit down again unless you allow it');
  await page.click(page.button('Keep'));
  expect([page.find('dialog[open]'), page.sent('remove')]).toEqual([null, []]);
  await page.click(page.button('Remove Zoé'));
  await page.click(page.button('Remove'));
  expect(page.sent('remove')).toEqual([{ type: 'remove', seat: 1 }]);
});

test('a bot gets up without a question', async () => {
  page = await openTable(gathering({ seats: BOTS }));
  await page.click(page.button('Remove Ada'));
  expect(page.sent('remove')).toEqual([{ type: 'remove', seat: 2 }]);
});

test('whoever is removed is told on a page of its own, and comes back when they are let in', async () => {
  page = await openTable(gathering({ me: 1 }));
  await page.update(gathering({ me: null, seq: 11, removed: REMOVED }), entryOf(10));
  expect(page.text('main')).toContain('The host has removed you from this table.');
  expect(page.find('[role="alert"]')).not.toBeNull();
  await page.update(gathering({ me: null, seq: 12 }), entryOf(11));
  expect(page.text('main')).toContain('Take a seat');
});

test('the host sees whom they removed and lets them in, before the game and in it', async () => {
  page = await openTable(gathering({ removed: REMOVED }));
  await page.click(page.button('Let Zoé in again'));
  expect(page.sent('let_in')).toEqual([{ type: 'let_in', person: 'p1' }]);
  page.close();
  page = await openTable(playing({ me: 0, removed: REMOVED }));
  await page.click(page.button('Menu'));
  await page.click(page.button('Let Zoé in again'));
  expect(page.sent('let_in')).toHaveLength(1);
});

test('others do not see who was removed', async () => {
  page = await openTable(gathering({ me: 2, removed: REMOVED }));
  expect(page.button('Let Zoé in again')).toBeNull();
});

test('whoever watches takes a bots seat from the next round on, where the host allows it', async () => {
  page = await openTable(playing({ me: null, seats: BOTS, late_seats: true }));
  await page.click(page.button('Play along'));
  expect(page.button('Take Zoé’s seat')).toBeNull();
  expect(page.button('Take Marco’s seat')).not.toBeNull();
  await page.update(playing({ me: null, seats: BOTS, seq: 11 }), entryOf(10));
  expect(page.button('Play along')).toBeNull();
});

test('a seat that somebody has claimed is not offered again', async () => {
  const claims = [{ seat: 2, person: 'p9', name: 'Dee' }];
  page = await openTable(playing({ me: null, seats: BOTS, late_seats: true, claims }));
  await page.click(page.button('Play along'));
  expect(page.text('dialog[open]')).toContain('Dee takes this seat');
  expect(page.button('Take Ada’s seat')).toBeNull();
});

test('the host turns seats for latecomers on and off', async () => {
  page = await openTable(playing({ me: 0, late_seats: true }));
  await page.click(page.button('Menu'));
  const late = page
    .all('dialog[open] input[role="switch"]')
    .find((one) => one.closest('label')!.textContent.includes('Latecomers'));
  await page.click(late!);
  expect(page.sent('switch_late_seats')).toEqual([{ type: 'switch_late_seats', on: false }]);
});

test('whoever took over a seat has its dock and its buttons in the next round', async () => {
  page = await openTable(playing({ me: null, seats: BOTS, asked: 0, is_resting: false }));
  expect(page.find('.dock')).toBeNull();
  const seats = BOTS.map((seat, index) => (index === 2 ? { ...seat, name: 'Dee', person: 'p9', bot: null } : seat));
  const took = { event: 'took_over', seat: 2, person: 'p9', name: 'Dee', replaced: 'Ada' } as const;
  const game = { ...playing().game!, me: 2 } as TableView['game'];
  await page.update(playing({ me: 2, seats, seq: 11, asked: 0, game }), entryOf(10, { table_event: took }));
  expect(page.find('.dock')).not.toBeNull();
  expect(page.text('.situation')).not.toContain('You are watching.');
});

test('a game does not start before its host, who has just tapped a seat, sits on it', async () => {
  const [, ...others] = gathering().seats;
  page = await openTable(gathering());
  await page.update(gathering({ me: null, seq: 11, seats: [seatOf(''), ...others] }), entryOf(10));
  const start = () => page.find<HTMLButtonElement>('.start .cta')!;
  expect(start().disabled).toBe(false);
  vi.stubGlobal('fetch', () => new Promise(() => undefined)); // the name is on its way
  await page.click(page.find('button.sit'));
  expect(start().disabled).toBe(true);
});
