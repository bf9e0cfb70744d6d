// @vitest-environment happy-dom
// What a player sees and does at a table of Phase 10 FLIP!.
import { afterEach, expect, test, vi } from 'vitest';
import { notices } from '../../src/ui/notices.svelte';
import type { Event, Offer, View } from '../../src/phase10flip/types';
import type { TableView } from '../../src/wire/types';
import { viewOf } from '../phase10flip/views';
import { entryOf, openTable, tableOf, type Page } from './open_table';

const HAND = ['b5/6', 'b6/1', 'g11/9', 'g12/4'];
const LAY: Offer = { offer: 'any', kind: 'lay_down' };
const RULES = { variant: 'standard', phases_to_win: 10, own_backs: 'seen' } as View['rules'];

let page: Page;
afterEach(() => {
  page.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Léa's turn at a table for two. */
function turn(game: Partial<View> = {}, changes: Partial<TableView> = {}): TableView {
  const table = tableOf(viewOf({ rules: RULES, hand: HAND, has_drawn: true, discard: ['r1/2'], ...game }), changes);
  const setup = { ...table.setup, game: 'phase10flip', edition: 'fr', seats: 2, turn_seconds: 60, hints: false };
  return { ...table, setup, seats: table.seats.slice(0, 2) };
}

const happens = (seq: number, ...events: Event[]) => entryOf(seq, { events });

test('the sheet to lay a phase shows the clock of the turn', async () => {
  const countdown = { why: 'time', seat: 0, ends_at: 45_000, asked_again_at: null } as const;
  page = await openTable(turn({}, { offers: [LAY], countdown }));
  await page.click(page.find('[data-move="lay_down"]'));
  expect(page.text('dialog[open] [role="timer"]')).not.toBe('');
});

test('without a time limit the sheet has no clock', async () => {
  page = await openTable(turn({}, { offers: [LAY] }));
  await page.click(page.find('[data-move="lay_down"]'));
  expect(page.find('dialog[open]')).not.toBeNull();
  expect(page.find('dialog[open] [role="timer"]')).toBeNull();
});

test('a lay-down that is refused says why in its sheet alone, until another card is put in', async () => {
  page = await openTable(turn({ hand: ['b5/6', 'b*/1', 'g11/9', 'g12/4'] }, { offers: [LAY] }));
  await page.click(page.find('[data-move="lay_down"]'));
  for (const face of ['b5', 'b*', 'g11', 'g12']) await page.click(page.find(`[data-left="${face}"]`));
  await page.click(page.find('[data-lay]'));
  const { action } = page.socket.sent.findLast((one) => one.type === 'act')!;
  await page.hear({ type: 'refused', action, reason: { id: 'unknown', arguments: {} }, text: 'Which number?' });
  expect([page.text('dialog[open] [role="alert"]'), notices.list]).toEqual(['Which number?', []]);
  await page.click(page.find('[data-chosen="g12"]'));
  expect(page.text()).not.toContain('Which number?');
});

test('a new draw pile is seen over the table, and said', async () => {
  page = await openTable(turn({ draw: 0, draw_back: null }, { asked: 1 }));
  const renewed = happens(10, { event: 'pile_renewed', cards: 31 });
  await page.updateUntil('[data-note]', turn({ draw: 31, has_drawn: false }, { seq: 11 }), renewed);
  expect(page.text('[data-note]')).toContain('31 discards are shuffled');
  await page.settle();
  expect(page.find('[data-note]')).toBeNull();
  expect(page.text('[role="log"]')).toContain('31 discards are shuffled');
});

test('who flipped the table is said until the own turn is over, so that drawing moves nothing', async () => {
  const others = { seat: 1, has_drawn: true };
  page = await openTable(turn(others, { asked: 1 }));
  const flipped = turn({ side: 'intense', has_drawn: false, discard: ['r9/4', 'r1/2'] }, { seq: 11 });
  const played: Event = { event: 'discarded', seat: 1, face: 'r9^' };
  await page.update(flipped, happens(10, played, { event: 'flipped', seat: 1, side: 'intense' }));
  expect(page.text('.ribbon')).toContain('Zoé');
  const drawn = turn({ side: 'intense', hand: [...HAND, 'y1/2'] }, { seq: 12 });
  await page.update(drawn, happens(11, { event: 'drew', seat: 0, back: 'y1', face: '2' }));
  expect(page.text('.ribbon')).toContain('Zoé');
  const over = turn({ side: 'intense', ...others, has_drawn: false }, { seq: 13, asked: 1 });
  await page.update(over, happens(12, { event: 'discarded', seat: 0, face: '2' }));
  expect(page.find('.ribbon')).toBeNull();
});

test('the list of phases ticks what is laid, and starts unticked in a new round', async () => {
  const group = { kind: 'run' as const, cards: [4, 5].map((number) => ({ face: `b${number}`, number })) };
  const laid = [[{ group, cards: [] }], []];
  page = await openTable(turn({ laid, phases: [1, 1] }), { isWide: true });
  const ticks = () => page.all('.phases li').map((line) => line.querySelectorAll('i').length);
  expect([ticks()[0], page.text('.phases [aria-current] .number')]).toEqual([1, '1']);
  const next = turn({ laid: [[], []], phases: [2, 1], round: 2, has_drawn: false }, { seq: 11 });
  await page.update(next, happens(10, { event: 'round_began', round: 2, dealer: 1, playing: [0, 1] }));
  expect([ticks().some(Boolean), page.text('.phases [aria-current] .number')]).toEqual([false, '2']);
});

test('the button and the story say when a run gets its colour', async () => {
  const open = { kind: 'run' as const, cards: [4, 5].map((number) => ({ face: String(number), number })) };
  const laid = [[{ group: open, cards: [] }], []];
  const hand = ['y6/1', 'r9/2'];
  const hit: Offer = { move: 'hit', card: 'y6/1', seat: 0, group: 0, number: 6 };
  page = await openTable(turn({ laid, hand }, { offers: [hit] }), { isWide: true });
  await page.click(page.find('.slot[data-face="y6"] button'));
  expect(page.text('[data-move="hit"]')).toContain('6 on your run: it turns yellow');
  const grown = { ...open, cards: [...open.cards, { face: 'y6', number: 6 }] };
  await page.update(
    turn({ laid: [[{ group: grown, cards: [] }], []], hand: ['r9/2'] }, { seq: 11 }),
    happens(10, { event: 'hit_made', seat: 0, face: 'y6', number: 6, target: 0, group: 0, becomes: 'yellow' }),
  );
  expect(page.text('aside')).toContain('It is a yellow run from now on.');
});
