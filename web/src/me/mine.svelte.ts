// A person's own games and their record.
import { getMyRecord, getMyTables, Refusal } from '../wire/http';
import type { GameRecord, TableSummary } from '../wire/types';

class Mine {
  tables: TableSummary[] = $state.raw([]);
  record: GameRecord[] = $state.raw([]);

  running: TableSummary[] = $derived(this.tables.filter((one) => one.stage !== 'over'));
  played: TableSummary[] = $derived(this.tables.filter((one) => one.stage === 'over'));

  /** Fetch all from the server; whatever fails stays as it was. */
  async load(withRecord: boolean): Promise<void> {
    try {
      this.tables = await getMyTables();
      if (withRecord) this.record = await getMyRecord();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  clear(): void {
    this.tables = [];
    this.record = [];
  }
}

export const mine = new Mine();
