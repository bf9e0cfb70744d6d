import { beforeAll, expect, test } from 'vitest';
import { columnsOf, isTracked, luckOf, mergeEvenings, seatOf } from '../../src/companion/evenings/statistics';
import type { GroupStatistics, PlayerStatistics } from '../../src/wire/types';
import { words } from '../../src/words/words.svelte';
import { readForms } from '../../words.plugin';

beforeAll(() => words.use('en', readForms('en')));

const player = (given: Partial<PlayerStatistics> = {}): PlayerStatistics => ({
  name: 'Ada',
  games: 4,
  won: 1,
  rounds: 20,
  points: 400,
  average: 20.25,
  best: 80,
  busts: 0,
  sevens: 0,
  laid: 0,
  went_out: 0,
  cards: 0,
  busts_of_cards: 0,
  expected_busts: 0,
  ...given,
});
const group = (players: PlayerStatistics[], updated = 0) => ({ players, updated }) as GroupStatistics;

test('a game has the columns of what happened in it', () => {
  const ids = (one: GroupStatistics) => columnsOf(one).map(({ id }) => id);
  expect(ids(group([player({ busts: 2 })]))).toEqual(['won', 'average', 'best', 'busts', 'sevens']);
  expect(ids(group([player({ laid: 3 })]))).toEqual(['won', 'average', 'laid', 'out']);
});

test('figures are said in the language of the reader', () => {
  const [won, average] = columnsOf(group([player()]));
  expect([won!.text(player()), average!.text(player())]).toEqual(['1 of 4', '20.3']);
});

test('everybody keeps the token of their seat, whoever won most', () => {
  const evenings = {
    ...group([player({ name: 'Ada' }), player({ name: 'Zoé' }), player({ name: 'Bo' })]),
    names: ['zoé', 'Ada'],
  };
  expect(['Ada', 'Zoé', 'Bo'].map((name) => seatOf(evenings, name))).toEqual([1, 0, 4]);
});

test('fewer busts than the odds make is luck, half a bust is not', () => {
  const luck = (busts_of_cards: number, expected_busts: number) => luckOf(player({ busts_of_cards, expected_busts }));
  expect([luck(1, 3), luck(3, 1), luck(2, 2.4)]).toEqual(['good', 'bad', 'even']);
});

test('luck is told only where cards were entered', () => {
  expect(isTracked(group([player()]))).toBe(false);
  expect(isTracked(group([player(), player({ cards: 9 })]))).toBe(true);
});

test('evenings of the server and of this device are one list, the latest first', () => {
  const [early, late, latest] = [group([], 1), group([], 2), group([], 3)];
  expect(mergeEvenings([early, latest], [late])).toEqual([latest, late, early]);
});
