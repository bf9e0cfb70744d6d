// @vitest-environment node
import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Copies, openCopies } from '../../src/local/copies';
import { caller, openDatabase, type EntryRow, type NewRows, type StoredRows } from '../../src/local/database';
import { complete, copied, restore } from '../../src/local/storage';
import { MemoryFolder } from './files';

globalThis.IDBKeyRange = IDBKeyRange;

const ROW = { id: 't', data: '{}', people: ['ann'], players: ['ann'], stage: 'playing', updated: 1, code: '' };
const SNAPSHOT = { table: 't', seq: 1, data: 'large' };
const ANN = '{"person":"ann","name":"Ann"}';
const ZED = '{"person":"Zed","name":"Zed"}'; // sorts before ann

type Call = (operation: string, argument: string) => Promise<string>;

function addition(expected: number, ...actions: string[]): string {
  const entries = actions.map((action, index): EntryRow => [expected + index, action, `{"é":"${action}"}`]);
  return JSON.stringify({ id: 't', expected, entries, table: expected === 0 ? ROW : null, snapshot: SNAPSHOT });
}

let folder: MemoryFolder;
let copies: Copies;
const asFolder = (memory: MemoryFolder) => memory as unknown as ConstructorParameters<typeof Copies>[0];
const stored = async (call: Call): Promise<StoredRows> => JSON.parse(await call('load', '"t"')).value;
const actions = ({ entries }: StoredRows): string[] => entries.map(([, action]) => action);
const text = (data: Uint8Array): string => new TextDecoder().decode(data);
const encoded = (line: string) => new TextEncoder().encode(line);
/** What a database holds that is filled from the copies. */
async function brought(): Promise<StoredRows> {
  const database = await openDatabase(new IDBFactory());
  await restore(database, new Copies(asFolder(folder)));
  return stored(caller(database));
}

beforeEach(() => {
  folder = new MemoryFolder();
  copies = new Copies(asFolder(folder));
});

afterEach(() => vi.restoreAllMocks());

it('brings back everybody and every log when the browser has lost its database', async () => {
  const call = copied(await openDatabase(new IDBFactory()), copies);
  for (const person of [ANN, ZED, '{"person":"ann","name":"Anna"}']) await call('put_person', person);
  expect(await call('append', addition(0, 'open', 'sit'))).toBe('{"value":true}');
  expect(await call('append', addition(2, 'start'))).toBe('{"value":true}');
  const before = await stored(call);

  const empty = await openDatabase(new IDBFactory());
  expect(await restore(empty, new Copies(asFolder(folder)))).toBe(1);
  expect(await stored(caller(empty))).toEqual({ ...before, snapshot: null });
  const everybody = await caller(empty)('people', 'null');
  expect(everybody).toBe('{"value":[{"person":"ann","name":"Anna"},{"person":"Zed","name":"Zed"}]}');
});

it('leaves out a copy that makes no sense, and brings the others back', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const call = copied(await openDatabase(new IDBFactory()), copies);
  await call('append', addition(0, 'open'));
  await copies.append({ ...(JSON.parse(addition(0, 'open')) as NewRows), id: 'a' }, () => Promise.reject(new Error()));
  folder.files.get('table-a')!.data = encoded('{"expected":0,"entries":7,"table":{}}\n');
  expect(actions(await brought())).toEqual(['open']);
  expect(console.warn).toHaveBeenCalledOnce();
});

it('leaves a database alone that knows somebody', async () => {
  const call = copied(await openDatabase(new IDBFactory()), copies);
  await call('append', addition(0, 'open'));
  const other = await openDatabase(new IDBFactory());
  await caller(other)('put_person', ANN);
  expect(await restore(other, copies)).toBe(0);
  expect((await stored(caller(other))).table).toBeNull();
});

it('finishes what was interrupted, since everybody comes last', async () => {
  const call = copied(await openDatabase(new IDBFactory()), copies);
  await call('put_person', ANN);
  await call('append', addition(0, 'open', 'sit'));
  const half = await openDatabase(new IDBFactory());
  await caller(half)('append', addition(0, 'open', 'sit'));
  await restore(half, copies);
  expect(await caller(half)('people', 'null')).toBe(`{"value":[${ANN}]}`);
  expect(actions(await stored(caller(half)))).toEqual(['open', 'sit']);
});

it('has a change on the disk before it counts', async () => {
  const call = copied(await openDatabase(new IDBFactory()), copies);
  await call('append', addition(0, 'open'));
  expect(folder.flushes).toBe(1);
  await call('append', addition(1, 'sit'));
  expect(folder.flushes).toBe(2);
});

it('copies nothing that the database has refused', async () => {
  const call = copied(await openDatabase(new IDBFactory()), copies);
  await call('append', addition(0, 'open'));
  expect(await call('append', addition(5, 'late'))).toBe('{"value":false}');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await call('append', addition(1, 'full'));
  await call('put_person', ANN);
  vi.restoreAllMocks();
  expect(actions(await brought())).toEqual(['open']);
});

it('forgets half a line, as a kill leaves it, and writes the next one in its place', async () => {
  const call = copied(await openDatabase(new IDBFactory()), copies);
  await call('append', addition(0, 'open'));
  const file = folder.files.get('table-t')!;
  file.data = encoded(text(file.data) + `{"expected":1,"entries":[[1,"${'torn'.repeat(99)}`);
  expect(actions(await brought())).toEqual(['open']);
  await copied(await databaseWith(addition(0, 'open')), new Copies(asFolder(folder)))('append', addition(1, 'sit'));
  expect(actions(await brought())).toEqual(['open', 'sit']);
  expect(text(file.data)).not.toContain('torn');
});

it('holds what the database has where the two differ, and nothing behind a gap', async () => {
  const rows = (expected: number, ...done: string[]): NewRows => JSON.parse(addition(expected, ...done)) as NewRows;
  const notNeeded = () => Promise.reject(new Error('not needed'));
  await copies.append(rows(0, 'open', 'undone'), notNeeded);
  await copies.append(rows(1, 'sit'), notNeeded);
  expect(actions(await brought())).toEqual(['open', 'sit']);
  const file = folder.files.get('table-t')!;
  file.data = encoded(text(file.data) + '{"expected":7,"entries":[[7,"later","{}"]],"table":null}\n');
  expect(actions(await brought())).toEqual(['open', 'sit']);
});

async function databaseWith(...additions: string[]): Promise<IDBDatabase> {
  const database = await openDatabase(new IDBFactory());
  for (const one of additions) await caller(database)('append', one);
  return database;
}

it('catches up with what it lacks: the log went on without it, or a line found no room', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const database = await databaseWith(addition(0, 'open'));
  const call = copied(database, copies);
  await call('append', addition(1, 'sit'));
  expect(actions(await brought())).toEqual(['open', 'sit']);
  folder.room = 10;
  expect(await call('append', addition(2, 'start'))).toBe('{"value":true}'); // the database has it
  folder.room = Infinity;
  expect(actions(await brought())).toEqual(['open', 'sit']);
  await call('append', addition(3, 'hit'));
  expect(actions(await brought())).toEqual(['open', 'sit', 'start', 'hit']);
  expect(console.warn).toHaveBeenCalledOnce();
});

it('is written by two tabs in turn', async () => {
  const database = await openDatabase(new IDBFactory());
  const [one, other] = [copied(database, copies), copied(database, new Copies(asFolder(folder)))];
  await one('append', addition(0, 'open'));
  await other('append', addition(1, 'sit'));
  await one('append', addition(2, 'start'));
  expect(actions(await brought())).toEqual(['open', 'sit', 'start']);
  expect(text(folder.files.get('table-t')!.data).trim().split('\n')).toHaveLength(3); // nothing was written twice
});

it('waits while another tab has the file', async () => {
  const call = copied(await openDatabase(new IDBFactory()), copies);
  await call('append', addition(0, 'open'));
  const file = folder.files.get('table-t')!;
  file.isOpen = true;
  setTimeout(() => (file.isOpen = false), 30);
  await call('append', addition(1, 'sit'));
  expect(actions(await brought())).toEqual(['open', 'sit']);
});

it('copies what was kept before there were copies', async () => {
  const database = await databaseWith(addition(0, 'open', 'sit'));
  await caller(database)('put_person', ANN);
  await complete(database, copies);
  await complete(database, copies); // once
  expect(actions(await brought())).toEqual(['open', 'sit']);
  expect(await copies.people()).toEqual([{ person: 'ann', name: 'Ann' }]);
  expect(folder.flushes).toBe(2);
});

it('copies nothing that is deleted while it is copied', async () => {
  const database = await databaseWith(addition(0, 'open'));
  const append = copies.append.bind(copies);
  vi.spyOn(copies, 'append').mockImplementation(async (...given) => {
    await caller(database)('delete', '["t"]');
    await append(...given);
  });
  await complete(database, copies);
  expect(await copies.tables()).toEqual(new Set());
});

it('brings back nothing that was deleted', async () => {
  const call = copied(await openDatabase(new IDBFactory()), copies);
  await call('put_person', ANN);
  await call('append', addition(0, 'open'));
  await call('delete', '["t"]');
  await call('delete_person', '"ann"');
  expect((await brought()).table).toBeNull();
  expect([await copies.people(), await copies.tables()]).toEqual([[], new Set()]);
});

it('deletes nothing whose copy cannot be deleted', async () => {
  const call = copied(await openDatabase(new IDBFactory()), copies);
  await call('append', addition(0, 'open'));
  vi.spyOn(folder, 'removeEntry').mockRejectedValue(new DOMException('denied', 'InvalidStateError'));
  expect(JSON.parse(await call('delete', '["t"]'))).toMatchObject({ error: 'InvalidStateError' });
  expect((await stored(call)).table).toEqual(ROW);
});

it('names files after ids, whatever is in them', async () => {
  const rows = JSON.parse(addition(0, 'open')) as NewRows;
  await copies.append({ ...rows, id: 'local-../é' }, () => Promise.reject(new Error('not needed')));
  expect([...folder.files.keys()].every((name) => !name.includes('/'))).toBe(true);
  expect(await copies.tables()).toEqual(new Set(['local-../é']));
  expect((await copies.table('local-../é'))?.entries).toHaveLength(1);
});

it('goes without copies where the browser has no such files, or denies them', async () => {
  expect(await openCopies({} as StorageManager)).toBeNull();
  const denied = { getDirectory: () => Promise.reject(new DOMException('private', 'SecurityError')) };
  expect(await openCopies(denied as unknown as StorageManager)).toBeNull();
});
