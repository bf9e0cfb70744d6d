import { beforeAll, expect, test } from 'vitest';
import { nameCard as nameFlip7Card } from '../src/flip7/names';
import { RULINGS } from '../src/flip7/rulings';
import { nameCard, nameGroup, nameTheFace } from '../src/phase10flip/names';
import { join } from '../src/story/lists';
import { differing, saidAnswer, touched } from '../src/story/rulings';
import { explain, tell } from '../src/story/sentences';
import { between, lines, tieAfterRound, totalsByRound } from '../src/story/story';
import { words } from '../src/words/words.svelte';
import type { SeenEntry, Rulebook } from '../src/wire/types';
import { readForms } from '../words.plugin';

const NAMES = ['Ada', 'Bo', 'Inés'];
const CAST = { game: 'flip7', names: NAMES };
const entry = (seq: number, more: Partial<SeenEntry> = {}): SeenEntry => ({
  seq,
  at: 0,
  actor: 0,
  decided_by: 'person',
  events: [],
  table_event: null,
  undone_from: null,
  ...more,
});

beforeAll(() => words.use('en', readForms('en')));

test('an event becomes the sentence that the terminal says too', () => {
  expect(tell({ event: 'frozen', seat: 1, by: 0, points: 20 }, CAST)).toBe(
    'Ada freezes Bo at 20 points. Not a bad place to stop.',
  );
  expect(tell({ event: 'frozen', seat: 0, by: 0, points: 1 }, CAST)).toBe('Ada keeps the Freeze, and 1 point.');
  expect(tell({ event: 'round_began', round: 2, dealer: 1, playing: [0, 1, 2] }, CAST)).toBe('Round 2. Bo deals.');
});

test('a hit tells when an open run gets its colour by it', () => {
  const hit = { event: 'hit_made', seat: 0, face: 'y*', number: 7, target: 1, group: 0 };
  const cast = { game: 'phase10flip', names: NAMES };
  expect(tell({ ...hit, becomes: 'yellow' }, cast)).toBe(
    'Ada adds the yellow star, as 7, to group 1 of Bo. It is a yellow run from now on.',
  );
  expect(tell(hit, cast)).toBe('Ada adds the yellow star, as 7, to group 1 of Bo.');
});

test('a face that is hidden is not told', () => {
  expect(tell({ event: 'drew', seat: 0, back: 'r5^', face: null }, { game: 'phase10flip', names: NAMES })).toBe(
    'Ada draws a card. On its back: red 5 FLIP.',
  );
});

test('a refusal is said with the names at the table', () => {
  expect(explain({ reason: { id: 'refused-not-asked', arguments: {} }, text: '' }, CAST)).toBe(
    'It is not your turn to decide.',
  );
  expect(explain({ reason: { id: 'refused-no-such-seat', arguments: { seat: 7 } }, text: '' }, CAST)).toContain('7');
  expect(explain({ reason: { id: 'refused-by-nobody', arguments: {} }, text: 'In English.' }, CAST)).toBe(
    'In English.',
  );
});

test('lists, cards and groups have names', () => {
  expect(join([])).toBe('nobody');
  expect(join(NAMES)).toBe('Ada, Bo and Inés');
  expect(nameFlip7Card('x2')).toBe('×2');
  expect(nameCard('r5^/9')).toBe('red 5 FLIP / 9');
  expect(nameTheFace('b*')).toBe('the blue star');
  expect(
    nameGroup({
      kind: 'run',
      cards: [
        { face: 'r4', number: 4 },
        { face: 'r*', number: 5 },
      ],
    }),
  ).toBe('red 4 ★5');
  expect(
    nameGroup({
      kind: 'set',
      cards: [
        { face: '9', number: 9 },
        { face: '*', number: 9 },
      ],
    }),
  ).toBe('two 9s (one star)');
});

test('Spanish joins a name that sounds like i with e', () => {
  words.use('es', readForms('es'));
  expect(join(['Ada', 'Inés'])).toBe('Ada e Inés');
  expect(join(['Inés', 'Hielo'])).toBe('Inés y Hielo');
  words.use('en', readForms('en'));
});

test('the story tells moves, talk and who comes and goes, but nothing that was taken back', () => {
  const told = lines(
    [
      entry(0, { table_event: { event: 'sat_down', seat: 1, person: 'p', name: 'Bo', entropy: 'x' } }),
      entry(1, { events: [{ event: 'stayed', seat: 0, points: 3, by_itself: true }] }),
      entry(2, { undone_from: 1 }),
      entry(3, { actor: 1, table_event: { event: 'said', person: 'p', name: 'Bo', text: 'hello' } }),
    ],
    CAST,
  );
  expect(told.map((line) => line.text)).toEqual(['Bo sits down.', 'hello']);
  expect(told[1]).toMatchObject({ kind: 'talk', seat: 1, name: 'Bo' });
});

test('before somebody took over a seat, the story tells of the bot', () => {
  const froze = { event: 'frozen', seat: 1, by: 0, points: 20 } as unknown as SeenEntry['events'][number];
  const took = { event: 'took_over', seat: 1, person: 'p', name: 'Bo', replaced: 'Zoé' } as const;
  const claimed = { event: 'seat_claimed', seat: 1, person: 'p', name: 'Bo' } as const;
  const story = [
    entry(0, { events: [froze] as SeenEntry['events'] }),
    entry(1, { table_event: claimed }),
    entry(2, { table_event: took }),
    entry(3, { events: [froze] as SeenEntry['events'] }),
  ];
  expect(lines(story, CAST).map((line) => line.text)).toEqual([
    'Ada freezes Zoé at 20 points. Not a bad place to stop.',
    'Bo plays from the next round on, in place of Zoé.',
    'Bo takes the seat of Zoé, points included.',
    'Ada freezes Bo at 20 points. Not a bad place to stop.',
  ]);
});

test('totals by round are read from the story', () => {
  const scored = (seq: number, totals: number[]) =>
    entry(seq, { events: [{ event: 'round_scored', scores: totals, totals }] });
  expect(totalsByRound([scored(0, [1, 2]), entry(1), scored(2, [5, 6])])).toEqual([
    [1, 2],
    [5, 6],
  ]);
});

const BOOK: Rulebook = {
  editions: {
    en: { title: 'E', source: 'e', file: null, language: 'en' },
    fr: { title: 'F', source: 'f', file: null, language: 'fr' },
  },
  rulings: {
    freeze_self: {
      rule: '7.3',
      answers: ['allowed', 'only_when_alone'],
      setup: false,
      editions: {
        en: { answer: 'allowed', source: 'e', silent: null, moot: null },
        fr: { answer: 'allowed', source: null, silent: 'agreed', moot: null },
      },
    },
    deferred_after_freeze: {
      rule: '8',
      answers: ['played', 'dropped'],
      setup: false,
      editions: {
        en: { answer: 'played', source: 'e', silent: null, moot: null },
        fr: { answer: 'dropped', source: 'f', silent: null, moot: null },
      },
    },
  },
};

test('a question on which editions disagree comes first', () => {
  expect(touched(RULINGS, { event: 'frozen' }, BOOK)).toEqual(['deferred_after_freeze', 'freeze_self']);
  expect(differing(BOOK, 'fr', 'en')).toEqual(['deferred_after_freeze']);
});

test('an answer says what it rests on', () => {
  expect(saidAnswer('flip7', 'freeze_self', BOOK.rulings['freeze_self']!, 'en')).toMatchObject({
    text: 'yes',
    ground: 'explicit',
  });
  expect(saidAnswer('flip7', 'freeze_self', BOOK.rulings['freeze_self']!, 'fr').because).toContain('Our reading');
});

test('a tie is of the last round, or of none', () => {
  const scored = { event: 'round_scored', scores: [5, 5], totals: [5, 5] };
  const tied = entry(0, { events: [scored, { event: 'tie_break', tied: [0, 1] }] as never });
  expect(tieAfterRound([tied])).toEqual({ event: 'tie_break', tied: [0, 1] });
  expect(tieAfterRound([tied, entry(1, { events: [scored] as never })])).toBeNull();
});

test('what was shown between two moments is told event by event', () => {
  const dealt = (card: string) => ({ event: 'dealt', seat: 0, card });
  const story = [entry(0), entry(1, { events: [dealt('3'), dealt('4'), dealt('5')] as SeenEntry['events'] }), entry(2)];
  const cards = (from: number[], to: number[]) =>
    between(story, { entries: from[0]!, events: from[1]! }, { entries: to[0]!, events: to[1]! }).map((one) => [
      one.seq,
      one.events.map((event) => (event as { card: string }).card).join(' '),
    ]);
  expect(cards([0, 0], [1, 0])).toEqual([[0, '']]);
  expect(cards([1, 0], [1, 1])).toEqual([[1, '3']]);
  expect(cards([1, 1], [2, 0])).toEqual([[1, '4 5']]);
  expect(cards([0, 0], [3, 0])).toEqual([
    [0, ''],
    [1, '3 4 5'],
    [2, ''],
  ]);
  expect(cards([2, 0], [1, 2])).toEqual([]);
});
