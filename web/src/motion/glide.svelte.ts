// FLIP animation (first, last, invert, play): elements that a change has moved glide to where they are now.
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const GLIDE_MS = 240;
const OUT = 'cubic-bezier(.2,.9,.25,1)';

const gliding = new WeakMap<Element, Animation>();

export interface Gliding<Item> {
  /** What an `each` has to show: reading it is the last moment at which everything still lies where it was. */
  readonly items: readonly Item[];
  readonly attach: Attachment<HTMLElement>;
}

/**
 * Children with a `data-key` glide when the items change, from wherever they are; not those of which `isStill` says so.
 * An `$effect.pre` would come too late to see where things were: an `each` has changed the page by then.
 */
export function glide<Item>(changed: () => readonly Item[], isStill: (key: string) => boolean): Gliding<Item> {
  let list: HTMLElement | null = null;
  let before = new Map<string, DOMRect>();
  const shown = $derived.by(() => {
    const next = changed();
    before = list ? boxes(list) : before;
    return next;
  });
  return {
    get items() {
      return shown;
    },
    attach: (element) => {
      // Elements that are new do not glide, nor while they are measured, which is at the end of their first frame.
      requestAnimationFrame(() => requestAnimationFrame(() => (list = element)));
      $effect(() => {
        void shown;
        untrack(() => playAll(element, before, isStill));
      });
    },
  };
}

function playAll(list: HTMLElement, before: Map<string, DOMRect>, isStill: (key: string) => boolean): void {
  if (!before.size) return; // nothing was there: to look where things lie now would lay out the whole page
  items(list).forEach((item) => gliding.get(item)?.cancel());
  const after = boxes(list);
  for (const item of items(list).filter((one) => !isStill(keyOf(one))))
    play(item, before.get(keyOf(item)), after.get(keyOf(item))!);
}

/** From its old box to its new one; what has another shape there only moves. */
function play(item: HTMLElement, from: DOMRect | undefined, to: DOMRect): void {
  if (!from || (from.x === to.x && from.y === to.y)) return;
  const [wider, higher] = [from.width / to.width, from.height / to.height];
  const scale = Math.abs(wider - higher) < 0.01 ? wider : 1;
  const start = {
    transform: `translate(${from.x - to.x}px,${from.y - to.y}px) scale(${scale})`,
    transformOrigin: '0 0',
  };
  gliding.set(
    item,
    item.animate([start, { transform: 'none', transformOrigin: '0 0' }], { duration: GLIDE_MS, easing: OUT }),
  );
}

function boxes(list: HTMLElement): Map<string, DOMRect> {
  return new Map(items(list).map((item) => [keyOf(item), item.getBoundingClientRect()]));
}

function items(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(':scope > [data-key]')];
}

function keyOf(item: HTMLElement): string {
  return item.dataset['key']!;
}
