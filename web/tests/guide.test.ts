import { beforeAll, expect, test } from 'vitest';
import { answersOf, saidSection, sectionFor } from '../src/rules/guide';
import type { GameInfo, Position } from '../src/wire/types';
import { words } from '../src/words/words.svelte';
import { readForms } from '../words.plugin';

beforeAll(() => words.use('en', readForms('en')));

const printed = (answer: string | number): Position => ({ answer, source: 'x', silent: null, moot: null });
const ruling = (answer: string | number) => ({
  rule: '1',
  answers: [answer],
  setup: false,
  editions: { en: printed(answer) },
});
const INFO: GameInfo = {
  game: 'flip7',
  version: 2,
  bots: [],
  default_bot: '',
  seats: { en: [3, 40] },
  rulebook: {
    editions: { en: { title: '', source: '', file: null, language: 'en' } },
    rulings: { challenge_rounds: ruling(0), target_score: ruling(200) },
  },
  guide: [
    { id: 'goal', cards: [], events: ['round_began'] },
    { id: 'bust', cards: ['9', '4', '9'], events: ['busted'] },
  ],
};
const AGREED = { game: 'flip7', edition: 'en', house: {}, seats: 4 };

test('an event is explained by the section that names it', () => {
  expect(sectionFor(INFO, { event: 'busted' })?.id).toBe('bust');
  expect(sectionFor(INFO, { event: 'unheard_of' })).toBeNull();
});

test('a section is said with its cards', () => {
  const said = saidSection(INFO, AGREED, INFO.guide[1]!);
  expect(said).toMatchObject({ title: 'Bust', cards: ['9', '4', '9'] });
  expect(said.text).toMatch(/^A number that you already have busts you/);
});

test('house rules lie over the edition, in answers and in words', () => {
  const house = { ...AGREED, house: { target_score: 300 } };
  expect(answersOf(INFO, house)).toEqual({ challenge_rounds: 0, target_score: 300 });
  expect(saidSection(INFO, house, INFO.guide[0]!).text).toContain('until somebody has 300');
});

test('one or two who play the challenge are told of it', () => {
  const challenge = { ...AGREED, house: { challenge_rounds: 4 } };
  const goal = (seats: number): string => saidSection(INFO, { ...challenge, seats }, INFO.guide[0]!).text;
  expect([1, 2, 3].map((seats) => goal(seats).includes('within 4 rounds'))).toEqual([true, true, false]);
});
