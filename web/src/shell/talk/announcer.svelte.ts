// The queue of sentences for the live region.
import { untrack } from 'svelte';

class Announcer {
  /** The sentences of the last moments, oldest first; the live region holds them. */
  said: { id: number; text: string }[] = $state([]);
  #next = 0;

  announce(text: string): void {
    const before = untrack(() => this.said); // an effect that announces must not depend on the queue
    this.said = [...before.slice(-11), { id: this.#next++, text }];
  }

  /** Forget what was said on the page before. */
  clear(): void {
    this.said = [];
  }
}

export const announcer = new Announcer();

export function announce(text: string): void {
  announcer.announce(text);
}
