// A server's table computed on this device while the server cannot be reached: by the same engine, from everything that
// was seen of the table and everything that waits to be sent.
import { app } from '../../offline/app.svelte';
import { local } from '../../wire/hosts/local.svelte';
import type {
  CompanionView,
  Preview,
  SeenEntry,
  Setup,
  TableView,
  TimelineItem,
  Write,
  Written,
} from '../../wire/types';
import type { Unsent } from './outbox.svelte';

export interface TableCopy {
  setup: Setup;
  written: Written[];
  unsent: Written[];
}

/** What the engine makes of a copy. */
export interface CopyView {
  shown: CompanionView;
  game: TableView['game'];
  preview: Preview | null;
  timeline: TimelineItem[];
}

const OK = 200;
const PATH = '/api/companion/copy';

/** Everything that is known of a table, and what this device has written since. */
export function copyOf(
  setup: Setup,
  story: readonly SeenEntry[],
  unsent: readonly Unsent[],
  device: string,
): TableCopy {
  const seen = story.filter(({ written }) => written !== undefined);
  const known = new Set(seen.map(({ written }) => written!.id));
  return {
    setup,
    written: seen.map(({ written }) => written!),
    unsent: unsent
      .filter(({ action, refusal }) => !refusal && !known.has(action))
      .map(({ action, op, name, seq }) => ({
        id: action,
        op,
        seen: seen.filter((entry) => entry.seq < seq).length,
        device,
        name,
      })),
  };
}

export class Replica {
  /** The table with everything that waits; null until it is computed, and where the engine is not on this device. */
  view: CopyView | null = $state.raw(null);
  #latest: TableCopy | null = null;

  /** Compute the table anew; what was asked for meanwhile wins. */
  async update(copy: TableCopy): Promise<void> {
    this.#latest = copy;
    const view = await ask<CopyView>(PATH, copy);
    if (this.#latest === copy) this.view = view;
  }

  /** The host answers again: its word counts. */
  end(): void {
    [this.#latest, this.view] = [null, null];
  }

  async preview(op: Write['op']): Promise<Preview | null> {
    return (this.#latest && (await ask<CopyView>(PATH, { ...this.#latest, preview: op })))?.preview ?? null;
  }

  async timeline(round: number): Promise<TimelineItem[]> {
    return (this.#latest && (await ask<CopyView>(PATH, { ...this.#latest, round })))?.timeline ?? [];
  }

  async advise<Advice>(): Promise<Advice | null> {
    return this.#latest && (await ask<Advice>(`${PATH}/advice`, this.#latest));
  }
}

/** An engine that is not here is not fetched for it: there is no connection, and the page would be given up for broken. */
async function ask<Answer>(path: string, question: unknown): Promise<Answer | null> {
  if (!app.isReady && local.state !== 'ready') return null;
  const { status, body } = await local.request('POST', path, question);
  return status === OK ? (body as Answer) : null;
}
