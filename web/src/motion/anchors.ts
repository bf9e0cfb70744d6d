// The places on the screen that cards fly between, by name; a place says where it is when it is asked.
import type { Attachment } from 'svelte/attachments';
import type { Box } from './flight';

export class Places {
  #known = new Map<string, Set<HTMLElement>>();

  /** Give an element a place's name as long as it is on the screen. */
  at(name: string): Attachment<HTMLElement> {
    return (element) => {
      const known = this.#known.get(name) ?? new Set();
      this.#known.set(name, known.add(element));
      return () => known.delete(element);
    };
  }

  element(name: string): HTMLElement | null {
    return [...(this.#known.get(name) ?? [])].findLast((element) => element.getClientRects().length > 0) ?? null;
  }

  /** Where a place is, or nothing if it is not shown. */
  find(name: string): Box | null {
    return this.element(name)?.getBoundingClientRect() ?? null;
  }
}
