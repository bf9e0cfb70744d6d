// @vitest-environment happy-dom
// The page on which a table is opened: what is refused there in words.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import NewTable from '../../src/pages/new_table/NewTable.svelte';
import { rulebooks } from '../../src/wire/rulebooks.svelte';
import { words } from '../../src/words/words.svelte';
import { readForms } from '../../words.plugin';
import { readGames } from '../rulebooks';

rulebooks.games = readGames(); // so that no test waits for them
words.use('en', readForms('en'));

afterEach(() => vi.unstubAllGlobals());

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
