// Begins today's deck: the counted try, at the server if it answers, otherwise on this device; or practice.
import type { Backend } from '../wire/hosts/backend';
import { firstName } from '../wire/guest_name';
import { hostOf } from '../wire/hosts/hosts';
import { Refusal } from '../wire/http';
import { identity } from '../wire/identity.svelte';
import { local } from '../wire/hosts/local.svelte';
import { localTables } from '../wire/hosts/local_tables.svelte';
import { reach } from '../wire/hosts/reach.svelte';
import { server } from '../wire/hosts/server';
import type { DailyTry } from '../wire/types';
import { openTry } from './api';
import type { KnownDeck } from './decks';
import { results, tryOf } from './results.svelte';

/** Open the table of a try; returns its id. The counted one is kept, and opened again as long as it is not finished. */
export function begin(game: string, deck: KnownDeck, isPractice: boolean): Promise<string> {
  return isPractice ? openSomewhere(game, deck, true) : alone(() => beginCounted(game, deck));
}

/** Two tabs of a browser begin one after the other, so that they begin the same try. */
function alone(work: () => Promise<string>): Promise<string> {
  const locks = navigator.locks as LockManager | undefined | null; // none on plain HTTP
  return locks ? locks.request('volteface-daily', work) : work();
}

async function beginCounted(game: string, deck: KnownDeck): Promise<string> {
  results.refresh();
  const kept = tryOf(deck.day, game);
  const table = kept ? await openAgain(kept.table, game, deck) : await openSomewhere(game, deck, false);
  if (kept?.table !== table) results.keep({ day: deck.day, game, table, score: null });
  return table;
}

/** Whoever hosts the try knows it; if it is lost there, another one begins. Who cannot be asked may be reached later. */
async function openAgain(table: string, game: string, deck: KnownDeck): Promise<string> {
  const host = hostOf(table);
  try {
    return await open(host, { game, day: deck.day, link: host.isRemote ? null : deck.link, is_practice: false });
  } catch (error) {
    if (error instanceof Refusal && error.status === 0) return table;
    throw error;
  }
}

async function openSomewhere(game: string, deck: KnownDeck, isPractice: boolean): Promise<string> {
  const wish = { game, day: deck.day, is_practice: isPractice };
  if (reach.isUp) {
    try {
      return await open(server, { ...wish, link: null });
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 0) throw error;
    }
  }
  const table = await open(local, { ...wish, link: deck.link });
  void localTables.refresh();
  return table;
}

async function open(backend: Backend, wish: DailyTry): Promise<string> {
  await identity.be(firstName(), backend);
  return (await openTry(wish, backend)).table;
}
