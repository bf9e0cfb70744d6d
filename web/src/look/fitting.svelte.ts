// Finds the first of several looks, the largest first, in which a box needs no scrolling.
import { tick } from 'svelte';

export class Fitting {
  look: number = $state(0);
  #tries = 0;

  constructor(readonly last: number) {}

  /** Try one look after the other; all of them before anything is painted. */
  async fit(box: HTMLElement | undefined): Promise<void> {
    const mine = ++this.#tries;
    this.look = 0;
    await tick();
    while (mine === this.#tries && box && box.scrollHeight > box.clientHeight + 1 && this.look < this.last) {
      this.look += 1;
      await tick();
    }
  }
}
