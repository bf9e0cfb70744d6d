// When the engine is fetched and kept, and when the app is offered for the home screen.
import { expect, test } from 'vitest';
import { mayFetchMuch } from '../../src/offline/connection';
import { EngineCache } from '../../src/offline/engine_cache';
import { isTimely } from '../../src/offline/install.svelte';

/** The browser's cache storage, in memory. */
function memoryCaches(): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (kept: Map<string, Response>) => ({
    match: (url: string) => Promise.resolve(kept.get(url)?.clone()),
    put: (url: string, response: Response) => Promise.resolve(void kept.set(url, response)),
    keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
    delete: (url: string) => Promise.resolve(kept.delete(url)),
  });
  return {
    has: (name: string) => Promise.resolve(all.has(name)),
    open: (name: string) => {
      if (!all.has(name)) all.set(name, new Map());
      return Promise.resolve(cacheOf(all.get(name)!));
    },
  } as unknown as CacheStorage;
}

const FILES = ['http://here/engine-1/a', 'http://here/engine-1/b'];

/** A network that counts, and can be cut. */
function network() {
  const fetched: string[] = [];
  const state = { isUp: true, fetched };
  const get = (address: string | Request) => {
    if (!state.isUp) return Promise.reject(new TypeError('cut'));
    fetched.push(String(address));
    return Promise.resolve(new Response(String(address)));
  };
  return { state, get };
}

test('the engine is here once every file of it is', async () => {
  const { state, get } = network();
  const engine = new EngineCache(memoryCaches(), FILES, [], get);
  expect(await engine.isWhole()).toBe(false);
  await engine.fetchAll();
  expect(await engine.isWhole()).toBe(true);
  await engine.fetchAll();
  expect(state.fetched).toEqual(FILES);
});

test('a file that is kept needs no network', async () => {
  const { state, get } = network();
  const engine = new EngineCache(memoryCaches(), FILES, [], get);
  await engine.answer(new Request(FILES[0]!));
  state.isUp = false;
  expect(await (await engine.answer(new Request(FILES[0]!))).text()).toBe(FILES[0]);
  expect(await engine.isWhole()).toBe(false);
});

test('a fetch that is cut off goes on where it stopped', async () => {
  const { state, get } = network();
  const caches = memoryCaches();
  const engine = new EngineCache(caches, FILES, [], get);
  await engine.answer(new Request(FILES[0]!));
  state.isUp = false;
  await expect(engine.fetchAll()).rejects.toThrow();
  state.isUp = true;
  await engine.fetchAll();
  expect(state.fetched).toEqual(FILES);
});

test('a new version fetches its engine before it takes over, if the old one had one', async () => {
  const { state, get } = network();
  const caches = memoryCaches();
  await new EngineCache(caches, FILES, [], get).fetchAll();
  const next = new EngineCache(caches, ['http://here/engine-2/a'], [], get);
  await next.renew();
  expect(await next.isWhole()).toBe(true);
  await next.tidy();
  expect((await (await caches.open('engine')).keys()).map(({ url }) => url)).toEqual(['http://here/engine-2/a']);
  expect(state.fetched).toHaveLength(3);
});

test('a new version fetches no engine that nobody wanted', async () => {
  const { state, get } = network();
  await new EngineCache(memoryCaches(), FILES, [], get).renew();
  expect(state.fetched).toEqual([]);
});

test('spare files are kept once a browser has needed them, and by the next version too', async () => {
  const { state, get } = network();
  const caches = memoryCaches();
  const engine = new EngineCache(caches, FILES, ['http://here/engine-1/spare'], get);
  await engine.fetchAll();
  expect(state.fetched).toEqual(FILES);
  await engine.answer(new Request('http://here/engine-1/spare'));
  const next = new EngineCache(caches, ['http://here/engine-2/a'], ['http://here/engine-2/spare'], get);
  await next.renew();
  state.isUp = false;
  expect((await next.answer(new Request('http://here/engine-2/spare'))).ok).toBe(true);
});

test('without an engine nothing is ready', async () => {
  expect(await new EngineCache(memoryCaches(), [], [], network().get).isWhole()).toBe(false);
});

test.each([
  [{}, true],
  [undefined, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '4g', saveData: true }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
])('what may be fetched unasked over %j: %s', (connection, may) => {
  expect(mayFetchMuch(connection ?? {})).toBe(may);
});

test('the home screen is offered after the second game, once more after a month, then never', () => {
  const day = 24 * 60 * 60 * 1_000;
  expect(isTimely(1, { times: 0, at: 0 }, 0)).toBe(false);
  expect(isTimely(2, { times: 0, at: 0 }, 0)).toBe(true);
  expect(isTimely(9, { times: 1, at: 0 }, 29 * day)).toBe(false);
  expect(isTimely(9, { times: 1, at: 0 }, 30 * day)).toBe(true);
  expect(isTimely(9, { times: 2, at: 0 }, 999 * day)).toBe(false);
});
