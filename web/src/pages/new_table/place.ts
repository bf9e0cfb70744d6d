// Where a new table is opened: at the server if it answers, otherwise on this device.
import type { Backend, RequestOptions } from '../../wire/hosts/backend';
import { openTable, Refusal, type NewSetup } from '../../wire/http';
import { identity } from '../../wire/identity.svelte';
import { local } from '../../wire/hosts/local.svelte';
import { localTables } from '../../wire/hosts/local_tables.svelte';
import { reach } from '../../wire/hosts/reach.svelte';
import { server } from '../../wire/hosts/server';
import type { Problem } from '../../wire/types';

const PATIENCE_SECONDS = 6; // that a server may take, before the game begins without it

/** Open a table; one without other people may be on this device. Returns its id. */
export async function openSomewhere(name: string, setup: NewSetup, isAlone: boolean): Promise<string> {
  if (reach.isUp || !isAlone) {
    try {
      return await open(name, setup, server, isAlone ? { seconds: PATIENCE_SECONDS } : {});
    } catch (error) {
      if (!isAlone || !(error instanceof Refusal) || error.status !== 0) throw error;
    }
  }
  return openHere(name, setup);
}

/** Whether a refusal says that the engine does not run on this device at all. */
export const cannotRunHere = ({ reason }: Problem): boolean => reason.id.startsWith('local-failed-');

/** Open a table on this device. */
export async function openHere(name: string, setup: NewSetup): Promise<string> {
  const table = await open(name, setup, local);
  void localTables.refresh();
  globalThis.navigator?.storage?.persist?.().catch(() => undefined); // browsers decide, some ask; a no changes nothing now
  return table;
}

async function open(name: string, setup: NewSetup, backend: Backend, options: RequestOptions = {}): Promise<string> {
  await identity.be(name, backend, options);
  return (await openTable(setup, backend, options)).table;
}
