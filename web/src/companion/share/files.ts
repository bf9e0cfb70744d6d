// Games with real cards as files: a score sheet for a spreadsheet, everything that was written, and both taken in again.
import { storage } from '../../settings/storage';
import { saveFile } from '../../ui/share/save_file';
import { firstName } from '../../wire/guest_name';
import { getLog, getSheet, importCompanion } from '../../wire/http';
import { identity } from '../../wire/identity.svelte';
import { local } from '../../wire/hosts/local.svelte';
import { localTables } from '../../wire/hosts/local_tables.svelte';
import { reach } from '../../wire/hosts/reach.svelte';
import { server } from '../../wire/hosts/server';

/** One row for each seat and round, as spreadsheets read it. */
export async function saveSheet(table: string): Promise<void> {
  const { csv } = await getSheet(table);
  saveFile(`volteface-${table}.csv`, csv, 'text/csv');
}

/** Everything that was written, corrections included. */
export async function saveEverything(table: string): Promise<void> {
  saveFile(`volteface-${table}.json`, JSON.stringify(await getLog(table)));
}

/** Open a table from a file: at the server if it answers, otherwise on this device. Returns its page. */
export async function takeFile(file: Blob): Promise<string> {
  const backend = reach.isUp ? server : local;
  await identity.be(identity.name || firstName(), backend);
  const { path } = await importCompanion(file, backend);
  if (!backend.isRemote) void localTables.refresh();
  return path;
}

/** Put a game of this device on the server, with everything that was written. Returns its page. */
export async function putOnServer(table: string): Promise<string> {
  await identity.be(identity.name || firstName(), server);
  const log = new Blob([JSON.stringify(await getLog(table))], { type: 'application/json' });
  const { path } = await importCompanion(log, server);
  storage.write(PUT, { ...storage.read<Record<string, string>>(PUT, {}), [table]: path });
  return path;
}

const PUT = 'put-on-server'; // the pages at the server by the ids of the tables on this device

/** Where a game of this device goes on since it was put on the server; null if it was not. */
export function placeOnServer(table: string): string | null {
  return storage.read<Record<string, string>>(PUT, {})[table] ?? null;
}

/** Delete from this device what is on the server, so that no evening counts twice; a table that is open stays. */
export async function tidyPut(): Promise<void> {
  const put = localTables.list.filter(({ table }) => placeOnServer(table) !== null);
  for (const { table } of put) await local.request('DELETE', `/api/tables/${table}`);
  if (put.length > 0) await localTables.refresh();
}
