// The base of a game's director: a queue of updates that are animated one after the other.
import type { Fact } from '../game/game';
import type { SoundName } from '../sound';
import type { Beat } from '../wire/table_client.svelte';
import type { SeenEntry, TableView } from '../wire/types';
import type { Flying } from './flight';
import { Adviser, type Reply } from './adviser.svelte';
import { Anchors } from './anchors';

const NOTE_MS = 1600;

export interface Tools {
  isStill(): boolean;
  play(sound: SoundName): void;
  /** How many times faster than usual all is shown. */
  pace(): number;
  /** So many entries have been shown whole, and so many events of the next one. */
  shown(entries: number, events: number): void;
  /** The seat that is spoken to as “you”. */
  self(): number | null;
  advise(): Promise<Reply<unknown> | null>;
  /** All that has happened at the table. */
  story(): readonly SeenEntry[];
}

export abstract class Director<F extends Flying, Advice> {
  table: TableView = $state.raw()!;
  flights: readonly F[] = $state.raw([]);
  /** Anchors whose card is still in the air. */
  inAir: ReadonlySet<string> = $state.raw(new Set());
  isPlaying: boolean = $state(false);
  /** An event that is said in words over the table for a while. */
  note: Fact | null = $state.raw(null);
  /** The entry since which the game is as it is shown: whatever is said at the table changes no question and no answer. */
  position: number = $state(0);
  /** How many layers show flights; without one, cards are where they belong at once. */
  layers = 0;
  readonly anchors = new Anchors();
  readonly adviser: Adviser<Advice>;

  protected queue: Beat[] = [];
  #isHurried = false;
  #endWait: (() => void) | null = null;
  #flights = 0;

  /** A subclass settles its first table itself, once its own state exists. */
  constructor(readonly tools: Tools) {
    this.adviser = new Adviser(() => tools.advise());
  }

  get self(): number | null {
    return this.tools.self();
  }

  /** Play a beat; the table is settled afterwards. */
  protected abstract play(beat: Beat): Promise<void>;

  /** Show the table as the server says that it is. */
  protected abstract show(table: TableView): void;

  /** Play the first deal, from the table before it; a game may show the table at once instead. */
  begin(_beat: Beat): void {}

  /** Something happened: play it after what is being played, or show it at once. */
  receive(beat: Beat): void {
    if (beat.isCatchUp || !beat.table.game) {
      this.queue = [];
      this.skip();
      if (!this.isPlaying) this.settle(beat.table);
      else this.queue.push({ ...beat, happened: [] });
    } else if (!this.isPlaying && isSameGame(this.table, beat.table)) {
      this.settle(beat.table);
    } else {
      if (isHidden()) this.skip(); // cards do not fly on while nobody sees them
      this.queue.push(beat);
      void this.#run();
    }
  }

  /** What may be done now; nothing until the latest table is shown. */
  offersIn(latest: TableView | null): TableView['offers'] {
    return this.isPlaying || latest?.seq !== this.table.seq ? [] : this.table.offers;
  }

  /** Show all that waits at once. */
  skip(): void {
    this.#isHurried = this.isPlaying;
    for (const flight of this.flights) flight.landed();
    this.#endWait?.();
  }

  async #run(): Promise<void> {
    if (this.isPlaying) return;
    this.isPlaying = true;
    for (let beat = this.queue.shift(); beat; beat = this.queue.shift()) {
      await this.play(beat);
      this.settle(beat.table);
    }
    this.isPlaying = this.#isHurried = false;
  }

  /** Whether cards are where they belong at once. */
  protected get isRushed(): boolean {
    return this.#isHurried || isHidden();
  }

  /** Say an event over the table. */
  protected async say(event: object): Promise<void> {
    this.note = event as Fact;
    await this.wait(NOTE_MS);
    this.note = null;
  }

  protected wait(ms: number): Promise<void> {
    if (ms <= 0 || this.isRushed) return Promise.resolve();
    return new Promise((settle) => {
      const timer = setTimeout(() => this.#endWait?.(), ms / this.tools.pace());
      this.#endWait = () => {
        clearTimeout(timer);
        this.#endWait = null;
        settle();
      };
    });
  }

  /** Let a card fly; done when it lies. */
  protected fly(card: Omit<F, 'id' | 'landed'>): Promise<void> {
    if (!this.layers || this.isRushed) return Promise.resolve();
    return new Promise((settle) => {
      const id = this.#flights++;
      const landed = () => {
        this.flights = this.flights.filter((flight) => flight.id !== id);
        settle();
      };
      this.flights = [...this.flights, { ...card, speed: card.speed * this.tools.pace(), id, landed } as F];
    });
  }

  /** Tell how many events of a beat have been seen; its last entry counts as a whole once the table is settled. */
  protected told(beat: Beat, events: number): void {
    let left = events;
    for (const entry of beat.happened) {
      if (left <= entry.events.length) return this.tools.shown(entry.seq, left);
      left -= entry.events.length;
    }
  }

  protected settle(table: TableView): void {
    const before: TableView | undefined = this.table;
    if (!before || !isSameGame(before, table)) this.position = table.seq;
    this.table = table;
    this.show(table);
    this.tools.shown(table.seq, 0);
    if (table.asked !== null && table.asked === table.me && before?.asked !== table.asked) this.tools.play('your_turn');
  }
}

function isHidden(): boolean {
  return typeof document !== 'undefined' && document.hidden;
}

function isSameGame(one: TableView, other: TableView): boolean {
  return questionOf(one) === questionOf(other);
}

function questionOf({ game, offers, asked, me }: TableView): string {
  return JSON.stringify([game, offers, asked, me]);
}
