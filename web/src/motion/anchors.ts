// Anchors: named elements that cards fly between.
import type { Attachment } from 'svelte/attachments';
import type { Box } from './flight';

export class Anchors {
  #known = new Map<string, Set<HTMLElement>>();

  /** Make an element the anchor of that name as long as it is on the page. */
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

  /** The box of an anchor; null if it is not shown. */
  find(name: string): Box | null {
    return this.element(name)?.getBoundingClientRect() ?? null;
  }
}
