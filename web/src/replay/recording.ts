// A finished game as one viewer saw it, fetched in parts.
import type { Moment, Replay } from '../wire/types';

/** Fetches the stretch that begins at an entry. */
export type Fetch = (start: number) => Promise<Replay>;

export class Recording {
  /** What the first stretch said of the whole game. */
  head: Replay | null = null;
  readonly moments: Moment[] = [];
  #coming: Promise<void> | null = null;

  constructor(private readonly fetch: Fetch) {}

  get isWhole(): boolean {
    return this.head !== null && this.moments.length >= this.head.length;
  }

  /** Fetch until that many entries are here, or all there are; a failed request is repeated by the next call. */
  async reach(entries: number): Promise<Replay> {
    while (this.head === null || this.moments.length < Math.min(entries, this.head.length)) await this.#next();
    return this.head;
  }

  #next(): Promise<void> {
    this.#coming ??= this.#take().finally(() => (this.#coming = null));
    return this.#coming;
  }

  async #take(): Promise<void> {
    const stretch = await this.fetch(this.moments.length);
    this.head ??= stretch;
    this.moments.push(...stretch.moments);
  }
}
