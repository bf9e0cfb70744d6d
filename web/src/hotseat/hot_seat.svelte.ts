// Several people at one device: who of them looks at the table, and when it is passed on.
import { announcer } from '../shell/talk/announcer.svelte';
import { getPeople } from '../wire/http';
import type { TableClient } from '../wire/table_client.svelte';
import type { Me } from '../wire/types';

const NOBODY = 'nobody'; // no person's id: a spectator, who sees no hand
const CALM_MS = 900; // to see what one's own move did

/** Whose turn it is to look. */
export interface Awaited {
  person: string;
  name: string;
  seat: number;
}

export class HotSeat {
  /** Whom the curtain is drawn for; null while somebody plays. */
  awaited: Awaited | null = $state.raw(null);
  #people: Me[] = $state.raw([]);

  /** `hasHands` says whether the game hides hands; null until the game is known. */
  constructor(
    private readonly client: TableClient,
    private readonly hasHands: () => boolean | null,
  ) {}

  /** The seats that people of this device have. */
  seats: number[] = $derived.by(() => {
    const ids = new Set(this.#people.map((one) => one.person));
    return (this.client.table?.seats ?? []).flatMap((seat, index) => (ids.has(seat.person ?? '') ? [index] : []));
  });

  /** Who should look now: whoever is asked, or whoever looked last. */
  #next: Awaited | null = $derived.by(() => {
    const { table, me } = this.client;
    if (table === null || this.#people.length < 2) return null;
    if (table.companion !== null) return this.#awaitedHost(table.host);
    const isAsked = table.asked !== null && this.seats.includes(table.asked);
    const seat = isAsked ? table.asked! : (me ?? this.#first(table.stage));
    const person = seat === null ? null : table.seats[seat]?.person;
    if (seat === null || !person) return table.stage === 'gathering' ? this.#firstPerson() : null;
    return { person, name: table.seats[seat]!.name, seat };
  });

  /** Connect: as the one person of this device, or as nobody until it is known who looks. */
  async open(): Promise<void> {
    this.#people = await getPeople().catch(() => []);
    if (this.#people.length > 1) this.client.speaker = NOBODY;
    this.client.open();
  }

  /** Pass the device on whenever somebody else is asked; call while the page is set up. */
  run(): void {
    $effect(() => void (this.client.isShared = this.seats.length > 1));
    $effect(() => {
      const next = this.#next;
      const hidden = this.hasHands();
      if (next === null || hidden === null || next.person === this.client.speaker) return undefined;
      if (!hidden || this.seats.length < 2) return void (this.client.isCaughtUp && this.client.become(next.person));
      if (!this.client.isCaughtUp) return undefined;
      const timer = setTimeout(() => this.#draw(next), this.client.me === null ? 0 : CALM_MS);
      return () => clearTimeout(timer);
    });
  }

  /** Whoever was awaited has the device now. */
  lift(): void {
    const person = this.awaited?.person;
    this.awaited = null;
    if (person !== undefined) this.client.become(person);
  }

  /** Draw the curtain: nothing of what the last one saw stays on the page. */
  #draw(next: Awaited): void {
    this.client.forget();
    announcer.said = [];
    this.awaited = next;
  }

  /** Before anybody is asked: the first one of this device, unless that would show a hand. */
  #first(stage: string): number | null {
    return stage === 'playing' && this.hasHands() && this.client.table?.is_resting === false
      ? null
      : (this.seats[0] ?? null);
  }

  /** With real cards nobody has a seat here: whoever hosts the table writes for all. */
  #awaitedHost(host: string): Awaited | null {
    const found = this.#people.find(({ person }) => person === host);
    return found ? { person: host, name: found.name, seat: 0 } : null;
  }

  #firstPerson(): Awaited | null {
    const first = this.#people[0];
    return first ? { person: first.person, name: first.name, seat: 0 } : null;
  }
}
