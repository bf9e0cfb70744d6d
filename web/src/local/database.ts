// The IndexedDB of the local host: append-only logs, records, snapshots and people. Each operation is one transaction,
// takes and returns JSON, and never rejects. Its types are those of src/volteface/browser/store.py.
export const NAME = 'volteface';

export type EntryRow = [seq: number, action: string, data: string];

export interface TableRow {
  id: string;
  data: string;
  people: string[];
  players: string[];
  stage: string;
  code: string;
  updated: number;
}

interface SnapshotRow {
  table: string;
  seq: number;
  data: string;
}

export interface StoredRows {
  entries: EntryRow[];
  table: TableRow | null;
  snapshot: SnapshotRow | null;
}

export interface NewRows extends StoredRows {
  id: string;
  expected: number;
}

interface StoredEntry {
  table: string;
  seq: number;
  action: string;
  data: string;
}

interface Wanted {
  person: string | null;
  player: string | null;
  stage: string | null;
  code: string | null;
  most: number;
}

export interface Person {
  person: string;
  name: string;
}

type Stored<T> = T & { since: number };
type Upgrade = (database: IDBDatabase) => void;
type Operation = (database: IDBDatabase, argument: never) => Promise<unknown>;

class Conflict extends Error {}

/** Opens the database, and creates it if there is none; rejects if the browser denies it or it is of a later version. */
export async function openDatabase(
  factory: IDBFactory = indexedDB,
  name = NAME,
  upgrades: readonly Upgrade[] = UPGRADES,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = factory.open(name, upgrades.length);
    opening.onupgradeneeded = ({ oldVersion }) => {
      for (const upgrade of upgrades.slice(oldVersion)) upgrade(opening.result);
    };
    opening.onsuccess = () => {
      const database = opening.result;
      database.onversionchange = () => database.close(); // a newer version of the page is opened in another tab
      resolve(database);
    };
    opening.onerror = () => reject(opening.error ?? new Error('IndexedDB cannot be opened'));
  });
}

function createStores(database: IDBDatabase): void {
  const tables = database.createObjectStore('tables', { keyPath: 'id' });
  tables.createIndex('people', 'people', { multiEntry: true });
  const entries = database.createObjectStore('entries', { keyPath: ['table', 'seq'] });
  entries.createIndex('action', ['table', 'action'], { unique: true });
  database.createObjectStore('snapshots', { keyPath: 'table' });
  database.createObjectStore('people', { keyPath: 'person' });
}

// What brings a stored format to the next version; a device that was away for long takes several.
export const UPGRADES: readonly Upgrade[] = [createStores];
export const VERSION = UPGRADES.length;

/** Calls an operation by its name: `{"value": …}`, or `{"error": NAME, "text": …}`. */
export function caller(database: IDBDatabase): (operation: string, argument: string) => Promise<string> {
  return async (operation, argument) => {
    try {
      const run = OPERATIONS[operation];
      if (!run) throw new Error(`there is no operation ${operation}`);
      return JSON.stringify({ value: (await run(database, JSON.parse(argument) as never)) ?? null });
    } catch (error) {
      return failure(error);
    }
  };
}

export function failure(error: unknown): string {
  const { name, message } = error instanceof DOMException || error instanceof Error ? error : { name: '', message: '' };
  return JSON.stringify({ error: name || 'UnknownError', text: message });
}

/** Whether the rows were added: they are not if somebody else has appended meanwhile. */
export async function append(database: IDBDatabase, rows: NewRows): Promise<boolean> {
  try {
    await write(database, ['tables', 'entries', 'snapshots'], (transaction) => addRows(transaction, rows));
  } catch (error) {
    if (error instanceof Conflict || (error as Error).name === 'ConstraintError') return false;
    throw error;
  }
  return true;
}

/** Adds the rows if the log has exactly as many entries as expected; whatever is there already makes the rest fail. */
async function addRows(
  transaction: IDBTransaction,
  { id, expected, entries, table, snapshot }: NewRows,
): Promise<void> {
  const stored = transaction.objectStore('entries');
  const range = IDBKeyRange.bound([id, Math.max(expected - 1, 0)], [id, expected]);
  const around = (await result(stored.getAllKeys(range))) as [string, number][];
  const isExpected = expected === 0 ? around.length === 0 : around.length === 1 && around[0]?.[1] === expected - 1;
  if (!isExpected) throw new Conflict();
  for (const [seq, action, data] of entries) stored.add({ table: id, seq, action, data });
  if (table) transaction.objectStore('tables').put(table);
  if (snapshot) transaction.objectStore('snapshots').put(snapshot);
}

/** The ids of all tables. */
export async function tableIds(database: IDBDatabase): Promise<string[]> {
  return (await result(database.transaction('tables').objectStore('tables').getAllKeys())) as string[];
}

export async function load(database: IDBDatabase, id: string): Promise<StoredRows> {
  const transaction = database.transaction(['tables', 'entries', 'snapshots']);
  const [table, entries, snapshot] = await Promise.all([
    result(transaction.objectStore('tables').get(id)),
    result(transaction.objectStore('entries').getAll(logOf(id))) as Promise<StoredEntry[]>,
    result(transaction.objectStore('snapshots').get(id)),
  ]);
  const rows = entries.map(({ seq, action, data }): EntryRow => [seq, action, data]);
  return { table: table ?? null, entries: rows, snapshot: snapshot ?? null };
}

async function find(database: IDBDatabase, { person, player, stage, code, most }: Wanted): Promise<TableRow[]> {
  const tables = database.transaction('tables').objectStore('tables');
  const all = (await result(person === null ? tables.getAll() : tables.index('people').getAll(person))) as TableRow[];
  const fitting = all.filter(
    (table) =>
      (stage === null || table.stage === stage) &&
      (code === null || table.code === code) &&
      (player === null || table.players.includes(player)),
  );
  return fitting.sort((one, other) => other.updated - one.updated || (one.id < other.id ? -1 : 1)).slice(0, most);
}

async function remove(database: IDBDatabase, ids: string[]): Promise<void> {
  await write(database, ['tables', 'entries', 'snapshots'], (transaction) => {
    for (const id of ids) {
      transaction.objectStore('tables').delete(id);
      transaction.objectStore('entries').delete(logOf(id));
      transaction.objectStore('snapshots').delete(id);
    }
  });
}

/** Everybody, the first one first. */
export async function people(database: IDBDatabase): Promise<Person[]> {
  const all = (await result(database.transaction('people').objectStore('people').getAll())) as Stored<Person>[];
  all.sort((one, other) => one.since - other.since || (one.person < other.person ? -1 : 1));
  return all.map(({ person, name }) => ({ person, name }));
}

export async function putPerson(database: IDBDatabase, { person, name }: Person, since = Date.now()): Promise<void> {
  await write(database, ['people'], async (transaction) => {
    const stored = transaction.objectStore('people');
    const known = (await result(stored.get(person))) as Stored<Person> | undefined;
    stored.put({ person, name, since: known?.since ?? since });
  });
}

async function deletePerson(database: IDBDatabase, person: string): Promise<void> {
  await write(database, ['people'], (transaction) => void transaction.objectStore('people').delete(person));
}

async function storage(): Promise<unknown> {
  const manager = globalThis.navigator?.storage;
  const [estimate, isPersistent] = await Promise.all([manager?.estimate?.(), manager?.persisted?.()]);
  return { used: estimate?.usage ?? 0, quota: estimate?.quota ?? 0, is_persistent: isPersistent ?? false };
}

const OPERATIONS: Record<string, Operation> = {
  append,
  load,
  find,
  delete: remove,
  people,
  put_person: putPerson,
  delete_person: deletePerson,
  storage,
};

/** Runs a function in a transaction of its own; resolves once everything is on the disk, and nothing is kept if it fails. */
async function write(
  database: IDBDatabase,
  stores: string[],
  run: (transaction: IDBTransaction) => Promise<void> | void,
): Promise<void> {
  const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was aborted'));
  });
  try {
    await run(transaction);
  } catch (error) {
    done.catch(() => undefined);
    transaction.abort();
    throw error;
  }
  await done;
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the request failed'));
  });
}

function logOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}
