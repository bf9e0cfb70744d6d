// One director for each table: whatever shows a part of it sees the same cards at the same time.
import { settings } from '../settings/settings.svelte';
import { play } from '../sound';
import type { TableClient } from '../wire/table_client.svelte';
import { Phase10FlipDirector } from './director.svelte';

const directors = new WeakMap<TableClient, Phase10FlipDirector>();

/** The director of a table whose game has begun. */
export function directorOf(client: TableClient): Phase10FlipDirector {
  const known = directors.get(client) ?? begin(client);
  directors.set(client, known);
  return known;
}

function begin(client: TableClient): Phase10FlipDirector {
  const director = new Phase10FlipDirector(client.table!, {
    isStill: () => settings.isStill,
    play,
    pace: () => client.pace,
    self: () => client.self,
    shown: (seq) => (client.shown = seq),
  });
  client.listen((beat) => director.hear(beat));
  return director;
}
