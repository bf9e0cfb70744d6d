// Begins today's deck: the counted try, at the server if it answers, otherwise on this device; or practice.
import { openDaily, Refusal } from '../wire/http';
import type { Backend } from '../wire/backend';
import { firstName } from '../wire/guest_name';
import { identity } from '../wire/identity.svelte';
import { local } from '../wire/local.svelte';
import { localTables } from '../wire/local_tables.svelte';
import { reach } from '../wire/reach.svelte';
import { server } from '../wire/server';
import type { KnownDeck } from './decks';
import { results, tryOf } from './results.svelte';

/** Open the table of a try; returns its id. The counted one is kept, and opened again as long as it is not finished. */
export async function begin(game: string, deck: KnownDeck, isPractice: boolean): Promise<string> {
  const kept = tryOf(deck.day, game);
  if (!isPractice && kept) return kept.table;
  const table = await openSomewhere(game, deck);
  if (!isPractice) results.keep({ day: deck.day, game, table, score: null });
  return table;
}

async function openSomewhere(game: string, deck: KnownDeck): Promise<string> {
  if (reach.isUp) {
    try {
      return await open(server, { game, day: deck.day, link: null });
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 0) throw error;
    }
  }
  const table = await open(local, { game, day: deck.day, link: deck.link });
  void localTables.refresh();
  return table;
}

async function open(backend: Backend, wish: Parameters<typeof openDaily>[0]): Promise<string> {
  await identity.be(firstName(), backend);
  return (await openDaily(wish, backend)).table;
}
