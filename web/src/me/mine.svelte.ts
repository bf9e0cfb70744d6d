// A person's own games and their record: those of the server and those of this device, together.
import { getMyRecord, getMyTables, Refusal } from '../wire/http';
import { identity } from '../wire/identity.svelte';
import { local } from '../wire/hosts/local.svelte';
import { localTables } from '../wire/hosts/local_tables.svelte';
import { server } from '../wire/hosts/server';
import type { GameRecord, Results, TableSummary } from '../wire/types';

class Mine {
  #served: TableSummary[] = $state.raw([]);
  record: GameRecord[] = $state.raw([]);

  /** All, the latest first. */
  tables: TableSummary[] = $derived(
    [...this.#served, ...localTables.list].sort((one, other) => other.updated - one.updated),
  );
  running: TableSummary[] = $derived(this.tables.filter((one) => one.stage !== 'over' && !one.is_away));
  played: TableSummary[] = $derived(this.tables.filter((one) => one.stage === 'over'));

  /** Fetch all; whatever fails stays as it was. The record of this device needs the engine, its games do not. */
  async load(withRecord: boolean): Promise<void> {
    const hasLocal = withRecord && localTables.list.length > 0;
    const isKnown = identity.person !== null;
    const [tables, served, here] = await Promise.all([
      isKnown ? orNull(getMyTables(server)) : null,
      isKnown && withRecord ? orNull(getMyRecord(server)) : null,
      hasLocal ? orNull(getMyRecord(local)) : null,
      hasLocal ? localTables.refresh() : null,
    ]);
    if (tables) this.#served = tables;
    if (served || here) this.record = joinRecords(served ?? [], here ?? []);
  }

  clear(): void {
    this.#served = [];
    this.record = [];
  }
}

async function orNull<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return null;
  }
}

/** Results of the same game are added up. */
export function joinRecords(...records: readonly (readonly GameRecord[])[]): GameRecord[] {
  const joined = new Map<string, GameRecord>();
  for (const one of records.flat()) {
    const known = joined.get(one.game);
    joined.set(one.game, known ? addUp(known, one) : one);
  }
  return [...joined.values()];
}

function addUp(one: GameRecord, other: GameRecord): GameRecord {
  const [people, bots] = [sum(one.people, other.people), sum(one.bots, other.bots)];
  return { game: one.game, people, bots, moved: sum(one.moved, other.moved) };
}

const sum = (one: Results, other: Results): Results => ({ games: one.games + other.games, won: one.won + other.won });

export const mine = new Mine();
