// The tables of this device as they were last seen, so that a list of them does not have to start the engine.
import { storage } from '../../settings/storage';
import { notices } from '../../ui/notices.svelte';
import { say } from '../../words/words.svelte';
import { getMyTables, Refusal } from '../http';
import { local } from './local.svelte';
import type { TableSummary } from '../types';

const NAME = 'local-tables';

class LocalTables {
  list: TableSummary[] = $state.raw(storage.read<TableSummary[]>(NAME, []));

  /** Ask the engine; it is started if need be. What fails stays as it was. */
  async refresh(): Promise<void> {
    try {
      this.list = await getMyTables(local);
      storage.write(NAME, this.list);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 401) this.#clearUnknown();
    }
  }

  /** Nobody has played here, as far as the browser knows: if somebody has, it has lost that, with the second copy. */
  #clearUnknown(): void {
    if (this.list.length > 0) notices.show(say('local-lost'));
    this.clear();
  }

  clear(): void {
    this.list = [];
    storage.write(NAME, []);
  }
}

export const localTables = new LocalTables();
