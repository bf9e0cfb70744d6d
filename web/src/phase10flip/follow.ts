// One director for each table: whatever shows a part of it sees the same cards at the same time.
import { settings } from '../settings/settings.svelte';
import { play } from '../sound';
import type { TableClient } from '../wire/table_client.svelte';
import { Director } from './director.svelte';

const directors = new WeakMap<TableClient, Director>();

/** The director of a table whose game has begun. */
export function directorOf(client: TableClient): Director {
  const known = directors.get(client) ?? begin(client);
  directors.set(client, known);
  return known;
}

function begin(client: TableClient): Director {
  const director = new Director(client.table!, { isStill: () => settings.isStill, play, shown: (seq) => (client.shown = seq) });
  client.listen((beat) => director.hear(beat));
  return director;
}
