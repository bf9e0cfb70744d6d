import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { findGame, GAMES, wordsOf } from '../src/game/games';
import { words } from '../src/words/words.svelte';
import { readForms } from '../words.plugin';

const WEB = join(import.meta.dirname, '..');
const GENERATED = 'src/wire/types.ts';
const NAMES = GAMES.map(({ game }) => game);

/** Our own sources outside the games' folders, by their paths. */
function sources(): string[] {
  const inside = readdirSync(join(WEB, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(WEB.length + 1));
  const beside = readdirSync(WEB).filter((name) => /\.(ts|js)$/.test(name));
  return [...inside, ...beside].filter(
    (path) => path !== GENERATED && !NAMES.some((game) => path.startsWith(`src/${game}/`)),
  );
}

beforeAll(() => words.use('en', readForms('en')));

test('there are sources outside the folders of the games', () => {
  expect(NAMES).toEqual(['flip7', 'phase10flip']);
  expect(sources()).toContain('src/game/games.ts');
  expect(sources()).toContain('vite.config.ts');
});

test.each(NAMES)('no file outside its own folder names %s', (game) => {
  const naming = sources().filter((path) => readFileSync(join(WEB, path), 'utf8').toLowerCase().includes(game));
  expect(naming).toEqual([]);
});

describe.each(GAMES)('$game', ({ game, fan, loadParts, loadDealing }) => {
  test('its folder has its name', () => {
    expect(readdirSync(join(WEB, 'src', game))).toContain('manifest.ts');
  });

  test('it has words for the first page, and names for the cards there', () => {
    expect([`${game}-title`, `web-${game}-pitch`].filter((id) => !words.has(id))).toEqual([]);
    expect(fan.map(wordsOf(game).nameCard).filter((name) => name === '' || name.startsWith('card-'))).toEqual([]);
  });

  test('its parts and its dealing can be loaded', async () => {
    const parts = await loadParts();
    expect([typeof parts.Table, typeof parts.Recap, typeof parts.allOpen]).toEqual(Array(3).fill('function'));
    expect(typeof (await loadDealing())).toBe('function');
  });
});

test('an unknown game has no manifest, and its cards go by their own names', () => {
  expect(findGame('whist')).toBeNull();
  expect(wordsOf('whist').nameCard('c2')).toBe('c2');
});
