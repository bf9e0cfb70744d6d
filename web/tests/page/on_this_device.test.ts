// @vitest-environment happy-dom
// What pages say of games on this device: when the engine starts again, and when a saved file is brought back.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import DeviceStorage from '../../src/me/DeviceStorage.svelte';
import TablePage from '../../src/pages/TablePage.svelte';
import Banner from '../../src/shell/Banner.svelte';
import { local } from '../../src/wire/hosts/local.svelte';
import { localTables } from '../../src/wire/hosts/local_tables.svelte';
import { identity } from '../../src/wire/identity.svelte';
import type { TableClient } from '../../src/wire/table_client.svelte';
import { words } from '../../src/words/words.svelte';
import { readForms } from '../../words.plugin';

let page: Record<string, unknown>;
const text = (): string => document.body.textContent.replace(/\s+/g, ' ');

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no server')));
  words.use('en', readForms('en'));
});
afterEach(() => {
  void unmount(page);
  localTables.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a game that cannot be opened on this device says why, and is not tried again and again', async () => {
  let tries = 0;
  vi.spyOn(local, 'request').mockResolvedValue({ status: 503, body: null });
  vi.spyOn(local, 'connect').mockImplementation((_, listener) => {
    tries += 1;
    local.failure = 'local-failed-storage';
    queueMicrotask(() => listener.closed(1006));
    return { send: () => false, close: () => undefined };
  });
  vi.useFakeTimers();
  page = mount(TablePage, { target: document.body, props: { id: 'local-abc' } });
  await vi.advanceTimersByTimeAsync(60_000);
  flushSync();
  vi.useRealTimers();
  local.failure = '';
  expect(document.querySelector('[role=alert]')?.textContent).toContain('This browser keeps nothing for this page');
  expect(document.querySelector('main a')?.textContent).toBe('Home');
  expect(tries).toBe(1);
});

const lostTable = (id: string): TableClient =>
  ({ id, status: 'offline', table: {}, waiting: 1, retry: () => undefined }) as unknown as TableClient;

test('a table on this device whose engine starts again is not offline', () => {
  page = mount(Banner, { target: document.body, props: { client: lostTable('local-abc') } });
  expect(text()).toContain('The game is starting again on this device. Nothing is lost.');
  expect(text()).not.toContain('offline');
});

test('a table at a server is', () => {
  page = mount(Banner, { target: document.body, props: { client: lostTable('abc') } });
  expect(text()).toContain('You are offline.');
});

test('whoever brings back a saved file in a new browser has their name back', async () => {
  const answers: Record<string, unknown> = {
    'POST /api/export': { tables: 1, known: 0, refused: [] },
    'GET /api/me': { person: 'p', name: 'Owl' },
    'POST /api/guests': { person: 'p', name: 'Owl' },
    'PATCH /api/me': { person: 'p', name: 'Owl' },
    'GET /api/me/tables': [],
  };
  vi.spyOn(local, 'request').mockImplementation((method, path) =>
    Promise.resolve({ status: 200, body: answers[`${method} ${path}`] ?? [] }),
  );
  page = mount(DeviceStorage, { target: document.body });
  flushSync();
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  Object.defineProperty(input, 'files', { value: [new File(['{}'], 'all.json')] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(identity.name).toBe('Owl'));
});

test('where the browser refuses to tell how much is kept, nothing is said of it, and nothing fails', async () => {
  const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  vi.stubGlobal('navigator', { storage: { estimate: refuse, persisted: refuse } });
  const unhandled = vi.fn();
  process.once('unhandledRejection', unhandled);
  page = mount(DeviceStorage, { target: document.body });
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  expect(text()).not.toContain('MB here');
});
