// Values that outlast a killed browser, in IndexedDB: Chromium writes localStorage to the disk only seconds later. Where
// it is denied, as in some private windows, there are none.
const DATABASE = 'volteface-page';
const STORE = 'values';

let opening: Promise<IDBDatabase> | null = null;

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  const database = await settled(request);
  database.onclose = () => (opening = null);
  return database;
}

async function start(mode: IDBTransactionMode): Promise<IDBTransaction> {
  return (await (opening ??= open())).transaction(STORE, mode, { durability: 'strict' });
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });
}

export const durable = {
  /** Null if there is no such value. */
  async read<Value>(name: string): Promise<Value | null> {
    try {
      const transaction = await start('readonly');
      return ((await settled(transaction.objectStore(STORE).get(name))) as Value | undefined) ?? null;
    } catch {
      return null;
    }
  },

  /** Resolves once the value is on the disk, or cannot be kept; null removes it. */
  async write(name: string, value: unknown): Promise<void> {
    try {
      const transaction = await start('readwrite');
      const values = transaction.objectStore(STORE);
      if (value === null) values.delete(name);
      else values.put(value, name);
      await new Promise((resolve) => (transaction.oncomplete = transaction.onabort = resolve));
    } catch {
      // The value lasts as long as that in localStorage.
    }
  },
};
