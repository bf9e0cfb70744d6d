// @vitest-environment node
import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, expect, it, vi } from 'vitest';
import { caller, NAME, openDatabase, UPGRADES, VERSION } from '../../src/local/database';

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

it('keeps everything when a stored format is brought up to date, and an older page is told', async () => {
  const factory = new IDBFactory();
  const old = caller(await openDatabase(factory));
  await old('append', addition(0, 'open'));
  await old('put_person', '{"person": "ann", "name": "Ann"}');
  const addStore = (database: IDBDatabase): void => void database.createObjectStore('later');
  const database = await openDatabase(factory, NAME, [...UPGRADES, addStore]);
  expect([...database.objectStoreNames]).toContain('later');
  const { table, entries } = JSON.parse(await caller(database)('load', '"t"')).value as Record<string, unknown>;
  expect([table, entries]).toEqual([ROW, [[0, 'open', '{}']]]);
  expect(await caller(database)('people', 'null')).toBe('{"value":[{"person":"ann","name":"Ann"}]}');
  expect(JSON.parse(await old('people', 'null'))).toMatchObject({ error: 'InvalidStateError' });
});

it('leaves a stored format as it was when bringing it up to date fails', async () => {
  const factory = new IDBFactory();
  const first = await openDatabase(factory);
  await caller(first)('append', addition(0, 'open'));
  first.close();
  const fail = (): void => {
    throw new Error('no room');
  };
  await expect(openDatabase(factory, NAME, [...UPGRADES, fail])).rejects.toMatchObject({ name: 'AbortError' });
  expect(await caller(await openDatabase(factory))('load', '"t"')).toContain('"open"');
});
