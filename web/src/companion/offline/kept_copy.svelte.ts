// A server's table for real cards as this device last saw it: a page that is loaded without a connection goes on from there.
import { storage } from '../../settings/storage';
import { isLocal } from '../../wire/hosts/backend';
import type { TableClient } from '../../wire/table_client.svelte';
import type { SeenEntry, TableView } from '../../wire/types';

export interface KeptCopy {
  table: TableView;
  person: string | null;
  /** Everything that happened, without events: they have been shown. */
  story: SeenEntry[];
}

const LIST = 'copies'; // of table ids, the latest first
const MOST = 3;
const nameOf = (table: string): string => `copy-${table}`;

export function findCopy(table: string): KeptCopy | null {
  return storage.read<KeptCopy | null>(nameOf(table), null);
}

/** Keep what is known of a table now, in place of what was kept of the one before the last few. */
export function keepCopy({ id, table, person, story }: TableClient): void {
  if (table === null) return;
  const [kept, old] = split([id, ...storage.read<string[]>(LIST, []).filter((one) => one !== id)]);
  for (const one of old) storage.remove(nameOf(one));
  storage.write(LIST, kept);
  storage.write(nameOf(id), { table, person, story: story.map((entry) => ({ ...entry, events: [] })) });
}

const split = (ids: string[]): [string[], string[]] => [ids.slice(0, MOST), ids.slice(MOST)];

/** Keep a copy of a server's table for real cards while it is connected; show it if the page begins without a host. */
export function followCopy(client: TableClient): void {
  if (isLocal(client.id)) return;
  $effect(() => {
    if (client.status === 'live' && client.table?.companion) keepCopy(client);
  });
  $effect(() => {
    if (client.status !== 'offline' || client.table !== null) return;
    const copy = findCopy(client.id);
    if (copy) client.restore(copy);
  });
}
