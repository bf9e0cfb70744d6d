// @vitest-environment node
import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, expect, it, vi } from 'vitest';
import { caller, NAME, openDatabase, VERSION } from '../../src/local/database';

globalThis.IDBKeyRange = IDBKeyRange;

const ROW = { id: 't', data: '{}', people: ['ann'], players: ['ann'], stage: 'playing', updated: 1, code: '' };

function addition(seq: number, action: string): string {
  return JSON.stringify({ id: 't', expected: seq, entries: [[seq, action, '{}']], table: ROW, snapshot: null });
}

afterEach(() => vi.restoreAllMocks());

it('lets one of two tabs append when both try at once', async () => {
  const factory = new IDBFactory();
  const [one, other] = await Promise.all([openDatabase(factory), openDatabase(factory)]);
  await caller(one)('append', addition(0, 'open'));
  const results = await Promise.all([
    caller(one)('append', addition(1, 'a')),
    caller(other)('append', addition(1, 'b')),
  ]);
  expect(results.sort()).toEqual(['{"value":false}', '{"value":true}']);
  const { entries } = JSON.parse(await caller(other)('load', '"t"')).value as { entries: unknown[] };
  expect(entries).toHaveLength(2);
});

it('keeps nothing of an addition for which there is no room', async () => {
  const call = caller(await openDatabase(new IDBFactory()));
  await call('append', addition(0, 'open'));
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect(JSON.parse(await call('append', addition(1, 'move')))).toMatchObject({ error: 'QuotaExceededError' });
  put.mockRestore();
  expect((JSON.parse(await call('load', '"t"')).value as { entries: unknown[] }).entries).toHaveLength(1);
  expect(await call('append', addition(1, 'move'))).toBe('{"value":true}');
});

it('does not open what a later version has stored', async () => {
  const factory = new IDBFactory();
  await new Promise((resolve) => (factory.open(NAME, VERSION + 1).onsuccess = resolve));
  await expect(openDatabase(factory)).rejects.toMatchObject({ name: 'VersionError' });
});

it('makes way for a later version, and says that it is closed from then on', async () => {
  const factory = new IDBFactory();
  const call = caller(await openDatabase(factory));
  await new Promise((resolve) => (factory.open(NAME, VERSION + 1).onsuccess = resolve));
  expect(JSON.parse(await call('people', 'null'))).toMatchObject({ error: 'InvalidStateError' });
});

it('asks for writes that are on the disk before they count', async () => {
  const database = await openDatabase(new IDBFactory());
  const transaction = vi.spyOn(database, 'transaction');
  await caller(database)('append', addition(0, 'open'));
  expect(transaction.mock.calls[0]?.[2]).toEqual({ durability: 'strict' });
});
