// @vitest-environment happy-dom
// The page on which a table is opened: what is refused there in words.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import StartPage from '../../src/companion/start/StartPage.svelte';
import NewTable from '../../src/pages/new_table/NewTable.svelte';
import { notices } from '../../src/ui/notices.svelte';
import { local } from '../../src/wire/hosts/local.svelte';
import { rulebooks } from '../../src/wire/rulebooks.svelte';
import { words } from '../../src/words/words.svelte';
import { readForms } from '../../words.plugin';
import { readGames } from '../rulebooks';

rulebooks.games = readGames(); // so that no test waits for them
words.use('en', readForms('en'));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const DENIED = { reason: { id: 'local-failed-storage', arguments: {} }, text: 'denied' };
const WHY = 'This browser keeps nothing for this page';

/** There is no server, and the browser keeps nothing for the page. */
function denyAll(): void {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('There is no network here.')));
  vi.spyOn(local, 'request').mockResolvedValue({ status: 503, body: DENIED });
}

test('a number of phases that there is not is refused in words, and no game begins with another one', () => {
  const requests = vi.fn(() => Promise.reject(new Error('There is no network here.')));
  vi.stubGlobal('fetch', requests);
  const page = mount(NewTable, { target: document.body, props: { id: 'phase10flip' } });
  flushSync();
  requests.mockClear();
  const field = document.querySelector<HTMLInputElement>('input[type="number"]')!;
  for (const phases of ['0', '99', '']) {
    field.value = phases;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
    expect(field.closest('label')!.textContent).toContain('from 1 to 10');
    document.querySelector<HTMLElement>('.cta')!.click();
    expect([requests.mock.calls, document.activeElement]).toEqual([[], field]);
  }
  void unmount(page);
});

test('why no game can be played on this device stays on the page, until it can', async () => {
  denyAll();
  const page = mount(NewTable, { target: document.body, props: { id: 'flip7' } });
  flushSync();
  document.querySelector<HTMLElement>('.cta')!.click();
  await vi.waitFor(() => expect(document.querySelector('.hero .tag[role=alert]')?.textContent).toContain(WHY));
  expect(notices.list).toEqual([]);
  document.querySelector<HTMLElement>('.cta')!.click();
  flushSync();
  expect(document.querySelector('.hero .tag')).toBeNull();
  void unmount(page);
});

test('so it does where a table for real cards is set up', async () => {
  denyAll();
  const page = mount(StartPage, { target: document.body });
  flushSync();
  const field = document.querySelector<HTMLInputElement>('form input')!;
  for (const name of ['Ada', 'Bo', 'Cy']) {
    field.value = name;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.form!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    flushSync();
  }
  document.querySelector<HTMLElement>('footer .cta')!.click();
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toContain(WHY));
  expect(notices.list).toEqual([]);
  void unmount(page);
});
