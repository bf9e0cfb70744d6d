// The tables of this device as they were last seen, so that a list of them does not have to start the engine.
import { storage } from '../../settings/storage';
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
      if (error.status === 401) this.clear(); // nobody has played here yet
    }
  }

  clear(): void {
    this.list = [];
    storage.write(NAME, []);
  }
}

export const localTables = new LocalTables();
