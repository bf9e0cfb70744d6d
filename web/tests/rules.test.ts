import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { read } from '../src/router/route';
import { RULINGS as FLIP_7 } from '../src/flip7/rulings';
import { GAMES } from '../src/game/games';
import { RULINGS as PHASE_10 } from '../src/phase10flip/rulings';
import { askedEdition, findRule, ruleAddress } from '../src/rules/address';
import { sourceOf } from '../src/rules/sources';
import { rulingsOf, sectionsOf } from '../src/search/related';
import { ruleEntries, searchInAll, searchRules } from '../src/search/search_rules';
import { situation } from '../src/search/situation';
import { usualEdition } from '../src/wire/rulebooks.svelte';
import type { CompanionView, GameInfo } from '../src/wire/types';
import { LANGUAGES, type Language } from '../src/words/languages';
import { say, sayIn, words } from '../src/words/words.svelte';
import { readForms } from '../words.plugin';
import { readGames } from './rulebooks';

interface Search {
  language: Language;
  game: string;
  asked: string;
  found: string[];
}
// Asked of the terminal's search too, in tests/locale/test_search.py.
const SEARCHES = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../tests/locale/searches.json'), 'utf8'),
) as Search[];
const BOOKS = readGames();
const info = (game: string): GameInfo => BOOKS.find((one) => one.game === game)!;
const entriesOf = (game: string, language: string) =>
  ruleEntries(info(game), { game, edition: usualEdition(info(game), language), house: {}, seats: 4 });

beforeEach(() => words.use('en', readForms('en')));

test.each(SEARCHES)('$language: “$asked” finds its rules first', ({ language, game, asked, found }) => {
  words.use(language, readForms(language));
  const ids = searchRules(entriesOf(game, language), asked).entries.map(({ id }) => id);
  expect(ids.slice(0, found.length).toSorted()).toEqual(found.toSorted());
  expect(ids.length > 0).toBe(found.length > 0);
});

test.each(SEARCHES.filter(({ found }) => found.length > 0))(
  '“$asked” finds the same rules whichever language the page speaks',
  async ({ language, game, asked, found }) => {
    for (const spoken of LANGUAGES.filter((one) => one !== language)) {
      words.use(spoken, readForms(spoken));
      const asking = await sayIn(language, ['base', 'rules', 'search']);
      const book = info(game);
      const agreed = { game, edition: usualEdition(book, spoken), house: {}, seats: 4 };
      const all = searchInAll(book, agreed, asked, [say, asking]);
      const own = searchRules(ruleEntries(book, agreed), asked);
      if (own.share < all.share) {
        const ids = all.entries.map(({ id }) => id);
        expect(
          found.some((id) => ids.includes(id)),
          `${spoken}: ${ids.join()}`,
        ).toBe(true);
        const titles = ruleEntries(book, agreed).map(({ title }) => title);
        expect(titles).toContain(all.entries[0]!.title);
      } else expect(all).toEqual(own);
    }
  },
);

test('words of another language find a rule, and it is shown in the language of the page', async () => {
  const book = info('flip7');
  const agreed = { game: 'flip7', edition: 'en', house: {}, seats: 4 };
  expect(searchInAll(book, agreed, 'pioche vide', [say]).entries).toEqual([]);
  const found = searchInAll(book, agreed, 'pioche vide', [say, await sayIn('fr', ['base', 'rules', 'search'])]);
  expect(
    found.entries
      .map(({ id }) => id)
      .slice(0, 2)
      .toSorted(),
  ).toEqual(['deck', 'reshuffle-when']);
  expect(found.entries[0]!.title).toBe('The deck');
});

describe.each(GAMES)('$game', ({ game }) => {
  test('every rule and ruling has an address that leads to it', () => {
    for (const { id } of entriesOf(game, 'en')) {
      const [path, query] = ruleAddress(game, id, 'en').split('?');
      const route = read(path!);
      expect([route.page, route.id]).toEqual(['rules', game]);
      expect(findRule(info(game), route.part!), id).not.toBeNull();
      expect(askedEdition(info(game), `?${query}`)).toBe('en' in info(game).rulebook.editions ? 'en' : null);
    }
  });

  test('every answer has a source, or is silent', () => {
    const book = info(game).rulebook;
    for (const [name, ruling] of Object.entries(book.rulings))
      for (const [edition, { source, silent }] of Object.entries(ruling.editions)) {
        expect(sourceOf(book, name, edition) !== null, `${name} ${edition}`).toBe(source !== null);
        expect(source ?? silent, `${name} ${edition}`).toBeTruthy();
      }
  });

  test('a section and its rulings lead to each other', () => {
    const rulings = game === 'flip7' ? FLIP_7 : PHASE_10;
    for (const section of info(game).guide)
      for (const name of rulingsOf(info(game), section, rulings))
        expect(sectionsOf(info(game), name, rulings).map(({ id }) => id)).toContain(section.id);
  });
});

test('an address with an unknown rule or edition finds nothing', () => {
  expect(findRule(info('flip7'), 'toString')).toBeNull();
  expect(askedEdition(info('flip7'), '?edition=constructor')).toBeNull();
  expect(read('/rules/flip7/tie/more').page).toBe('nowhere');
  expect(read('/t/abcdef/tie').page).toBe('nowhere');
});

const turn = (asks: NonNullable<CompanionView['turn']>['asks'], card: string | null = null) => ({
  asks,
  player: 0,
  card,
  targets: [],
  cards_to_come: 0,
  may_stay: false,
});
const report = (...events: string[]) => ({ events: events.map((event) => ({ event })) }) as never;

test('which rule: a Freeze that needs a target is explained, with the questions about it', () => {
  const found = situation(info('flip7'), FLIP_7, { turn: turn('target', 'freeze'), timeline: [report('dealt')] });
  expect(found.sections[0]!.id).toBe('freeze');
  expect(found.rulings).toContain('freeze_self');
});

test('which rule: after a bust, the bust comes first', () => {
  const found = situation(info('flip7'), FLIP_7, { turn: turn('decision'), timeline: [report('dealt', 'busted')] });
  expect(found.sections[0]!.id).toBe('bust');
  expect(found.rulings).toContain('deferred_after_bust');
});

test('which rule: before the first round and after the last there is an answer too', () => {
  const ids = (shown: Parameters<typeof situation>[2]) =>
    situation(info('phase10flip'), PHASE_10, shown).sections.map(({ id }) => id);
  expect(ids(null)).toContain('goal');
  expect(ids({ turn: null, timeline: [] })).toContain('end');
  expect(ids({ turn: turn('score'), timeline: [] })).toContain('points');
});
