// @vitest-environment happy-dom
// Who is away, asked again, played for, and back; and who hosts.
import { afterEach, expect, test, vi } from 'vitest';
import { notices } from '../../src/ui/notices.svelte';
import type { Countdown, TableView } from '../../src/wire/types';
import { GAMES } from '../flip7/games';
import { entryOf, openTable, tableOf, type Page } from './open_table';

const { first } = GAMES[0]!;
const playing = (changes: Partial<TableView> = {}): TableView =>
  tableOf({ ...first, me: 1, lines: first.lines.slice(0, 4), totals: [0, 0, 0, 0] }, { me: 1, asked: 1, ...changes });
const seatsWith = (seat: number, changes: Partial<TableView['seats'][number]>): TableView['seats'] =>
  playing().seats.map((one, index) => (index === seat ? { ...one, ...changes } : one));
const waiting = (changes: Partial<TableView> = {}): TableView => {
  const table = playing(changes);
  return { ...table, setup: { ...table.setup, waits_for_people: true } };
};

let page: Page;
afterEach(() => {
  page.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A countdown that asks again in so many seconds, by the server's clock, which says 0 whenever it sends something. */
const countdown = (seat: number, seconds: number, why: Countdown['why'] = 'time'): Countdown => ({
  ends_at: (seconds + 15) * 1000,
  why,
  seat,
  asked_again_at: seconds * 1000,
});

test('whoever is too slow is asked again, in sight and aloud, before a bot plays', async () => {
  page = await openTable(playing({ countdown: countdown(1, 5) }));
  expect(page.text('.situation')).not.toContain('Are you there?');
  await page.settle(5_500);
  expect(page.text('.situation')).toContain('Are you there? A bot plays for you in');
  expect(page.text()).toContain('Your time is up. It is still your turn: a bot plays for you soon.');
});

test('the others see that somebody is asked again', async () => {
  page = await openTable(playing({ asked: 2, countdown: countdown(2, 2, 'away') }));
  expect(page.text('.situation')).toContain('Ada is away. A bot plays on in 17 seconds.');
  await page.settle(2_500);
  expect(page.text('.situation')).toContain('Ada is asked once more');
});

test('a table that waits says for whom, and its host may have a bot play', async () => {
  const seats = seatsWith(2, { is_here: false });
  page = await openTable(waiting({ asked: 2, seats }));
  expect(page.text('.situation')).toContain('Ada is away. The table waits.');
  expect(page.button('Let a bot play')).toBeNull();
  await page.update(waiting({ seq: 11, asked: 2, seats, host: 'p1' }), entryOf(10));
  await page.click(page.button('Let a bot play'));
  expect(page.sent('stand_in')).toEqual([{ type: 'stand_in', seat: 2 }]);
});

test('whoever looks at the page again has their seat again', async () => {
  page = await openTable(playing({ asked: 0, seats: seatsWith(1, { stands_in: 'time' }) }));
  expect(page.sent('sit')).toHaveLength(0);
  document.dispatchEvent(new Event('visibilitychange'));
  await page.settle();
  expect(page.sent('sit')).toMatchObject([{ seat: 1 }]);
});

test('whoever left comes back by a tap only', async () => {
  page = await openTable(playing({ asked: 0, seats: seatsWith(1, { stands_in: 'left' }) }));
  document.dispatchEvent(new Event('visibilitychange'));
  await page.settle();
  expect(page.sent('sit')).toHaveLength(0);
  await page.click(page.button('Take my seat back'));
  expect(page.sent('sit')).toHaveLength(1);
});

test('everybody is told who the host is now', async () => {
  const told = (): string[] => notices.list.map(({ text }) => text);
  page = await openTable(playing());
  const changed = (seq: number, host: string) => entryOf(seq, { table_event: { event: 'host_changed', host } });
  await page.update(playing({ seq: 11, host: 'p2' }), changed(10, 'p2'));
  expect(told()).toContain('Ada is the host now.');
  await page.update(playing({ seq: 12, host: 'p1' }), changed(11, 'p1'));
  expect(told()).toContain('You are the host now.');
});
