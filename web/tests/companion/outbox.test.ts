import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { Outbox, type Unsent } from '../../src/companion/offline/outbox.svelte';
import { emptyStorage } from './stored';

const unsent = (action: string): Unsent => ({
  action,
  seq: 1,
  op: { op: 'add', report: { report: 'stayed', player: 0 } },
  name: 'Ann',
  isQueued: true,
});
const REFUSAL = { reason: { id: 'refused-not-your-turn', arguments: {} }, text: '' };
const actions = (list: readonly Unsent[]): string[] => list.map(({ action }) => action);

beforeEach(() => {
  emptyStorage();
  vi.resetModules(); // a database of its own for each test
  globalThis.indexedDB = new IDBFactory();
});

async function newOutbox(table = 't'): Promise<Outbox> {
  const made = await import('../../src/companion/offline/outbox.svelte');
  return new made.Outbox(table);
}

test('what was added is there although the browser was killed before it kept localStorage', async () => {
  const outbox = await newOutbox();
  for (const action of ['a', 'b']) outbox.add(unsent(action));
  outbox.mark('b', REFUSAL);
  await outbox.kept;
  emptyStorage();
  const next = await newOutbox();
  expect(next.list).toEqual([]);
  expect(actions(await next.recover())).toEqual(['a']); // the other one waits until somebody decides
  expect([actions(next.list), actions(next.refused)]).toEqual([['a', 'b'], ['b']]);
});

test('what was acknowledged is not recovered', async () => {
  const outbox = await newOutbox();
  outbox.add(unsent('a'));
  outbox.remove('a');
  await outbox.kept;
  expect(await (await newOutbox()).recover()).toEqual([]);
});

test('what is here already is recovered only once', async () => {
  const outbox = await newOutbox();
  outbox.add(unsent('a'));
  await outbox.kept;
  const next = await newOutbox();
  expect([await next.recover(), actions(next.list)]).toEqual([[], ['a']]);
});

test('where the browser keeps nothing it goes on all the same', async () => {
  globalThis.indexedDB = {
    open: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  } as unknown as IDBFactory;
  const outbox = await newOutbox();
  outbox.add(unsent('a'));
  await outbox.kept;
  expect([await outbox.recover(), actions(outbox.list)]).toEqual([[], ['a']]);
});

test('a table on this device needs none of it: its host keeps what it acknowledges', async () => {
  const outbox = await newOutbox('local-t');
  outbox.add(unsent('a'));
  await outbox.kept;
  emptyStorage();
  expect(await (await newOutbox('local-t')).recover()).toEqual([]);
});
