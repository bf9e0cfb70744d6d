// Hints at a newcomer's first table: one sentence when something happens for the first time, each of them once.
import type { GameParts } from '../game/game';
import { FIRST_TABLE, settings } from '../settings/settings.svelte';
import { storage } from '../settings/storage';
import { announce } from '../shell/talk/announcer.svelte';
import { between, type Shown } from '../story/story';
import type { TableClient } from '../wire/table_client.svelte';
import { say } from '../words/words.svelte';

const SEEN = 'newcomer-seen';
/** In place of an event: the viewer is asked for a move. */
const ASKED = 'asked';

export class NewcomerHints {
  /** The hint that is shown. */
  current: string | null = $state(null);
  #since = 0; // how many entries there were when it came up
  #seen = new Set(storage.read<string[]>(SEEN, []));

  constructor(
    private readonly client: TableClient,
    private readonly hints: () => GameParts['hints'] | null,
  ) {}

  /** Follow what the table shows; call while a component is set up. */
  run(): void {
    let told: Shown | null = null;
    $effect(() => {
      const { shown, shownEvents, story, table } = this.client;
      const hints = this.hints();
      if (table === null || hints === null || this.client.me === null) return;
      const mark = { entries: shown, events: shownEvents };
      const fresh = between(story, told ?? mark, mark);
      told = mark;
      const events = fresh.flatMap((entry) => entry.events.map(({ event }) => event as string));
      if (this.#hasMoved(shown)) this.dismiss();
      const asked = this.client.isAsked && this.client.isCaughtUp ? [ASKED] : [];
      for (const event of [...events, ...asked]) if (hints[event]) this.#offer(hints[event]);
    });
  }

  dismiss = (): void => {
    this.current = null;
  };

  /** Whether the viewer has gone on since the hint came up. */
  #hasMoved(shown: number): boolean {
    return this.client.story.slice(this.#since, shown).some(({ actor }) => actor === this.client.me);
  }

  #offer(hint: string): void {
    const name = `${this.client.game}-${hint}`;
    if (!settings.newcomerHints || this.#seen.has(name) || !this.#isFirstTable()) return;
    this.#seen.add(name);
    storage.write(SEEN, [...this.#seen]);
    [this.current, this.#since] = [hint, this.client.shown];
    announce(say(`hint-${name}`));
  }

  #isFirstTable(): boolean {
    const first = storage.read(FIRST_TABLE, this.client.id);
    storage.write(FIRST_TABLE, first);
    return first === this.client.id;
  }
}
