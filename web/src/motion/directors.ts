// One director for each table, so that every part of a page shows the same cards at the same time.
import { settings } from '../settings/settings.svelte';
import { play } from '../sound';
import type { TableClient } from '../wire/table_client.svelte';
import type { SeenEntry, TableView } from '../wire/types';
import type { Director, Tools } from './director.svelte';
import type { Flying } from './flight';

/** So fast that nothing is seen of it. */
const SKIPPING = 1000;
/** Fast bots are shown faster too; calm ones take their time between two moves. */
const FAST_BOTS: Readonly<Record<string, number>> = { fast: 1.7 };

type AnyDirector = Director<Flying, unknown>;

/** A function that finds the director of a table whose game has begun, and makes it on first use. */
export function directors<Own extends AnyDirector>(
  Kind: new (table: TableView, tools: Tools) => Own,
): (client: TableClient) => Own {
  const known = new WeakMap<TableClient, Own>();
  return (client) => {
    const director = known.get(client) ?? begin(Kind, client, client.table!);
    known.set(client, director);
    return director;
  };
}

function begin<Own extends AnyDirector>(
  Kind: new (table: TableView, tools: Tools) => Own,
  client: TableClient,
  table: TableView,
): Own {
  const director = new Kind(table, {
    isStill: () => settings.isStill,
    play,
    pace: () => (client.isSkipping ? SKIPPING : client.pace * (FAST_BOTS[client.table?.bot_speed ?? ''] ?? 1)),
    self: () => (client.isShared ? client.me : client.self),
    shown: (entries, events) => ([client.shown, client.shownEvents] = [entries, events]),
    advise: () => client.advise(),
    story: () => client.story,
  });
  client.listen((beat) => director.receive(beat));
  if (nobodyHasMoved(client.story)) director.begin({ table, happened: client.story, isCatchUp: false });
  return director;
}

/** Whether all that happened in the game so far is the first deal, which comes before anybody decides. */
function nobodyHasMoved(story: readonly SeenEntry[]): boolean {
  return story.every((entry) => entry.table_event !== null || entry.actor === 'dealer');
}
