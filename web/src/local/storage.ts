// What this device keeps: a database, and a second copy that fills it again where the browser has lost it.
import { openCopies, type Copies } from './copies.ts';
import { append, caller, failure, load, openDatabase, people, putPerson, tableIds } from './database.ts';
import type { NewRows, Person } from './database.ts';
import type { CallDatabase } from './engine.ts';

export interface OpenStorage {
  call: CallDatabase;
  /** How many games were brought back from the copy. */
  restored: number;
}

/** Opens both; rejects if the database cannot be opened. `closed` is called if the browser closes it by itself. */
export async function openStorage(closed: () => void): Promise<OpenStorage> {
  const [database, copies] = await Promise.all([openDatabase(), openCopies()]);
  database.onclose = closed;
  if (!copies) return { call: caller(database), restored: 0 };
  const restored = await restore(database, copies);
  complete(database, copies).catch(warn);
  return { call: copied(database, copies), restored };
}

/** Fills a database that knows nobody. Everybody comes last, so that one that was interrupted is done again. */
export async function restore(database: IDBDatabase, copies: Copies): Promise<number> {
  if ((await people(database)).length > 0) return 0;
  let restored = 0;
  for (const id of await copies.tables()) {
    try {
      const rows = await copies.table(id);
      if (rows && (await append(database, rows))) restored++;
    } catch (error) {
      console.warn(`What the second copy has of ${id} cannot be brought back:`, error);
    }
  }
  for (const [index, person] of (await copies.people()).entries()) await putPerson(database, person, index);
  return restored;
}

/** Copies whatever has no copy: an earlier version of the page has kept it, or it could not be written then. */
export async function complete(database: IDBDatabase, copies: Copies): Promise<void> {
  if ((await copies.people()).length === 0) {
    for (const person of await people(database)) await copies.putPerson(person);
  }
  const known = await copies.tables();
  for (const id of await tableIds(database)) {
    if (known.has(id)) continue;
    await copies.append(await wholeTable(database, id), () => wholeTable(database, id));
    if (!(await load(database, id)).table) await copies.remove([id]); // it was deleted meanwhile
  }
}

/** The database's operations, each of which is done once the copy has it too. */
export function copied(database: IDBDatabase, copies: Copies): CallDatabase {
  const call = caller(database);
  return async (operation, argument) => {
    if (operation === 'delete') {
      // First, so that nothing comes back that somebody has deleted.
      try {
        await copies.remove(JSON.parse(argument) as string[]);
      } catch (error) {
        return failure(error);
      }
    }
    const answer = await call(operation, argument);
    await note(operation, argument, answer).catch(warn);
    return answer;
  };

  /** A copy that cannot be written takes back nothing: the database has it, and the next change brings the rest. */
  async function note(operation: string, argument: string, answer: string): Promise<void> {
    switch (operation) {
      case 'append': {
        if (answer !== APPENDED) return;
        const rows = JSON.parse(argument) as NewRows;
        return copies.append(rows, () => wholeTable(database, rows.id));
      }
      case 'put_person':
        if (answer !== DONE) return;
        return copies.putPerson(JSON.parse(argument) as Person);
      case 'delete_person':
        if (answer !== DONE) return;
        return copies.putPerson({ person: JSON.parse(argument) as string, name: null });
    }
  }
}

const APPENDED = '{"value":true}';
const DONE = '{"value":null}';

async function wholeTable(database: IDBDatabase, id: string): Promise<NewRows> {
  return { id, expected: 0, ...(await load(database, id)) };
}

function warn(error: unknown): void {
  console.warn('The second copy is behind:', error);
}
