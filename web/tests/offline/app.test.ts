// @vitest-environment happy-dom
// When the page has the engine fetched: never unasked over a connection that is slow or saves data.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OfflineApp } from '../../src/offline/app.svelte';
import type { NetworkInformation } from '../../src/offline/connection';
import type { ToServiceWorker } from '../../src/offline/messages';

const CALM_MS = 4_000;
let asked: string[];

/** A browser with a service worker that has no engine and gets none, and with that connection. */
function browse(connection: NetworkInformation): void {
  const active = {
    postMessage({ type }: ToServiceWorker, [port]: [MessagePort]) {
      asked.push(type);
      port.postMessage({ isHere: false });
    },
  };
  const registration = { active, waiting: null, installing: null, addEventListener: () => undefined };
  const serviceWorker = {
    ready: Promise.resolve(registration),
    register: () => Promise.resolve(registration),
    addEventListener: () => undefined,
    controller: null,
  };
  vi.stubGlobal('navigator', { connection, serviceWorker });
}

beforeEach(() => {
  asked = [];
  vi.stubEnv('DEV', false);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const fetches = (): number => asked.filter((type) => type === 'fetch-engine').length;

test.each([{ saveData: true }, { effectiveType: '2g' }])('over %j nothing is fetched unasked', async (connection) => {
  browse(connection);
  const app = new OfflineApp();
  app.want(); // the page of a game is there before the service worker is
  await app.follow();
  await vi.advanceTimersByTimeAsync(CALM_MS);
  expect(fetches()).toBe(0);
  await app.fetchEngine();
  expect(fetches()).toBe(1);
});

test('the page of a game comes first, then the engine', async () => {
  browse({ effectiveType: '4g' });
  const app = new OfflineApp();
  app.want();
  await app.follow();
  expect(fetches()).toBe(0);
  await vi.advanceTimersByTimeAsync(CALM_MS);
  expect(fetches()).toBe(1);
});

test('a service worker that is late gets the engine as soon as it is there', async () => {
  browse({});
  const app = new OfflineApp();
  app.want();
  await vi.advanceTimersByTimeAsync(CALM_MS);
  expect(fetches()).toBe(0);
  await app.follow();
  expect(fetches()).toBe(1);
});

test('where the browser lets no service worker keep files, the engine is not offered', async () => {
  const registration = { active: null, waiting: null, installing: {}, addEventListener: () => undefined };
  const serviceWorker = {
    ready: new Promise(() => undefined),
    register: () => Promise.resolve(registration),
    addEventListener: () => undefined,
    controller: null,
  };
  vi.stubGlobal('navigator', { connection: {}, serviceWorker });
  const app = new OfflineApp();
  void app.follow();
  await vi.advanceTimersByTimeAsync(CALM_MS);
  expect(app.canBeReady).toBe(false);
  expect(await app.fetchEngine()).toBe(false);
  expect(app.isFetching).toBe(false);
});
