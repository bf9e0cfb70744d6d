import { expect, test } from 'vitest';
import { directorOf as flip7DirectorOf } from '../src/flip7/scene/director.svelte';
import type { SeenEntry, TableView } from '../src/wire/types';
import { TableClient } from '../src/wire/table_client.svelte';
import { GAMES } from './flip7/games';

const { updates } = GAMES[0]!;

function clientAt(entries: Partial<SeenEntry>[]): TableClient {
  const client = new TableClient('t');
  client.story = entries.map((entry, seq) => ({
    seq,
    at: 0,
    actor: 'dealer',
    decided_by: 'dealer',
    events: [],
    table_event: null,
    undone_from: null,
    ...entry,
  }));
  const game = { ...updates[0]!.view, me: 0 };
  client.table = { seq: entries.length, game, me: 0, asked: 0, offers: [], seats: [] } as unknown as TableView;
  return client;
}

test('all parts of a page share one director', () => {
  const client = clientAt([{ actor: 0 }]);
  expect(flip7DirectorOf(client)).toBe(flip7DirectorOf(client));
  expect(flip7DirectorOf(clientAt([]))).not.toBe(flip7DirectorOf(client));
});

test('a director follows its client', () => {
  const client = clientAt([{ actor: 0 }]);
  const director = flip7DirectorOf(client);
  expect([director.table.seq, client.shown]).toEqual([1, 1]);
  const { view, events } = updates[1]!;
  const table = { ...client.table!, seq: 2, game: { ...view, me: 0 } };
  const entry = { ...client.story[0]!, seq: 1, events } as SeenEntry;
  client.receive({ type: 'update', now: 0, version: 0, table, happened: [entry] });
  expect(director.isPlaying).toBe(true);
});
