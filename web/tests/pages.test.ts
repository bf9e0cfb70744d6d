import { expect, test } from 'vitest';
import { chooseAnswer, houseRules, newAgreement, seatRange, setupOf } from '../src/pages/new_table/agreement';
import { read, readCode, readTable } from '../src/router/route';
import { isOnlyHere } from '../src/ui/share/only_here';
import { nameProblem } from '../src/wire/guest_name';
import { makeChart, roundTop } from '../src/shell/results/chart';
import { standings } from '../src/shell/results/standings';
import { running } from '../src/ui/ring';
import { newAction, randomLetters } from '../src/wire/action';
import type { GameInfo } from '../src/wire/types';

test('an address means a page', () => {
  expect(read('/')).toEqual({ page: 'home', id: '' });
  expect(read('/t/abc')).toEqual({ page: 'table', id: 'abc' });
  expect(read('/new/flip7/')).toEqual({ page: 'new', id: 'flip7' });
  expect([read('/lobby'), read('/about'), read('/me')].map(({ page }) => page)).toEqual(['lobby', 'about', 'me']);
  expect([read('/v'), read('/v/abc')]).toEqual([
    { page: 'verify', id: '' },
    { page: 'verify', id: 'abc' },
  ]);
  expect([read('/replay'), read('/replay/abc')]).toEqual([
    { page: 'import', id: '' },
    { page: 'replay', id: 'abc' },
  ]);
});

test('an address with too much, too little or something else leads nowhere', () => {
  for (const path of ['/lobby/x', '/t', '/new', '/t/abc/x', '/toString', '/elsewhere/x'])
    expect(read(path).page).toBe('nowhere');
});

test('a table is found in a link, in a path and by its letters', () => {
  expect(readTable(' http://192.168.0.2:8007/t/abcdef23?x=1 ')).toBe('abcdef23');
  expect(readTable('/t/abcdef23')).toBe('abcdef23');
  expect(readTable('ABCDEF23')).toBe('abcdef23');
  expect(readTable('a b')).toBeNull();
});

test('a code is found in any case, with spaces and dashes, and is told from a link', () => {
  for (const typed of ['BCDFG', ' bcd-fg ', 'b c d f g', 'BCD–FG']) expect(readCode(typed)).toBe('BCDFG');
  for (const typed of ['', 'BCDF', 'BCDFGH', 'http://x/t/abcdef23', 'abcdef23', 'bcdf/'])
    expect(readCode(typed)).toBeNull();
});

test('others do not reach the page of this very computer', () => {
  for (const name of ['localhost', 'LOCALHOST', 'game.localhost', '127.0.0.1', '127.1.2.3', '[::1]', '::1'])
    expect(isOnlyHere(name)).toBe(true);
  for (const name of ['192.168.1.7', 'example.org', 'localhost.example.org', '[fe80::1]', '127.example.org'])
    expect(isOnlyHere(name)).toBe(false);
});

test('a name is measured as it is seen, and an empty one is told so', () => {
  expect(nameProblem('👨‍👩‍👧‍👦'.repeat(24))).toBe('');
  expect(nameProblem('x'.repeat(25))).not.toBe('');
  expect(nameProblem('  ')).not.toBe('');
  expect(nameProblem('Zoé')).toBe('');
});

test('a table without a time limit waits for everybody unless somebody says otherwise', () => {
  const agreement = { ...newAgreement('flip7'), edition: 'en' };
  expect(setupOf(agreement, INFO).waits_for_people).toBe(true);
  expect(setupOf({ ...agreement, waits: false }, INFO).waits_for_people).toBe(false);
  expect(setupOf({ ...agreement, turnSeconds: 30, waits: true }, INFO).waits_for_people).toBe(false);
});

test('a request gets a name that the server takes', () => {
  expect(newAction()).toMatch(/^[A-Za-z0-9_.:-]{8,64}$/);
  expect(newAction()).not.toBe(newAction());
  expect(randomLetters(32)).toHaveLength(32);
});

const INFO = {
  game: 'flip7',
  version: 1,
  bots: ['random', 'counter'],
  default_bot: 'counter',
  seats: { en: [3, 18] },
  guide: [],
  rulebook: {
    editions: { en: { title: '', source: '', file: null, language: 'en' } },
    rulings: {
      tie: {
        rule: '1',
        answers: ['shared', 'round_for_all'],
        setup: false,
        editions: { en: { answer: 'round_for_all', source: 'x', silent: null, moot: null } },
      },
    },
  },
} satisfies GameInfo as GameInfo;

test('only an answer that differs from the edition is a house rule', () => {
  const agreement = { ...newAgreement('flip7'), edition: 'en', house: { tie: 'round_for_all' } };
  expect(houseRules(agreement, INFO)).toEqual({});
  expect(houseRules({ ...agreement, house: { tie: 'shared' } }, INFO)).toEqual({ tie: 'shared' });
});

test('a number that the rulebook does not allow is no answer, and changes nothing', () => {
  const ruling = { ...INFO.rulebook.rulings['tie']!, answers: { least: 1, most: 10 } };
  const agreement = { ...newAgreement('flip7'), edition: 'en', house: { other: 'kept' } };
  const choose = (text: string) => chooseAnswer(agreement, 'phases', ruling, text);
  expect(['0', '99', '', '2.5', 'x'].map(choose)).toEqual([null, null, null, null, null]);
  expect(choose('3')).toEqual({ other: 'kept', phases: 3 });
  expect(
    chooseAnswer({ ...agreement, house: { tie: 'shared' } }, 'tie', INFO.rulebook.rulings['tie']!, 'round_for_all'),
  ).toEqual({});
});

test('the seats stay within what the edition or the house allows', () => {
  const agreement = { ...newAgreement('flip7'), edition: 'en', seats: 1 };
  expect(setupOf(agreement, INFO).seats).toBe(3);
  expect(seatRange({ ...agreement, house: { minimum_seats: 1 } }, INFO)).toEqual([1, 18]);
  expect(setupOf({ ...agreement, seats: 40, isListed: true }, INFO)).toMatchObject({ seats: 18, visibility: 'listed' });
});

test('winners come first, equals share a rank, and few points are best where points are a burden', () => {
  expect(standings([10, 30, 30], [1, 2], false).map((one) => [one.rank, one.seat])).toEqual([
    [1, 1],
    [1, 2],
    [3, 0],
  ]);
  expect(standings([50, 5, 20], [2], true).map((one) => one.seat)).toEqual([2, 1, 0]);
});

test('how far somebody came counts before points', () => {
  expect(standings([5, 90, 80, 90], [1], true, [3, 10, 7, 7]).map((one) => [one.rank, one.seat])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 0],
  ]);
});

test('the chart runs from nothing to a round number above the highest total', () => {
  expect(roundTop(203)).toBe(250);
  const chart = makeChart([
    [10, 20],
    [40, 20],
  ]);
  expect(chart.lines).toHaveLength(2);
  expect(chart.lines[0]!.points.map((point) => point.total)).toEqual([0, 10, 40]);
  expect(chart.lines[0]!.points.at(-1)).toMatchObject({ x: chart.width, y: 0 });
});

test('a ring runs out twice', () => {
  const times = { endsAt: 35_000, againAt: 20_000, outOf: 20 };
  expect(running(times, 0)).toEqual({ endsAt: 20_000, outOf: 20, isLast: false });
  expect(running(times, 20_000)).toEqual({ endsAt: 35_000, outOf: 15, isLast: true });
});
