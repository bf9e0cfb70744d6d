// @vitest-environment happy-dom
// What others open: a page on this very computer gives out an address that they reach, or says how to let them in.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Companion } from '../../src/companion/companion.svelte';
import ScreenSheet from '../../src/companion/share/ScreenSheet.svelte';
import { server } from '../../src/wire/hosts/server';
import { words } from '../../src/words/words.svelte';
import { readForms } from '../../words.plugin';

const ORIGIN = 'http://192.0.2.7:8007';
const CODE = 'BCDFG';
let page: object | null = null;

beforeEach(() => words.use('en', readForms('en')));
afterEach(() => {
  if (page) void unmount(page);
  page = null;
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

async function show(origin: string | null): Promise<string[]> {
  vi.spyOn(server, 'request').mockResolvedValue({ status: 200, body: { origin } });
  const companion = { isHere: false, client: { id: 'abcdef23', table: { code: CODE } } } as unknown as Companion;
  page = mount(ScreenSheet, { target: document.body, props: { companion, isOpen: true } });
  for (let step = 0; step < 20; step++) {
    await Promise.resolve();
    flushSync();
  }
  return [...document.querySelectorAll('input')].map(({ value }) => value);
}

test('the big screen and the phones get the address in the network, not that of this computer', async () => {
  expect(location.hostname).toBe('localhost');
  expect(await show(ORIGIN)).toEqual([`${ORIGIN}/tv/${CODE}`, `${ORIGIN}/t/abcdef23`]);
  expect(document.body.textContent).toContain(`192.0.2.7:8007/tv/${CODE}`);
});

test('where nobody else reaches this computer, no link is shown, but how to let them in', async () => {
  expect(await show(null)).toEqual([]);
  expect(document.body.textContent).toContain('scripts/play --lan');
});
