import { beforeEach, expect, test } from 'vitest';
import { makeGraph, marksUpTo, WIDTH } from '../../src/companion/sheet/graph';
import { leadersOf, ranked, tiedTotal } from '../../src/companion/rounds/standing';
import { freeName, keepGroup, moved, recentGroups } from '../../src/companion/start/groups';
import { peopleSeated, playersOf, rowsNamed } from '../../src/companion/start/people';
import { alternatives, corrected } from '../../src/flip7/companion/fix/correction';
import { guessTurn } from '../../src/flip7/companion/pad/guess';
import { lapsOf } from '../../src/flip7/companion/fix/laps';
import type { Unsent } from '../../src/companion/offline/outbox.svelte';
import type { CompanionView, PlayerStanding, SheetRow, TimelineItem } from '../../src/wire/types';
import { emptyStorage } from './stored';

beforeEach(emptyStorage);

const standing = (player: number, total: number, more: Partial<PlayerStanding> = {}): PlayerStanding => ({
  player,
  total,
  points: 0,
  status: 'active',
  phase: null,
  ...more,
});

test('most points lead, unless fewest do, and phases count before points', () => {
  const three = [standing(0, 30), standing(1, 50), standing(2, 50)];
  expect(leadersOf(three, false)).toEqual([1, 2]);
  expect(leadersOf(three, true)).toEqual([0]);
  expect(leadersOf([standing(0, 0), standing(1, 0)], false)).toEqual([]);
  const phases = [standing(0, 5, { phase: 2 }), standing(1, 90, { phase: 4 })];
  expect(ranked(phases, true).map(({ player }) => player)).toEqual([1, 0]);
});

test('several who reach the goal together are tied, one alone or below it is not', () => {
  expect(tiedTotal([standing(0, 205), standing(1, 40), standing(2, 205)], 200, false)).toBe(205);
  expect(tiedTotal([standing(0, 206), standing(1, 205)], 200, false)).toBeNull();
  expect(tiedTotal([standing(0, 90), standing(1, 90)], 200, false)).toBeNull();
  expect(tiedTotal([standing(0, 90), standing(1, 90)], null, true)).toBeNull();
});

test('a name that is taken gets a number', () => {
  expect(freeName('Ada', ['Bo'])).toBe('Ada');
  expect(freeName('ada', ['Ada', 'ada 2'])).toBe('ada 3');
  expect(rowsNamed(['Ada', 'Ada']).map(({ name }) => name)).toEqual(['Ada', 'Ada 2']);
});

test('a group is remembered once, whatever order they sit in, and the latest comes first', () => {
  keepGroup({ game: 'flip7', names: ['Ada', 'Bo'] });
  keepGroup({ game: 'flip7', names: ['Cy', 'Di'] });
  keepGroup({ game: 'flip7', names: ['bo', 'Ada'] });
  expect(recentGroups().map(({ names }) => names)).toEqual([
    ['bo', 'Ada'],
    ['Cy', 'Di'],
  ]);
});

test('somebody is moved to another seat, never beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b'], 0, 9)).toEqual(['b', 'a']);
});

test('who comes late gets an id that nobody ever had, and everybody else keeps theirs', () => {
  const everybody = [
    { id: 0, name: 'Ada' },
    { id: 1, name: 'Bo' },
    { id: 4, name: 'Cy, who left' },
  ];
  const people = [...peopleSeated([everybody[1]!, everybody[0]!]), ...rowsNamed(['Di'])];
  expect(playersOf(people, everybody)).toEqual([
    { id: 1, name: 'Bo' },
    { id: 0, name: 'Ada' },
    { id: 5, name: 'Di' },
  ]);
});

const item = (id: string, player: number | null, lap: number, report: object, is_inner = false): TimelineItem =>
  ({ id, player, lap, report, is_inner, is_forced: false, is_twin: false, is_unsettled: false, events: [] }) as never;

test('a round is a grid of laps; the cards of a Flip Three and a target share the cell of their lap', () => {
  const timeline = [
    item('round', null, 0, { report: 'round' }),
    item('a', 0, 0, { report: 'took', player: 0, card: '7' }),
    item('b', 1, 0, { report: 'took', player: 1, card: 'flip3' }),
    item('c', 1, 0, { report: 'target', player: 1, target: 0 }, true),
    item('d', 0, 0, { report: 'took', player: 0, card: '3' }, true),
    item('e', 0, 1, { report: 'stayed', player: 0 }),
    item('f', 1, 0, { report: 'total', player: 1, total: 9 }),
  ];
  const { rows, others } = lapsOf(timeline, [0, 1]);
  expect(rows.map((row) => row.map(({ items }) => items.map(({ id }) => id).join('')))).toEqual([
    ['ad', 'bc'],
    ['e', ''],
  ]);
  expect(others.map(({ id }) => id)).toEqual(['f']);
});

test('somebody who has left the table keeps a column in a round that they played', () => {
  const { rows } = lapsOf([item('a', 3, 0, { report: 'stayed', player: 3 })], [0, 1]);
  expect(rows[0]!.map(({ player }) => player)).toEqual([0, 1, 3]);
});

test('an entry was somebody else’s, or on somebody else', () => {
  expect(corrected({ report: 'took', player: 0, card: '7' }, 2)).toEqual({ report: 'took', player: 2, card: '7' });
  expect(corrected({ report: 'target', player: 0, target: 1 }, 2)).toEqual({ report: 'target', player: 0, target: 2 });
});

const events = (id: string, player: number, lap: number, report: object, event: string): TimelineItem => ({
  ...item(id, player, lap, report, 'target' in report),
  events: [{ event }] as never,
});

test('whoever is out has a sign where their next card would lie, and the next entry has its place', () => {
  const took = (player: number, card: string) => ({ report: 'took', player, card });
  const timeline = [
    item('a', 0, 0, took(0, '7')),
    item('b', 1, 0, took(1, '8')),
    item('c', 2, 0, took(2, '9')),
    item('d', 3, 0, took(3, '10')),
    events('e', 0, 1, took(0, '7'), 'busted'),
    item('f', 1, 1, took(1, 'freeze')),
    events('g', 1, 1, { report: 'target', player: 1, target: 3 }, 'frozen'),
    item('h', 2, 1, took(2, '1')),
    item('i', 1, 2, took(1, '2')),
  ];
  const turn = { asks: 'decision', player: 2, card: null, targets: [], cards_to_come: 0, may_stay: true } as const;
  const { rows } = lapsOf(timeline, [0, 1, 2, 3], { ...turn, targets: [] });
  expect(rows.map((row) => row.map(({ out, isNext }) => (isNext ? 'next' : out)))).toEqual([
    [null, null, null, null],
    [null, null, null, 'frozen'],
    ['bust', null, 'next', null],
  ]);
});

test('the next entry of a Flip Three belongs to the lap in which it was turned over, and a new lap has a row', () => {
  const three = [item('a', 0, 2, { report: 'took' }), item('b', 0, 2, { report: 'target', target: 1 }, true)];
  const turn = { asks: 'card', player: 1, card: null, targets: [], cards_to_come: 3, may_stay: false } as const;
  expect(lapsOf(three, [0, 1], { ...turn, targets: [] }).rows[2]![1]!.isNext).toBe(true);
  const dealt = [item('a', 0, 0, { report: 'took' }), item('b', 1, 0, { report: 'took' })];
  const { rows } = lapsOf(dealt, [0, 1], { ...turn, asks: 'decision', player: 0, cards_to_come: 0, targets: [] });
  expect(rows.map((row) => row.map(({ isNext }) => isNext))).toEqual([
    [false, false],
    [true, false],
  ]);
});

test('a card on somebody who is out now may have been played on those who are still in', () => {
  const asked = { turn: { asks: 'target', player: 3, targets: [0, 1, 3] } } as unknown as CompanionView;
  const report = { report: 'target', player: 3, target: 2 } as const;
  expect(alternatives(report, { shown: asked })).toEqual([0, 1, 3].map((target) => ({ ...report, target })));
  expect(alternatives({ ...report, player: 1 }, { shown: asked })).toEqual([]);
  expect(alternatives({ report: 'stayed', player: 3 }, { shown: asked })).toEqual([]);
});

const shown = {
  seats: [0, 1, 2],
  standings: [standing(0, 0), standing(1, 0, { status: 'stayed' }), standing(2, 0)],
  turn: { asks: 'decision', player: 0, card: null, targets: [], cards_to_come: 0, may_stay: true },
} as unknown as CompanionView;
const unsent = (...reports: object[]): Unsent[] =>
  reports.map(
    (report, index) => ({ action: `a${index}`, seq: 1, op: { op: 'add', report }, name: '', isQueued: true }) as Unsent,
  );

test('without an answer the next one in seat order who is still in is guessed', () => {
  expect(guessTurn(shown, [])).toBe(shown.turn);
  const took = { report: 'took', player: 0, card: '7' };
  expect(guessTurn(shown, unsent(took))).toMatchObject({ asks: 'decision', player: 2 });
  const stayed = { report: 'stayed', player: 2 };
  expect(guessTurn(shown, unsent(took, stayed))).toMatchObject({ player: 0 });
  expect(guessTurn(shown, unsent(took, stayed, took))).toMatchObject({ player: 0 });
});

test('without an answer an action card asks for its target, and a Flip Three for three cards', () => {
  const three = [
    { report: 'took', player: 0, card: 'flip3' },
    { report: 'target', player: 0, target: 2 },
  ];
  expect(guessTurn(shown, unsent(three[0]!))).toMatchObject({ asks: 'target', player: 0, targets: [0, 2] });
  expect(guessTurn(shown, unsent(...three))).toMatchObject({ player: 2, cards_to_come: 3, may_stay: false });
  const one = { report: 'took', player: 2, card: '1' };
  expect(guessTurn(shown, unsent(...three, one))).toMatchObject({ player: 2, cards_to_come: 2 });
  const freeze = [
    { report: 'took', player: 0, card: 'freeze' },
    { report: 'target', player: 0, target: 0 },
  ];
  expect(guessTurn(shown, unsent(...freeze))).toMatchObject({ asks: 'decision', player: 2 });
});

const row = (round: number, ...cells: [player: number, points: number, total: number][]): SheetRow => ({
  round,
  way: 'scores',
  dealer: 0,
  cells: cells.map(([player, points, total]) => ({ player, points, total, marks: [], phase: null })),
});

test('the graph runs from nothing to the goal, and begins later for who came late', () => {
  const players = [0, 1].map((id) => ({ id, name: `P${id}` }));
  const graph = makeGraph([row(1, [0, 20, 20]), row(2, [0, 30, 50], [1, 10, 10])], players, 200);
  expect(graph.goal).toBe(0);
  expect(graph.lines.map(({ path }) => path.split('L').length)).toEqual([3, 2]);
  expect(graph.lines[1]!.path.startsWith(`M${(WIDTH / 2).toFixed(1)} `)).toBe(true);
});

test.each([
  [1, [0, 5]],
  [37, [0, 10, 20, 30, 40]],
  [200, [0, 50, 100, 150, 200]],
  [203, [0, 50, 100, 150, 200, 250]],
  [690, [0, 250, 500, 750]],
])('the marks up to %i are whole and round', (highest, marks) => {
  expect(marksUpTo(highest)).toEqual(marks);
});

test('where very many end at one height, only those with the highest totals have a token', () => {
  const players = Array.from({ length: 20 }, (_, id) => ({ id, name: `P${id}` }));
  const { lines } = makeGraph(
    [row(1, ...players.map(({ id }) => [id, id, id] as [number, number, number]))],
    players,
    200,
  );
  const shownTokens = lines.filter(({ end }) => end !== null);
  expect(shownTokens.length).toBeGreaterThan(5);
  expect(shownTokens.map(({ player }) => player)).toContain(19);
  expect(Math.max(...shownTokens.map(({ end }) => end!.x))).toBeLessThanOrEqual(WIDTH + 120);
});

test('tokens of equal totals stand side by side', () => {
  const players = [0, 1].map((id) => ({ id, name: `P${id}` }));
  const [one, other] = makeGraph([row(1, [0, 20, 20], [1, 20, 20])], players, null).lines;
  expect(other!.end!.x - one!.end!.x).toBeGreaterThan(20);
});
