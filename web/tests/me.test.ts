import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetNotes, noteChance, noteOf, noteTable } from '../src/fair/notes';
import { judge } from '../src/fair/verdict';
import { linkOf, readKey } from '../src/me/key';
import { joinRecords } from '../src/me/mine.svelte';
import { intendRematch, takeRematch } from '../src/shell/seats/intent';
import { check, game } from './fair/games';

beforeEach(() => {
  const drawer = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => drawer.get(name) ?? null,
    setItem: (name: string, text: string) => drawer.set(name, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

const view = (commitment: string, stage: 'gathering' | 'playing' | 'over' = 'gathering') => ({
  table: 't',
  commitment,
  stage,
});

test('the first commitment that a browser sees is the one it believes', () => {
  noteTable(view('one'));
  noteTable(view('two', 'playing'));
  expect(noteOf('t')).toEqual({ table: 't', commitment: 'one', isEarly: true, chance: null });
});

test('a commitment that is first shown when the game is over proves nothing', () => {
  noteTable(view('one', 'over'));
  expect(noteOf('t')).toBeNull();
});

test('old notes make room for new ones, and all can be forgotten', () => {
  for (let table = 0; table < 250; table++) noteTable({ ...view('one'), table: `t${table}` });
  expect([noteOf('t0'), noteOf('t249')?.commitment]).toEqual([null, 'one']);
  forgetNotes();
  expect(noteOf('t249')).toBeNull();
});

test('the verdict weighs what this browser saw and added', () => {
  const report = check(game('flip7').log);
  const { table, commitment } = report;
  expect(judge(report, noteOf(table))).toMatchObject({ outcome: 'right', promised: 'absent', added: 'none' });
  noteTable({ table, commitment, stage: 'playing' });
  expect(judge(report, noteOf(table))).toMatchObject({ outcome: 'right', promised: 'late' });
  noteChance(table, report.chances[0]!.text);
  expect(judge(report, noteOf(table)).added).toBe('there');
  noteChance(table, 'something else');
  expect(judge(report, noteOf(table))).toMatchObject({ outcome: 'other-chance', added: 'missing' });
  forgetNotes();
  noteTable({ table, commitment: 'another', stage: 'gathering' });
  expect(judge(report, noteOf(table))).toMatchObject({ outcome: 'other-promise', promised: 'other' });
});

test('a key travels behind the # of a link and is read from there', () => {
  const link = new URL(linkOf('http://192.168.0.2:8007/me', 'a-b_c+/='));
  expect([link.pathname, link.search, readKey(link.hash)]).toEqual(['/me', '', 'a-b_c+/=']);
  expect([readKey(''), readKey('#key='), readKey('#other=1')]).toEqual([null, null, null]);
});

test('a rematch is wanted once', () => {
  intendRematch('t');
  expect([takeRematch('u'), takeRematch('t'), takeRematch('t')]).toEqual([false, true, false]);
});

test('results at a server and on this device are added up', () => {
  const results = (games: number, won: number) => ({ games, won });
  const record = (game: string, games: number) => ({
    game,
    people: results(games, 1),
    bots: results(0, 0),
    moved: results(0, 0),
  });
  expect(joinRecords([record('flip7', 2)], [record('flip7', 3), record('phase10flip', 1)])).toMatchObject([
    { game: 'flip7', people: { games: 5, won: 2 } },
    { game: 'phase10flip', people: { games: 1, won: 1 } },
  ]);
});
