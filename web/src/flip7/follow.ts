// One director for each table: whatever shows a part of it sees the same cards at the same time.
import { settings } from '../settings/settings.svelte';
import { play } from '../sound';
import type { TableClient } from '../wire/table_client.svelte';
import type { Happening, TableView } from '../wire/types';
import { Flip7Director } from './director.svelte';

const directors = new WeakMap<TableClient, Flip7Director>();

/** The director of a table whose game has begun. */
export function directorOf(client: TableClient): Flip7Director {
  const known = directors.get(client) ?? begin(client, client.table!);
  directors.set(client, known);
  return known;
}

function begin(client: TableClient, table: TableView): Flip7Director {
  const director = new Flip7Director(table, {
    isStill: () => settings.isStill,
    play,
    pace: () => client.pace,
    self: () => client.self,
    shown: (seq) => (client.shown = seq),
  });
  client.listen((beat) => director.hear(beat));
  if (nobodyHasMoved(client.story)) director.begin({ table, happened: client.story, isCatchUp: false });
  return director;
}

/** Whether all cards so far are the first ones, which come before anybody decides. */
function nobodyHasMoved(story: readonly Happening[]): boolean {
  return story.every((entry) => entry.doing !== null || entry.actor === 'dealer');
}
